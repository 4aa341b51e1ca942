// The table of Wishland as a screen needs it: all of it is read from a view.
import type { Deciding, Foreseen, GameEvent, Outcome, Seat, View } from '$lib/wire';
import type { Achievement, Card, Entrepreneur, Fields, Row, Step, Zones } from './told';

export const FAMILIES = ['attraction', 'restaurant', 'actor', 'hotel', 'mascot'] as const;
export type Family = (typeof FAMILIES)[number];
export function isFamily(word: string): word is Family {
  return (FAMILIES as readonly string[]).includes(word);
}
/** As the park's columns stand. */
export const COLUMNS = [...FAMILIES, 'ticket'] as const;
export type Column = (typeof COLUMNS)[number];
/** As the server numbers its spaces. */
export const SPACES = [...FAMILIES, 'advert'] as const satisfies readonly Row[];
export const STEPS = ['happiness', 'visitors', 'workers'] as const satisfies readonly Step[];

export function familyOf(card: Card): Family {
  return card.slice(0, card.lastIndexOf('-')) as Family;
}

/** Its place among the 24 of its family, from 1. */
export function numberOf(card: Card): number {
  return Number(card.slice(card.lastIndexOf('-') + 1));
}

/** What stands against a card: the limit reached, workers and credits missing. */
export interface Lack {
  limit?: number;
  workers?: number;
  credits?: number;
}

export interface Player {
  seat: Seat;
  points: number;
  credits: number;
  happiness: number;
  visitors: number;
  /** In front of the player, at work, not yet taken. */
  workers: number;
  out: number;
  reserve: number;
  tickets: number;
  limit: number;
  income: number;
  park: Record<Family, Card[]>;
  unlimited: string[];
  prices: Partial<Record<Card, number>>;
  lacks: Partial<Record<Card, Lack>>;
  /** What a paying space of each track gives. */
  rewards: Partial<Record<Step, number>>;
  sources: Record<string, number>;
  /** Null until it may be seen. */
  entrepreneur: Entrepreneur | null;
}

/** Workers put down together. */
export interface Group {
  seat: Seat;
  workers: number;
}

export interface Goal {
  /** 1 to 9 on the board; the private one is 10. */
  place: number;
  id: Achievement;
  taken: Seat | null;
  /** By seat. */
  progress: number[];
  target: number;
}

export type Phase = 'entrepreneurs' | 'order' | 'turn' | 'scoring' | 'over';

export interface Table {
  phase: Phase;
  alone: boolean;
  seats: Seat[];
  players: Player[];
  deciding: Deciding[];
  round: number;
  turn: number;
  player: Seat | null;
  first: Seat;
  order: (Seat | null)[];
  market: Card[];
  hand: Card[];
  discards: Card[];
  /** How many cards lie there face down, or which they are for whoever may look. */
  piles: Record<Family, Card[] | number>;
  groups: Record<Row, Group[]>;
  needed: Record<Row, number>;
  goals: Goal[];
  dealt: (Entrepreneur[] | number)[];
  outcome: Outcome | null;
  /** All else the server tells. */
  fields: Fields;
}

export function tableOf(view: View): Table {
  const zones = view.zones as unknown as Zones;
  const fields = view.fields as unknown as Fields;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const bySpace = <T>(of: (space: number) => T) =>
    Object.fromEntries(SPACES.map((row, space) => [row, of(space)])) as Record<Row, T>;
  return {
    phase: phaseOf(view, fields),
    alone: view.seats === 1,
    seats,
    players: seats.map((seat) => playerOf(seat, zones, fields)),
    deciding: view.deciding,
    round: fields.round,
    turn: fields.turn,
    player: fields.player,
    first: fields.first,
    order: fields.order,
    market: zones.market,
    hand: zones.hand,
    discards: zones.discards,
    piles: Object.fromEntries(
      FAMILIES.map((family) => [family, zones[`${family}-pile`]]),
    ) as Record<Family, Card[] | number>,
    groups: bySpace((space) =>
      (fields.groups[space] ?? []).map(([seat = 0, workers = 0]) => ({ seat, workers })),
    ),
    needed: bySpace((space) => fields.needed[space] ?? 1),
    goals: goalsOf(fields),
    dealt: zones.dealt,
    outcome: view.outcome,
    fields,
  };
}

function phaseOf({ outcome, deciding }: View, { player }: Fields): Phase {
  if (outcome) return 'over';
  if (deciding[0]?.decision === 'choose-entrepreneur') return 'entrepreneurs';
  if (deciding[0]?.decision === 'last-purchase') return 'scoring';
  return player === null ? 'order' : 'turn';
}

