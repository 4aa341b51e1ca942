// The sheet of points, the curve and the sections of the end, from what was told.
import { describe, expect, it } from 'vitest';
import { actsOf, bestOf, momentsOf, sheetOf, towerOf, turningsOf } from '$lib/games/wishland/score';
import type { GameEvent, Outcome } from '$lib/wire';

const none = { 'end-hotels': 0, 'end-mascots': 0, 'end-restaurants': 0 };

const outcome: Outcome = {
  decided_by: 'WL-184',
  ranks: [2, 1],
  scores: [6, 9],
  sources: [],
  target: null,
  tie_breaks: [],
  winners: [1],
};

const told: GameEvent[][] = [
  [{ event: 'scored', seat: 0, points: 1, source: 'order' }],
  [
    { event: 'bought', seat: 0, card: 'attraction-22', credits: 9 },
    { event: 'scored', seat: 0, points: 5, source: 'attractions' },
  ],
  [
    { event: 'scored', seat: 1, points: 2, source: 'attractions' },
    { event: 'round_over', round: 7 },
    { event: 'scoring_began', round: 7 },
    { event: 'hotel_counted', seat: 1, card: 'hotel-7', points: 2 },
    { event: 'hotel_counted', seat: 1, card: 'hotel-5', points: 1 },
    { event: 'mascots_counted', seat: 1, cards: 9, points: 4 },
    { event: 'restaurants_counted', seat: 0, cards: 1, points: -1 },
  ],
];

describe('the sheet', () => {
  const sources = [
    { attractions: 5, order: 1, ...none, 'end-restaurants': -1 },
    { attractions: 2, ...none, 'end-hotels': 3, 'end-mascots': 4 },
  ];
  const forecast = [none, { ...none, 'end-hotels': 1 }];

  it('has who did best first, and only the rows where anybody won', () => {
    const sheet = sheetOf({ sources, forecast, points: [5, 9] }, outcome);

    expect(sheet.seats).toEqual([1, 0]);
    expect(sheet.played.map(({ source }) => source)).toEqual(['attractions', 'order']);
    expect(sheet.final.map(({ source }) => source)).not.toContain('end-entrepreneur');
    expect(sheet.totals).toEqual([9, 5]);
  });

  it('says what would be counted while the game goes on', () => {
    const sheet = sheetOf({ sources, forecast, points: [6, 2] }, null);

    expect(sheet.seats).toEqual([0, 1]);
    expect(sheet.finals).toEqual([0, 1]);
    expect(sheet.totals).toEqual([6, 3]);
  });

  it('builds towers with what is lost in the cellar', () => {
    const sheet = sheetOf({ sources, forecast, points: [5, 9] }, outcome);

    expect(towerOf(sheet, 1).floors.map(({ points }) => points[0])).toEqual([5, 1]);
    expect(towerOf(sheet, 1).cellar).toEqual([{ source: 'end-restaurants', points: [-1] }]);
  });

  it('knows the best of a row, and nobody where there is nothing', () => {
    expect(bestOf([3, 3, 1])).toEqual([0, 1]);
    expect(bestOf([0, -1])).toEqual([]);
  });
});

describe('the story', () => {
  const moments = momentsOf(told, [5, 9]);

  it('goes round by round, then section by section, to the points of the end', () => {
    expect(moments.map(({ points }) => points).slice(0, 4)).toEqual([
      [0, 0],
      [6, 2],
      [6, 5],
      [6, 9],
    ]);
    expect(moments.at(-1)?.points).toEqual([5, 9]);
  });

  it('begins with what was there before anything was told', () => {
    expect(momentsOf([], [3, 4])[0]?.points).toEqual([3, 4]);
  });

  it('turns where most was gained and where the winner took the lead', () => {
    expect(turningsOf(told, moments, 1)).toEqual([
      { at: 1, kind: 'gain', seat: 0, points: 5, card: 'attraction-22' },
      { at: 3, kind: 'section', seat: 1, points: 4, card: null },
    ]);
  });

  it('is an act a section, in turn order', () => {
    const acts = actsOf(told, moments, [1, 0]);

    expect(acts).toHaveLength(6);
    expect(acts[0]?.lanes[0]).toEqual({
      seat: 1,
      before: 2,
      gain: 3,
      after: 5,
      counted: [
        { card: 'hotel-7', points: 2 },
        { card: 'hotel-5', points: 1 },
      ],
      number: 0,
    });
    expect(acts[1]?.lanes[0]?.number).toBe(9);
  });
});
