// Sounds of the pairing: paper, ribbon, stamp, sand; each has its picture.
import { noise, play, tone, type Score } from '$lib/synth';

const tick: Score = (c, at) => noise(c, at, 3600, 0.04, 0.18);

const zip: Score = (c, at) => {
  for (let i = 0; i < 6; i++) noise(c, at + i * 0.022, 1500 + 420 * i, 0.03, 0.16);
};

const unzip: Score = (c, at) => {
  for (let i = 0; i < 5; i++) noise(c, at + i * 0.024, 3100 - 380 * i, 0.03, 0.09);
};

const stamp: Score = (c, at) => {
  tone(c, at, { from: 190, to: 80, length: 0.12, loud: 0.5 });
  noise(c, at, 900, 0.05, 0.3);
};

/** The hourglass is set down. */
const setDown: Score = (c, at) => {
  tone(c, at, { from: 320, to: 150, length: 0.09, loud: 0.4, type: 'triangle' });
  noise(c, at, 700, 0.06, 0.3);
  tone(c, at + 0.09, { from: 240, to: 120, length: 0.12, loud: 0.25, type: 'triangle' });
};

export const chooseSound = () => play(tick);
export const pairSound = () => play(zip);
export const loosenSound = () => play(unzip);
export const readySound = () => play(stamp);
export const closeSound = () => play(setDown);

/** One of the last seconds; the last three are higher. */
export const secondSound = (left: number) =>
  play((c, at) => tone(c, at, { from: left <= 3 ? 1320 : 880, length: 0.07, loud: 0.12 }));

/** The cards come down one by one. */
export const layoutSound = () =>
  play((c, at) => {
    for (let card = 0; card < 11; card++) noise(c, at + card * 0.045, 2600, 0.05, 0.1);
  });
