// What happened, as scenes; and what the end of the season counts.
import { beforeAll, describe, expect, it } from 'vitest';
import { tableOf, type Table } from '$lib/games/scream-machine/model';
import { scenesOf, type Scene } from '$lib/games/scream-machine/queue';
import { curveOf, highlights, scoreSheet } from '$lib/games/scream-machine/score';
import { rivalsOf, stepSentence, walkAt, type Walk } from '$lib/games/scream-machine/walk';
import { language } from '$lib/language.svelte';
import { loadTexts } from '$lib/texts';
import type { GameEvent, View } from '$lib/wire';

const NONE = { publicity: 0, national: 0, local: 0 };

/** Three parks near the end of a round; seat 0 looks. */
function view(fields: Record<string, unknown> = {}, zones: Record<string, unknown> = {}): View {
  return {
    game: 'scream_machine',
    edition: 1,
    seats: 3,
    viewer: 0,
    options: [],
    outcome: null,
    deciding: [{ seat: 0, decision: 'act' }],
    zones: {
      hand: [['food-1', 'family-1', 'thrill-3'], 4, 1],
      chosen: [[], null, null],
      park: [
        ['coaster-3', 'water-3', 'thrill-1'],
        ['food-1', 'family-1', 'thrill-5'],
        ['coaster-1', 'water-1', 'family-5', 'nostalgia-1'],
      ],
      row: ['coaster-1', 'coaster-3', 'coaster-3', 'coaster-5', 'kiddie-3', 'food-3'],
      pile: 54,
      discards: ['kiddie-1'],
      visitors: 21,
      nationals: ['food', 'food', 'water'],
      locals: [['coaster'], ['kiddie'], ['cheapskate']],
      hidden: [1, 1, 1],
      ...zones,
    },
    fields: {
      turn: 0,
      first: 1,
      round: 1,
      rounds: 2,
      actions: 1,
      used: [],
      scores: [1, 0, 1],
      values: [
        [3, 3, 0, 0, 0, 1, 0],
        [0, 0, 0, 1, 1, 5, 0],
        [1, 1, 0, 0, 5, 0, 1],
      ],
      tickets: [7, 7, 8],
      national_hosts: [0, 0, null, 1, 2, 1, 2, null],
      local_hosts: Array(3).fill(Array(8).fill(null)),
      preferences: Array(8).fill([0, 1, 2]).with(1, [0, 2, 1]).with(5, [1, 0, 2]),
      leaders: Array(8).fill([]),
      looked: [[1], [1], []],
      welcomed: [0, 1, 2].map(() => [NONE, NONE, NONE]),
      ...fields,
    },
  };
}

const table = (fields?: Record<string, unknown>, zones?: Record<string, unknown>): Table =>
  tableOf(view(fields, zones));

/** The next round: a poster more in the first park, other visitors, three who went in. */
const NEXT = table(
  {
    turn: 2,
    first: 2,
    round: 2,
    actions: 4,
    scores: [3, 1, 1],
    values: [
      [3, 3, 0, 1, 0, 1, 0],
      [0, 0, 0, 1, 1, 5, 0],
      [1, 1, 0, 0, 5, 0, 1],
    ],
    tickets: [8, 7, 8],
  },
  {
    hand: [['family-1', 'thrill-3'], 4, 1],
    park: [['coaster-3', 'water-3', 'food-1', 'thrill-1'], [], []],
    row: ['coaster-1', 'coaster-3', 'coaster-3', 'coaster-5', 'water-1', 'kiddie-3', 'food-3'],
    nationals: ['food', 'food', 'nostalgia'],
    pile: 53,
  },
);

const ROUND_ENDS: GameEvent[] = [
  { event: 'built', seat: 0, card: 'food-1', cost: 1 },
  { event: 'row', card: 'water-1' },
  { event: 'turned_up', left: 1, right: 2, visitor: 'kiddie' },
  { event: 'turned_up', left: 2, right: 0, visitor: 'cheapskate' },
  { event: 'turned_up', left: 0, right: 1, visitor: 'thrill' },
  { event: 'stayed', visitor: 'food', value: 1 },
  { event: 'stayed', visitor: 'food', value: 1 },
  { event: 'entered', seat: 0, visitor: 'water', value: 3, next: 1 },
  { event: 'stayed_local', left: 1, right: 2, visitor: 'kiddie', value: 0 },
  { event: 'stayed_local', left: 1, right: 2, visitor: 'kiddie', value: 0 },
  { event: 'stayed_local', left: 2, right: 0, visitor: 'cheapskate', value: 8 },
  { event: 'stayed_local', left: 2, right: 0, visitor: 'cheapskate', value: 8 },
  {
    event: 'entered_local',
    seat: 0,
    rival: 1,
    left: 0,
    right: 1,
    visitor: 'coaster',
    value: 3,
    next: 0,
  },
  {
    event: 'entered_local',
    seat: 1,
    rival: 0,
    left: 0,
    right: 1,
    visitor: 'thrill',
    value: 5,
    next: 1,
  },
  { event: 'welcomed', seat: 0, number: 2 },
  { event: 'welcomed', seat: 1, number: 1 },
  { event: 'round_over', round: 1 },
  { event: 'round_began', round: 2, first: 2 },
  { event: 'national', visitor: 'nostalgia' },
  { event: 'local', left: 2, right: 0, visitor: 'food' },
  { event: 'hidden_local', left: 2, right: 0 },
];

