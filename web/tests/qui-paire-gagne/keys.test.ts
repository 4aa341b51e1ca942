// Figures as keys.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Figures } from '$lib/games/qui-paire-gagne/keys';
import { figureOf } from '$lib/table/keys';

let chosen: number[];
let figures: Figures;

beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  figures = new Figures((number) => chosen.push(number));
});

afterEach(() => vi.useRealTimers());

const press = (...keys: number[]) => keys.forEach((key) => figures.press(key));

it('chooses two to nine at once, and nothing by zero', () => {
  press(2, 9, 0);
  expect(chosen).toEqual([2, 9]);
});

it('waits 400 ms after a one for ten and eleven', () => {
  press(1);
  vi.advanceTimersByTime(390);
  expect(chosen).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(chosen).toEqual([1]);
  press(1, 0, 1, 1);
  expect(chosen).toEqual([1, 10, 11]);
});

it('takes a one for a one when another figure or key follows', () => {
  press(1, 6, 1);
  figures.settle();
  expect(chosen).toEqual([1, 6, 1]);
  vi.advanceTimersByTime(1000);
  expect(chosen).toHaveLength(3);
});

it('reads the place of the key, for the figures of a French keyboard need Shift', () => {
  expect(figureOf({ code: 'Digit3', key: '"' })).toBe(3);
  expect(figureOf({ code: 'Numpad0', key: '0' })).toBe(0);
  expect(figureOf({ code: 'KeyP', key: 'p' })).toBeNull();
});
