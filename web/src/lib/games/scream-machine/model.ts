// The table of Scream Machine as a screen needs it: read from a view, no rule decided here.
import type { Outcome, Seat, View } from '$lib/wire';
import {
  ACTIONS,
  FAMILIES,
  costOf,
  costOfAll,
  inOrder,
  sumsOf,
  without,
  type Card,
  type Family,
  type Kind,
  type Option,
} from './cards';

/** A visitor on the table, and the parks he compares. */
export interface Visitor {
  /** Stays the same while he waits at his place: `n0`, `g2-1`, hidden ones `g2-h`. */
  id: string;
  /** Null: face down, and this viewer has not looked. */
  kind: Kind | null;
  /** Face down; with a kind: surveyed by this viewer (SM-R16). */
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
  /** Who has surveyed the hidden visitor of this gap in this round. */
  looked: Seat[];
}

export interface Hand {
  /** Absent where the viewer may not look. */
  cards: Card[] | null;
  /** Nobody may count another's hand before the parks are open (SM-15). */
  size: number | null;
}

/** Visitors welcomed in a round, by source; round 0 is the opening. */
export interface Welcomed {
  publicity: number;
  national: number;
  local: number;
}

export interface Table {
  phase: 'opening' | 'turn' | 'over';
  seats: Seat[];
  viewer: Seat | null;
  hands: Hand[];
  /** The opening kept, for its owner alone until all are in. */
  chosen: (Card[] | null)[];
  /** Who has still to choose an opening, or whose turn it is. */
  deciding: Seat[];
  parks: Card[][];
  /** Per seat, in the order of the families (SM-R1); then the ticket prices (SM-47). */
  sums: number[][];
  tickets: number[];
  row: Card[];
  pile: number;
  discards: Card[];
  nationals: Visitor[];
  /** Only those in use: one for two players, else one a seat. */
  gaps: Gap[];
  turn: Seat | null;
  first: Seat;
  /** 0 during the opening. */
  round: number;
  rounds: number;
  actions: number;
  used: Option[];
  scores: number[];
  welcomed: Welcomed[][];
  outcome: Outcome | null;
}

type Zone = Card[] | number | null;

interface Zones {
  hand: Zone[];
  chosen: (Card[] | null)[];
  park: Card[][];
  row: Card[];
  pile: number;
  discards: Card[];
  nationals: Kind[];
  locals: Kind[][];
  hidden: (Kind[] | number)[];
}

interface Fields {
  turn: Seat | null;
  first: Seat;
  round: number;
  rounds: number;
  actions: number;
  used: Option[];
  scores: number[];
  values: number[][];
  tickets: number[];
  looked: Seat[][];
  welcomed: Welcomed[][];
}

export function tableOf(view: View): Table {
  const zones = view.zones as unknown as Zones;
  const fields = view.fields as unknown as Fields;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const opening = view.deciding.some(({ decision }) => decision === 'opening');
  return {
    phase: view.outcome ? 'over' : opening ? 'opening' : 'turn',
    seats,
    viewer: view.viewer,
    hands: seats.map((seat) => handFrom(zones.hand[seat] ?? null)),
    chosen: zones.chosen,
    deciding: view.deciding.map(({ seat }) => seat),
    parks: zones.park,
    sums: fields.values,
    tickets: fields.tickets,
    row: zones.row,
    pile: zones.pile,
    discards: zones.discards,
    nationals: zones.nationals.map((kind, place) => ({
      id: `n${place}`,
      kind,
      hidden: false,
      gap: null,
      among: seats,
    })),
    gaps: seats.slice(0, seats.length === 2 ? 1 : undefined).map((gap) => gapFrom(gap, view)),
    turn: fields.turn,
    first: fields.first,
    round: fields.round,
    rounds: fields.rounds,
    actions: fields.actions,
    used: fields.used,
    scores: fields.scores,
    welcomed: fields.welcomed,
    outcome: view.outcome,
  };
}

function handFrom(zone: Zone): Hand {
  if (typeof zone === 'number' || zone === null) return { cards: null, size: zone };
  return { cards: zone, size: zone.length };
}

function gapFrom(gap: number, { zones, fields, seats }: View): Gap {
  const { locals, hidden } = zones as unknown as Zones;
  const right = (gap + 1) % seats;
  const among = [gap, right];
  const down = hidden[gap] ?? 0;
  const kinds = typeof down === 'number' ? Array<null>(down).fill(null) : down;
  return {
    gap,
    left: gap,
    right,
    visitors: [
      ...(locals[gap] ?? []).map((kind, place) => ({
        id: `g${gap}-${place}`,
        kind,
        hidden: false,
        gap,
        among,
      })),
      ...kinds.map((kind) => ({ id: `g${gap}-h`, kind, hidden: true, gap, among })),
    ],
    looked: (fields as unknown as Fields).looked[gap] ?? [],
  };
}

