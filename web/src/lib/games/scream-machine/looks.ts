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

const WHITE = '#fff';
const INK = '#221c2e';

const look = (
  colour: string,
  deep: string,
  tint: string,
  ink: string,
  letter: Look['letter'],
): Look => ({ colour, deep, tint, ink, letter });

export const LOOKS: Readonly<Record<Kind, Look>> = {
  coaster: look('#c8321f', '#8d1d10', '#f7c9b4', WHITE, [24, 42, 21]),
  water: look('#1f62ad', '#123f78', '#bfdcf0', WHITE, [24, 39, 22]),
  kiddie: look('#f2b632', '#8f5c00', '#fdeab5', INK, [24, 39.5, 19]),
  food: look('#b22a6b', '#7a1547', '#f6c6d8', WHITE, [24, 40.5, 21]),
  family: look('#2f7343', '#1b4c2a', '#c9e3bd', WHITE, [24, 29.5, 21]),
  thrill: look('#5d2f8e', '#3a1862', '#d9c6ea', WHITE, [24, 31, 22]),
  nostalgia: look('#7b4a22', '#4f2d11', '#e6cda6', WHITE, [24, 41.6, 17]),
  cheapskate: look('#46505c', '#2b323b', '#d3d8da', WHITE, [22, 35.5, 21]),
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
