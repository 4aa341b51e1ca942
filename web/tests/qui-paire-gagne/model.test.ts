// The table as one viewer knows it.
import { expect, it } from 'vitest';
import {
  aboutOf,
  appleOf,
  pairAt,
  partnerOf,
  publicView,
  tableOf,
  whyNotPair,
  whyNotReady,
  type Pair,
} from '$lib/games/qui-paire-gagne/model';
import { laidTable, laidView } from './laid';

const FIVE: Pair[] = [
  [5, 7],
  [3, 9],
  [4, 11],
  [2, 8],
  [1, 6],
];

it('reads pairs in the order of making, and how many the others have', () => {
  const table = laidTable({ mine: '5-7 3-9' });
  expect(table.mine).toEqual([
    [5, 7],
    [3, 9],
  ]);
  expect(table.made).toEqual([2, 4, 5, 5, 5, 5, 0, 0]);
});

it('shows whoever is there or has points, and leaves the clock out', () => {
  const table = laidTable({ present: [0, 1, 2, 4], scores: [14, 0, 8, 10, 12, 0, 0, 0] });
  expect(table.seats).toEqual([0, 1, 2, 3, 4]); // 3 left with ten points (PP-61)
  expect(table.deciding).not.toContain(8);
});

it('is over when there is an outcome', () => {
  const outcome = {
    decided_by: 'PP-35',
    ranks: [],
    scores: [],
    sources: [],
    target: null,
    tie_breaks: [],
    winners: [0],
  };
  expect(laidTable({ phase: 'calls', outcome }).phase).toBe('over');
});

it('knows partners, and the apple once there are five pairs (PP-45)', () => {
  expect(pairAt(FIVE, 9)).toBe(1);
  expect(partnerOf(FIVE, 9)).toBe(3);
  expect(partnerOf(FIVE, 10)).toBeNull();
  expect(appleOf(FIVE)).toBe(10);
  expect(appleOf(FIVE.slice(1))).toBeNull();
});

it('keeps no secret in what everybody may see', () => {
  const open = publicView(laidView({ mine: '5-7 3-9' }));
  expect(JSON.stringify(open)).not.toContain('number-');
  expect(tableOf(open)).toMatchObject({ mine: [], made: [2, 4, 5, 5, 5, 5, 0, 0] });
});

it('names what a note is about', () => {
  expect(aboutOf(2, [3, 9])).toBe('2/3-9');
  expect(aboutOf(2, [11])).toBe('2/11');
});

it.each([
  ['gather', 'ready-first', 'PP-7'],
  ['look', 'only-look', 'PP-41'],
  ['calls', 'closed', 'PP-48'],
] as const)('says why nothing can be paired in %s', (phase, reason, rule) => {
  expect(whyNotPair(laidTable({ phase }), 0)).toMatchObject({ reason, rule });
});

it('lets those pair who play this round', () => {
  const table = laidTable({ playing: [0, 1, 2] });
  expect(whyNotPair(table, 0)).toBeNull();
  expect(whyNotPair(table, 5)).toMatchObject({ rule: 'PP-63' });
  expect(whyNotPair(table, null)).toMatchObject({ rule: 'PP-63' });
});

it('wants five pairs before « Prêt » (PP-46)', () => {
  const three = whyNotReady(FIVE.slice(2), false);
  expect(three).toMatchObject({ reason: 'five-first', facts: { number: 3 } });
  expect(whyNotReady(FIVE, false)).toBeNull();
  expect(whyNotReady(FIVE, true)).toMatchObject({ reason: 'ready-already', rule: 'PP-46' });
});
