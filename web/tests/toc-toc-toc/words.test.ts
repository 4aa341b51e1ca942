// Sentences of the table, in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { announcements } from '$lib/games/toc-toc-toc/announce';
import { entriesOf } from '$lib/games/toc-toc-toc/log';
import { tilesOf } from '$lib/games/toc-toc-toc/tiles';
import { effectSentence, houseLabel, sentence } from '$lib/games/toc-toc-toc/words';
import { FACES, LINES } from '$lib/games/toc-toc-toc/lines';
import { language } from '$lib/language.svelte';
import { has, loadTexts } from '$lib/texts';
import type { GameEvent } from '$lib/wire';
import type { Told } from '$lib/games/toc-toc-toc/told';
import { ACTIONS, code, laidTable, people } from './laid';

beforeAll(() => loadTexts('toc_toc_toc'));

const TAKING = {
  decision: 'take-guest',
  keeper: 2,
  revealer: 2,
  revealed: ['vamp-ghost' as const],
  choices: ['take ghost', 'take brute-ghost'],
};

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('in French', () => {
  beforeAll(() => language.choose('fr'));

  it('says what would come of a card, by what would be told', () => {
    const say = (host: number, rival: number, ...events: Told[]) => {
      const revealed: Told = { event: 'revealed', seat: host, rival, card: 'child' };
      return effectSentence([revealed, ...events], laidTable(), people());
    };
    const ghosts = { card: 'ghost', number: 2 } as const;
    const moved: Told = { event: 'moved', ...ghosts, host: 2, to: 0 };
    const musician: Told = { ...moved, card: 'musician-ghost', number: 1 };
    expect(say(2, 0, moved, musician)).toBe('3 fantômes partent chez vous.');
    expect(say(2, 0, musician)).toBe('un fantôme part chez vous.');
    expect(say(0, 2, { event: 'went_home', ...ghosts, host: 0 })).toBe(
      '2 fantômes vous quittent en taxi.',
    );
    const joined: Told[] = [
      { event: 'joined', seat: 2, card: 'scarecrow' },
      { event: 'worth', seat: 0, points: 8 },
      { event: 'worth', seat: 2, points: 11 },
    ];
    expect(say(2, 0, ...joined)).toBe('un invité de plus chez Chloé, +3.');
    expect(say(0, 2, { event: 'no_effect', seat: 0, card: 'child' })).toBe(
      'rien ne se passe chez vous.',
    );
    expect(say(0, 2)).toBe('Chloé choisit qui s’en va.');
    expect(say(2, 0)).toBe('à vous de choisir qui s’en va.');
  });

  it('describes a house to those who listen', () => {
    const label = plain(houseLabel(laidTable(), 2, people()));
    expect(label).toMatch(/^Chez Chloé, 8 points\. Fête : monstres 0 ; fantômes 3, gardés/);
    expect(label).toContain('un épouvantail');
    expect(label).toContain('Main : 5 cartes, dont, au vu de tous, un taxi-corbillard.');
  });

  it('tells my own card in the log, but another’s not', () => {
    const knocked = { event: 'knocked', seat: 0, door: 2 };
    expect(sentence({ ...knocked, card: 'vamp-ghost' }, people())).toContain('une vamp fantôme');
    expect(sentence(knocked, people(null))).toBe('Aïcha frappe chez Chloé.');
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
    const table = laidTable(TAKING);
    const foreseen = { [code('take ghost')]: laidTable({ points: [10, 3, 7, 3] }) };
    const tiles = tilesOf(table, ACTIONS, people(), foreseen);
    expect(tiles.map(({ title, note, points }) => [title, note, points])).toEqual([
      ['Fantôme', 'Il y en a 2.', 'Vous +2, Chloé −1'],
      ['Fantôme brute', 'Gardera vos fantômes.', ''],
    ]);
    expect(tiles.map((tile) => tile.code)).toEqual(TAKING.choices.map(code));
  });

  it('asks whoever must decide, and tells the others who does', () => {
    const now = { events: [], held: [0], me: 0, line: null, people: people(), actions: ACTIONS };
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
    expect(said(TAKING)).toEqual([
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
