// Taps: what they make at once on the screen, and how they are sent one after the other.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Draft } from '$lib/games/qui-paire-gagne/draft.svelte';
import type { Table } from '$lib/games/qui-paire-gagne/model';
import { laidTable } from './laid';

let table: Table;
let sent: string[];
let answer: 'played' | 'refused';
let late: boolean;
let draft: Draft;

/** A server that takes an action over a little later, as its `moved` would. */
function take(notation: string): void {
  const [kind, pair = ''] = notation.split(' ');
  const numbers = pair.split('-').map(Number) as [number, number];
  const rest = table.mine.filter((made) => made.join() !== numbers.join());
  if (kind === 'ready') table = { ...table, ready: [0] };
  else table = { ...table, mine: kind === 'pair' ? [...rest, numbers] : rest, ready: [] };
  draft.heard();
}

const playing = (notation: string) =>
  new Promise<'played' | 'refused'>((resolve) => {
    sent.push(notation);
    setTimeout(() => {
      resolve(answer);
      if (answer === 'played') setTimeout(() => take(notation), 20);
    }, 30);
  });

beforeEach(() => {
  vi.useFakeTimers();
  table = laidTable({ mine: '' });
  [sent, answer, late] = [[], 'played', false];
  draft = new Draft({
    seat: 0,
    table: () => table,
    play: (_, notation) => playing(notation),
    late: () => late,
  });
});

afterEach(async () => {
  draft.clear();
  await vi.advanceTimersByTimeAsync(5000); // nothing is on its way any more
  vi.useRealTimers();
});

const tap = (...numbers: number[]) => numbers.map((number) => draft.tap(number));

it('makes a pair of two taps at once, the smaller number first', () => {
  tap(9);
  expect(draft.chosen).toBe(9);
  tap(3);
  expect(draft.chosen).toBeNull();
  expect(draft.pairs).toEqual([[3, 9]]);
  expect(sent).toEqual(['pair 3-9']);
});

it('drops a choice by a second tap, and loosens a pair by one', () => {
  tap(9, 9);
  expect(draft.chosen).toBeNull();
  tap(9, 3, 3);
  expect(draft.pairs).toEqual([]);
});

it('sends eleven fast taps one after the other, none lost', async () => {
  tap(5, 7, 3, 9, 4, 11, 2, 8, 1, 6);
  draft.sayReady();
  expect(draft.pairs).toHaveLength(5);
  expect(draft.ready).toBe(true);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['pair 5-7', 'pair 3-9', 'pair 4-11', 'pair 2-8', 'pair 1-6', 'ready']);
  expect(table.mine).toHaveLength(5);
  await draft.sent();
});

it('has no place for a sixth pair', async () => {
  tap(5, 7, 3, 9, 4, 11, 2, 8, 1, 6);
  await vi.advanceTimersByTimeAsync(2000);
  expect(draft.tap(10)).toBe('no');
  expect(sent).toHaveLength(5);
});

it('edits after « C’est prêt », which is taken back by it and can be said again', async () => {
  table = laidTable({ mine: '5-7 3-9 4-11 2-8 1-6', ready: [0] });
  expect(draft.ready).toBe(true);
  draft.loosen([2, 8]);
  expect(draft.ready).toBe(false);
  tap(2, 10);
  draft.sayReady();
  expect(draft.ready).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual(['loosen 2-8', 'pair 2-10', 'ready']);
  expect(draft.pairs).toHaveLength(5);
  expect(table.ready).toEqual([0]);
});

it('shows what the server holds once it has refused', async () => {
  answer = 'refused';
  tap(5, 7, 3, 9);
  expect(draft.pairs).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(draft.pairs).toEqual([]);
  expect(sent).toEqual(['pair 5-7']); // what was built on it is not sent
});

it('sends again what only came too late', async () => {
  [answer, late] = ['refused', true];
  tap(5, 7);
  await vi.advanceTimersByTimeAsync(100);
  answer = 'played';
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['pair 5-7', 'pair 5-7']);
  expect(draft.pairs).toEqual([[5, 7]]);
});

it('goes back a step: the choice first, then the last pair', () => {
  table = laidTable({ mine: '5-7 3-9' });
  tap(1);
  expect(draft.back()).toBe('dropped');
  draft.back();
  expect(draft.pairs).toEqual([[5, 7]]);
  draft.back();
  expect(draft.back()).toBeNull();
});

it('forgets what was on its way when the round closes', async () => {
  tap(5, 7, 3, 9);
  draft.clear();
  table = laidTable({ phase: 'calls', mine: '5-7' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toEqual(['pair 5-7']);
});
