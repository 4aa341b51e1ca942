// Sentences of the table and of the log, in both languages.
import { beforeAll, describe, expect, it } from 'vitest';
import { announcements } from '$lib/games/scream-machine/announce';
import { barSentence } from '$lib/games/scream-machine/bar';
import type { Picked } from '$lib/games/scream-machine/choice.svelte';
import { entriesOf } from '$lib/games/scream-machine/log';
import { movesOf, outlookOf, sideOf, visitorsOf, type Move } from '$lib/games/scream-machine/model';
import {
  comparison,
  posterLabel,
  outlookSentence,
  visitorLabel,
} from '$lib/games/scream-machine/words';
import type { Around } from '$lib/games/scream-machine/around.svelte';
import { language } from '$lib/language.svelte';
import { emphasised } from '$lib/table/wording';
import { has, loadTexts } from '$lib/texts';
import type { GameEvent } from '$lib/wire';
import { ACTIONS, BUILT, cards, code, foreseen, laidTable, people } from './laid';

beforeAll(() => loadTexts('scream_machine'));

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const table = laidTable();
const build = movesOf([code('build coaster-5 from row')], ACTIONS)[0] as Move;
const seen = outlookOf(table, 0, build, foreseen({ fields: BUILT }));
const visitor = (id: string) => visitorsOf(table).find((one) => one.id === id) ?? never();

/** The table as one screen sees it: what is told of it, nothing picked. */
const around = (how: object) =>
  ({
    table,
    people: people(),
    me: 0,
    looks: { held: [0], actor: 0 },
    choice: { picked: null, looked: null },
    count: null,
    walk: null,
    scene: null,
    small: false,
    ...how,
  }) as unknown as Around;

function never(): never {
  throw new Error('no such visitor');
}

describe('in French', () => {
  beforeAll(() => language.choose('fr'));

  it('names a poster with all that bears on play', () => {
    expect(posterLabel('coaster-5')).toBe(
      'La Hurleuse, Montagnes russes, valeur 5, coûte 3 actions',
    );
  });

  it('says where a visitor would go, and where with this choice', () => {
    const label = (id: string) =>
      plain(visitorLabel(visitor(id), sideOf(visitor(id), table), seen.changes.get(id), people()));
    expect(label('n0')).toBe(
      'Fou de montagnes russes, national : irait chez Hugo ; avec ce choix, chez moi',
    );
    expect(label('g0-h')).toBe(
      'Nostalgique, entre moi et Hugo, secret de mon sondage : irait chez Hugo',
    );
    expect(label('g3-0')).toBe(
      'Radin, entre Marius et moi : viendrait chez moi ; avec ce choix, nulle part, égalité',
    );
    expect(label('g1-h')).toBe('Visiteur caché, entre Hugo et Inès');
  });

  it('compares the parks, the winner first', () => {
    expect(plain(comparison(visitor('n0'), table, people()))).toBe(
      'Fou de montagnes russes, national : irait chez Hugo. Hugo 5, Moi 3, Marius 3, Inès 0.',
    );
    expect(plain(comparison(visitor('g3-0'), table, people()))).toContain('Moi 11, Marius 16.');
  });

  it('tells a listener all that a choice would change', () => {
    expect(plain(outlookSentence(seen, people()))).toBe(
      'La Hurleuse : 3 sur 3 actions. Montagnes russes : 3, puis 8. Billet : 11, puis 16. ' +
        '3 visiteurs viendraient chez vous. Un visiteur serait perdu. Radin : chez Hugo.',
    );
  });

  it('asks in the bar, and says what Confirm would do', () => {
    const said = (picked: Picked | null, live = true, looked: string | null = null) =>
      plain(barSentence(around({ live, choice: { picked, looked } })).text);
    const option = (option: 'demolition' | 'novelties', words: string) =>
      said({ what: 'option', option, slots: [], cards: cards(words) });
    expect(said(null)).toMatch(/^À vous : /);
    expect(said({ what: 'poster', from: 'row', slot: 2, card: 'coaster-5' })).toBe(
      'Construire La Hurleuse pour 3 actions ?',
    );
    expect(said({ what: 'end' })).toBe('Finir le tour ? 3 actions seront perdues.');
    expect(option('demolition', '')).toContain('touchez');
    expect(option('demolition', 'water-5')).toBe('Démolir Grandes Eaux ?');
    expect(option('novelties', 'food-1 water-3')).toBe(
      'Remplacer Barbe à papa et Le Splatch ? Sans retour.',
    );
    expect(said(null, false)).toBe('Encore 3 actions.'); // of oneself, while others are shown
    expect(said(null, true, 'n0')).toContain('Hugo 5');
  });

  it('counts the opening, publicity included', () => {
    const opening = laidTable({ opening: [0, 2] });
    const said = (words: string, ready = true) =>
      plain(
        barSentence(
          around({ table: opening, live: true, laid: cards(words), wish: ready ? build : null }),
        ).text,
      );
    expect(said('')).toMatch(/^Ouvrez votre parc, Léa/);
    expect(said('water-1', false)).toContain('il en faut 3 ou 4');
    expect(said('water-5')).toContain('départ à 1 visiteur');
    expect(said('water-5 food-1')).toContain('les 4 actions');
    const kept = laidTable({ opening: [1, 2] });
    const waiting = around({ table: kept, live: false, laid: cards('water-5') });
    expect(plain(barSentence(waiting).text)).toBe('On attend encore Hugo et Inès.');
  });

  it('announces what happened, then what is asked of whom', () => {
    const events: GameEvent[] = [{ event: 'publicity', seat: 3 }];
    const heard = (how: Parameters<typeof laidTable>[0]) =>
      announcements(around({ table: laidTable(how) }), events).map(plain);
    expect(heard({ actions: 4 })[1]).toBe(
      'À vous. 4 actions. Main : Le Splatch, Carrousel 1900, Les Canetons et Saut de puce. ' +
        '2 visiteurs sur 14 viendraient chez vous.',
    );
    expect(heard({})[1]).toBe('Encore 3 actions.');
    expect(heard({ turn: 3, actions: 4 })[1]).toBe('Marius joue.');
    expect(heard({ turn: 3 })).toHaveLength(1);
  });

  it('sets the words of a sentence in bold', () => {
    expect(emphasised({ text: 'Démolir Grandes Eaux ?', bold: ['Grandes Eaux'] })).toEqual([
      { text: 'Démolir ', bold: false },
      { text: 'Grandes Eaux', bold: true },
      { text: ' ?', bold: false },
    ]);
  });
});

