// Where the 19 hexes of a park lie on the paper, the Entrance at 0,0; which of them a picture holds.
import type { Hex } from './told';

export const ACROSS = 124.7; // from a hex to the next in its row
export const DOWN = 108; // from row to row
const ROWS = 'abcde';
const LENGTHS = [3, 4, 5, 4, 3];

export const HEXES: readonly Hex[] = LENGTHS.flatMap((length, row) =>
  Array.from({ length }, (_, at) => `${ROWS[row] ?? ''}${at + 1}` as Hex),
);
export const ENTRANCE: Hex = 'e2';

export interface Spot {
  x: number;
  y: number;
}

export function spotOf(hex: string): Spot {
  const row = ROWS.indexOf(hex.charAt(0));
  const at = Number(hex.slice(1));
  return { x: (at - ((LENGTHS[row] ?? 3) + 1) / 2) * ACROSS, y: (row - 4) * DOWN };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What holds these hexes, with some meadow around. */
export function boxOf(hexes: readonly string[], air = 6): Box {
  const spots = hexes.map(spotOf);
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 66 - air, Math.min(...ys) - 76 - air];
  return {
    left,
    top,
    width: Math.max(...xs) + 66 + air - left,
    height: Math.max(...ys) + 76 + air - top,
  };
}

/** The next hex in that direction among these, for arrow keys. */
export function towards(from: string, right: number, down: number, among: readonly string[]) {
  const here = spotOf(from);
  const ahead = among
    .filter((hex) => hex !== from)
    .map((hex) => {
      const { x, y } = spotOf(hex);
      const [dx, dy] = [x - here.x, y - here.y];
      const along = dx * right + dy * down;
      const aside = Math.abs(dx * down) + Math.abs(dy * right);
      return { hex, along, far: along + 2 * aside };
    })
    .filter(({ along }) => along > 1);
  return ahead.sort((one, other) => one.far - other.far)[0]?.hex;
}