/** The same table for whoever passes by: on a shared device nobody's hand or survey lies open. */
export function publicView(view: View): View {
  const zones = view.zones as unknown as Zones;
  const opening = view.deciding.some(({ decision }) => decision === 'opening');
  const hand = zones.hand.map((zone) => (opening ? null : (handFrom(zone).size ?? 0)));
  const chosen = zones.chosen.map(() => null);
  const hidden = zones.hidden.map((down) => (typeof down === 'number' ? down : down.length));
  return { ...view, viewer: null, options: [], zones: { ...view.zones, hand, chosen, hidden } };
}

/** The seats clockwise, beginning with the one this screen belongs to. */
export function ringOf(table: Table, me: Seat | null): Seat[] {
  const from = me ?? 0;
  return table.seats.map((_, step) => (from + step) % table.seats.length);
}

/** The gaps clockwise, the one between the first seat of the ring and its neighbour first. */
export function gapsFrom(table: Table, me: Seat | null): Gap[] {
  return ringOf(table, me).flatMap((seat) => table.gaps.find(({ gap }) => gap === seat) ?? []);
}

export function visitorsOf(table: Table): Visitor[] {
  return [...table.nationals, ...table.gaps.flatMap(({ visitors }) => visitors)];
}

// Who would win whom

export function familyAt(family: Family): number {
  return FAMILIES.indexOf(family);
}

/** What this kind compares at a seat's park: the family's sum, or the ticket (SM-46). */
export function worthTo(kind: Kind, seat: Seat, { sums, tickets }: Standing): number {
  return (kind === 'cheapskate' ? tickets[seat] : sums[seat]?.[familyAt(kind)]) ?? 0;
}

type Standing = Pick<Table, 'sums' | 'tickets'>;

/** Where a visitor would go if the round ended now (SM-42 to SM-48, SM-R2 to SM-R5). */
export function sideOf({ kind, among }: Pick<Visitor, 'kind' | 'among'>, standing: Standing): Side {
  if (kind === null) return 'unknown';
  const worths = among.map((seat) => worthTo(kind, seat, standing));
  const best = kind === 'cheapskate' ? Math.min(...worths) : Math.max(...worths);
  const leaders = among.filter((_, place) => worths[place] === best);
  return leaders.length === 1 ? (leaders[0] as Seat) : 'tied';
}

/** Who leads a column of the matrix among all parks; several: equal. */
export function leadersOf(kind: Kind, table: Table): Seat[] {
  const worths = table.seats.map((seat) => worthTo(kind, seat, table));
  const best = kind === 'cheapskate' ? Math.min(...worths) : Math.max(...worths);
  if (kind !== 'cheapskate' && best === 0) return [];
  return table.seats.filter((seat) => worths[seat] === best);
}

// Moves

export type Move =
  | { kind: 'open'; code: number; cards: Card[] }
  | { kind: 'build'; code: number; card: Card; from: 'hand' | 'row' }
  | { kind: 'demolish'; code: number; card: Card }
  | { kind: 'renew'; code: number; cards: Card[] }
  | { kind: 'publicity' | 'survey' | 'develop' | 'end'; code: number };

/** Option codes as moves, by the game's list of notations. */
export function movesOf(options: readonly number[], notations: readonly string[]): Move[] {
  return options.flatMap((code) => moveOf(code, notations[code] ?? '') ?? []);
}

function moveOf(code: number, notation: string): Move | null {
  const [verb = '', ...rest] = notation.split(' ');
  const cards = rest.filter((word) => word !== '+') as Card[];
  switch (verb) {
    case 'open':
    case 'renew':
      return { kind: verb, code, cards };
    case 'build':
      return {
        kind: 'build',
        code,
        card: cards[0] as Card,
        from: rest.at(-1) === 'row' ? 'row' : 'hand',
      };
    case 'demolish':
      return { kind: 'demolish', code, card: cards[0] as Card };
    case 'publicity':
    case 'survey':
    case 'develop':
    case 'end':
      return { kind: verb, code };
    default:
      return null;
  }
}

export const sameCards = (one: readonly Card[], other: readonly Card[]) =>
  inOrder(one).join() === inOrder(other).join();

/** In actions; ending a turn or opening spends none of it. */
export function priceOf(move: Move): number {
  if (move.kind === 'build') return costOf(move.card);
  return move.kind === 'open' || move.kind === 'end' ? 0 : 1; // SM-31
}

