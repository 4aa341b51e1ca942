// The cards of Scream Machine: seven families of attractions, eight kinds of visitors.
export const FAMILIES = [
  'coaster',
  'water',
  'kiddie',
  'food',
  'family',
  'thrill',
  'nostalgia',
] as const;
export type Family = (typeof FAMILIES)[number];

export const KINDS = [...FAMILIES, 'cheapskate'] as const;
/** What a visitor looks for: a family, or the cheapest ticket (SM-46). */
export type Kind = (typeof KINDS)[number];

export const VALUES = [1, 3, 5] as const;
export type Value = (typeof VALUES)[number];
export type Card = `${Family}-${Value}`;

export const OPTIONS = ['publicity', 'survey', 'development', 'demolition', 'novelties'] as const;
export type Option = (typeof OPTIONS)[number];

export const ACTIONS = 4; // SM-11, SM-23
export const ROW = 7; // SM-19

export function familyOf(card: Card): Family {
  return card.slice(0, card.indexOf('-')) as Family;
}

export function valueOf(card: Card): Value {
  return Number(card.slice(card.indexOf('-') + 1)) as Value;
}

/** In actions (SM-12 to SM-14). */
export function costOf(card: Card): number {
  return (valueOf(card) + 1) / 2;
}

export function costOfAll(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + costOf(card), 0);
}

/** A park's value in each family, in the order of the families (SM-R1). */
export function sumsOf(park: readonly Card[]): number[] {
  return FAMILIES.map((family) =>
    park.reduce((sum, card) => sum + (familyOf(card) === family ? valueOf(card) : 0), 0),
  );
}

const ORDER = FAMILIES.flatMap((family) => VALUES.map((value): Card => `${family}-${value}`));

/** In the order of the notation: by family, then by value. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** `cards` without one copy of `card`. */
export function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}
