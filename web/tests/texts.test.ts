// Every sentence stands in French and in English, with the same parameters, rightly spaced.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { language } from '$lib/language.svelte';
import { has, listed, loadTexts, rulesOf, t, together } from '$lib/texts';
import { until } from './until';

const web = join(import.meta.dirname, '..');
const manege = join(web, '..', 'src', 'manege');
const folders = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('fr.ftl'))
    .map((file) => join(path, file));
const catalogues = [...folders(join(web, 'src')), ...folders(manege)];

type Told = { words: string[]; parameters: Set<string> };

function messages(path: string): Map<string, Told> {
  const found = new Map<string, Told>();
  const add = (name: string, pattern: unknown) => {
    const told: Told = { words: [], parameters: new Set() };
    walk(pattern, told);
    found.set(name, told);
  };
  for (const { id, value, attributes } of new FluentResource(readFileSync(path, 'utf8')).body) {
    if (value !== null) add(id, value);
    for (const [name, pattern] of Object.entries(attributes)) add(`${id}.${name}`, pattern);
  }
  return found;
}

function walk(part: unknown, told: Told): void {
  if (typeof part === 'string') told.words.push(part);
  else if (Array.isArray(part)) for (const each of part) walk(each, told);
  else if (part && typeof part === 'object') {
    const { type, name } = part as { type?: string; name?: string };
    if (type === 'var' && name) told.parameters.add(name);
    if (type === undefined || type === 'select' || type === 'func')
      for (const key of ['selector', 'variants', 'value', 'args'])
        walk((part as Record<string, unknown>)[key], told);
  }
}

describe.each(catalogues)('%s', (french) => {
  const fr = messages(french);
  const en = messages(french.replace(/fr\.ftl$/, 'en.ftl'));

  it('has the same sentences in both languages', () => {
    expect([...en.keys()]).toEqual([...fr.keys()]);
  });

  it('gives both the same parameters', () => {
    for (const [name, { parameters }] of fr)
      expect([...(en.get(name)?.parameters ?? [])].sort(), name).toEqual([...parameters].sort());
  });

  it('is spaced as French is', () => {
    for (const [name, { words }] of fr)
      for (const text of words) {
        expect(text, name).not.toMatch(/['"]|\.\.\./);
        expect(text, name).not.toMatch(/[ \u00a0][!?;]|[^\u202f\s!?][!?;]/);
        expect(text, name).not.toMatch(/ [:»]|«[^\u00a0]|[^\u00a0]»|\u202f:/);
      }
  });
});

describe('t', () => {
  it('speaks the language of the screen, and switches at once', () => {
    language.choose('en');
    expect(t('join-missing', { number: 3 })).toBe('3 characters are missing.');
    language.choose('fr');
    expect(t('join-missing', { number: 1 })).toBe('Il manque un caractère.');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('finds forms, and says the key where nothing is found', () => {
    expect(t('kind-bot.capital')).toBe('Un bot');
    expect(t('no-such-key')).toBe('no-such-key');
    expect(has('no-such-key')).toBe(false);
  });

  it('lists people', () => {
    expect(listed(['Léa'])).toBe('Léa');
    expect(listed(['Léa', 'Noé', 'Jo'])).toBe('Léa, Noé et Jo');
  });

  it('tells things alike together', async () => {
    await loadTexts('scream_machine');
    expect(together(['card-family-1', 'card-food-5', 'card-family-1'], 'the')).toEqual([
      '2 Petites Roues',
      'Le Banquet',
    ]);
    expect(together(['kind-bot', 'kind-bot'])).toEqual(['2 × un bot']);
  });

  it('loads a game’s own sentences', async () => {
    vi.resetModules(); // somebody else's test may have opened the book
    const { has, loadLanguage, loadTexts, rulesOf, t } = await import('$lib/texts');
    (await import('$lib/language.svelte')).language.choose('fr');
    await loadLanguage('fr');
    await loadTexts('toc_toc_toc');
    expect(t('card-ghost.one')).toBe('un fantôme');
    expect(has('rule-TT-16')).toBe(false); // the rule book comes when it is opened
    expect(rulesOf('toc_toc_toc')).toEqual([]);
    await until(() => expect(rulesOf('toc_toc_toc')).toContain('rule-TT-16'));
    expect(t('rule-TT-16')).toContain('porte');
  });
});

it('has a sentence for every key the screens name', async () => {
  const sources = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file),
  );
  const missing: string[] = [];
  for (const file of sources) {
    const [, game = 'toc-toc-toc'] = /games\/([^/]+)\//.exec(file) ?? [];
    const key = game.replaceAll('-', '_');
    await loadTexts(key);
    if (/hosting/i.test(file)) await loadTexts('hosting');
    if (file.includes('/rulebook/')) {
      rulesOf(key); // what stands beside the clauses comes with them
      await loadTexts(key);
    }
    const text = readFileSync(join(web, 'src', file), 'utf8');
    const named = [...text.matchAll(/\bt\(\s*'([^'$]+)'/g)].map(([, key]) => key as string);
    missing.push(...named.filter((key) => !has(key)).map((key) => `${file}: ${key}`));
  }
  expect(missing).toEqual([]);
});

it('has a sentence for every trouble of the server', () => {
  const python = readFileSync(join(manege, 'server', 'trouble.py'), 'utf8');
  const errors = [...python.matchAll(/^ {4}"([a-z.-]+)": \d+/gm)].map(([, error]) => error);
  expect(errors.length).toBeGreaterThan(10);
  const missing = errors.filter((error) => !has(`error-${error?.replace(/[._]/g, '-')}`));
  expect(missing).toEqual([]);
});

it('gives each game its own words for the same thing', async () => {
  await loadTexts('toc_toc_toc');
  expect(t('game-name')).toBe('Toc toc toc');
  await Promise.all([loadTexts('toc_toc_toc'), loadTexts('scream_machine')]);
  expect(t('game-name')).toBe('Scream Machine');
  await loadTexts('toc_toc_toc');
  expect(t('game-name')).toBe('Toc toc toc');
});
