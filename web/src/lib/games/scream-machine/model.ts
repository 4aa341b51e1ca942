// The table of Scream Machine as a screen needs it: all of it is read from a view.
import type { Foreseen, Outcome, Seat, View } from '$lib/wire';
import { FAMILIES, KINDS, inOrder, slotsOf, type Card, type Kind, type Option } from './cards';
import type { Fields, Zones } from './told';

/** A visitor on the table, and the parks he compares. */
export interface Visitor {
  /** Stays the same while he waits at his place: `n0`, `g2-1`, hidden ones `g2-h`. */
  id: string;
  /** Null: face down, and this viewer has not looked. */
  kind: Kind | null;
  /** Face down; with a kind: surveyed by this viewer. */
  hidden: boolean;
  /** The gap he stands in; null on the Place centrale. */
  gap: number | null;
  among: Seat[];
}

/** Where a visitor would go now: a seat, nowhere as parks are equal, or nobody can tell. */
export type Side = Seat | 'tied' | 'unknown';

export interface Gap {
  gap: number;
  /** The seat `gap`, and the next one clockwise. */
  left: Seat;
  right: Seat;
  visitors: Visitor[];
}

export interface Hand {
  /** Absent where the viewer may not look. */
  cards: Card[] | null;
  /** Absent where nobody may count them. */
  size: number | null;
}

/** `chosen` is the opening kept, for its owner alone until all are in. */
export interface Table extends Fields, Pick<Zones, 'chosen' | 'row' | 'pile' | 'discards'> {
  phase: 'opening' | 'turn' | 'over';
  seats: Seat[];
  hands: Hand[];
  /** Who has still to choose an opening, or whose turn it is. */
  deciding: Seat[];
  parks: Card[][];
  nationals: Visitor[];
  gaps: Gap[];
  outcome: Outcome | null;
}

export function tableOf(view: View): Table {
  const zones = view.zones as unknown as Zones;
  const fields = view.fields as unknown as Table;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const opening = view.deciding.some(({ decision }) => decision === 'opening');
  const national = { hidden: false, gap: null, among: seats };
  return {
    ...fields,
    ...zones,
    phase: view.outcome ? 'over' : opening ? 'opening' : 'turn',
    seats,
    hands: zones.hand.map((zone) =>
      Array.isArray(zone) ? { cards: zone, size: zone.length } : { cards: null, size: zone },
    ),
    deciding: view.deciding.map(({ seat }) => seat),
    parks: zones.park,
    nationals: zones.nationals.map((kind, place) => ({ ...national, id: `n${place}`, kind })),
    gaps: fields.local_hosts.map((_, gap) => gapFrom(gap, zones, view.seats)),
    outcome: view.outcome,
  };
}

function gapFrom(gap: number, { locals, hidden }: Zones, seats: number): Gap {
  const right = (gap + 1) % seats;
  const down = hidden[gap] ?? 0;
  const kinds = typeof down === 'number' ? Array<null>(down).fill(null) : down;
  const local = (kind: Kind | null, place: number | 'h'): Visitor => ({
    id: `g${gap}-${place}`,
    kind,
    hidden: place === 'h',
    gap,
    among: [gap, right],
  });
  const visitors = [...(locals[gap] ?? []).map(local), ...kinds.map((kind) => local(kind, 'h'))];
  return { gap, left: gap, right, visitors };
}

/** The seats clockwise, beginning with the one this screen belongs to. */
export function ringOf(table: Table, me: Seat | null): Seat[] {
  const from = me ?? 0;
  return table.seats.map((_, step) => (from + step) % table.seats.length);
}

/** The gaps clockwise, the one between the first seat of the ring and its neighbour first. */
export function gapsFrom(table: Table, me: Seat | null): Gap[] {
  return ringOf(table, me).flatMap((seat) => table.gaps[seat] ?? []);
}

export function visitorsOf(table: Table): Visitor[] {
  return [...table.nationals, ...table.gaps.flatMap(({ visitors }) => visitors)];
}

// Who would win whom

/** The visitors there can be at this table. */
export function kindsOf({ leaders }: Table): readonly Kind[] {
  return KINDS.slice(0, leaders.length);
}

/** What this kind compares at a seat's park: the family's sum, or the ticket. */
export function worthTo(kind: Kind, seat: Seat, { values, tickets }: Table): number {
  if (kind === 'cheapskate') return tickets[seat] ?? 0;
  return values[seat]?.[FAMILIES.indexOf(kind)] ?? 0;
}