describe('the log', () => {
  beforeAll(() => language.choose('fr'));

  const told: GameEvent[][] = [
    [{ event: 'dealt', seat: 0, card: 'water-1' }],
    [{ event: 'kept', seat: 0 }],
    [
      { event: 'kept', seat: 1 },
      { event: 'opened', seat: 0, card: 'water-5' },
      { event: 'opening_publicity', seat: 0 },
      { event: 'row', card: 'food-1' },
      { event: 'round_began', round: 1, first: 1 },
      { event: 'national', visitor: 'water' },
    ],
    [
      { event: 'renewed', seat: 1, card: 'food-1' },
      { event: 'renewed', seat: 1, card: 'food-3' },
      { event: 'row', card: 'food-5' },
      { event: 'row', card: 'thrill-5' },
    ],
    [
      { event: 'publicity', seat: 0 },
      { event: 'turned_up', left: 0, right: 1, visitor: 'water' },
      { event: 'entered', seat: 0, visitor: 'water', value: 5, next: 0 },
      { event: 'stayed', visitor: 'thrill', value: 0 },
      { event: 'welcomed', seat: 0, number: 1 },
      { event: 'round_over', round: 1 },
      { event: 'round_began', round: 2, first: 0 },
    ],
  ];

  it('has a heading a round, a line a visitor, and joins what one person does at once', () => {
    const entries = entriesOf(told, people());
    expect(entries.map(({ heading, seat }) => [heading, seat])).toEqual([
      [undefined, 0],
      [undefined, 1],
      [undefined, 0],
      ['Manche 1', 1],
      [undefined, 1],
      [undefined, 0],
      ['Fin de la manche 1', null],
      [undefined, 0],
      [undefined, null],
      [undefined, 0],
      ['Manche 2', 0],
    ]);
    expect(entries[2]?.sentence).toMatch(/Grandes Eaux.*publicité/);
    expect(entries[4]?.sentence).toBe(
      'Hugo fait retirer de l’offre la Barbe à papa et Glaces & Cie. ' +
        'Arrivent Le Banquet et la Chute libre.',
    );
    expect(entries.some(({ sentence }) => /^log-|\{/.test(sentence))).toBe(false);
  });
});

describe.each(['fr', 'en'] as const)('every sentence of the table exists in %s', (tag) => {
  beforeAll(() => language.choose(tag));

  it('has the sentences the components ask for', () => {
    const sources = import.meta.glob<string>('../../src/lib/games/scream-machine/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const asked = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/t\(\s*'((?:sm|outcome|decision|action)-[a-z0-9.-]+)'/g)].map(
        ([, key]) => key ?? '',
      ),
    );
    expect(asked.length).toBeGreaterThan(80);
    expect([...new Set(asked)].filter((key) => !has(key))).toEqual([]);
  });
});