const kinds = (scenes: Scene[]) => scenes.map(({ kind }) => kind);

/** What is on screen when the round is over and everybody has walked. */
const ended = (events = ROUND_ENDS) => {
  const last = scenesOf(events, table(), NEXT).at(-1);
  if (last?.kind !== 'tallies') throw new Error('no tallies');
  return last;
};

beforeAll(async () => {
  language.choose('fr');
  await loadTexts('scream_machine');
});

describe('scenes of a turn', () => {
  it('my poster flies from my hand, another is held up at its seat, long enough to be read', () => {
    const built = (seat: number): GameEvent => ({ event: 'built', seat, card: 'food-1', cost: 1 });
    const [mine] = scenesOf([built(0)], table(), table());
    const [other] = scenesOf([built(1)], table(), table());
    expect(mine).toMatchObject({
      kind: 'build',
      flights: [{ from: { at: 'hand', card: 'food-1' } }],
    });
    expect(other).toMatchObject({ kind: 'build', flights: [{ from: { at: 'seat', seat: 1 } }] });
    expect(other?.ms).toBeGreaterThan(1200);
  });

  it('a poster of the row flies from there, and the row is filled up in one go', () => {
    const scenes = scenesOf(
      [
        { event: 'built_from_row', seat: 0, card: 'kiddie-3', cost: 2 },
        { event: 'row', card: 'water-1' },
        { event: 'reshuffled', number: 9 },
        { event: 'row', card: 'water-5' },
      ],
      table(),
      table({ turn: 1, actions: 4 }, { row: ['water-1', 'water-5'], pile: 8, discards: [] }),
    );
    expect(kinds(scenes)).toEqual(['build', 'refill']);
    expect(scenes[0]?.table.row).toContain('kiddie-3'); // it has not left yet
    expect(scenes[1]).toMatchObject({ flights: [{ card: 'water-1' }, { card: 'water-5' }] });
    expect(scenes[1]?.table).toMatchObject({ pile: 8, discards: [], turn: 0, actions: 0 });
    expect(scenes[1]?.table.row).toEqual(['water-1', 'water-5']);
  });

  it('two posters leave for novelties in one scene', () => {
    const events: GameEvent[] = [
      { event: 'renewed', seat: 0, card: 'coaster-1' },
      { event: 'renewed', seat: 0, card: 'food-3' },
      { event: 'row', card: 'water-1' },
      { event: 'row', card: 'thrill-1' },
    ];
    const scenes = scenesOf(events, table({ actions: 2 }), table({ used: ['novelties'] }));
    expect(kinds(scenes)).toEqual(['option', 'refill']);
    expect(scenes[0]).toMatchObject({ option: 'novelties', flights: [{}, {}] });
    expect(scenes[1]?.table).toMatchObject({ actions: 1, used: ['novelties'] });
  });

  it('a card drawn by another shows its back', () => {
    const [scene] = scenesOf([{ event: 'developed', seat: 1 }], table(), table());
    expect(scene).toMatchObject({ option: 'development', flights: [{ card: null }] });
  });

  it('nothing is shown of an opening that is only kept', () => {
    expect(scenesOf([{ event: 'kept', seat: 1 }], table({ round: 0 }), table())).toEqual([]);
  });
});

describe('the curtains', () => {
  const events: GameEvent[] = [
    { event: 'kept', seat: 2 },
    { event: 'opened', seat: 0, card: 'food-5' },
    { event: 'opened', seat: 1, card: 'water-3' },
    { event: 'opened', seat: 1, card: 'water-3' },
    { event: 'opened', seat: 2, card: 'food-1' },
    { event: 'opening_publicity', seat: 0 },
    { event: 'row', card: 'food-1' },
    { event: 'round_began', round: 1, first: 0 },
  ];
  const closed = table(
    { round: 0, scores: [0, 0, 0], turn: null },
    { hand: [['food-1', 'water-1'], null, null], park: [[], [], []], row: [] },
  );
  const open = table(
    { scores: [1, 0, 0] },
    { hand: [['food-1', 'water-1'], 3, 4], park: [['food-5'], ['water-3', 'water-3'], ['food-1']] },
  );

  it('three, two, one, and all parks at once', () => {
    const scenes = scenesOf(events, closed, open);
    expect(kinds(scenes)).toEqual(['count', 'count', 'count', 'curtains']);
    expect(scenes.map((scene) => scene.kind === 'count' && scene.number)).toEqual([3, 2, 1, false]);
    expect(scenes.at(-1)?.table.parks).toEqual([['food-5'], ['water-3', 'water-3'], ['food-1']]);
    expect(scenes.at(-1)?.table.scores).toEqual([1, 0, 0]);
  });

  it('leave the hand alone, from which the opening was taken before', () => {
    expect(scenesOf(events, closed, open).at(-1)?.table.hands[0]).toMatchObject({ size: 2 });
  });
});

