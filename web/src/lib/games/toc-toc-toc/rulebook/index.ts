// Toc toc toc on its rules page.
import { has, t } from '$lib/texts';

export { default as Booklet } from './Booklet.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Position } from './Position.svelte';
export { figuresOf } from './figures';

export const quiet: ReadonlySet<string> = new Set(['uncovered', 'left', 'worth']);
export const widthOf = () => 84;
export const textOf = (piece: string) => (has(`${piece}.text`) ? t(`${piece}.text`) : '');
