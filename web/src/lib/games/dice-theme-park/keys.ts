// Single keys: arrows walk the hexes, figures take cards and monorails, letters the helpers.
import { figureOf } from '$lib/table/keys';
import { t } from '$lib/texts';
import type { Around } from './around.svelte';
import { towards } from './hexes';
import { STAFF, seen } from './model';
import type { Tile } from './told';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** True if the key meant something. */
export function onkey(here: Around, event: KeyboardEvent): boolean {
  const step = ARROWS[event.key];
  if (step) return walk(event.target as Element, ...step);
  const figure = figureOf(event);
  if (figure !== null) return count(here, figure);
  if (event.key === 'Backspace') {
    here.looks.undo();
    return true;
  }
  return letter(here, event.key.toUpperCase());
}

function walk(target: Element, right: number, down: number): boolean {
  const all = [...document.querySelectorAll<SVGElement>('.map [data-hex][role=button]')];
  const from = target.getAttribute('data-hex');
  const names = all.map((one) => one.dataset['hex'] ?? '');
  const next = from ? towards(from, right, down, names) : names.at(-1);
  all.find((one) => one.dataset['hex'] === next)?.focus();
  return next !== undefined;
}

function count(here: Around, figure: number): boolean {
  if (here.question === 'plan-round') {
    const staff = STAFF[figure - 1];
    if (!staff || !here.hand.includes(staff)) return false;
    here.tapStaff(staff);
  } else if (here.question === 'take-monorail') here.choose(`welcome ${figure}`);
  else {
    const tile = tilesOf(here)[figure - 1];
    if (!tile) return false;
    here.tapTile(tile);
  }
  return true;
}

/** Those that lie beside the map, as they are numbered there. */
function tilesOf({ question, table, seat }: Around): Tile[] {
  const { zones } = table;
  if (question === 'expand') return zones.row;
  if (question === 'salvage-tile') return zones.discards;
  return question === 'choose-tile' ? seen(zones['offered-tiles'][seat]) : [];
}

function letter(here: Around, key: string): boolean {
  if (here.question !== 'operate' && here.question !== 'send-visitor') return false;
  if (key === 'D' && here.leavers.length > 1) {
    const at = here.leavers.findIndex((die) => die === here.leaving);
    here.wanted = here.leavers[(at + 1) % here.leavers.length] ?? null;
  } else if (key === t('dp-plans.key')) here.takeAid('plan');
  else if (key === t('dp-guide.key')) here.takeAid('guide');
  else if (key === t('dp-mascots.key')) here.do(here.of('mascot')[0]?.notation ?? 'mascot');
  else return false;
  return true;
}
