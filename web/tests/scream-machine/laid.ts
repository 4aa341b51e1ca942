// A laid table: four parks in round two of four; Léa, seat 0, has surveyed and has three actions left.
import type { Card, Kind, Option } from '$lib/games/scream-machine/cards';
import { tableOf, type Table } from '$lib/games/scream-machine/model';
import type { People } from '$lib/table/people';
import type { Fields } from '$lib/games/scream-machine/told';
import type { Foreseen, View } from '$lib/wire';

export const cards = (words: string) => words.split(' ').filter(Boolean) as Card[];

export const PARKS = [
  'coaster-3 family-3 water-5',
  'coaster-5 food-3 nostalgia-3',
  'thrill-3 thrill-5 kiddie-3 kiddie-1 family-5',
  'food-5 food-3 coaster-3 water-1 nostalgia-1 nostalgia-3',
].map(cards);

/** What the server tells of these parks. */
const STANDING = {
  values: [
    [3, 5, 0, 0, 3, 0, 0],
    [5, 0, 0, 3, 0, 0, 3],
    [0, 0, 4, 0, 5, 8, 0],
    [3, 1, 0, 8, 0, 0, 4],
  ],
  tickets: [11, 11, 17, 16],
  national_hosts: [1, 0, 2, 3, 2, 2, 3, null],
  local_hosts: [
    [1, 0, null, 1, 0, null, 1, null],
    [1, null, 2, 1, 2, 2, 1, 1],
    [3, 3, 2, 3, 2, 2, 3, 3],
    [null, 0, null, 3, 0, null, 3, 0],
  ],
  preferences: [
    [1, 0, 3, 2],
    [0, 3, 1, 2],
    [2, 0, 1, 3],
    [3, 1, 0, 2],
    [2, 0, 1, 3],
    [2, 0, 1, 3],
    [3, 1, 0, 2],
    [0, 1, 3, 2],
  ],
  leaders: [[1], [0], [2], [3], [2], [2], [3], [0, 1]],
};

/** The same with a coaster of value 5 in the first park. */
export const BUILT = {
  actions: 0,
  values: STANDING.values.with(0, [8, 5, 0, 0, 3, 0, 0]),
  tickets: [16, 11, 17, 16],
  national_hosts: [0, 0, 2, 3, 2, 2, 3, 1],
  local_hosts: STANDING.local_hosts
    .with(0, [0, 0, null, 1, 0, null, 1, 1])
    .with(3, [0, 0, null, 3, 0, null, 3, null]),
};

export const ROW = cards('thrill-3 food-1 coaster-5 nostalgia-3 kiddie-5 family-1 water-3');
export const HAND = cards('water-3 nostalgia-5 kiddie-1 thrill-1');

/** The notations these tests need; a place is a code. */
export const ACTIONS = [
  ...ROW.map((card) => `build ${card} from row`),
  ...HAND.map((card) => `build ${card}`),
  ...(PARKS[0] ?? []).map((card) => `demolish ${card}`),
  'renew food-1 + family-1',
  'renew thrill-3 + thrill-3',
  'open coaster-3 + water-1',
  'open coaster-3 + water-1 + kiddie-1',
  'open for 0',
  'open for 1',
  'open for 6',
  'publicity',
  'survey',
  'develop',
  'end',
];

export const code = (notation: string) => ACTIONS.indexOf(notation);

interface Laid {
  viewer?: number | null;
  turn?: number | null;
  opening?: number[];
  hand?: Card[];
  chosen?: Card[];
  parks?: Card[][];
  row?: Card[];
  actions?: number;
  used?: Option[];
  pile?: number;
  discards?: Card[];
  hidden?: (Kind[] | number)[];
  options?: string[];
  outcome?: View['outcome'];
  seats?: number;
  fields?: Partial<Fields>;
}

export function laidView(how: Laid = {}): View {
  const { viewer = 0, turn = 0, actions = 3, seats = 4 } = how;
  const parks = (how.parks ?? PARKS).slice(0, seats);
  const hand = how.hand ?? HAND;
  const opening = how.opening;
  const deciding = opening
    ? opening.map((seat) => ({ seat, decision: 'opening' }))
    : how.outcome
      ? []
      : [{ seat: turn, decision: 'act' }];
  const none = { publicity: 0, national: 0, local: 0 };
  return {
    game: 'scream_machine',
    edition: 2,
    seats,
    viewer,
    zones: {
      hand: parks.map((_, seat) => (seat === viewer ? hand : opening ? null : 3)),
      chosen: parks.map((_, seat) => (seat === viewer ? (how.chosen ?? []) : null)),
      park: opening ? parks.map(() => []) : parks,
      row: opening ? [] : (how.row ?? ROW),
      pile: how.pile ?? 44,
      discards: how.discards ?? cards('water-1 food-5'),
      visitors: 19,
      nationals: ['coaster', 'food', 'cheapskate', 'kiddie', 'water', 'nostalgia'],
      locals: [['coaster'], ['thrill'], ['water'], ['cheapskate']].slice(0, seats),
      hidden: (how.hidden ?? [['nostalgia'], 1, 1, ['coaster']]).slice(0, seats),
    },
    fields: {
      turn: opening ? null : turn,
      first: 2,
      round: opening ? 0 : 2,
      rounds: 4,
      actions,
      used: how.used ?? ['survey'],
      scores: [7, 5, 8, 6].slice(0, seats),
      ...STANDING,
      local_hosts: STANDING.local_hosts.slice(0, seats === 2 ? 1 : seats),
      looked: parks.map((_, gap) => (gap === 0 || gap === 3 ? [0] : [])),
      welcomed: parks.map(() => Array(5).fill(none)),
      ...how.fields,
    },
    deciding,
    options: (how.options ?? []).map(code),
    outcome: how.outcome ?? null,
  } as View;
}

/** What the server would foresee. */
export function foreseen(how: Laid, deciding: View['deciding'] = [], events = []): Foreseen {
  const view = laidView({ ...how, options: [] });
  return { type: 'foreseen', id: '', seat: 0, turn: 33, view, deciding, events };
}

export const laidTable = (how: Laid = {}): Table => tableOf(laidView(how));

export function people(you: number | null = 0): People {
  const names = ['Léa', 'Hugo', 'Inès', 'Marius'];
  return { name: (seat) => names[seat] ?? '', mark: () => null, you };
}
