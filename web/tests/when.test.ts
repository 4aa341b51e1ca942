import { beforeAll, expect, it } from 'vitest';
import { language } from '$lib/language.svelte';
import { when } from '$lib/when';

beforeAll(() => language.choose('fr'));

const now = new Date(2026, 10, 15, 18, 0).getTime();
const at = (day: number, hour: number, minute = 0) =>
  new Date(2026, 10, day, hour, minute).getTime();

it.each([
  [now - 30_000, 'à l’instant'],
  [at(15, 17, 58), 'il y a 2 minutes'],
  [at(15, 15), 'il y a 3 heures'],
  [at(14, 23), 'hier'],
  [at(14, 1), 'hier'],
  [at(12, 12), 'il y a 3 jours'],
])('says how long ago', (then, words) => {
  expect(when(then, now)).toBe(words);
});
