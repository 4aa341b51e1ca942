// What happened, as short scenes in order: a poster flies, an option is used, the curtains rise, visitors walk.
import type { GameEvent, Seat } from '$lib/wire';
import { ACTIONS, ROW, costOfAll, without, type Card, type Kind, type Option } from './cards';
import { withPark, type Table } from './model';
import { gapOf, walkAt, walkOf, walkTime, type Walk } from './walk';

/** Where a poster flies from or to. */
export type Place =
  | { at: 'hand' | 'row'; card: Card }
  | { at: 'park' | 'seat'; seat: Seat }
  | { at: 'pile' | 'discards' };

export interface Flight {
  /** Absent where the viewer sees its back only. */
  card: Card | null;
  from: Place;
  to: Place;
}

interface Always {
  ms: number;
  /** What lies on the table meanwhile. */
  table: Table;
  steady?: boolean;
  held?: boolean;
}

export type Scene = Always &
  (
    | { kind: 'build'; seat: Seat; card: Card; flights: Flight[] }
    | { kind: 'option'; seat: Seat; option: Option; flights: Flight[] }
    | { kind: 'refill'; flights: Flight[] }
    | { kind: 'count'; number: 3 | 2 | 1 }
    | { kind: 'curtains' }
    | { kind: 'turning' | 'walk' | 'tallies'; walk: Walk }
  );

const BUILD = 480; // it flies in 320
const SHOWN_FIRST = 400; // what another builds is held up before
const OPTION: Record<Option, number> = {
  publicity: 620,
  survey: 620,
  development: 420,
  demolition: 480,
  novelties: 480,
};
const REFILL = 320;
const EACH_CARD = 60;
const COUNT = 400;
const CURTAINS = 1400; // they rise in 600, then the parks are looked at
const TURNING = 700;
const TALLIES = 4000; // where nobody is there to go on
export const LONGEST = 1500;

/** The scenes of one action; `before` is the table it was played on. */
export function scenesOf(events: readonly GameEvent[], before: Table): Scene[] {
  const scenes: Scene[] = [];
  const rose = events.some(({ event }) => event === 'opened');
  let table = before;
  for (const told of events) {
    if (told.event === 'round_began') break; // the next round is the new view's
    const scene = rose ? null : sceneOf(told, table);
    const last = scenes.at(-1);
    if (scene && last && merges(last, scene)) last.flights.push(...scene.flights);
    else if (scene) scenes.push(scene);
    table = after(table, told);
    if (told.event === 'row' && last?.kind === 'refill') last.table = table;
  }
  for (const scene of scenes)
    if (scene.kind === 'refill')
      scene.ms = Math.min(LONGEST, REFILL + EACH_CARD * scene.flights.length);
  return rose ? rising({ ...table, deciding: [] }) : [...scenes, ...ending(events, table)];
}

type Flying = Extract<Scene, { flights: Flight[] }>;

/** Several posters that go together make one scene. */
function merges(last: Scene, scene: Scene): last is Flying & typeof scene {
  if (last.kind === 'refill' && scene.kind === 'refill') return true;
  return last.kind === 'option' && scene.kind === 'option' && last.option === scene.option;
}

function sceneOf(told: GameEvent, table: Table): Flying | null {
  const seat = told['seat'] as Seat;
  const card = (told['card'] ?? null) as Card | null;
  const mine = (table.hands[seat]?.cards ?? null) !== null;
  const option = (option: Option, ...flights: Flight[]): Flying => ({
    kind: 'option',
    ms: OPTION[option],
    table,
    seat,
    option,
    flights,
  });
  switch (told.event) {
    case 'built':
    case 'built_from_row': {
      if (!card) return null;
      const held: Place = mine ? { at: 'hand', card } : { at: 'seat', seat };
      const from: Place = told.event === 'built' ? held : { at: 'row', card };
      const flights = [{ card, from, to: { at: 'park' as const, seat } }];
      const ms = BUILD + (mine ? 0 : SHOWN_FIRST);
      return { kind: 'build', ms, table, seat, card, flights };
    }
    case 'publicity':
      return option('publicity');
    case 'surveyed':
      return option('survey');
    case 'developed':
      return option('development', { card, from: { at: 'pile' }, to: { at: 'seat', seat } });
    case 'demolished':
      return option('demolition', { card, from: { at: 'park', seat }, to: { at: 'discards' } });
    case 'renewed':
      if (!card) return null;
      return option('novelties', { card, from: { at: 'row', card }, to: { at: 'discards' } });
    case 'row':
      if (!card) return null;
      return {
        kind: 'refill',
        ms: REFILL,
        table: after(table, told), // the poster is there, and arrives
        flights: [{ card, from: { at: 'pile' }, to: { at: 'row', card } }],
      };
    default:
      return null;
  }
}

