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

/** Where these cards lie, a place each; -1 for those who do not. */
export function slotsOf(cards: readonly Card[], lying: readonly (Card | null)[]): number[] {
  const free = [...lying];
  return cards.map((card) => {
    const slot = free.indexOf(card);
    if (slot >= 0) free[slot] = null;
    return slot;
  });
}

/** The places of the hoarding: who hangs there stays, new ones fill up; a built one leaves its tape. */
export function hung(before: readonly (Card | null)[], row: readonly Card[]): (Card | null)[] {
  const slots = slotsOf(row, before);
  const coming = row.filter((_, at) => (slots[at] ?? -1) < 0);
  return Array.from({ length: Math.max(ROW, row.length) }, (_, place) =>
    slots.includes(place) ? (before[place] ?? null) : (coming.shift() ?? null),
  );
}
