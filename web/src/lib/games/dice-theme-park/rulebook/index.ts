// Dice Theme Park on its rules page.
import { has, t } from '$lib/texts';
import type { Around } from '../around.svelte';
import { deckOf } from '../alone';
import type { Objective, Tile } from '../told';
import { wantsOf } from '../words';

export { default as Booklet } from './Booklet.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Position } from './Position.svelte';

export const quiet: ReadonlySet<string> = new Set([
  'boarded',
  'on_offer',
  'skill_on_offer',
  'measured',
  'picked',
]);

const WIDTHS: Record<string, number> = { tile: 112, staff: 138, initiative: 84, monorail: 118 };
export const widthOf = (piece: string) => WIDTHS[piece.slice(0, piece.indexOf('-'))] ?? 56;

export function nameOf(piece: string): string {
  const [, seats, number] = /^monorail-(\d)-(\d)$/.exec(piece) ?? [];
  return number ? t('position-monorail', { seats: Number(seats), number }) : t(piece);
}

function stackOf(tile: Tile, here: Around): string {
  const { A, B } = here.printed.stacks;
  if (A.includes(tile)) return 'A';
  return B.includes(tile) ? 'B' : 'board';
}

export function textOf(piece: string, here: Around): string {
  const at = piece.indexOf('-');
  const [kind, id] = [piece.slice(0, at), piece.slice(at + 1)];
  if (kind === 'tile') {
    const tile = id as Tile;
    const { cost, stars, income, slots, slot: price } = here.tileOf(tile);
    const more = t('dp-asks-more', { stars, income, slots, price });
    return t('position-tile', {
      stack: stackOf(tile, here),
      cost,
      wants: wantsOf(here, tile),
      more,
    });
  }
  if (kind === 'objective')
    return t('position-code', { code: here.printed.objectives[id as Objective].code });
  if (kind === 'aim')
    return t('position-aim', { deck: deckOf(id), red: here.printed.aims[id]?.red ?? 0 });
  if (kind !== 'piece' && has(`dp-does-${id}`)) return t(`dp-does-${id}`);
  return has(`${piece}.text`) ? t(`${piece}.text`) : '';
}
