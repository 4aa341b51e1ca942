// Dice Theme Park on its rules page.
import { has, t } from '$lib/texts';
import type { Around } from '../around.svelte';
import type { Tile } from '../told';
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

export function textOf(piece: string, here: Around): string {
  const at = piece.indexOf('-');
  const [kind, id] = [piece.slice(0, at), piece.slice(at + 1)];
  if (kind === 'tile') {
    const { stars, income, slots, slot: price } = here.tileOf(id as Tile);
    const more = t('dp-asks-more', { stars, income, slots, price });
    return t('position-tile', { wants: wantsOf(here, id as Tile), more });
  }
  if (kind !== 'piece' && has(`dp-does-${id}`)) return t(`dp-does-${id}`);
  return has(`${piece}.text`) ? t(`${piece}.text`) : '';
}
