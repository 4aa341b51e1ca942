// How everybody's chances stood, as the dialog of a game that is over needs it.
import type { Judged, Seat } from '$lib/wire';

const ROWS = 12; // of figures, besides the moments that counted

export const percent = (thousandths: number): number => Math.round(thousandths / 10);

export interface Shift {
  seat: Seat;
  before: number;
  after: number;
}

/** Whose chances moved most, in hundredths. */
export function shiftOf(before: readonly number[], after: readonly number[]): Shift {
  const moves = after.map((share, seat) => Math.abs(share - (before[seat] ?? 0)));
  const seat = moves.indexOf(Math.max(...moves));
  return { seat, before: percent(before[seat] ?? 0), after: percent(after[seat] ?? 0) };
}

/** The places of the steps told in figures: evenly over the game, and those that counted. */
export function toldOf({ stood, turned }: Judged): number[] {
  const last = stood.length - 1;
  const counted = new Set(turned.map(({ chapter }) => chapter));
  const even = new Set(Array.from({ length: ROWS + 1 }, (_, n) => Math.round((last * n) / ROWS)));
  return [...stood.keys()].filter((at) => even.has(at) || counted.has(stood[at]?.chapter ?? -1));
}
