// A round's end and a game's end in figures: what each source brought, the race, the finest chain.
import type { GameEvent, Seat } from '$lib/wire';
import { chainOf, type Ticket } from './chain';
import type { Table } from './model';
import { SOURCES, type StarSource } from './sources';
import type { Die, Staff } from './told';

export interface Recap {
  seat: Seat;
  stars: number;
  by: Partial<Record<StarSource, number>>;
  /** Of kiosks. */
  money: number;
  /** What the objective counted. */
  measured: number | null;
  left: Die[];
  handed: { staff: Staff; to: Seat }[];
  /** Staff that leaves the game. */
  retired: Staff[];
  /** Alone: for good. */
  dismissed: Staff[];
}

/** Who leads comes first. */
export function recapOf(
  story: readonly GameEvent[],
  after: Table,
  seats: readonly Seat[],
): Recap[] {
  const scored = story.findIndex(({ event }) => event === 'scored');
  const events = story.slice(Math.max(0, scored));
  return seats
    .map((seat) => recap(events, seat))
    .sort(
      (one, other) => (after.fields.stars[other.seat] ?? 0) - (after.fields.stars[one.seat] ?? 0),
    );
}

function recap(events: readonly GameEvent[], seat: Seat): Recap {
  const found: Recap = {
    seat,
    stars: 0,
    by: {},
    money: 0,
    measured: null,
    left: [],
    handed: [],
    retired: [],
    dismissed: [],
  };
  for (const told of events) {
    if (told['seat'] !== seat) continue;
    if (told.event === 'scored') {
      const source = told['source'] as StarSource;
      const stars = Number(told['stars']);
      found.stars += stars;
      found.by[source] = (found.by[source] ?? 0) + stars;
    } else if (told.event === 'paid' && told['source'] === 'kiosks')
      found.money += Number(told['money']);
    else if (told.event === 'measured') found.measured = Number(told['number']);
    else if (told.event === 'left') found.left.push(told['die'] as Die);
    else if (told.event === 'retired') found.retired.push(told['staff'] as Staff);
    else if (told.event === 'handed_on')
      found.handed.push({ staff: told['staff'] as Staff, to: told['neighbour'] as Seat });
    else if (told.event === 'dismissed') found.dismissed.push(told['staff'] as Staff);
  }
  return found;
}

/** The story cut into rounds. */
export function roundsOf(told: readonly GameEvent[][]): GameEvent[][] {
  const rounds: GameEvent[][] = [];
  for (const event of told.flat()) {
    if (event.event === 'round_began') rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

/** Everybody's stars after each round, and in the end. */
export function raceOf(told: readonly GameEvent[][], seats: readonly Seat[]): number[][] {
  const now = seats.map(() => 0);
  const race = [[...now]];
  for (const round of roundsOf(told)) {
    for (const { event, seat, stars } of round)
      if (event === 'scored') now[Number(seat)] = (now[Number(seat)] ?? 0) + Number(stars);
    race.push([...now]);
  }
  return race;
}

export interface Finest {
  seat: Seat;
  round: number;
  tickets: Ticket[];
  stars: number;
}

/** The round that brought most by cubes, and how. */
export function finestOf(told: readonly GameEvent[][], seats: readonly Seat[]): Finest | null {
  let finest: Finest | null = null;
  roundsOf(told).forEach((events, at) => {
    for (const seat of seats) {
      const stars = events
        .filter(({ event, seat: whose }) => event === 'scored' && whose === seat)
        .filter(({ source }) => source === 'attractions' || source === 'effects')
        .reduce((sum, { stars: more }) => sum + Number(more), 0);
      const tickets = chainOf([events], seat).filter(({ kind }) => kind === 'activated');
      if (tickets.length && stars > (finest?.stars ?? 0))
        finest = { seat, round: at + 1, tickets, stars };
    }
  });
  return finest;
}

/** What each source brought, as parts of the longest bar. */
export function barsOf({ fields, seats, outcome }: Table) {
  const totals = outcome?.scores ?? fields.stars;
  const most = Math.max(1, ...totals);
  const won = (seat: Seat) => outcome?.winners.includes(seat) ?? false;
  return [...seats]
    .sort((one, other) => {
      if (won(one) !== won(other)) return won(one) ? -1 : 1;
      return (totals[other] ?? 0) - (totals[one] ?? 0);
    })
    .map((seat) => ({
      seat,
      total: totals[seat] ?? 0,
      parts: SOURCES.map((source) => ({
        source,
        stars: fields.sources[seat]?.[source] ?? 0,
        width: (100 * (fields.sources[seat]?.[source] ?? 0)) / most,
      })).filter(({ stars }) => stars > 0),
    }));
}
