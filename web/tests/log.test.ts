// The log: seats that change hands, between the actions of the game.
import { beforeAll, expect, it } from 'vitest';
import { language } from '$lib/language.svelte';
import { withHands } from '$lib/table/log';

const entry = (seq: number, sentence: string) => ({ seq, seat: 0, mark: 'A', sentence });
const handed = (line: string, seq: number) => ({ seat: 1, line, seq, about: 'Zoé' });

beforeAll(() => language.choose('en'));

it('tells of a seat that changed hands after the action it came after', () => {
  const entries = [entry(0, 'a'), entry(1, 'b'), entry(1, 'c'), entry(2, 'd')];
  const told = withHands(entries, [handed('seat-bot', 1), handed('seat-link', 2)], null);
  expect(told.map(({ sentence }) => sentence)).toEqual([
    'a',
    'b',
    'c',
    'A bot now plays in place of Zoé.',
    'd',
    'Zoé’s seat has a new link; the old one opens nothing any more.',
  ]);
});
