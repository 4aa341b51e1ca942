// Sounds of the calls: a marimba note a hand, rising; the chord falls when everybody has it.
import { noise, play, tone, type Score } from '$lib/synth';
import type { Timing, Verdict } from './reveal';

const SCALE = [262, 294, 330, 392, 440, 523, 587, 659, 784, 880, 1047, 1175];

/** A wooden bar: its tone and, for a moment, one two octaves above. */
function bar(c: AudioContext, at: number, from: number, loud = 0.22): void {
  tone(c, at, { from, length: 0.34, loud });
  tone(c, at, { from: from * 4, length: 0.07, loud: loud / 4 });
  noise(c, at, 1800, 0.012, loud / 2);
}

const swing: Score = (c, at) => {
  noise(c, at, 2400, 0.07, 0.12);
  noise(c, at + 0.14, 1600, 0.09, 0.1);
};

const stamp: Score = (c, at) => {
  tone(c, at, { from: 150, to: 70, length: 0.12, loud: 0.35 });
  noise(c, at, 700, 0.05, 0.25);
};

const falling: Score = (c, at) =>
  [659, 523, 392, 262].forEach((from, n) => bar(c, at + n * 0.07, from, 0.16));

const dry: Score = (c, at) => {
  tone(c, at, { from: 196, length: 0.09, loud: 0.2, type: 'triangle' });
  noise(c, at, 900, 0.02, 0.12);
};

/** Each note comes with its hand, what they are worth with the postmark. */
export function callSound(verdict: Verdict, hands: number, timing: Timing): void {
  play((c, at) => {
    swing(c, at);
    for (let hand = 0; hand < hands; hand++) {
      const up = at + (timing.hands + hand * timing.step) / 1000;
      if (verdict === 'alone') dry(c, up);
      else bar(c, up, SCALE[hand % SCALE.length] as number);
    }
    const down = at + timing.stamp / 1000;
    if (verdict === 'everybody') falling(c, down);
    else stamp(c, down);
  });
}

const TUNE = [523, 659, 784, 659, 698, 880, 784, 0, 659, 784, 1047, 784, 880, 698, 523, 0];
const BEAT = 0.16;

/** Four bars of barrel organ. */
export function winnerSound(): void {
  play((c, at) =>
    TUNE.forEach((from, n) => {
      const length = n % 8 === 6 ? 2 * BEAT : BEAT;
      const bass = n % 4 === 0 ? 131 : 196;
      if (from)
        for (const part of [1, 0.5, 2])
          tone(c, at + n * BEAT, { from: from * part, length, loud: 0.035, type: 'square' });
      if (n % 2 === 0)
        tone(c, at + n * BEAT, { from: bass, length: BEAT, loud: 0.06, type: 'triangle' });
    }),
  );
}
