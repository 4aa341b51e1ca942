// The table as one viewer knows it.
import { expect, it } from 'vitest';
import {
  aboutOf,
  appleOf,
  pairAt,
  partnerOf,
  happenings,
  type Pair,
} from '$lib/games/qui-paire-gagne/model';
import { laidTable } from './laid';

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
  expect(table.seats).toEqual([0, 1, 2, 3, 4]); // 3 left with ten points
  expect(table.deciding).not.toContain(8);
});

it('is over when there is an outcome', () => {
  const outcome = {
    decided_by: '',
    ranks: [],
    scores: [],
    sources: [],
    target: null,
    tie_breaks: [],
    winners: [0],
  };
  expect(laidTable({ phase: 'calls', outcome }).phase).toBe('over');
});

it('knows partners, and the apple once there are five pairs', () => {
  expect(pairAt(FIVE, 9)).toBe(1);
  expect(partnerOf(FIVE, 9)).toBe(3);
  expect(partnerOf(FIVE, 10)).toBeNull();
  expect(appleOf(FIVE)).toBe(10);
  expect(appleOf(FIVE.slice(1))).toBeNull();
});

it('names what a note is about', () => {
  expect(aboutOf(2, [3, 9])).toBe('2/3-9');
  expect(aboutOf(2, [11])).toBe('2/11');
});

it('stages the phases only: the layout, and why the pairing closed', () => {
  expect(happenings([{ event: 'paired', seat: 1 }])).toEqual([]);
  expect(happenings([{ event: 'round_began', round: 1, turned: 0 }])).toMatchObject([
    { kind: 'layout' },
  ]);
  const closed = { event: 'closed', round: 1 };
  expect(happenings([{ event: 'ready', seat: 1 }, closed])).toMatchObject([{ by: 'ready' }]);
  expect(happenings([{ event: 'time_up', phase: 'pairing' }, closed])).toMatchObject([
    { kind: 'closing', by: 'time' },
  ]);
});