const gains = ({ entered }: Walk) => entered.map(({ length }) => length);

describe('the end of a round', () => {
  it('turns the hidden up, lets everybody walk, then waits', () => {
    const scenes = scenesOf(ROUND_ENDS, table(), NEXT);
    expect(kinds(scenes)).toEqual([
      'build',
      'refill',
      'turning',
      ...Array(9).fill('walk'),
      'tallies',
    ]);
    expect(scenes.at(-1)?.held).toBe(true);
    for (const { kind, ms } of scenes) if (kind === 'walk') expect(ms).toBeGreaterThanOrEqual(600);
  });

  it('compares the parks as the last action left them', () => {
    const { walk } = ended();
    expect(walk.steps[0]).toMatchObject({ kind: 'food', seat: null });
    expect(rivalsOf(walk.steps[0] as never).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('shows the visitors who were there, none of the next round', () => {
    const { walk } = ended();
    expect(walk.table.nationals.map(({ kind }) => kind)).toEqual(['food', 'food', 'water']);
    expect(walk.table.gaps.map(({ visitors }) => visitors.map(({ kind }) => kind))).toEqual([
      ['coaster', 'thrill'],
      ['kiddie', 'kiddie'],
      ['cheapskate', 'cheapskate'],
    ]);
  });

  it('counts one by one, and each visitor once', () => {
    const { walk, table: last } = ended();
    expect(gains(walk)).toEqual([2, 1, 0]);
    expect(last.scores).toEqual([1, 0, 1]); // before they went in
    expect(walk.entered).toEqual([['water', 'coaster'], ['thrill'], []]);
    expect([...walk.gone]).toEqual(['n2', 'g0-0', 'g0-h']);
    expect(walk.stays.size).toBe(6);
    expect(gains(walkAt(walk, 3))).toEqual([1, 0, 0]);
    expect(walkAt(walk, 3).now?.visitor.id).toBe('g1-0');
  });

  it('says why, in one sentence a visitor', () => {
    const people = { name: (seat: number) => 'ABC'[seat] ?? '', mark: () => null, you: null };
    const { walk } = ended();
    const said = walk.steps.map((step) => stepSentence(step, people));
    expect(said[0]).toMatch(/reste en place.*A 1.*B 1/);
    expect(said[2]).toMatch(/chez A.*3.*contre 1 au mieux ailleurs/);
    expect(said[3]).toMatch(/personne n’a de quoi lui plaire/);
    expect(said[7]).toMatch(/chez A.*3.*contre 0 chez B/);
  });
});

describe('the end of the season', () => {
  const welcomed = [
    [
      { ...NONE, publicity: 1 },
      { publicity: 1, national: 2, local: 0 },
      { ...NONE, local: 3 },
    ],
    [NONE, { publicity: 0, national: 3, local: 1 }, { ...NONE, national: 3 }],
    [NONE, NONE, { ...NONE, publicity: 1 }],
  ];
  const over = {
    ...table({ welcomed, scores: [7, 7, 1] }),
    outcome: {
      decided_by: 'families',
      target: null,
      tie_breaks: [[2, 3, 4]],
      ranks: [2, 1, 3],
      scores: [7, 7, 1],
      sources: [],
      winners: [1],
    },
  };

  it('ranks as the outcome says, and adds up rounds and sources', () => {
    expect(scoreSheet(over)).toMatchObject([
      {
        seat: 1,
        rank: 1,
        total: 7,
        sources: { publicity: 0, national: 6, local: 1 },
        families: 3,
        rounds: [0, 4, 3],
      },
      {
        seat: 0,
        rank: 2,
        total: 7,
        sources: { publicity: 2, national: 2, local: 3 },
        rounds: [1, 3, 3],
      },
      { seat: 2, rank: 3, total: 1, families: 4 },
    ]);
  });

  it('every line adds up to its visitors', () => {
    for (const { total, sources, rounds } of scoreSheet(over)) {
      expect(sources.publicity + sources.national + sources.local).toBe(total);
      expect(rounds.reduce((a, b) => a + b, 0)).toBe(total);
    }
  });

  it('climbs from the opening to the last round', () => {
    expect(curveOf(over)).toEqual([
      [1, 0, 0],
      [4, 4, 0],
      [7, 7, 1],
    ]);
  });

  it('a park is known for its dearest, of different families first', () => {
    expect(highlights(['food-1', 'thrill-5', 'thrill-5', 'water-3'])).toEqual([
      'thrill-5',
      'water-3',
      'food-1',
    ]);
    expect(highlights(['thrill-5', 'thrill-3'])).toEqual(['thrill-5', 'thrill-3']);
    expect(highlights([])).toEqual([]);
  });
});
