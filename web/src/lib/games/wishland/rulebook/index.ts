// Wishland on its rules page.
import { has, t } from '$lib/texts';
import type { Around } from '../around.svelte';
import { faceOf } from '../face';
import type { Card } from '../told';

export { default as Booklet } from './Booklet.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Position } from './Position.svelte';

export const quiet: ReadonlySet<string> = new Set(['on_sale', 'round_over', 'private_tile']);

const WIDTHS: Record<string, number> = { card: 150, entrepreneur: 236, track: 300 };
export const widthOf = (piece: string) => WIDTHS[piece.slice(0, piece.indexOf('-'))] ?? 52;

export function textOf(piece: string, here: Around): string {
  if (piece.startsWith('card-')) return faceOf(here.printed, piece.slice('card-'.length) as Card);
  return has(`${piece}.text`) ? t(`${piece}.text`) : '';
}
