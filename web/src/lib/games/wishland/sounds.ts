// Sounds: a page, a coin, a small bell on a reward, a hammer on opening; each has its picture.
import { noise, play, tone, type Score } from '$lib/synth';
import type { Scene } from './queue';

const page: Score = (c, at) => {
  noise(c, at, 2400, 0.09, 0.12);
  noise(c, at + 0.07, 1500, 0.07, 0.08);
};

const coin: Score = (c, at) => {
  tone(c, at, { from: 1760, length: 0.09, loud: 0.08, type: 'triangle' });
  tone(c, at + 0.06, { from: 2350, length: 0.22, loud: 0.07, type: 'triangle' });
};

const bell: Score = (c, at) => {
  for (const [part, loud] of [
    [1, 0.1],
    [2.01, 0.05],
    [3.02, 0.025],
  ] as const)
    tone(c, at, { from: 1046 * part, length: 0.7, loud });
};

const hammer: Score = (c, at) =>
  [0, 0.13].forEach((beat) => {
    tone(c, at + beat, { from: 200, to: 90, length: 0.1, loud: 0.4 });
    noise(c, at + beat, 1500, 0.03, 0.25);
  });

const steps: Score = (c, at) =>
  [0, 0.12, 0.24].forEach((beat, nth) => noise(c, at + beat, 560 + 80 * (nth % 2), 0.05, 0.16));

const fanfare: Score = (c, at) =>
  [523, 659, 784, 1047].forEach((from, nth) => {
    for (const part of [1, 1.5])
      tone(c, at + nth * 0.13, {
        from: from * part,
        length: nth === 3 ? 0.7 : 0.2,
        loud: 0.05,
        type: 'triangle',
      });
  });

/** Heard even where nothing moves. */
const ANYWAY = new Set<Scene['kind']>(['bought', 'claimed', 'home']);

export function soundOf(scene: Scene, skipping: boolean): void {
  if (skipping && !ANYWAY.has(scene.kind)) return;
  switch (scene.kind) {
    case 'placed':
    case 'home':
      return play(steps);
    case 'bought':
      return play(hammer);
    case 'gained':
      return play(scene.gains.includes('points') ? bell : coin);
    case 'claimed':
      return play(bell);
    case 'income':
      return play(coin);
    default:
      return play(page);
  }
}

export function chooseSound(): void {
  play(page);
}

export function soundOfTheEnd(): void {
  play(fanfare);
}
