// A laid table: six people in round two of four; Léa, seat 0, has made two pairs.
import { tableOf, type Call, type Table } from '$lib/games/qui-paire-gagne/model';
import type { People } from '$lib/table/people';
import type { View } from '$lib/wire';

const NUMBERS = Array.from({ length: 11 }, (_, n) => n + 1);
const COUPLES = NUMBERS.flatMap((one) =>
  NUMBERS.filter((other) => other > one).map((other) => `${one}-${other}`),
);

/** As notation.py lists them. */
export const ACTIONS = [
  ...COUPLES.map((pair) => `pair ${pair}`),
  ...COUPLES.map((pair) => `loosen ${pair}`),
  'ready',
  'next',
  'time-up',
];

export const code = (notation: string) => ACTIONS.indexOf(notation);

interface Laid {
  viewer?: number | null;
  phase?: 'gather' | 'look' | 'pairing' | 'calls';
  round?: number;
  /** "5-7 3-9". */
  mine?: string;
  made?: number[];
  ready?: number[];
  present?: number[];
  playing?: number[];
  scores?: number[];
  calls?: Call[];
  deciding?: number[];
  outcome?: View['outcome'];
}

export function laidView(how: Laid = {}): View {
  const { viewer = 0, phase = 'pairing', round = 2, ready = [] } = how;
  const present = how.present ?? [0, 1, 2, 3, 4, 5];
  const playing = how.playing ?? present;
  const cards = (how.mine ?? '5-7 3-9').split(/[ -]/).filter(Boolean);
  const made = how.made ?? [0, 4, 5, 5, 5, 5, 0, 0];
  const decision = { gather: 'ready', look: 'ready', pairing: 'pairing', calls: 'announce' }[phase];
  const deciding = how.deciding ?? playing.filter((seat) => !ready.includes(seat));
  return {
    game: 'qui_paire_gagne',
    edition: 1,
    seats: 8,
    viewer,
    zones: {
      numbers: made.map(() => 11),
      pairs: made.map((pairs, seat) =>
        seat === viewer ? cards.map((number) => `number-${number}`) : 2 * pairs,
      ),
      pictures: round ? NUMBERS.map((number) => `picture-${number + 100}`) : [],
      pile: 234,
      done: [],
    },
    fields: {
      phase,
      round,
      rounds: 4,
      clock: 90,
      album: false,
      first: 1,
      scores: how.scores ?? [14, 11, 8, 10, 12, 9, 0, 0],
      ready,
      present,
      playing,
      calls: how.calls ?? [],
      readers: [...playing.slice(1), ...playing.slice(0, 1)],
      reading: null,
      turns: false,
    },
    deciding: how.outcome
      ? []
      : [
          ...deciding.map((seat) => ({ seat, decision })),
          { seat: 8, decision: 'house' }, // the clock
        ],
    options: [],
    outcome: how.outcome ?? null,
  };
}

export const laidTable = (how: Laid = {}): Table => tableOf(laidView(how));

export function people(you: number | null = 0): People {
  const names = ['Léa', 'Marc', 'Inès', 'Tom', 'Zoé', 'Basile', 'Ana', 'Luc'];
  return { name: (seat) => names[seat] ?? '', mark: () => null, you };
}
