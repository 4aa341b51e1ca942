// A call in words and in time: whose, which of theirs, how many hands, and when each thing moves.
import type { Seat } from '$lib/wire';
import type { Call } from './model';

export type Verdict = 'everybody' | 'alone' | 'points';

/** Why it is worth nothing, if it is. */
export function verdictOf({ hands, points }: Call, playing: readonly Seat[]): Verdict {
  if (points > 0) return 'points';
  return hands.length >= playing.length ? 'everybody' : 'alone';
}

export function isApple({ numbers }: Call): boolean {
  return numbers.length === 1;
}

/** When each thing of a call begins, in ms; all is over after 1.5 s. */
export interface Timing {
  bow: number;
  say: number;
  hands: number;
  /** From one hand to the next. */
  step: number;
  stamp: number;
}

const STAMP_AT_MOST = 1290;
const HAND = 220;

/** The first reader takes a breath before the hands; later ones do not. */
export function timingOf(hands: number, breath: boolean): Timing {
  const start = breath ? 750 : 400;
  const step = Math.min(90, (STAMP_AT_MOST - HAND - start) / Math.max(1, hands - 1));
  const stamp = start + step * (hands - 1) + HAND;
  return { bow: breath ? 350 : 200, say: start - 100, hands: start, step, stamp };
}

// The bubbles

export interface Bubble {
  /** The middle of its author's place. */
  x: number;
  width: number;
  height: number;
}

export interface Laid {
  left: number;
  bottom: number;
}

const GAP = 8;
const TAIL = 16;

/**
 * Each above its author, the later ones over the earlier where they would meet.
 * Null if they do not fit into the height there is.
 */
export function layBubbles(
  bubbles: readonly Bubble[],
  width: number,
  height: number,
): Laid[] | null {
  const laid: (Laid & Bubble)[] = [];
  for (const bubble of bubbles) {
    const left = Math.max(0, Math.min(bubble.x - 44, width - bubble.width));
    const meets = (other: Laid & Bubble) =>
      left < other.left + other.width + GAP && other.left < left + bubble.width + GAP;
    const below = laid.filter(meets).map((other) => other.bottom + other.height + GAP);
    laid.push({ ...bubble, left, bottom: Math.max(TAIL, ...below) });
  }
  const top = Math.max(0, ...laid.map((each) => each.bottom + each.height));
  return top > height ? null : laid.map(({ left, bottom }) => ({ left, bottom }));
}
