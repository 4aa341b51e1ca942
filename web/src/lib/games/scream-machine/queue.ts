// What happened, as short scenes in order: a poster flies, an option is used, the curtains rise, visitors walk.
import type { Shown } from '$lib/table/stage.svelte';
import type { GameEvent, Seat } from '$lib/wire';
import type { Card, Option } from './cards';
import type { Table } from './model';
import { walkAt, walkOf, type Walk } from './walk';

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

export type Scene = Shown<Table> & { table: Table } & (
    | { kind: 'build'; told: GameEvent; seat: Seat; card: Card; flights: Flight[] }
    | { kind: 'option'; told: GameEvent; seat: Seat; option: Option; flights: Flight[] }
    | { kind: 'refill'; flights: Flight[] }
    | { kind: 'count'; number: 3 | 2 | 1 }
    | { kind: 'curtains' }
    | { kind: 'turning' | 'walk' | 'tallies'; walk: Walk }
  );

const DONE = 620; // by me: I know what I did
const READ = 1400; // by another: who, what, where to
const REFILL = 420;
const EACH_CARD = 90;
const COUNT = 500;
const CURTAINS = 2200; // they rise in 600, then the parks are looked at
const TURNING = 1200;
const WALK = 1100; // each of them: a sentence says why
const TALLIES = 8000; // where nobody is there to go on

/** The scenes of one action; `before` is the table it was played on, `after` the one to come. */
export function scenesOf(told: readonly GameEvent[], before: Table, after: Table): Scene[] {
  const table = done(told, before, after);
  if (told.some(({ event }) => event === 'opened')) return rising(table);
  const scenes: Scene[] = [];
  for (const event of told) {
    if (event.event === 'round_began') break; // the next round is the new view's
    const scene = sceneOf(event, before, table);
    const last = scenes.at(-1);
    if (scene && last && merges(last, scene)) last.flights.push(...scene.flights);
    else if (scene) scenes.push(scene);
  }
  for (const scene of scenes)
    if (scene.kind === 'refill') scene.ms = REFILL + EACH_CARD * scene.flights.length;
  return [...scenes, ...ending(told, table)];
}

/** What lies there when the action is done, before visitors choose or come: cards and parks of then. */
function done(told: readonly GameEvent[], before: Table, after: Table): Table {
  const goesOn = after.turn === before.turn && after.round === before.round;
  const welcomed = told.filter(({ event }) => event === 'welcomed');
  const since = (seat: Seat) => welcomed.find((event) => event['seat'] === seat)?.['number'] ?? 0;
  return {
    ...after,
    phase: before.phase,
    round: before.round,
    first: before.first,
    turn: before.turn,
    deciding: [],
    actions: goesOn ? after.actions : 0,
    used: goesOn ? after.used : before.used,
    scores: after.scores.map((score, seat) => score - (since(seat) as number)),
    nationals: before.nationals,
    gaps: before.gaps,
    outcome: null,
  };
}

type Flying = Extract<Scene, { flights: Flight[] }>;

/** Several posters that go together make one scene. */
function merges(last: Scene, scene: Scene): last is Flying & typeof scene {
  if (last.kind === 'refill' && scene.kind === 'refill') return true;
  return last.kind === 'option' && scene.kind === 'option' && last.option === scene.option;
}

function sceneOf(told: GameEvent, before: Table, done: Table): Flying | null {
  const seat = told['seat'] as Seat;
  const card = (told['card'] ?? null) as Card | null;
  const mine = (before.hands[seat]?.cards ?? null) !== null;
  const common = { told, seat, table: before, ms: mine ? DONE : READ };
  const park: Place = { at: 'park', seat };
  const option = (option: Option, ...flights: Flight[]): Flying => ({
    ...common,
    kind: 'option',
    option,
    flights,
  });
  switch (told.event) {
    case 'built':
    case 'built_from_row': {
      if (!card) return null;
      const held: Place = mine ? { at: 'hand', card } : { at: 'seat', seat };
      const from: Place = told.event === 'built' ? held : { at: 'row', card };
      return { ...common, kind: 'build', card, flights: [{ card, from, to: park }] };
    }
    case 'publicity':
      return option('publicity');
    case 'surveyed':
      return option('survey');
    case 'developed':
      return option('development', { card, from: { at: 'pile' }, to: { at: 'seat', seat } });
    case 'demolished':
      return option('demolition', { card, from: park, to: { at: 'discards' } });
    case 'renewed':
      if (!card) return null;
      return option('novelties', { card, from: { at: 'row', card }, to: { at: 'discards' } });
    case 'row':
      if (!card) return null;
      return {
        kind: 'refill',
        ms: REFILL,
        table: done, // the poster is there, and arrives
        flights: [{ card, from: { at: 'pile' }, to: { at: 'row', card } }],
      };
    default:
      return null;
  }
}

/** Three, two, one, and the parks are open. */
function rising(table: Table): Scene[] {
  const count = (number: 3 | 2 | 1): Scene => ({ kind: 'count', ms: COUNT, table, number });
  return [count(3), count(2), count(1), { kind: 'curtains', ms: CURTAINS, table }];
}

/** Hidden locals are turned up, then visitors walk one by one, then the tallies stay. */
function ending(told: readonly GameEvent[], done: Table): Scene[] {
  const walk = walkOf(told, done);
  if (!walk) return [];
  const { table, steps } = walk;
  const scene = (kind: 'turning' | 'walk' | 'tallies', ms: number, at: number): Scene => ({
    kind,
    ms,
    table,
    walk: walkAt(walk, at, kind === 'turning'),
    held: kind === 'tallies',
  });
  const turned = told.some(({ event }) => event === 'turned_up');
  return [
    ...(turned ? [scene('turning', TURNING, 0)] : []),
    ...steps.map((_, at) => scene('walk', WALK, at)),
    scene('tallies', TALLIES, steps.length),
  ];
}
