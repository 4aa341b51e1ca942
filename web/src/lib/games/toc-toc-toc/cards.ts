// The kinds of card, and how a party of them stands at its windows.
import type { Card, Type } from './told';

export type { Card };
export type Creature = Type;
export type Role = 'normal' | 'brute' | 'musician' | 'vamp';
/** Which ground a card is printed on. */
export type Ground = Creature | 'red' | 'scarecrow';

export const CREATURES: readonly Creature[] = ['monster', 'ghost', 'vampire'];
export const GUEST_ROLES = ['normal', 'brute', 'musician'] as const;
const GROUNDS: Partial<Record<Card, Ground>> = { child: 'red', taxi: 'red' };

/** Every card, type by type, with how many of them are printed. */
export const COPIES: readonly (readonly [Card, number])[] = [
  ...CREATURES.flatMap((creature): [Card, number][] => [
    [creature, 7],
    [`brute-${creature}`, 2],
    [`musician-${creature}`, 1],
    [`vamp-${creature}`, 5],
  ]),
  ['child', 5],
  ['taxi', 3],
  ['scarecrow', 2],
];

export function creatureOf(card: Card): Creature | null {
  return CREATURES.find((creature) => card.endsWith(creature)) ?? null;
}

export function roleOf(card: Card): Role | null {
  if (!creatureOf(card)) return null;
  return card.includes('-') ? (card.split('-')[0] as Role) : 'normal';
}

export function cardOf(creature: Creature, role: Role): Card {
  return role === 'normal' ? creature : `${role}-${creature}`;
}

export function groundOf(card: Card): Ground {
  return creatureOf(card) ?? GROUNDS[card] ?? 'scarecrow';
}

export function count(cards: readonly Card[], card: Card): number {
  return cards.filter((other) => other === card).length;
}

/** The guests of a type, as they stand at their windows: normals, brutes, the musician. */
export function guestsOf(party: readonly Card[], creature: Creature): Card[] {
  return GUEST_ROLES.flatMap((role) => {
    const card = cardOf(creature, role);
    return Array<Card>(count(party, card)).fill(card);
  });
}

/** The guests of no type: they stay in the garden. */
export function gardenOf(party: readonly Card[]): Card[] {
  return party.filter((card) => !creatureOf(card));
}

export interface Pane {
  card: Card;
  /** How many like guests stand behind it. */
  number: number;
}

/** A column of windows: one guest each, like ones together where the house is too small. */
export function panes(party: readonly Card[], creature: Creature, windows = 3): Pane[] {
  const column = guestsOf(party, creature).map((card) => ({ card, number: 1 }));
  for (let spare = column.length - windows; spare > 0;) {
    const alike = column.findIndex((pane, i) => pane.card === column[i + 1]?.card);
    if (alike < 0) break;
    const [next] = column.splice(alike + 1, 1);
    (column[alike] as Pane).number += next?.number ?? 0;
    spare--;
  }
  return column;
}

/** Of all cards but these, how many of each kind there are. */
export function unseen(known: readonly Card[]): Pane[] {
  return COPIES.map(([card, copies]) => ({ card, number: copies - count(known, card) }));
}
