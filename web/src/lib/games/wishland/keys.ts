// Single keys: a figure goes to a row, arrows from card to card, letters to the other actions.
import { figureOf } from '$lib/table/keys';
import { t } from '$lib/texts';
import { tick } from 'svelte';
import type { Around } from './around.svelte';
import { FAMILIES } from './model';

/** True if the key meant something. */
export function onkey(here: Around, event: KeyboardEvent): boolean {
  const figure = figureOf(event);
  if (figure !== null) return toFigure(here, figure);
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key
  ];
  if (step) return fromCard(here, event.target as Element, step[0] ?? 0, step[1] ?? 0);
  const key = event.key.toUpperCase();
  if (here.table.phase !== 'turn' || here.me === null) return false;
  if (key === t('wl-advert.key')) here.choose('advertise');
  else if (key === t('wl-recall.key')) here.choose('recover');
  else if (here.table.alone && key === t('wl-solo-deck.key')) here.choose('draw');
  else if (here.table.alone && key === t('wl-solo-card.key')) here.choose('draw freely');
  else if (key === 'I' && here.looked) here.open(here.looked);
  else return false;
  return true;
}

/** A booth, an entrepreneur, a row or alone a card of the hand, by its number. */
function toFigure(here: Around, figure: number): boolean {
  const { phase } = here.table;
  if (phase === 'turn')
    return here.table.alone ? toHand(here, figure - 1) : toRow(here, figure - 1);
  const notation =
    phase === 'order' ? `order ${figure}` : (here.moves[figure - 1]?.notation ?? 'none');
  if (here.codeOf(notation) < 0 || here.me === null) return false;
  here.choose(notation);
  return true;
}

function toHand(here: Around, at: number): boolean {
  const card = here.table.hand[at];
  if (!card || here.me === null) return false;
  here.tap(card);
  return true;
}

function toRow(here: Around, at: number): boolean {
  const family = FAMILIES[at];
  if (!family) return false;
  here.row = family;
  void tick().then(() => cardsOf(family)[0]?.focus());
  return true;
}

function fromCard(here: Around, target: Element, right: number, down: number): boolean {
  const row = target.closest<HTMLElement>('.row[data-family]')?.dataset['family'];
  const at = FAMILIES.findIndex((family) => family === row);
  if (at < 0) return false;
  const cards = cardsOf(row ?? '');
  const place = cards.indexOf(target as HTMLElement);
  if (down) {
    const next = FAMILIES[at + down];
    if (!next) return false;
    here.row = next;
    void tick().then(() =>
      cardsOf(next)
        .at(Math.min(Math.max(place, 0), cardsOf(next).length - 1))
        ?.focus(),
    );
  } else cards[place + right]?.focus();
  return true;
}

const cardsOf = (family: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.row[data-family='${family}'] button.card`),
];
