// Sentences of the table, in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { announcements } from '$lib/games/toc-toc-toc/announce';
import { entriesOf, publicly } from '$lib/games/toc-toc-toc/log';
import { movesOf } from '$lib/games/toc-toc-toc/model';
import { tilesOf } from '$lib/games/toc-toc-toc/tiles';
import { effectSentence, houseLabel, sentence } from '$lib/games/toc-toc-toc/words';
import { FACES, LINES } from '$lib/games/toc-toc-toc/lines';
import { language } from '$lib/language.svelte';
import { has, loadTexts } from '$lib/texts';
import type { GameEvent } from '$lib/wire';
import { ACTIONS, PARTIES, code, laidTable, people } from './laid';

beforeAll(() => loadTexts('toc_toc_toc'));

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('in French', () => {
  beforeAll(() => language.choose('fr'));

  it('says what a card would do, here and there', () => {
    const [mine = [], , theirs = []] = PARTIES;
    const say = (card: 'vamp-ghost' | 'child' | 'taxi' | 'scarecrow') => [
      effectSentence(card, theirs, 2, 0, people()),
      effectSentence(card, mine, 0, 2, people()),
    ];
    expect(say('vamp-ghost')).toEqual([
      'un des 3 fantômes part chez vous.',
      'un des 2 fantômes part chez Chloé.',
    ]);
    expect(say('child')).toEqual([
      'un vampire s’enfuit chez vous.',
      '2 fantômes s’enfuient chez Chloé.',
    ]);
    expect(say('taxi')[1]).toBe('2 fantômes vous quittent en taxi.');
    expect(say('scarecrow')[0]).toBe('un invité de plus chez Chloé, +3.');
  });

  it('describes a house to those who listen', () => {
    const label = plain(houseLabel(laidTable(), 2, people()));
    expect(label).toMatch(/^Chez Chloé, 8 points\. Fête : monstres 0 ; fantômes 3, gardés/);
    expect(label).toContain('un épouvantail');
    expect(label).toContain('Main : 5 cartes, dont, au vu de tous, un taxi-corbillard.');
  });

  it('tells my own card in the log, but not on a device that several share', () => {
    const knocked = { event: 'knocked', seat: 0, door: 2, card: 'vamp-ghost' };
    expect(sentence(knocked, people())).toContain('une vamp fantôme');
    expect(sentence(publicly([[knocked]])[0]?.[0] as typeof knocked, people(null))).toBe(
      'Aïcha frappe chez Chloé.',
    );
  });

  it('keeps what was said beside its knock', () => {
    const told: GameEvent[][] = [
      [{ event: 'first_guest', seat: 0, card: 'ghost' }],
      [{ event: 'knocked', seat: 1, door: 0 }],
      [
        { event: 'refused', seat: 0, offerer: 1 },
        { event: 'uncovered', card: 'taxi' },
      ],
    ];
    const entries = entriesOf(told, [{ seat: 1, line: 'line-passing', seq: 0 }], people());
    expect(entries.map(({ heading }) => heading)).toEqual([
      'La fête commence',
      'Tour 1',
      undefined,
    ]);
    expect(plain(entries[1]?.sentence ?? '')).toBe(
      'Basile frappe chez Aïcha. Basile dit : « Je ne fais que passer. »',
    );
    expect(entries[2]?.sentence).toBe('Aïcha n’ouvre pas à Basile.');
  });

  it('offers the guests of the vamp’s type, with what changes for both', () => {
    const table = laidTable({ decision: 'take-guest', keeper: 2, revealed: ['vamp-ghost'] });
    const moves = movesOf(['take ghost', 'take brute-ghost'].map(code), ACTIONS);
    const tiles = tilesOf(table, moves, people());
    expect(tiles.map(({ title, note, points }) => [title, note, points])).toEqual([
      ['Fantôme', 'Il y en a 2.', 'Vous +2, Chloé −1'],
      ['Fantôme brute', 'Gardera vos fantômes.', 'Vous +2, Chloé −1'],
    ]);
    expect(tiles.map((tile) => tile.code)).toEqual([code('take ghost'), code('take brute-ghost')]);
    expect(tilesOf(table, [], people(3)).map((tile) => tile.code)).toEqual([null, null]);
  });

  it('asks whoever must decide, and tells the others who does', () => {
    const now = { events: [], held: [0], me: 0, line: null, people: people() };
    const said = (how: Parameters<typeof laidTable>[0], line: string | null = null) =>
      announcements({ ...now, line, table: laidTable(how) }).map(({ text, assertive }) => [
        plain(text),
        assertive,
      ]);
    expect(said({})[0]?.[0]).toMatch(/^À vous, Aïcha\. Main : monstre musicien, au vu de tous ;/);
    const knock = { decision: 'answer', turn: 1, keeper: 0, door: 1 };
    expect(said(knock, 'line-passing')).toEqual([
      [
        'Basile frappe chez vous et dit : « Je ne fais que passer. » Ouvrir, ou ne pas ouvrir ?',
        true,
      ],
    ]);
    expect(said(knock, 'face-devil')[0]?.[0]).toContain('un sourire de diable');
    expect(said({ decision: 'take-guest', keeper: 2, revealed: ['vamp-ghost'] })).toEqual([
      ['Chloé a ouvert. C’est une vamp fantôme. Choisissez : Fantôme ou Fantôme brute.', true],
    ]);
    expect(said({ decider: 1, turn: 1 })).toEqual([
      ['Basile choisit une carte et une porte.', false],
    ]);
  });
});

describe.each(['fr', 'en'] as const)('every sentence of the table exists in %s', (tag) => {
  beforeAll(() => language.choose(tag));

  it('has the lines and faces of the catalogue', () => {
    const path = join(import.meta.dirname, '../../../src/manege/games/toc_toc_toc/texts/fr.ftl');
    const ready = readFileSync(path, 'utf8').match(/^(line|face)-[\w-]+(?= =)/gm);
    expect([...LINES, ...FACES]).toEqual(ready);
    expect([...LINES, ...FACES].every((key) => has(key))).toBe(true);
  });

  it('has the sentences the components ask for', () => {
    const sources = import.meta.glob<string>('../../src/lib/games/toc-toc-toc/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const asked = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/'((?:tt|a11y|decision|action)-[a-z0-9.-]+)'/g)].map(
        ([, key]) => key ?? '',
      ),
    );
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((key) => !has(key))).toEqual([]);
  });
});
