// What happened, as short scenes in order: knock, door, card, effect, draw.
import type { GameEvent, Seat } from '$lib/wire';
import { worth, type Card } from './cards';
import type { Table } from './model';

/** The two at the door, and the card between them. */
export interface AtTheDoor {
  offerer: Seat;
  keeper: Seat;
  opened: boolean;
  card: Card;
}

export type Scene =
  | { kind: 'knock'; ms: number; offerer: Seat; keeper: Seat }
  | { kind: 'opening' | 'refusal' | 'turning'; ms: number; door: AtTheDoor }
  | { kind: 'effect'; ms: number; door: AtTheDoor; how: How; events: GameEvent[]; guests: Card[] }
  | { kind: 'draw'; ms: number; seat: Seat; card: Card };

/** What becomes of the guests: one comes in, some go over or drive home, or nothing happens. */
export type How = 'joined' | 'moved' | 'went_home' | 'no_effect';

const KNOCK = 1240;
const OPENING = 620;
const REFUSAL = 920;
const TURNING = 880;
const EFFECT: Record<How, number> = { joined: 900, moved: 1000, went_home: 1200, no_effect: 900 };
const EACH_GUEST = 60;
const DRAW = 280;
export const LONGEST = 1500;

const HOWS = new Set<string>(['joined', 'moved', 'went_home', 'no_effect']);

/** The scenes of one action; `before` is the table it was played on. */
export function scenesOf(events: readonly GameEvent[], before: Table): Scene[] {
  const scenes: Scene[] = [];
  let door = choiceAt(before);
  const effects = events.filter(({ event }) => HOWS.has(event));
  for (const told of events) {
    const seat = told['seat'] as Seat;
    switch (told.event) {
      case 'knocked':
        scenes.push({ kind: 'knock', ms: KNOCK, offerer: seat, keeper: told['door'] as Seat });
        break;
      case 'opened':
      case 'refused': {
        const card = events.find(({ event }) => event === 'revealed')?.['card'] as Card;
        const opened = told.event === 'opened';
        door = { offerer: told['offerer'] as Seat, keeper: seat, opened, card };
        scenes.push({ kind: opened ? 'opening' : 'refusal', ms: opened ? OPENING : REFUSAL, door });
        scenes.push({ kind: 'turning', ms: TURNING, door });
        break;
      }
      case 'drew':
        scenes.push({ kind: 'draw', ms: DRAW, seat, card: told['card'] as Card });
        break;
      default:
        if (door && told === effects[0]) scenes.push(effectScene(door, effects));
    }
  }
  return scenes;
}

function effectScene(door: AtTheDoor, events: GameEvent[]): Scene {
  const how = events[0]?.event as How;
  const guests = events.flatMap((told) =>
    how === 'no_effect'
      ? []
      : Array<Card>((told['number'] as number) ?? 1).fill(told['card'] as Card),
  );
  const ms = Math.min(LONGEST, EFFECT[how] + EACH_GUEST * (guests.length - 1));
  return { kind: 'effect', ms, door, how, events, guests };
}

/** Somebody is choosing: the card lies in the light already. */
function choiceAt(table: Table): AtTheDoor | null {
  if (table.revealed === null || table.keeper === null) return null;
  const opened = table.decider === table.turn; // the rival chooses (TT-R9)
  return { offerer: table.turn, keeper: table.keeper, opened, card: table.revealed };
}

export function revealerAt(door: AtTheDoor): Seat {
  return door.opened ? door.keeper : door.offerer;
}

export function rivalAt(door: AtTheDoor): Seat {
  return door.opened ? door.offerer : door.keeper;
}

/** The table once these guests have come and gone, and the card is no longer at the door. */
export function afterEffect(table: Table, events: readonly GameEvent[]): Table {
  const parties = table.parties.map((party) => [...party]);
  for (const told of events) move(parties, told);
  const points = parties.map(worth);
  return { ...table, parties, points, door: null, revealed: null, keeper: null };
}

/** One event's coming and going of guests. */
export function move(parties: Card[][], told: GameEvent): void {
  const card = told['card'] as Card;
  const number = (told['number'] as number) ?? 1;
  if (told.event === 'first_guest' || told.event === 'joined')
    parties[told['seat'] as Seat]?.push(card);
  if (told.event === 'moved' || told.event === 'went_home') {
    const host = parties[told['host'] as Seat] ?? [];
    for (let i = 0; i < number; i++) host.splice(host.indexOf(card), 1);
    if (told.event === 'moved')
      parties[told['to'] as Seat]?.push(...Array<Card>(number).fill(card));
  }
}

/** Points of every seat after each turn, the start first. */
export function curveOf(told: readonly GameEvent[][], seats: number): number[][] {
  const parties = Array.from({ length: seats }, (): Card[] => []);
  const curve: number[][] = [];
  for (const chapter of told) {
    for (const event of chapter) {
      if (event.event === 'knocked') curve.push(parties.map(worth));
      move(parties, event);
    }
  }
  return [...curve, parties.map(worth)];
}

export interface TurningPoint {
  turn: number;
  seat: Seat;
  /** How far the points of all moved. */
  swing: number;
  events: GameEvent[];
}

/** The turns that moved most points, in the order they were played. */
export function turningPoints(
  told: readonly GameEvent[][],
  seats: number,
  most = 3,
): TurningPoint[] {
  const curve = curveOf(told, seats);
  const turns: GameEvent[][] = [];
  for (const event of told.flat()) {
    if (event.event === 'knocked') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns
    .map((events, i) => {
      const [from = [], to = []] = [curve[i], curve[i + 1]];
      const swing = to.reduce((sum, points, seat) => sum + Math.abs(points - (from[seat] ?? 0)), 0);
      return { turn: i + 1, seat: events[0]?.['seat'] as Seat, swing, events };
    })
    .sort((a, b) => b.swing - a.swing || a.turn - b.turn)
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn);
}
