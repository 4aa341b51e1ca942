// The log: seats that change hands, between the actions of the game.
import { beforeAll, expect, it } from 'vitest';
import { language } from '$lib/language.svelte';
import { sinceActing, withHands } from '$lib/table/log';
import { named } from '$lib/table/wording';

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

it('calls whoever had the name deleted by their mark', () => {
  const told = withHands([], [{ ...handed('seat-bot', 1), about: '' }], null);
  expect(told[0]?.sentence).toBe('A bot now plays in place of Player B.');
});

it('sets names in bold, whole and as often as they come', () => {
  const bold = (text: string, ...names: string[]) =>
    named(text, names).flatMap((part) => (part.bold ? [part.text] : []));
  expect(bold('Ann frappe chez Léa. Ann annonce.', 'Ann', 'Léa')).toEqual(['Ann', 'Léa', 'Ann']);
  expect(bold('Léa Marie et Léa jouent.', 'Léa', 'Léa Marie')).toEqual(['Léa Marie', 'Léa']);
  expect(bold('C++ (2) joue.', 'C++ (2)', '')).toEqual(['C++ (2)']);
  expect(named('Rien à dire.', [])).toEqual([{ text: 'Rien à dire.', bold: false }]);
});

it('tells what came after my last action, and not what came of it', () => {
  const by = (seq: number, seat: number | null) => ({ seq, seat, mark: null, sentence: `${seq}` });
  const told = [by(0, 0), by(1, 1), by(2, 0), by(2, 1), by(3, 1), by(4, 2), by(4, 0)];
  const since = (...mine: number[]) => sinceActing(told, mine).map(({ sentence }) => sentence);
  expect(since(0)).toEqual(['3', '4', '4']); // entry 4 is somebody else’s doing, though about me
  expect(since(2)).toEqual([]);
  expect(since(5)).toEqual(['1', '2', '2', '3', '4', '4']); // nothing done yet: but for the set-up
  expect(since()).toEqual([]);
});
