// The table of Toc toc toc as a screen needs it: read from a view.
import { keyed } from '$lib/table/keyed';
import type { Outcome, Seat, View } from '$lib/wire';
import { CREATURES, count, guestsOf, panes, type Card, type Pane } from './cards';
import type { Fields, Zones } from './told';

export type Decision = 'offer' | 'answer' | 'take-guest' | 'choose-type';

export interface Hand {
  /** Absent where the viewer may not look. */
  cards: Card[] | null;
  size: number;
  /** Those all saw drawn; empty without the memory aid. */
  seen: Card[];
}

export interface Table extends Omit<Fields, 'points' | 'seen'>, Pick<Zones, 'out' | 'box'> {
  seats: Seat[];
  viewer: Seat | null;
  hands: Hand[];
  parties: Card[][];
  /** Points by source, if the evening ended now, and their sums. */
  sources: Record<string, number>[];
  points: number[];
  /** The card before a door, face down: its name if the viewer laid it there. */
  door: Card | 'hidden' | null;
  revealed: Card | null;
  top: Card | null;
  /** The pile with its top card. */
  pile: number;
  decider: Seat | null;
  decision: Decision | null;
  outcome: Outcome | null;
}

export function tableOf(view: View): Table {
  const zones = view.zones as unknown as Zones;
  const { points, seen, ...fields } = view.fields as unknown as Fields;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const [first] = view.deciding;
  return {
    ...fields,
    seats,
    viewer: view.viewer,
    hands: seats.map((seat) => {
      const hand = zones.hand[seat] ?? 0;
      const cards = typeof hand === 'number' ? null : hand;
      return { cards, size: sizeOf(hand), seen: seen?.[seat] ?? [] };
    }),
    parties: zones.party,
    sources: points,
    points: points.map((sources) => Object.values(sources).reduce((a, b) => a + b, 0)),
    door: typeof zones.door === 'number' ? (zones.door ? 'hidden' : null) : (zones.door[0] ?? null),
    revealed: zones.revealed[0] ?? null,
    top: zones.top[0] ?? null,
    pile: zones.pile + zones.top.length,
    out: zones.out,
    box: zones.box,
    decider: first?.seat ?? null,
    decision: (first?.decision as Decision | undefined) ?? null,
    outcome: view.outcome,
  };
}

const sizeOf = (zone: Card[] | number) => (typeof zone === 'number' ? zone : zone.length);

/** All cards this viewer knows the place of; the others were never seen. */
export function known(table: Table): Card[] {
  const hands = table.hands.flatMap((hand) => hand.cards ?? hand.seen);
  const shown = [table.revealed, table.top, table.door === 'hidden' ? null : table.door];
  const alone = shown.filter((card): card is Card => card !== null);
  return [...hands, ...alone, ...table.parties.flat(), ...table.out, ...table.box];
}

/**
 * A hand as everybody may picture it: seen cards, unknown ones, and the one before a door, which
 * is any of them, for all one knows.
 */
export function minisOf(table: Table, seat: Seat): { card: Card | null; atDoor: boolean }[] {
  const hand = table.hands[seat] as Hand;
  const laid = table.door !== null && table.turn === seat;
  const unknown = hand.size - hand.seen.length; // one less than none if the laid card was seen too
  return [
    ...hand.seen.map((card) => ({ card, atDoor: false })),
    ...Array.from({ length: Math.max(0, unknown) }, () => ({ card: null, atDoor: false })),
    ...(laid ? [{ card: null, atDoor: true }] : []),
  ];
}

/**
 * A hand with the cards marked that all saw drawn, each kind as often as it was seen. The id stays
 * the same while the card is in this hand.
 */
export function handOf(table: Table, seat: Seat) {
  const { cards, seen } = table.hands[seat] as Hand;
  return keyed(cards ?? []).map((held) => ({ ...held, seen: held.nth < count(seen, held.card) }));
}

/** The score sheet, winner first: a column a type, and one for those who stay in the garden. */
export function scoreSheet(table: Table) {
  const { outcome } = table;
  if (!outcome) return [];
  const lines = table.seats.map((seat) => {
    const party = table.parties[seat] ?? [];
    const scarecrows = count(party, 'scarecrow');
    return {
      seat,
      rank: outcome.ranks[seat] ?? 0,
      total: outcome.scores[seat] ?? 0,
      columns: [
        ...CREATURES.map((creature) => ({
          source: creature,
          creature,
          panes: panes(party, creature, 0),
          guests: guestsOf(party, creature).length,
          doubled: table.doubled[seat]?.includes(creature) ?? false,
          points: table.by_type[seat]?.[creature] ?? 0,
        })),
        {
          source: 'scarecrow',
          creature: null,
          panes: (scarecrows ? [{ card: 'scarecrow', number: scarecrows }] : []) as Pane[],
          guests: scarecrows,
          doubled: false,
          points: table.sources[seat]?.['scarecrow'] ?? 0,
        },
      ],
    };
  });
  return lines.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
