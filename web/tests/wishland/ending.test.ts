// The end of a round told in steps, and entrepreneurs shown together.
import { beforeEach, describe, expect, it } from 'vitest';
import { recapOf, renewedIn, roundScenes, type RoundEnds } from '$lib/games/wishland/ending';
import type { Table } from '$lib/games/wishland/model';
import { prefs } from '$lib/prefs.svelte';
import type { GameEvent } from '$lib/wire';

const groups = { attraction: [], restaurant: [], actor: [], hotel: [], mascot: [], advert: [] };

function table(more: object): Table {
  return {
    alone: false,
    phase: 'order',
    outcome: null,
    seats: [0, 1],
    players: [
      { points: 6, workers: 1 },
      { points: 3, workers: 4 },
    ],
    groups: { ...groups, hotel: [{ seat: 0, workers: 2 }], actor: [{ seat: 1, workers: 1 }] },
    market: [],
    ...more,
  } as unknown as Table;
}

const before = table({ market: ['hotel-1', 'hotel-2', 'actor-3'] });
const after = table({ market: ['hotel-5'] });
const last: GameEvent[] = [
  { event: 'placed', seat: 0, row: 'hotel', workers: 2 },
  { event: 'bought', seat: 0, card: 'hotel-1', credits: 9 },
  { event: 'scored', seat: 0, points: 6, source: 'hotels' },
  { event: 'round_over', round: 3 },
  { event: 'round_began', round: 4, first: 1 },
];

beforeEach(() => prefs.set({ motion: true, pace: 'normal' }));

const steps = (scenes: unknown[]) => (scenes as RoundEnds[]).map(({ step }) => step);

describe('the end of a round', () => {
  it('is told in four steps, and the last one waits', () => {
    const scenes = roundScenes(last, before, after) as RoundEnds[];

    expect(scenes.map(({ step }) => step)).toEqual(['parks', 'workers', 'market', 'flag']);
    expect(scenes.map(({ held }) => held)).toEqual([false, false, false, true]);
  });

  it('has a fifth step where the discards were shuffled', () => {
    const shuffled = [...last, { event: 'reshuffled', cards: 40 }];

    expect(roundScenes(shuffled, before, after)).toHaveLength(5);
  });

  it('has neither market nor pennant alone', () => {
    const alone = roundScenes(last, before, table({ alone: true })) as RoundEnds[];

    expect(steps(alone)).toEqual(['parks', 'workers']);
    expect(alone.map(({ held }) => held)).toEqual([false, true]);
  });

  it('waits for nobody who likes it fast, unless nothing moves', () => {
    const waits = () => roundScenes(last, before, after).some(({ held }) => held);
    prefs.set({ pace: 'fast' });
    expect(waits()).toBe(false);
    prefs.set({ motion: false });
    expect(waits()).toBe(true);
  });

  it('is not told to whoever wants all at once', () => {
    prefs.set({ pace: 'once' });
    expect(roundScenes(last, before, after)).toEqual([]);
  });

  it('is not told when the scoring begins', () => {
    expect(roundScenes(last, before, table({ outcome: {} }))).toEqual([]);
    expect(roundScenes(last, before, table({ phase: 'scoring' }))).toEqual([]);
  });

  it('says what each made of the round, and only of that one', () => {
    const earlier: GameEvent[] = [
      { event: 'scored', seat: 1, points: 9, source: 'order' },
      { event: 'round_over', round: 2 },
      { event: 'round_began', round: 3, first: 0 },
      { event: 'placed', seat: 1, row: 'advert', workers: 1 },
    ];
    const [noe, lea] = recapOf([earlier, last], after);

    expect(lea).toMatchObject({ seat: 0, opened: ['hotel-1'], adverts: 0, gained: 6, free: 1 });
    expect(lea?.staying).toEqual([{ row: 'hotel', workers: 2 }]);
    expect(noe).toMatchObject({ seat: 1, opened: [], adverts: 1, gained: 0, points: 3 });
  });

  it('tells what was left over and what is new, colour by colour', () => {
    const [scene] = roundScenes(last, before, after) as RoundEnds[];

    expect(renewedIn(scene as RoundEnds, 'hotel')).toEqual({
      unsold: ['hotel-2'],
      fresh: ['hotel-5'],
    });
  });
});

describe('entrepreneurs', () => {
  it('are shown together after a count of three', () => {
    const told = [
      { event: 'revealed', seat: 0, entrepreneur: 'e4' },
      { event: 'revealed', seat: 1, entrepreneur: 'e6' },
    ];

    expect(roundScenes(told, before, after)).toMatchObject([
      { kind: 'reveal', count: 3 },
      { kind: 'reveal', count: 2 },
      { kind: 'reveal', count: 1 },
      { kind: 'reveal', count: 0, held: true },
    ]);
  });
});
