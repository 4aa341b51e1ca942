// Scream Machine on its rules page.
import { has, t } from '$lib/texts';
import { costOf, familyOf, valueOf, type Card } from '../cards';

export { default as Booklet } from './Booklet.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Position } from './Position.svelte';
export { figuresOf } from './figures';
export { UNSAID as quiet } from '../words';

export const widthOf = (piece: string) => (piece.startsWith('card-') ? 92 : 64);

export function textOf(piece: string): string {
  if (!piece.startsWith('card-')) return has(`${piece}.text`) ? t(`${piece}.text`) : '';
  const card = piece.slice('card-'.length) as Card;
  const family = t(`family-${familyOf(card)}`);
  return t('sm-site-card', { family, value: valueOf(card), cost: costOf(card) });
}