function playerOf(seat: Seat, zones: Zones, fields: Fields): Player {
  const cards = zones.area[seat] ?? [];
  const workers = zones.workers[seat]?.length ?? 0;
  const reserve = zones.reserve[seat]?.length ?? 0;
  const kept = zones.entrepreneur[seat] ?? 0;
  return {
    seat,
    points: fields.points[seat] ?? 0,
    credits: fields.credits[seat] ?? 0,
    happiness: fields.happiness[seat] ?? 0,
    visitors: fields.visitors[seat] ?? 0,
    workers,
    reserve,
    out: fields.groups
      .flat()
      .filter(([whose]) => whose === seat)
      .reduce((sum, [, number = 0]) => sum + number, 0),
    tickets: zones.tickets[seat]?.length ?? 0,
    limit: fields.limits[seat] ?? 0,
    income: fields.income[seat] ?? 0,
    park: Object.fromEntries(
      FAMILIES.map((family) => [family, cards.filter((card) => familyOf(card) === family)]),
    ) as Record<Family, Card[]>,
    unlimited: fields.unlimited[seat] ?? [],
    prices: fields.prices[seat] ?? {},
    lacks: fields.lacks[seat] ?? {},
    rewards: fields.rewards[seat] ?? {},
    sources: fields.sources[seat] ?? {},
    entrepreneur: Array.isArray(kept) ? (kept[0] ?? null) : null,
  };
}

function goalsOf({ achievements, private: own, claimed, progress, targets }: Fields): Goal[] {
  return [...achievements, ...(own ? [own] : [])].map((id, at) => ({
    place: at + 1,
    id,
    taken: claimed[at] ?? null,
    progress: progress.map((each) => each[at] ?? 0),
    target: targets[at] ?? 0,
  }));
}

/** How many of a column this player has. */
export function owned({ park, tickets }: Player, column: Column): number {
  return column === 'ticket' ? tickets : park[column].length;
}

/** Those who act after one another in this round, as far as it is known. */
export function turnOrder({ order }: Table): Seat[] {
  return order.filter((seat) => seat !== null);
}

// The market as it was laid out: sold cards leave their place empty

export interface Stall {
  card: Card;
  /** Null while it is for sale. */
  sold: Seat | 'gone' | null;
}

export type Stalls = Record<Family, Stall[]>;

/** By what was put on sale last; what nobody told of lies there by itself. */
export function stallsOf(table: Table, told: readonly GameEvent[][]): Stalls {
  const dealt = told.findLast((chapter) => chapter.some(({ event }) => event === 'on_sale')) ?? [];
  const shown = dealt.flatMap(({ event, card }) => (event === 'on_sale' ? [card as Card] : []));
  const known = table.market.every((card) => shown.includes(card));
  const cards = known ? shown : table.market;
  const buyer = (card: Card) =>
    table.players.find(({ park }) => park[familyOf(card)].includes(card))?.seat ?? 'gone';
  return Object.fromEntries(
    FAMILIES.map((family) => [
      family,
      cards
        .filter((card) => familyOf(card) === family)
        .map((card) => ({ card, sold: table.market.includes(card) ? null : buyer(card) })),
    ]),
  ) as Stalls;
}

// Moves

export interface Move {
  code: number;
  notation: string;
  verb: string;
  /** The first thing it names. */
  about: string;
  /** Workers beyond those it takes; the surcharge of a hotel. */
  extra: number;
  surcharged: boolean;
}

export function moveOf(code: number, notation: string): Move {
  const [verb = '', about = '', how = '', number = '0'] = notation.split(' ');
  return {
    code,
    notation,
    verb,
    about,
    extra: how.endsWith('with') ? Number(number) : 0,
    surcharged: how.startsWith('surcharged'),
  };
}

const WITH_CARDS = ['buy', 'play', 'take'];

/** The ways this card can be had now, the plainest first. */
export function waysTo(card: Card, moves: readonly Move[]): Move[] {
  return moves
    .filter(({ verb, about }) => WITH_CARDS.includes(verb) && about === card)
    .sort(
      (one, other) => one.extra - other.extra || Number(one.surcharged) - Number(other.surcharged),
    );
}

export function cardOf({ verb, about }: Move): Card | null {
  return WITH_CARDS.includes(verb) && about !== 'none' ? (about as Card) : null;
}

// What a choice would change

export interface Outlook {
  codes: number[];
  before: Table;
  after: Table;
  /** One more choice of a step follows at once, and I am the one who is asked. */
  asks: boolean;
  /** My turn would be over. */
  ends: boolean;
  events: GameEvent[];
}

export function outlookOf(before: Table, seat: Seat, codes: number[], seen: Foreseen): Outlook {
  const mine = seen.deciding.find((asked) => asked.seat === seat);
  return {
    codes,
    before,
    after: tableOf(seen.view),
    asks: mine?.decision === 'step-choice' || mine?.decision === 'conversion',
    ends: !mine,
    events: seen.events,
  };
}
