import { expect, it } from 'vitest';
import { agreement, labelsOf, placesOf, widthOf } from '$lib/games/qui-paire-gagne/graph';
import type { Round } from '$lib/games/qui-paire-gagne/history';

function rounds(hands: number[][], playing = [0, 1, 2, 3], apples: number[][] = []): Round[] {
  const calls = hands.map((each, n) => ({
    seat: each[0] ?? 0,
    numbers: [n + 1, n + 2],
    hands: each,
    points: 0,
  }));
  const seen = apples.map((each) => ({
    seat: each[0] ?? 0,
    numbers: [11],
    hands: each,
    points: 0,
  }));
  return [{ round: 1, pictures: [], playing, calls: [...calls, ...seen], over: true }];
}

const times = (number: number, hands: number[]) => Array.from({ length: number }, () => hands);

it('counts the pairs in common, apples not', () => {
  const { most, threads } = agreement(rounds(times(4, [0, 2]), [0, 1, 2], [[0, 2]]), [0, 1, 2]);
  expect(most).toEqual({ one: 0, other: 2, common: 4 });
  expect(threads).toEqual([{ one: 0, other: 2, common: 4 }]);
});

it('draws threads from three common pairs up', () => {
  const game = rounds([...times(3, [0, 1]), ...times(2, [1, 2])]);
  expect(agreement(game, [0, 1, 2, 3])).toMatchObject({ from: 3, threads: [{ common: 3 }] });
});

it('draws weaker ones where there is nothing stronger', () => {
  const game = rounds([...times(2, [0, 1]), [1, 2]]);
  const { from, threads } = agreement(game, [0, 1, 2, 3]);
  expect(from).toBe(1);
  expect(threads).toHaveLength(2);
});

it('draws only the eight strongest of a dense table', () => {
  const seats = [0, 1, 2, 3, 4];
  const game = rounds([...times(3, seats), ...times(2, [3, 4])], seats);
  const { dense, threads } = agreement(game, seats);
  expect(dense).toBe(true);
  expect(threads).toHaveLength(8);
  expect(threads[0]).toEqual({ one: 3, other: 4, common: 5 });
});

it('names the least alike, not a newcomer', () => {
  const [first] = rounds([...times(3, [0, 1]), [1, 2]], [0, 1, 2]) as [Round];
  const late = { ...first, round: 2, playing: [0, 1, 2, 3], calls: [] };
  expect(agreement([first, late], [0, 1, 2, 3]).least).toEqual({ one: 0, other: 2, common: 0 });
});

it('names nobody as least alike where all are equal', () => {
  expect(agreement(rounds(times(3, [0, 1, 2]), [0, 1, 2]), [0, 1, 2]).least).toBeNull();
});

it('names who is most alone', () => {
  const game = rounds([[2], [2], [1], ...times(3, [0, 1])]);
  expect(agreement(game, [0, 1, 2, 3]).alone).toEqual({ seat: 2, pairs: 2 });
  expect(agreement(rounds(times(3, [0, 1])), [0, 1, 2, 3]).alone).toBeNull();
});

it('seats friends side by side', () => {
  const game = rounds([...times(5, [0, 2]), ...times(5, [1, 3])]);
  const { ring } = agreement(game, [0, 1, 2, 3]);
  const apart = Math.abs(ring.indexOf(0) - ring.indexOf(2));
  expect(apart % 2).toBe(1);
  expect([...ring].sort()).toEqual([0, 1, 2, 3]);
});

it('stands them on a ring and makes threads wider by what they share', () => {
  const places = placesOf(6, { x: 118, y: 135 });
  expect(places).toHaveLength(6);
  expect(places[0]?.y).toBeCloseTo(places[1]?.y ?? 0);
  expect(placesOf(5, { x: 1, y: 1 })[0]).toMatchObject({ y: -1 });
  expect(widthOf({ one: 0, other: 1, common: 9 })).toBeCloseTo(11.55);
  expect(widthOf({ one: 0, other: 1, common: 20 }, 20)).toBeCloseTo(12.7);
});

it('keeps the numbers of crossing threads apart', () => {
  const marks = placesOf(4, { x: 120, y: 120 });
  const [a, b, c, d] = marks;
  if (!a || !b || !c || !d) throw new Error('four places');
  const [one, other] = labelsOf(
    [
      { from: a, to: c },
      { from: b, to: d },
    ],
    marks,
  );
  expect(
    Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)),
  ).toBeGreaterThan(20);
});
