// Who thinks like whom: pairs in common, as threads between marks on a ring.
import type { Seat } from '$lib/wire';
import type { Round } from './history';

export interface Thread {
  one: Seat;
  other: Seat;
  /** Pairs both have made. */
  common: number;
}

export interface Agreement {
  /** As they stand on the ring: friends side by side. */
  ring: Seat[];
  /** Those drawn, the strongest first. */
  threads: Thread[];
  /** The fewest common pairs a thread is drawn for. */
  from: number;
  /** There were more threads than can be drawn. */
  dense: boolean;
  most: Thread | null;
  least: Thread | null;
  /** Who made most pairs that nobody else had. */
  alone: { seat: Seat; pairs: number } | null;
}

const DRAWN_FROM = 3;
const DRAWN_AT_MOST = 8;

export function agreement(rounds: readonly Round[], seats: readonly Seat[]): Agreement {
  const all = threadsOf(rounds, seats);
  const from = all.some(({ common }) => common >= DRAWN_FROM) ? DRAWN_FROM : 1;
  const strong = all.filter(({ common }) => common >= from);
  const most = strong[0] ?? null;
  return {
    ring: ringOf(seats, all),
    threads: strong.slice(0, DRAWN_AT_MOST),
    from,
    dense: strong.length > DRAWN_AT_MOST,
    most,
    least: leastOf(all, rounds, most),
    alone: aloneOf(rounds, seats),
  };
}

/** Between any two, the strongest first; equal ones in seat order. */
function threadsOf(rounds: readonly Round[], seats: readonly Seat[]): Thread[] {
  const pairs = pairsOf(rounds);
  return seats
    .flatMap((one, place) =>
      seats.slice(place + 1).map((other) => {
        const common = pairs.filter(({ hands }) => hands.includes(one) && hands.includes(other));
        return { one, other, common: common.length };
      }),
    )
    .sort((a, b) => b.common - a.common);
}

/** Apples are no pairs. */
function pairsOf(rounds: readonly Round[]) {
  return rounds.flatMap(({ calls }) => calls).filter(({ numbers }) => numbers.length === 2);
}

/** Only among those who sat together as long as anybody: newcomers are no strangers. */
function leastOf(
  all: readonly Thread[],
  rounds: readonly Round[],
  most: Thread | null,
): Thread | null {
  const together = ({ one, other }: Thread) =>
    rounds.filter(({ playing }) => playing.includes(one) && playing.includes(other)).length;
  const longest = Math.max(0, ...all.map(together));
  const least = all.filter((thread) => together(thread) === longest).at(-1);
  return least && most && least.common < most.common ? least : null;
}

function aloneOf(rounds: readonly Round[], seats: readonly Seat[]): Agreement['alone'] {
  const lone = pairsOf(rounds).filter(({ hands }) => hands.length === 1);
  const counted = seats.map((seat) => ({
    seat,
    pairs: lone.filter(({ hands }) => hands.includes(seat)).length,
  }));
  const [best] = counted.sort((one, other) => other.pairs - one.pairs);
  return best && best.pairs > 0 ? best : null;
}

/** Strong threads want to be short: two places are exchanged as long as it helps. */
function ringOf(seats: readonly Seat[], threads: readonly Thread[]): Seat[] {
  let ring = [...seats];
  for (let better: Seat[] | null = ring; better;) {
    ring = better;
    better = improved(ring, threads);
  }
  return ring;
}

function improved(ring: readonly Seat[], threads: readonly Thread[]): Seat[] | null {
  const now = strain(ring, threads);
  for (let one = 0; one < ring.length; one++)
    for (let other = one + 1; other < ring.length; other++) {
      const tried = [...ring];
      [tried[one], tried[other]] = [ring[other] as Seat, ring[one] as Seat];
      if (strain(tried, threads) < now - 1e-9) return tried;
    }
  return null;
}

function strain(ring: readonly Seat[], threads: readonly Thread[]): number {
  return threads.reduce((sum, { one, other, common }) => {
    const apart = Math.abs(ring.indexOf(one) - ring.indexOf(other));
    return sum + common ** 2 * Math.sin((Math.PI * apart) / ring.length);
  }, 0);
}

// The drawing

export interface Point {
  x: number;
  y: number;
}

/** Where the marks stand around 0,0; two of them on top if their number is even, else one. */
export function placesOf(number: number, radius: { x: number; y: number }): Point[] {
  const turn = number % 2 ? 0 : -0.5;
  return Array.from({ length: number }, (_, place) => {
    const angle = (2 * Math.PI * (place + turn)) / number - Math.PI / 2;
    return { x: radius.x * Math.cos(angle), y: radius.y * Math.sin(angle) };
  });
}

const STRONG = 10; // common pairs; where there are more, all threads are drawn thinner

export function widthOf({ common }: Thread, strongest = common): number {
  return 1.2 + 1.15 * common * Math.min(1, STRONG / Math.max(1, strongest));
}

const ALONG = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75];
const LABEL = 27; // how far apart two numbers are readable

/** Where the threads' numbers stand: on their thread, none on another or on a mark. */
export function labelsOf(
  threads: readonly { from: Point; to: Point }[],
  marks: readonly Point[],
): Point[] {
  const labels: Point[] = [];
  for (const { from, to } of threads) {
    const spots = ALONG.map((share) => ({
      x: from.x + share * (to.x - from.x),
      y: from.y + share * (to.y - from.y),
    }));
    const free = spots.find((spot) =>
      [...labels, ...marks].every((other) => distance(spot, other) >= LABEL),
    );
    labels.push(free ?? (spots[0] as Point));
  }
  return labels;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