/** Where a visitor would go if the round ended now. */
export function sideOf({ kind, gap }: Pick<Visitor, 'kind' | 'gap'>, table: Table): Side {
  if (kind === null) return 'unknown';
  const hosts = gap === null ? table.national_hosts : table.local_hosts[gap];
  return hosts?.[KINDS.indexOf(kind)] ?? 'tied';
}

/** The parks a visitor compares and what each is worth to him, the one he likes best first. */
export function comparedBy(
  kind: Kind,
  among: readonly Seat[],
  table: Table,
): { seat: Seat; value: number }[] {
  const order = table.preferences[KINDS.indexOf(kind)] ?? [];
  return order
    .filter((seat) => among.includes(seat))
    .map((seat) => ({ seat, value: worthTo(kind, seat, table) }));
}

// Moves

export interface Move {
  kind: 'open' | 'build' | 'demolish' | 'renew' | 'publicity' | 'survey' | 'develop' | 'end';
  code: number;
  cards: Card[];
  /** Where a poster is built from. */
  from: 'hand' | 'row';
}

/** Option codes as moves, by the game's list of notations: `build thrill-3 from row`. */
export function movesOf(options: readonly number[], notations: readonly string[]): Move[] {
  return options.flatMap((code): Move | [] => {
    const words = notations[code]?.split(' ');
    if (!words) return [];
    const cards = words.filter((word) => word.includes('-')) as Card[];
    const from = words.at(-1) === 'row' ? 'row' : 'hand';
    return { kind: words[0] as Move['kind'], code, cards, from };
  });
}

export const sameCards = (one: readonly Card[], other: readonly Card[]) =>
  inOrder(one).join() === inOrder(other).join();

/** Is there an opening with all of these? */
export function opens(cards: readonly Card[], moves: readonly Move[]): boolean {
  return moves.some((move) => move.kind === 'open' && !slotsOf(cards, move.cards).includes(-1));
}

export function builds(card: Card, from: 'hand' | 'row', moves: readonly Move[]): boolean {
  return moves.some(
    (move) => move.kind === 'build' && move.cards[0] === card && move.from === from,
  );
}

const USES = {
  publicity: 'publicity',
  survey: 'survey',
  development: 'develop',
  demolition: 'demolish',
  novelties: 'renew',
} as const satisfies Record<Option, Move['kind']>;

export const uses = (option: Option, move: Move) => USES[option] === move.kind;

/** Some use of an option, to ask about it. */
export function askedFor(option: Option, notations: readonly string[]): number {
  return notations.findIndex((notation) => notation.split(' ')[0] === USES[option]);
}

// What a move would change

export interface Change {
  visitor: Visitor;
  from: Side;
  to: Side;
}

export interface Outlook {
  move: Move;
  seat: Seat;
  /** In actions. */
  cost: number;
  /** My turn would be over. */
  ends: boolean;
  before: Table;
  after: Table;
  /** Visitors who would change sides, by their ids. */
  changes: Map<string, Change>;
  /** How many would come to `seat`, and how many would leave it. */
  gained: number;
  lost: number;
}

/** What `move` would change, by what the server foresees. */
export function outlookOf(before: Table, seat: Seat, move: Move, seen: Foreseen): Outlook {
  const after = tableOf(seen.view);
  const changed = visitorsOf(before)
    .map((visitor) => ({ visitor, from: sideOf(visitor, before), to: sideOf(visitor, after) }))
    .filter(({ from, to }) => from !== to);
  return {
    move,
    seat,
    cost: before.actions - after.actions,
    ends:
      !seen.deciding.some((asked) => asked.seat === seat) ||
      seen.events.some(({ event }) => event === 'round_over'),
    before,
    after,
    changes: new Map(changed.map((change) => [change.visitor.id, change])),
    gained: changed.filter(({ to }) => to === seat).length,
    lost: changed.filter(({ from }) => from === seat).length,
  };
}

/** A hand while the park is opened: what was kept lies among the rest, laid on the site. */
export function openingHand(
  table: Table,
  seat: Seat,
  site: readonly number[],
): { cards: Card[]; placed: number[] } {
  const hand = table.hands[seat]?.cards ?? [];
  const kept = table.chosen[seat] ?? [];
  if (kept.length === 0) return { cards: hand, placed: site.filter((slot) => slot < hand.length) };
  const cards = inOrder([...hand, ...kept]);
  return { cards, placed: slotsOf(inOrder(kept), cards) };
}
