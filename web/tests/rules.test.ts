import { beforeAll, expect, it } from 'vitest';
import { language } from '$lib/language.svelte';
import { marked, ruleBook, search } from '$lib/rules';
import { loadTexts } from '$lib/texts';
import { until } from './until';

beforeAll(async () => {
  language.choose('fr');
  await loadTexts('toc_toc_toc');
  await until(() => expect(ruleBook('toc_toc_toc')).not.toEqual([]));
});

it('is a book of chapters with clauses', () => {
  const book = ruleBook('toc_toc_toc');
  expect(book.length).toBeGreaterThan(5);
  expect(book.every(({ title, clauses }) => title && clauses.length > 0)).toBe(true);
  const ids = book.flatMap(({ clauses }) => clauses.map(({ id }) => id));
  expect(ids).toContain('TT-16');
  expect(new Set(ids).size).toBe(ids.length);
});

it('is searched without minding accents and capitals', () => {
  const book = ruleBook('toc_toc_toc');
  const clauses = (question: string) =>
    search(book, question).flatMap((chapter) => chapter.clauses.map(({ id }) => id));
  expect(clauses('tt-16')).toContain('TT-16');
  expect(clauses('CACHEE porte')).toContain('TT-16');
  expect(clauses('porte zeppelin')).toEqual([]);
  expect(search(book, '')).toEqual(book);
});

it('finds a clause by what stands beside it', () => {
  const found = search(ruleBook('toc_toc_toc'), 'taxi-corbillard passagers', (clause) =>
    clause === 'TT-28' ? 'Taxi-corbillard, passagers' : '',
  );
  const ids = found.flatMap(({ clauses }) => clauses.map(({ id }) => id));
  expect(ids).toContain('TT-28');
});

it('marks what was searched for, as it is written', () => {
  const lit = (text: string, question: string) =>
    marked(text, question)
      .filter(({ found }) => found)
      .map((part) => part.text);
  expect(lit('Posez-la face cachée à la porte', 'CACHEE porte')).toEqual(['cachée', 'porte']);
  expect(lit('Un œil sur deux', 'oeil')).toEqual(['œil']);
  expect(marked('Tout le texte.', '').map((part) => part.text)).toEqual(['Tout le texte.']);
  const text = 'L’hôte ouvre : oui !';
  expect(
    marked(text, 'o')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
