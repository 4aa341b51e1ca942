// Sentences of the table, in both languages.
import { beforeAll, describe, expect, it } from 'vitest';
import { announcements, editSentence, readySentence } from '$lib/games/qui-paire-gagne/announce';
import { barWords, type Situation } from '$lib/games/qui-paire-gagne/bar';
import { entriesOf } from '$lib/games/qui-paire-gagne/log';
import type { Pair } from '$lib/games/qui-paire-gagne/model';
import { callSentence, cardLabel } from '$lib/games/qui-paire-gagne/words';
import { language } from '$lib/language.svelte';
import { loadTexts } from '$lib/texts';
import type { GameEvent } from '$lib/wire';
import { laidTable, people } from './laid';

beforeAll(() => loadTexts('qui_paire_gagne'));

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const PAIRS: Pair[] = [
  [5, 7],
  [3, 9],
  [4, 11],
];
const FIVE: Pair[] = [...PAIRS, [2, 8], [1, 6]];
const CALL = { seat: 0, numbers: [4, 11], hands: [0, 3, 4], points: 3 };

function bar(how: Partial<Situation>): string {
  const now: Situation = {
    table: laidTable(),
    people: people(),
    held: [0],
    me: 0,
    pairs: PAIRS,
    chosen: null,
    ready: false,
    left: 47,
    closing: null,
    lost: false,
    apples: true,
    phone: false,
    ...how,
  };
  return plain(barWords(now).join(' '));
}

describe('in French', () => {
  beforeAll(() => language.choose('fr'));

  it('says what a picture is to me, and its name only where asked for', () => {
    expect(cardLabel(2, 'chosen', 0)).toBe('Image 2, choisie');
    expect(plain(cardLabel(3, 'paired', 9))).toBe('Image 3, en paire avec 9. Toucher pour délier.');
    expect(plain(cardLabel(6, 'free', 0, 'hérisson'))).toBe('Image 6 : hérisson, libre');
  });

  it.each<[Partial<Situation>, string]>([
    [{}, 'Touchez deux images qui vont ensemble. Encore deux paires ; la dernière image'],
    [{ chosen: 2 }, 'Touchez l’image qui va avec la 2.'],
    [{ chosen: 2, phone: true }, 'Touchez l’image qui va avec la 2. Encore deux paires.'],
    [{ pairs: FIVE }, 'Cinq paires ! Pomme pourrie : la 10. Tout peut changer'],
    [{ pairs: FIVE, apples: false }, 'Cinq paires ! Tout peut changer'],
    [{ pairs: FIVE, ready: true }, 'Vous avez dit « C’est prêt ». Modifier reste possible'],
    [{ closing: 'time' }, 'C’est fini ! On relève les paires.'],
    [{ lost: true }, 'Connexion perdue : vos 3 paires sont gardées.'],
    [{ table: laidTable({ playing: [1, 2, 3] }) }, 'La manche est en cours. Vous jouerez'],
    [
      { table: laidTable({ phase: 'look' }), left: 5 },
      'Regardez bien. Les paires commencent dans 5 s',
    ],
    [
      { table: laidTable({ phase: 'gather', ready: [0, 3, 4, 5] }) },
      'On attend Marc et Inès. Les images viennent',
    ],
    [{ table: laidTable({ phase: 'gather', ready: [0] }) }, 'On attend cinq personnes.'],
    [{ table: laidTable({ phase: 'gather', ready: [0, 1, 2, 3, 4, 5] }) }, 'Tout est prêt'],
    [{ table: laidTable({ phase: 'gather' }) }, 'Manche 3 : tout le monde est là ?'],
    [
      { table: laidTable({ phase: 'calls', calls: [CALL] }), left: 6 },
      'Léa, racontez si vous voulez. La suite vient seule dans 6 s.',
    ],
  ])('says what is expected: %#', (how, words) => {
    expect(bar(how)).toContain(words);
  });

  it('tells what a pair leaves to do, without numbers where several listen', () => {
    expect(editSentence({ kind: 'pair', pair: [3, 9] }, PAIRS, true)).toBe(
      '3 et 9 liées. Encore deux paires.',
    );
    expect(editSentence({ kind: 'pair', pair: [3, 9] }, PAIRS, false)).not.toMatch(/\d/);
    expect(editSentence({ kind: 'pair', pair: [1, 6] }, FIVE, false)).not.toMatch(/\d/);
  });

  it('tells who is ready together', () => {
    expect(plain(readySentence([4, 3], people()))).toBe('Zoé et Tom : « C’est prêt ».');
    expect(readySentence([], people())).toBe('');
  });

  it('tells a call with its hands, and why it was worth nothing', () => {
    const table = laidTable({ phase: 'calls', calls: [CALL] });
    expect(plain(callSentence(CALL, table, people()))).toBe(
      'Léa annonce 4 et 11. Trois mains : Léa, Tom et Zoé. 3 points pour chaque main.',
    );
    const alone = { ...CALL, numbers: [10], hands: [0], points: 0 };
    expect(plain(callSentence(alone, table, people()))).toBe(
      'Léa montre sa pomme pourrie, la 10. Une seule main : 0 point.',
    );
  });

  it('announces a call with the reasons of raised hands', () => {
    const table = laidTable({ phase: 'calls', calls: [CALL] });
    const events = [{ event: 'called', seat: 0, one: 4, other: 11, hands: 3, points: 3 }];
    const notes = [
      { seat: 3, about: '2/4-11', text: 'Dring !' },
      { seat: 1, about: '2/4-11', text: 'jamais' },
    ];
    const said = announcements({ table, events, people: people(), held: [0], notes });
    expect(said.map(plain)).toEqual([expect.stringContaining('Trois mains'), 'Tom : « Dring ! ».']);
  });
});

describe('the log', () => {
  const told: GameEvent[][] = [
    [],
    [
      { event: 'round_began', round: 1, turned: 0 },
      { event: 'shown', number: 1, card: 'picture-7' },
    ],
    [{ event: 'paired', seat: 0, one: 3, other: 9 }],
    [{ event: 'ready', seat: 1 }],
    [
      { event: 'called', seat: 0, one: 3, other: 9, hands: 2, points: 2 },
      { event: 'raised', seat: 0, points: 2 },
      { event: 'raised', seat: 4, points: 2 },
    ],
  ];

  it('has a heading a round and a line a call, and nobody’s taps', () => {
    language.choose('fr');
    const entries = entriesOf(told, people());
    expect(entries.map(({ heading }) => heading)).toEqual(['Manche 1', undefined]);
    expect(plain(entries[1]?.sentence ?? '')).toContain('Mains levées : Léa et Zoé.');
    language.choose('en');
    expect(entriesOf(told, people())[1]?.sentence).toContain('Hands: Léa and Zoé.');
  });
});

it('speaks English too', () => {
  language.choose('en');
  expect(bar({ chosen: 2 })).toContain(
    'Tap the picture that goes with 2. Still two pairs to make;',
  );
});
