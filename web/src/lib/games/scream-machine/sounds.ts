// Sounds of the parks, made of a few oscillators and some noise; each has its picture.
import { inTurn, noise, play, tone, type Score } from '$lib/synth';
import { valueOf, type Option } from './cards';
import type { Scene } from './queue';

const paper: Score = (c, at) => {
  noise(c, at, 2800, 0.06, 0.16);
  noise(c, at + 0.05, 1700, 0.05, 0.1);
};

const stroke = (c: AudioContext, at: number, loud: number) => {
  tone(c, at, { from: 210, to: 90, length: 0.1, loud });
  tone(c, at, { from: 1900, to: 1300, length: 0.05, loud: loud * 0.2, type: 'triangle' });
  noise(c, at, 1500, 0.03, loud * 0.6);
};

const hammer: Score = (c, at) => [0.3, 0.44].forEach((beat) => stroke(c, at + beat, 0.45));

const ratchet: Score = (c, at) => {
  noise(c, at, 3600, 0.025, 0.22);
  tone(c, at, { from: 1500, to: 900, length: 0.03, loud: 0.1, type: 'square' });
};

const punch: Score = (c, at) => {
  noise(c, at, 900, 0.05, 0.35);
  tone(c, at, { from: 320, to: 120, length: 0.06, loud: 0.3 });
  noise(c, at + 0.08, 4200, 0.03, 0.15);
};

const roll: Score = (c, at) => {
  for (let i = 0; i < 9; i++) noise(c, at + i * 0.042, 260 + 20 * (i % 2), 0.06, 0.1 + 0.02 * i);
};

/** Cloth pulled along its rings, then a cymbal. */
const curtain: Score = (c, at) => {
  for (let i = 0; i < 12; i++) noise(c, at + i * 0.045, 1100 + 90 * i, 0.07, 0.14);
  noise(c, at + 0.58, 6200, 0.9, 0.22);
  for (const from of [523, 784])
    tone(c, at + 0.58, { from, length: 0.5, loud: 0.08, type: 'triangle' });
};

const steps: Score = (c, at) =>
  [0, 0.13, 0.26, 0.39].forEach((beat, i) => noise(c, at + beat, 560 + 80 * (i % 2), 0.05, 0.2));

const turnstile: Score = (c, at) => {
  noise(c, at, 2600, 0.03, 0.25);
  tone(c, at, { from: 880, to: 1320, length: 0.09, loud: 0.09, type: 'triangle' });
};

const horn: Score = (c, at) => {
  for (const from of [233, 277])
    tone(c, at, { from, to: from * 0.97, length: 0.34, loud: 0.07, type: 'triangle' });
};

/** Far away, on the first drop. */
const scream: Score = (c, at) => {
  for (const from of [1150, 980, 1320])
    tone(c, at, { from, to: from * 0.54, length: 0.75, loud: 0.025, type: 'sawtooth' });
  noise(c, at, 1300, 0.7, 0.03);
};

const organ: Score = (c, at) =>
  [392, 523, 659, 784, 659, 784, 1047].forEach((from, i) => {
    const length = i === 6 ? 0.7 : 0.16;
    for (const part of [1, 0.5, 1.5])
      tone(c, at + i * 0.16, { from: from * part, length, loud: 0.05, type: 'square' });
  });

const OPTION: Record<Option, Score> = {
  publicity: inTurn([0, punch], [0.3, turnstile]),
  survey: punch,
  development: inTurn([0, punch], [0.2, paper]),
  demolition: inTurn([0, punch], [0.15, (c, at) => noise(c, at, 300, 0.35, 0.4)]),
  novelties: inTurn([0, punch], [0.16, paper], [0.28, paper]),
};

/** Heard even where nothing moves. */
const ANYWAY = new Set<Scene['kind']>(['build', 'option', 'curtains', 'tallies']);

export function soundOf(scene: Scene, skipping: boolean): void {
  if (skipping && !ANYWAY.has(scene.kind)) return;
  switch (scene.kind) {
    case 'build':
      return play(valueOf(scene.card) === 5 ? inTurn([0, hammer], [0.5, scream]) : hammer);
    case 'option':
      return play(OPTION[scene.option]);
    case 'refill':
      return play((c, at) => scene.flights.forEach((_, i) => paper(c, at + 0.06 * i)));
    case 'count':
      return play(roll);
    case 'curtains':
      return play(curtain);
    case 'turning':
      return play(paper);
    case 'walk':
      return play(scene.walk.now?.seat === null ? horn : inTurn([0, steps], [0.6, turnstile]));
    case 'tallies':
      return play(inTurn([0, turnstile], [0.1, turnstile]));
  }
}

/** Paper, and one click a pip about to be spent. */
export function chooseSound(pips = 0): void {
  play((c, at) => {
    paper(c, at);
    for (let pip = 1; pip <= pips; pip++) ratchet(c, at + 0.05 + 0.07 * pip);
  });
}

export const optionSound = () => play(punch);
export const soundOfTheEnd = () => play(organ);
