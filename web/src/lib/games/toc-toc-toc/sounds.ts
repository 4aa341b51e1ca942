// Sounds of the street, made of a few oscillators and some noise; each has its picture.
import { inTurn, noise, play, tone, type Score } from '$lib/synth';
import { creatureOf, roleOf, type Card } from './cards';
import type { Scene } from './queue';

function wood(c: AudioContext, at: number, loud: number): void {
  tone(c, at, { from: 180, to: 75, length: 0.13, loud });
  tone(c, at, { from: 420, to: 250, length: 0.05, loud: loud * 0.4, type: 'triangle' });
  noise(c, at, 1100, 0.04, loud * 0.7);
}

const knock: Score = (c, at) => [0.32, 0.56, 0.8].forEach((beat) => wood(c, at + beat, 0.5));

const creak: Score = (c, at) => {
  for (let i = 0; i < 10; i++) {
    const from = 210 + 30 * i + 14 * (i % 3);
    tone(c, at + 0.12 + i * 0.045, {
      from,
      to: from * 1.08,
      length: 0.05,
      loud: 0.05,
      type: 'sawtooth',
    });
  }
};

const chain: Score = (c, at) =>
  [0, 0.04, 0.09, 0.13, 0.15].forEach((beat, i) => {
    noise(c, at + beat, 4200 + 500 * (i % 3), 0.05, 0.22);
    tone(c, at + beat, { from: 2600 + 320 * i, length: 0.07, loud: 0.05, type: 'triangle' });
  });

const steps: Score = (c, at) =>
  [0.16, 0.31, 0.46, 0.61].forEach((beat, i) => {
    noise(c, at + beat, 520 + 60 * (i % 2), 0.06, 0.35 - 0.05 * i);
    tone(c, at + beat, { from: 120, to: 70, length: 0.07, loud: 0.2 - 0.03 * i });
  });

const refusal = inTurn([0, chain], [0, steps]);

const drawn: Score = (c, at) => {
  noise(c, at, 3000, 0.07, 0.18);
  noise(c, at + 0.09, 2200, 0.09, 0.14);
};

/** One signature a role: pop, thud, chord, kiss, giggle, horn, crow. */
const SIGNATURES: Record<string, Score> = {
  normal: (c, at) => tone(c, at, { from: 320, to: 900, length: 0.09, loud: 0.3 }),
  brute: (c, at) => {
    tone(c, at, { from: 95, to: 42, length: 0.3, loud: 0.7 });
    noise(c, at, 240, 0.12, 0.4);
  },
  musician: (c, at) =>
    [196, 247, 294, 392, 494].forEach((from, i) =>
      tone(c, at + i * 0.035, { from, length: 0.9, loud: 0.1, type: 'triangle' }),
    ),
  vamp: (c, at) => {
    noise(c, at, 2400, 0.05, 0.2);
    tone(c, at + 0.05, { from: 700, to: 1900, length: 0.1, loud: 0.18 });
    noise(c, at + 0.14, 5200, 0.03, 0.25);
  },
  child: (c, at) =>
    [0, 0.11, 0.22, 0.31, 0.4].forEach((beat, i) =>
      tone(c, at + beat, { from: 880 + 90 * (i % 2), to: 1180 - 60 * i, length: 0.08, loud: 0.16 }),
    ),
  taxi: (c, at) => {
    for (const beat of [0, 0.22])
      for (const from of [392, 494])
        tone(c, at + beat, { from, length: 0.16, loud: 0.09, type: 'square' });
    tone(c, at + 0.4, { from: 70, to: 130, length: 0.8, loud: 0.12, type: 'sawtooth' });
  },
  scarecrow: (c, at) =>
    [0, 0.28].forEach((beat) => {
      tone(c, at + beat, { from: 620, to: 380, length: 0.2, loud: 0.12, type: 'sawtooth' });
      noise(c, at + beat, 1500, 0.18, 0.12);
    }),
};

function signature(card: Card): Score {
  const role = creatureOf(card) ? (roleOf(card) ?? 'normal') : card;
  return (c, at) => SIGNATURES[role]?.(c, at + 0.3);
}

/** A fairground organ, a second and a half. */
const organ: Score = (c, at) =>
  [523, 659, 784, 1047, 784, 1047].forEach((from, i) => {
    const length = i === 5 ? 0.6 : 0.17;
    for (const part of [1, 0.5, 1.5])
      tone(c, at + i * 0.17, { from: from * part, length, loud: 0.06, type: 'square' });
  });

const SOUNDS: Partial<Record<Scene['kind'], Score>> = {
  knock,
  opening: creak,
  refusal,
  draw: drawn,
};

export function soundOf(scene: Scene): void {
  const sound = scene.kind === 'turning' ? signature(scene.door.card) : SOUNDS[scene.kind];
  if (sound) play(sound);
}

export function soundOfTheEnd(): void {
  play(organ);
}
