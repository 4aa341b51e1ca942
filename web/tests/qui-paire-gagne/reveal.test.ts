import { expect, it } from 'vitest';
import type { Table } from '$lib/games/qui-paire-gagne/model';
import {
  layBubbles,
  readers,
  readingOf,
  timingOf,
  verdictOf,
} from '$lib/games/qui-paire-gagne/reveal';

const table = (part: Partial<Table>) => ({ made: [5, 5, 5], playing: [0, 1, 2], ...part }) as Table;
const call = (seat: number, hands: number[], points = 0, numbers = [1, 2]) => ({
  seat,
  numbers,
  hands,
  points,
});

it('says why a pair is worth nothing (PP-22, PP-23)', () => {
  expect(verdictOf(call(0, [0, 1, 2]), [0, 1, 2])).toBe('everybody');
  expect(verdictOf(call(0, [0]), [0, 1, 2])).toBe('alone');
  expect(verdictOf(call(0, [0, 1], 2), [0, 1, 2])).toBe('points');
});

it('knows how many calls a reader has left: five less those counted before (PP-25)', () => {
  const calls = [call(1, [1, 2], 2), call(1, [1]), call(2, [2])];
  expect(readingOf(table({ calls }))).toEqual({ seat: 2, place: 1, of: 4 });
  expect(readingOf(table({ calls: calls.slice(0, 2) }))).toEqual({ seat: 1, place: 2, of: 5 });
});

it('reads no pair where there is none, or an apple', () => {
  expect(readingOf(table({ calls: [] }))).toBeNull();
  expect(readingOf(table({ calls: [call(0, [0], 0, [7])] }))).toBeNull();
});

it('reads in seat order from the first announcer (PP-53)', () => {
  expect(readers(table({ first: 2, playing: [0, 2, 5] }))).toEqual([2, 5, 0]);
});

it('is over in a second and a half, however many hands rise', () => {
  for (const breath of [true, false])
    for (let hands = 1; hands <= 12; hands++) {
      const { hands: start, step, stamp } = timingOf(hands, breath);
      expect(stamp + 160).toBeLessThanOrEqual(1500);
      expect(start + step * (hands - 1) + 220).toBeLessThanOrEqual(stamp + 1);
    }
  expect(timingOf(3, false).stamp).toBeLessThan(900);
});

it('lays bubbles above their authors, one over the other where they would meet', () => {
  const bubbles = [
    { x: 50, width: 300, height: 40 },
    { x: 450, width: 120, height: 40 },
    { x: 120, width: 200, height: 40 },
  ];
  const laid = layBubbles(bubbles, 600, 200);
  expect(laid?.[0]).toEqual({ left: 6, bottom: 16 });
  expect(laid?.[1]).toEqual({ left: 406, bottom: 16 });
  expect(laid?.[2]?.bottom).toBe(64);
  expect(layBubbles(bubbles, 600, 60)).toBeNull();
});
