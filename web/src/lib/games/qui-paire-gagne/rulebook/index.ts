// Qui paire gagne on its rules page: no picture is named (PP-67).
import { t } from '$lib/texts';

export { default as Booklet } from './Booklet.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Position } from './Position.svelte';
export { figuresOf } from './figures';

export const quiet: ReadonlySet<string> = new Set(['raised', 'closed', 'time_up', 'round_over']);

export const widthOf = (piece: string) => (piece.startsWith('card-') ? 104 : 52);

const PICTURE = 'card-picture-';

export function nameOf(piece: string): string {
  return piece.startsWith(PICTURE)
    ? t('position-picture', { number: Number(piece.slice(PICTURE.length)) })
    : t(piece);
}
