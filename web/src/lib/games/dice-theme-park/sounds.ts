// Sounds: a wooden die, a cube, a till, a chime, a map; each has its picture.
import { noise, play, tone, type Score } from '$lib/synth';
import type { Scene } from './queue';

const wood: Score = (c, at) => {
  tone(c, at, { from: 520, to: 300, length: 0.06, loud: 0.22, type: 'triangle' });
  noise(c, at, 1900, 0.03, 0.14);
};

const walk: Score = (c, at) => [0, 0.13].forEach((beat) => wood(c, at + beat));

const rattle: Score = (c, at) => [0, 0.09, 0.16, 0.21].forEach((beat) => wood(c, at + beat));

const click: Score = (c, at) => {
  tone(c, at, { from: 880, to: 700, length: 0.05, loud: 0.16, type: 'square' });
  noise(c, at, 3200, 0.02, 0.1);
};

const chime: Score = (c, at) =>
  [659, 880, 1109].forEach((from, nth) =>
    tone(c, at + nth * 0.11, { from, length: 0.45, loud: 0.07 }),
  );

const hammer: Score = (c, at) =>
  [0, 0.12].forEach((beat) => {
    tone(c, at + beat, { from: 220, to: 100, length: 0.09, loud: 0.34 });
    noise(c, at + beat, 1400, 0.03, 0.2);
  });

const stars: Score = (c, at) =>
  [1047, 1319, 1568, 2093].forEach((from, nth) =>
    tone(c, at + nth * 0.09, { from, length: 0.3, loud: 0.06, type: 'triangle' }),
  );

const paper: Score = (c, at) => {
  noise(c, at, 2600, 0.08, 0.1);
  noise(c, at + 0.06, 1700, 0.06, 0.07);
};

const fanfare: Score = (c, at) =>
  [523, 659, 784, 1047, 1319].forEach((from, nth) =>
    tone(c, at + nth * 0.12, { from, length: nth === 4 ? 0.8 : 0.2, loud: 0.08, type: 'triangle' }),
  );

const SOUNDS: Record<Scene['kind'], Score> = {
  cube: click,
  turned: wood,
  rolled: rattle,
  walk,
  arrive: chime,
  built: hammer,
  fitted: hammer,
  happened: paper,
  reveal: paper,
  stars,
  round: chime,
};

/** Heard even where nothing moves. */
const ANYWAY = new Set<Scene['kind']>(['arrive', 'built', 'stars', 'walk']);

export function soundOf({ kind }: Scene, skipping: boolean): void {
  if (!skipping || ANYWAY.has(kind)) play(SOUNDS[kind]);
}

export function chooseSound(): void {
  play(wood);
}

export function soundOfTheEnd(): void {
  play(fanfare);
}
