// The cards of Scream Machine: seven families of attractions, eight kinds of visitors.
import type { Card, Family, Option, Visitor as Kind } from './told';

export type { Card, Family, Kind, Option };

export const FAMILIES: readonly Family[] = [
  'coaster',
  'water',
  'kiddie',
  'food',
  'family',
  'thrill',
  'nostalgia',
];
/** What visitors look for: a family, or the cheapest ticket. */
export const KINDS: readonly Kind[] = [...FAMILIES, 'cheapskate'];
export const OPTIONS: readonly Option[] = [
  'publicity',
  'survey',
  'development',
  'demolition',
  'novelties',
];

export const VALUES = [1, 3, 5] as const;
export type Value = (typeof VALUES)[number];
export const ACTIONS = 4; // as many pips
export const ROW = 7; // as many places on the hoarding

export function familyOf(card: Card): Family {
  return card.slice(0, card.indexOf('-')) as Family;
}

export function valueOf(card: Card): Value {
  return Number(card.slice(card.indexOf('-') + 1)) as Value;
}

/** The coins on its poster: how many actions. */
export function costOf(card: Card): number {
  return VALUES.indexOf(valueOf(card)) + 1;
}

export function costOfAll(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + costOf(card), 0);
}

const ORDER = FAMILIES.flatMap((family) => VALUES.map((value): Card => `${family}-${value}`));

/** In the order of the notation: by family, then by value. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** Are all of `some` among `cards`, each as often? */
export function has(cards: readonly Card[], some: readonly Card[]): boolean {
  const left = [...cards];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
