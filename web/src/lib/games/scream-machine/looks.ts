// How families and visitors are printed: their inks, and where an emblem carries its letter.
import type { Kind } from './cards';

export interface Look {
  colour: string;
  /** The same, deep enough for digits on paper. */
  deep: string;
  /** The same, thinned: the ground of tickets. */
  tint: string;
  /** The ink of words on the colour. */
  ink: string;
  /** Foot and size of the letter in the emblem's box of 48. */
  letter: readonly [x: number, y: number, size: number];
}

const INK = '#221c2e';

export const LOOKS: Readonly<Record<Kind, Look>> = {
  coaster: {
    colour: '#c8321f',
    deep: '#8d1d10',
    tint: '#f7c9b4',
    ink: '#fff',
    letter: [24, 42, 21],
  },
  water: {
    colour: '#1f62ad',
    deep: '#123f78',
    tint: '#bfdcf0',
    ink: '#fff',
    letter: [24, 39, 22],
  },
  kiddie: {
    colour: '#f2b632',
    deep: '#8f5c00',
    tint: '#fdeab5',
    ink: INK,
    letter: [24, 39.5, 19],
  },
  food: {
    colour: '#b22a6b',
    deep: '#7a1547',
    tint: '#f6c6d8',
    ink: '#fff',
    letter: [24, 40.5, 21],
  },
  family: {
    colour: '#2f7343',
    deep: '#1b4c2a',
    tint: '#c9e3bd',
    ink: '#fff',
    letter: [24, 29.5, 21],
  },
  thrill: {
    colour: '#5d2f8e',
    deep: '#3a1862',
    tint: '#d9c6ea',
    ink: '#fff',
    letter: [24, 31, 22],
  },
  nostalgia: {
    colour: '#7b4a22',
    deep: '#4f2d11',
    tint: '#e6cda6',
    ink: '#fff',
    letter: [24, 41.6, 17],
  },
  cheapskate: {
    colour: '#46505c',
    deep: '#2b323b',
    tint: '#d3d8da',
    ink: '#fff',
    letter: [22, 35.5, 21],
  },
};

const SKINS = [
  '#f3c9a0',
  '#8a5a3c',
  '#e0a878',
  '#f7d9bd',
  '#a8703f',
  '#c98a5c',
  '#6b4430',
  '#f0b48c',
];

/** Visitors of one kind are not all alike. */
export function skinOf(face: number): string {
  return SKINS[face % SKINS.length] as string;
}
