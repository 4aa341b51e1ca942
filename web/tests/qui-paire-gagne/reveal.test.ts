import { expect, it } from 'vitest';
import { layBubbles, timingOf, verdictOf } from '$lib/games/qui-paire-gagne/reveal';

const call = (seat: number, hands: number[], points = 0, numbers = [1, 2]) => ({
  seat,
  numbers,
  hands,
  points,
});

it('says why a pair is worth nothing', () => {
  expect(verdictOf(call(0, [0, 1, 2]), [0, 1, 2])).toBe('everybody');
  expect(verdictOf(call(0, [0]), [0, 1, 2])).toBe('alone');
  expect(verdictOf(call(0, [0, 1], 2), [0, 1, 2])).toBe('points');
});

it('is over in a second and a half, however many hands rise', () => {
  for (const breath of [true, false])
    for (let hands = 1; hands <= 12; hands++) {
      const { hands: start, step, stamp } = timingOf(hands, breath);
      expect(stamp + 160).toBeLessThanOrEqual(1500);
      expect(start + step * (hands - 1) + 220).toBeLessThanOrEqual(stamp + 1);
    }
  expect(timingOf(3, false).stamp).toBeLessThan(900);
});

it('lays bubbles above their authors, one over the other where they would meet', () => {
  const bubbles = [
    { x: 50, width: 300, height: 40 },
    { x: 450, width: 120, height: 40 },
    { x: 120, width: 200, height: 40 },
  ];
  const laid = layBubbles(bubbles, 600, 200);
  expect(laid?.[0]).toEqual({ left: 6, bottom: 16 });
  expect(laid?.[1]).toEqual({ left: 406, bottom: 16 });
  expect(laid?.[2]?.bottom).toBe(64);
  expect(layBubbles(bubbles, 600, 60)).toBeNull();
});
