// Every card of the rules is in the browser too, with its drawing and its words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { COPIES, creatureOf, roleOf } from '$lib/games/toc-toc-toc/cards';
import { has, loadTexts } from '$lib/texts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');

beforeAll(() => loadTexts('toc_toc_toc'));

it('has the cards of the rules, as many of each', () => {
  const rules = read('../../../src/manege/games/toc_toc_toc/components.py');
  const cards = [...rules.matchAll(/^ {4}\("([a-z-]+)", (\d+)\),$/gm)];
  expect(COPIES).toEqual(cards.map(([, card, copies]) => [card, Number(copies)]));
});

it.each(COPIES.map(([card]) => card))('has a drawing and words for %s', (card) => {
  const drawings = read('../../src/lib/games/toc-toc-toc/drawings/guests.svg');
  const role = roleOf(card) ?? card;
  expect(drawings).toContain(`<symbol id="tt-${card}"`);
  expect(has(`card-${card}`)).toBe(true);
  expect(has(`tt-role-${role}`)).toBe(true);
  expect(has(`tt-was-${role === 'normal' ? (creatureOf(card) ?? card) : role}`)).toBe(true);
});
