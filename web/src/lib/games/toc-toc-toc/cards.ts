// The kinds of card, and what a party of them is worth.
export const CREATURES = ['monster', 'ghost', 'vampire'] as const;
export type Creature = (typeof CREATURES)[number];
export type Role = 'normal' | 'brute' | 'musician' | 'vamp';
/** Which ground a card is printed on; those on red never become guests (TT-28). */
export type Ground = Creature | 'red' | 'scarecrow';

/** The cards of no type: how many of them are printed, and on which ground. */
const OTHERS = {
  child: [5, 'red'],
  taxi: [3, 'red'],
  scarecrow: [2, 'scarecrow'],
} as const satisfies Record<string, readonly [number, Ground]>;
type Other = keyof typeof OTHERS;

export type Card =
  Creature | `brute-${Creature}` | `musician-${Creature}` | `vamp-${Creature}` | Other;

export const GUEST_ROLES = ['normal', 'brute', 'musician'] as const;

/** Every card, type by type, with how many of them are printed (TT-R1). */
export const COPIES: readonly (readonly [Card, number])[] = [
  ...CREATURES.flatMap((creature): [Card, number][] => [
    [creature, 7],
    [`brute-${creature}`, 2],
    [`musician-${creature}`, 1],
    [`vamp-${creature}`, 5],
  ]),
  ...Object.entries(OTHERS).map(([card, [copies]]): [Card, number] => [card as Other, copies]),
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
  return creatureOf(card) ?? OTHERS[card as Other][1];
}

export function joins(card: Card): boolean {
  return roleOf(card) !== 'vamp' && groundOf(card) !== 'red'; // TT-28, TT-29
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

export function isGuarded(party: readonly Card[], creature: Creature): boolean {
  return party.includes(`brute-${creature}`); // TT-33
}

export function isDoubled(party: readonly Card[], creature: Creature): boolean {
  return party.includes(`musician-${creature}`); // TT-25
}

/** What a party is worth if the evening ended now (TT-24 to TT-26). */
export function worth(party: readonly Card[]): number {
  const guests = CREATURES.map(
    (creature) => guestsOf(party, creature).length * (isDoubled(party, creature) ? 2 : 1),
  );
  return guests.reduce((sum, points) => sum + points, 3 * count(party, 'scarecrow'));
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

/** Of the cards on `table`, how many of each kind nobody has shown (TT-R5). */
export function unseen(known: readonly Card[]): { card: Card; number: number }[] {
  return COPIES.map(([card, copies]) => ({ card, number: copies - count(known, card) }));
}
