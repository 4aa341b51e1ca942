import { expect, it } from 'vitest';
import {
  asking,
  bestOf,
  historyOf,
  laughing,
  pointsOf,
  souvenirs,
} from '$lib/games/qui-paire-gagne/history';
import type { GameEvent, Note, SaidLine } from '$lib/wire';

const shown = Array.from({ length: 11 }, (_, n) => ({
  event: 'shown',
  number: n + 1,
  card: `picture-${n + 20}`,
}));

function called(seat: number, numbers: number[], hands: number[], points: number): GameEvent[] {
  const [one = 0, other] = numbers;
  const facts = { seat, one, hands: hands.length, points };
  return [
    other === undefined
      ? { event: 'called_apple', ...facts }
      : { event: 'called', ...facts, other },
    ...hands.map((hand) => ({ event: 'raised', seat: hand, points })),
  ];
}

const began = (round: number, turned = 0): GameEvent[] => [
  { event: 'round_began', round, turned },
  ...shown,
];

const game: GameEvent[][] = [
  [{ event: 'ready', seat: 0 }],
  began(1),
  [{ event: 'paired', seat: 0 }],
  [{ event: 'closed', round: 1 }, ...called(0, [3, 9], [0, 1], 2)],
  called(0, [1, 2], [0], 0),
  called(2, [11], [0, 2], 4),
  [{ event: 'round_over', round: 1 }],
  [{ event: 'sat_down', seat: 5 }],
  began(2, 1),
  [{ event: 'left', seat: 1 }],
  [{ event: 'closed', round: 2 }, ...called(2, [4, 5], [2, 5], 2)],
];
const present = [0, 2, 5];

it('follows the rounds with their pictures and calls', () => {
  const [first, second] = historyOf(game, present);
  expect(first).toMatchObject({ round: 1, over: true });
  expect(first?.pictures).toHaveLength(11);
  expect(first?.pictures[2]).toBe('picture-22');
  expect(first?.calls[0]).toEqual({ seat: 0, numbers: [3, 9], hands: [0, 1], points: 2 });
  expect(first?.calls[2]).toEqual({ seat: 2, numbers: [11], hands: [0, 2], points: 4 });
  expect(second).toMatchObject({ round: 2, over: false });
});

it('knows who counted in a round: a newcomer not before, a leaver not after', () => {
  const [first, second] = historyOf(game, present);
  expect(first?.playing).toEqual([0, 1, 2]);
  expect(second?.playing).toEqual([0, 2, 5]);
});

it('keeps whoever leaves after closing in the round', () => {
  const left = [...game.slice(0, 5), [{ event: 'left', seat: 1 }]];
  expect(historyOf(left, [0, 2])[0]?.playing).toEqual([0, 1, 2]);
});

it('adds up points by round, and none where a seat did not play', () => {
  const rounds = historyOf(game, present);
  expect(rounds.map((round) => pointsOf(round, 0))).toEqual([6, 0]);
  expect(rounds.map((round) => pointsOf(round, 5))).toEqual([null, 2]);
  expect(bestOf(rounds, 0)).toEqual([1]);
  expect(bestOf(rounds, 1)).toEqual([1]);
  expect(bestOf(rounds, 7)).toEqual([]);
});

const line = (seat: number, line: string, about: string): SaidLine => ({
  seat,
  line,
  about,
  seq: 0,
});

const noted = (seat: number, about: string, text: string): Note => ({
  seat,
  about,
  text,
  reason: '',
  facts: {},
});

it('counts a laugh once a seat, and hears who asks whom', () => {
  const said = [
    line(1, 'face-funny', '1/1-2'),
    line(1, 'face-funny', '1/1-2'),
    line(2, 'face-funny', '1/1-2'),
    line(2, 'line-why', '1/3-9 1'),
  ];
  expect(laughing(said, '1/1-2')).toEqual([1, 2]);
  expect(laughing(said, '1/3-9')).toEqual([]);
  expect(asking(said, '1/3-9', 1)).toEqual([2]);
  expect(asking(said, '1/3-9', 0)).toEqual([]);
});

it('remembers what made them laugh, at a tie what fewer had', () => {
  const rounds = historyOf(game, present);
  const said = [line(1, 'face-funny', '1/3-9'), line(2, 'face-funny', '1/1-2')];
  const { by, best } = souvenirs(rounds, said, []);
  expect(by).toBe('laughs');
  expect(best.map(({ call }) => call.numbers)).toEqual([
    [1, 2],
    [3, 9],
  ]);
});

it('without laughs remembers lone pairs with a note, else those most shared', () => {
  const rounds = historyOf(game, present);
  const note = noted(0, '1/1-2', 'Deux ailes.');
  expect(souvenirs(rounds, [], [note])).toMatchObject({ by: 'lone', best: [{ note }] });
  const shared = souvenirs(rounds, [], []);
  expect(shared.by).toBe('shared');
  expect(shared.best.map(({ call }) => call.numbers)).toEqual([
    [3, 9],
    [4, 5],
  ]);
});

it('gives the announcer’s note before another hand’s', () => {
  const rounds = historyOf(game, present);
  const notes = [noted(1, '1/3-9', 'Moi aussi.'), noted(0, '1/3-9', 'La mer.')];
  const { best } = souvenirs(rounds, [line(2, 'face-funny', '1/3-9')], notes);
  expect(best[0]?.note?.text).toBe('La mer.');
});