const OPTION_OF: Partial<Record<Move['kind'], Option>> = {
  publicity: 'publicity',
  survey: 'survey',
  develop: 'development',
  demolish: 'demolition',
  renew: 'novelties',
};

export function optionOf(move: Move): Option | null {
  return OPTION_OF[move.kind] ?? null;
}

// What a move would change

export interface Change {
  visitor: Visitor;
  from: Side;
  to: Side;
}

export interface Preview {
  move: Move;
  seat: Seat;
  cost: number;
  /** The table before and after; hidden things stay hidden. */
  before: Table;
  after: Table;
  /** Visitors who would change sides, by their ids. */
  changes: Map<string, Change>;
  /** How many would come to `seat`, and how many would leave it. */
  gained: number;
  lost: number;
}

/** What `move` of `seat` would change, before it is played. */
export function preview(table: Table, seat: Seat, move: Move): Preview {
  const after = afterMove(table, seat, move);
  const changed = visitorsOf(table)
    .map((visitor) => ({ visitor, from: sideOf(visitor, table), to: sideOf(visitor, after) }))
    .filter(({ from, to }) => from !== to);
  return {
    move,
    seat,
    cost: priceOf(move),
    before: table,
    after,
    changes: new Map(changed.map((change) => [change.visitor.id, change])),
    gained: changed.filter(({ to }) => to === seat).length,
    lost: changed.filter(({ from }) => from === seat).length,
  };
}

function afterMove(table: Table, seat: Seat, move: Move): Table {
  const option = optionOf(move);
  const after: Table = {
    ...table,
    actions: table.actions - priceOf(move),
    used: option ? [...table.used, option] : table.used,
  };
  if (move.kind === 'build') {
    if (move.from === 'row') after.row = without(table.row, move.card);
    return withPark(after, seat, [...(table.parks[seat] ?? []), move.card]);
  }
  if (move.kind === 'demolish')
    return withPark(after, seat, without(table.parks[seat] ?? [], move.card));
  if (move.kind === 'publicity')
    after.scores = table.scores.map((score, each) => score + (each === seat ? 1 : 0));
  return after;
}

/** The table with another park at a seat. */
export function withPark(table: Table, seat: Seat, park: Card[]): Table {
  const sums = sumsOf(park);
  return {
    ...table,
    parks: table.parks.with(seat, park),
    sums: table.sums.with(seat, sums),
    tickets: table.tickets.with(
      seat,
      sums.reduce((a, b) => a + b, 0),
    ),
  };
}

// Why something is not alive, as the server would put it

export interface Why {
  reason: string;
  rule: string;
  facts: Record<string, string | number>;
}

const why = (reason: string, rule: string, facts: Why['facts'] = {}): Why => ({
  reason,
  rule,
  facts,
});

/** Why this seat cannot act now, or null if it may. */
export function whyNotNow(table: Table, seat: Seat | null): Why | null {
  if (table.phase === 'over') return why('over', 'SM-57');
  if (seat !== null && table.deciding.includes(seat)) return null;
  if (table.phase === 'opening') return why('already-kept', 'SM-15');
  return why('not-your-turn', 'SM-24', { seat: table.turn ?? 0 });
}

export function whyNotBuild(table: Table, card: Card): Why | null {
  const cost = costOf(card);
  if (cost <= table.actions) return null;
  return why('too-dear', 'SM-R11', { card, cost, actions: table.actions });
}

export function whyNotOption(table: Table, seat: Seat, option: Option): Why | null {
  if (table.used.includes(option)) return why('used', 'SM-32', { option });
  const stock = table.pile + table.discards.length;
  const around = table.gaps.filter(({ left, right }) => left === seat || right === seat);
  switch (option) {
    case 'survey':
      return around.some(({ visitors }) => visitors.some(({ hidden }) => hidden))
        ? null
        : why('nobody-hidden', 'SM-R17');
    case 'development':
      return stock > 0 ? null : why('nothing-to-draw', 'SM-R22');
    case 'demolition':
      return table.parks[seat]?.length ? null : why('empty-park', 'SM-R23');
    case 'novelties':
      if (table.row.length < 2) return why('row-too-short', 'SM-R20');
      return stock >= 2 ? null : why('too-few-cards', 'SM-R20');
    case 'publicity':
      return null;
  }
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
  const left = [...kept];
  const placed = cards.flatMap((card, slot) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [slot] : [];
  });
  return { cards, placed };
}

/** Why a card cannot be added to an opening begun. */
export function whyNotAdd(cards: readonly Card[], card: Card): Why | null {
  const actions = ACTIONS - costOfAll(cards);
  return costOf(card) <= actions
    ? null
    : why('too-dear', 'SM-R11', { card, cost: costOf(card), actions });
}