/** Three, two, one, and the parks are open (SM-16). */
function rising(table: Table): Scene[] {
  const counts = ([3, 2, 1] as const).map((number): Scene => ({
    kind: 'count',
    ms: COUNT,
    table,
    number,
    steady: true,
  }));
  return [...counts, { kind: 'curtains', ms: CURTAINS, table, steady: true }];
}

/** Hidden locals are turned up, then visitors walk one by one, then the tallies stay (SM-41 to SM-49). */
function ending(events: readonly GameEvent[], table: Table): Scene[] {
  const walk = walkOf(events, table);
  if (!walk) return [];
  const turned = events.some(({ event }) => event === 'turned_up');
  const turning: Scene = {
    kind: 'turning',
    ms: TURNING,
    table,
    walk: walkAt(walk, 0, true),
    steady: true,
  };
  const steps = walk.steps.map((_, at): Scene => {
    const now = walkAt(walk, at);
    return { kind: 'walk', ms: walkTime(at), table: scored(table, now), walk: now, steady: true };
  });
  const all = walkAt(walk, walk.steps.length);
  const tallies: Scene = {
    kind: 'tallies',
    ms: TALLIES,
    table: scored(table, all),
    walk: all,
    steady: true,
    held: true,
  };
  return [...(turned ? [turning] : []), ...steps, tallies];
}

function scored(table: Table, { gains }: Walk): Table {
  return { ...table, scores: table.scores.map((score, seat) => score + (gains[seat] ?? 0)) };
}

/** The table after one event, as far as a screen shows it. */
export function after(table: Table, told: GameEvent): Table {
  const seat = told['seat'] as Seat;
  const card = told['card'] as Card;
  const park = table.parks[seat] ?? [];
  switch (told.event) {
    case 'opened':
      return withPark(leftHand(table, seat, card), seat, [...park, card]);
    case 'built':
      return spent(withPark(leftHand(table, seat, card), seat, [...park, card]), costOfAll([card]));
    case 'built_from_row': {
      const row = without(table.row, card);
      return spent(withPark({ ...table, row }, seat, [...park, card]), costOfAll([card]));
    }
    case 'opening_publicity':
      return welcomed(table, seat);
    case 'publicity':
      return spent(welcomed(table, seat), 1, 'publicity');
    case 'surveyed':
      return spent(table, 1, 'survey');
    case 'developed':
      return spent(tookUp(table, seat, card ?? null), 1, 'development');
    case 'demolished': {
      const discards = [...table.discards, card];
      return spent(withPark({ ...table, discards }, seat, without(park, card)), 1, 'demolition');
    }
    case 'renewed': {
      const first = !table.used.includes('novelties'); // two posters for one action (SM-37)
      const row = without(table.row, card);
      const less = { ...table, row, discards: [...table.discards, card] };
      return first ? spent(less, 1, 'novelties') : less;
    }
    case 'row':
      return {
        ...table,
        row: [...table.row, card].slice(0, ROW),
        pile: Math.max(0, table.pile - 1),
      };
    case 'reshuffled':
      return { ...table, pile: told['number'] as number, discards: [] };
    case 'turned_up':
      return turnedUp(table, told);
    default:
      return table;
  }
}

function spent(table: Table, actions: number, option?: Option): Table {
  const used = option ? [...table.used, option] : table.used;
  return { ...table, actions: Math.max(0, table.actions - actions), used };
}

function welcomed(table: Table, seat: Seat): Table {
  return { ...table, scores: table.scores.with(seat, (table.scores[seat] ?? 0) + 1) };
}

function leftHand(table: Table, seat: Seat, card: Card): Table {
  const hand = table.hands[seat];
  if (!hand || (hand.cards && !hand.cards.includes(card))) return table; // it was kept apart
  const { cards, size } = hand;
  const left = { cards: cards && without(cards, card), size: size && size - 1 };
  return { ...table, hands: table.hands.with(seat, left) };
}

function tookUp(table: Table, seat: Seat, card: Card | null): Table {
  const hand = table.hands[seat];
  if (!hand) return table;
  const { cards, size } = hand;
  const more = { cards: cards && card ? [...cards, card] : cards, size: (size ?? 0) + 1 };
  return { ...table, hands: table.hands.with(seat, more), pile: Math.max(0, table.pile - 1) };
}

function turnedUp(table: Table, told: GameEvent): Table {
  const gap = gapOf(table, told);
  const kind = told['visitor'] as Kind;
  return {
    ...table,
    gaps: table.gaps.map((one) =>
      one.gap === gap
        ? {
            ...one,
            visitors: one.visitors.map((visitor) =>
              visitor.hidden ? { ...visitor, kind, hidden: false } : visitor,
            ),
          }
        : one,
    ),
  };
}

/** Three actions build: the fourth is publicity by itself (SM-17). */
export function advertises(opening: readonly Card[]): boolean {
  return costOfAll(opening) === ACTIONS - 1;
}
