// The whole game so far: its rounds, their pictures and calls, told by the story.
import type { GameEvent, Note, SaidLine, Seat } from '$lib/wire';
import { aboutOf, type Call } from './model';

export interface Round {
  round: number;
  /** Number n lies at n - 1. */
  pictures: string[];
  /** Who counts in it. */
  playing: Seat[];
  calls: Call[];
  /** Its points are final. */
  over: boolean;
}

/** `present`: who is at the table now; from there the story is followed back to its beginning. */
export function historyOf(
  told: readonly (readonly GameEvent[])[],
  present: readonly Seat[],
): Round[] {
  const events = told.flat();
  const here = new Set(present);
  for (const { event, seat } of events.toReversed()) {
    if (event === 'left') here.add(Number(seat));
    if (event === 'sat_down') here.delete(Number(seat));
  }
  const rounds: Round[] = [];
  let closed = false;
  for (const told of events) {
    const now = rounds.at(-1);
    const seat = Number(told['seat']);
    switch (told.event) {
      case 'sat_down':
        here.add(seat);
        break;
      case 'left':
        here.delete(seat);
        if (now && !closed) now.playing = now.playing.filter((each) => each !== seat);
        break;
      case 'round_began':
        closed = false;
        rounds.push({
          round: Number(told['round']),
          pictures: [],
          playing: [...here].sort((one, other) => one - other),
          calls: [],
          over: false,
        });
        break;
      case 'shown':
        if (now) now.pictures[Number(told['number']) - 1] = String(told['card']);
        break;
      case 'closed':
        closed = true;
        break;
      case 'called':
      case 'called_apple':
        now?.calls.push({
          seat,
          numbers: [told['one'], told['other']].filter((each) => each !== undefined).map(Number),
          hands: [],
          points: Number(told['points']),
        });
        break;
      case 'raised':
        now?.calls.at(-1)?.hands.push(seat);
        break;
      case 'round_over':
        if (now) now.over = true;
        break;
    }
  }
  return rounds;
}

/** The calls that brought this seat something, or would have. */
export function callsOf({ calls }: Round, seat: Seat): Call[] {
  return calls.filter(({ hands }) => hands.includes(seat));
}

/** What a round has brought a seat so far; null if it did not play. */
export function pointsOf(round: Round, seat: Seat): number | null {
  if (!round.playing.includes(seat)) return null;
  return callsOf(round, seat).reduce((sum, { points }) => sum + points, 0);
}

/** Which rounds were a seat's best: those with most points, unless it had none. */
export function bestOf(rounds: readonly Round[], seat: Seat): number[] {
  const most = Math.max(0, ...rounds.map((round) => pointsOf(round, seat) ?? 0));
  return rounds
    .filter((round) => most > 0 && pointsOf(round, seat) === most)
    .map(({ round }) => round);
}

/** Who finds a call funny: the seats, each once. */
export function laughing(said: readonly SaidLine[], about: string): Seat[] {
  const seats = said
    .filter((line) => line.line === 'face-funny' && line.about === about)
    .map(({ seat }) => seat);
  return [...new Set(seats)];
}

/** Who asks a raised hand why, each once. */
export function asking(said: readonly SaidLine[], about: string, asked: Seat): Seat[] {
  const seats = said
    .filter((line) => line.line === 'line-why' && line.about === `${about} ${asked}`)
    .map(({ seat }) => seat);
  return [...new Set(seats)];
}

const isPair = ({ numbers }: Call) => numbers.length === 2;

export interface Memorable {
  round: Round;
  call: Call;
  laughs: number;
  /** Of a raised hand, the announcer's first. */
  note: Note | null;
}

export interface Souvenirs {
  /** By laughs; else lone pairs with a note; else those most shared. */
  by: 'laughs' | 'lone' | 'shared';
  best: Memorable[];
}

/** The pairs of the game worth another look, so many at most. */
export function souvenirs(
  rounds: readonly Round[],
  said: readonly SaidLine[],
  notes: readonly Note[],
  number = 3,
): Souvenirs {
  const all = rounds.flatMap((round) =>
    round.calls.filter(isPair).map((call): Memorable => {
      const about = aboutOf(round.round, call.numbers);
      const here = notes.filter((note) => note.about === about && call.hands.includes(note.seat));
      const note = here.find(({ seat }) => seat === call.seat) ?? here[0] ?? null;
      return { round, call, note, laughs: laughing(said, about).length };
    }),
  );
  const hands = ({ call }: Memorable) => call.hands.length;
  const funny = all
    .filter(({ laughs }) => laughs > 0)
    .sort((one, other) => other.laughs - one.laughs || hands(one) - hands(other));
  if (funny.length) return { by: 'laughs', best: funny.slice(0, number) };
  const lone = all.filter((each) => hands(each) === 1 && each.note);
  if (lone.length) return { by: 'lone', best: lone.slice(0, number) };
  const shared = all
    .filter((each) => each.call.points > 0)
    .sort((one, other) => hands(other) - hands(one));
  return { by: 'shared', best: shared.slice(0, number) };
}
