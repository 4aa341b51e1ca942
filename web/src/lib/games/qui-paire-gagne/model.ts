// The table as one viewer knows it: pictures, pairs, who is ready, what was called.
import type { Outcome, Seat, View } from '$lib/wire';

export const PLACES = 11;
export const PAIRS = 5; // PP-12

export type Pair = [number, number];
export type Phase = 'gather' | 'look' | 'pairing' | 'calls' | 'over';

export interface Call {
  seat: Seat;
  /** Two, or one for an apple. */
  numbers: number[];
  hands: Seat[];
  points: number;
}

export interface Table {
  phase: Phase;
  /** 0 before the first layout. */
  round: number;
  rounds: number;
  /** Those to be shown, in seat order. */
  seats: Seat[];
  present: Seat[];
  playing: Seat[];
  ready: Seat[];
  first: Seat;
  scores: number[];
  /** Complete pairs by seat: how many is open (PP-51). */
  made: number[];
  /** Number n lies at n - 1; none before the first layout. */
  pictures: string[];
  /** The viewer's own, in order of making (PP-54). */
  mine: Pair[];
  /** Of this round so far; the last one is being shown. */
  calls: Call[];
  /** People only, not the clock. */
  deciding: Seat[];
  outcome: Outcome | null;
}

interface Fields {
  phase: Exclude<Phase, 'over'>;
  round: number;
  rounds: number;
  first: Seat;
  scores: number[];
  ready: Seat[];
  present: Seat[];
  playing: Seat[];
  calls: Call[];
}

interface Zones {
  pairs: (string[] | number | null)[];
  pictures: string[];
}

export function tableOf(view: View): Table {
  const fields = view.fields as unknown as Fields;
  const { pairs, pictures } = view.zones as unknown as Zones;
  const { present, playing, scores } = fields;
  const own = view.viewer === null ? null : pairs[view.viewer];
  const shown = (seat: Seat) =>
    present.includes(seat) || playing.includes(seat) || (scores[seat] ?? 0) > 0; // PP-61
  return {
    phase: view.outcome ? 'over' : fields.phase,
    round: fields.round,
    rounds: fields.rounds,
    seats: scores.map((_, seat) => seat).filter(shown),
    present,
    playing,
    ready: fields.ready,
    first: fields.first,
    scores,
    made: pairs.map((laid) => (Array.isArray(laid) ? laid.length : (laid ?? 0)) / 2),
    pictures,
    mine: Array.isArray(own) ? pairsFrom(own) : [],
    calls: fields.calls,
    deciding: view.deciding.map(({ seat }) => seat).filter((seat) => seat < view.seats),
    outcome: view.outcome,
  };
}

/** number-3, number-9, … are 3 and 9, … */
function pairsFrom(laid: readonly string[]): Pair[] {
  const numbers = laid.map((card) => Number(card.slice('number-'.length)));
  return Array.from({ length: numbers.length / 2 }, (_, n) =>
    inOrder(numbers[2 * n] ?? 0, numbers[2 * n + 1] ?? 0),
  );
}

/** The smaller number first (PP-57). */
export function inOrder(one: number, other: number): Pair {
  return one < other ? [one, other] : [other, one];
}

/** What everybody may see: for a device that several share. */
export function publicView(view: View): View {
  const { numbers, pairs } = view.zones as { numbers: unknown[]; pairs: unknown[] };
  const counted = (zone: unknown[]) =>
    zone.map((cards) => (Array.isArray(cards) ? cards.length : cards));
  const zones = { ...view.zones, numbers: counted(numbers), pairs: counted(pairs) };
  return { ...view, viewer: null, options: [], zones };
}

/** The pair a number lies in, by its place in the order of making; -1 if it is free. */
export function pairAt(pairs: readonly Pair[], number: number): number {
  return pairs.findIndex((pair) => pair.includes(number));
}

export function partnerOf(pairs: readonly Pair[], number: number): number | null {
  const pair = pairs[pairAt(pairs, number)];
  return pair ? pair[0] + pair[1] - number : null;
}

/** The one left after five pairs (PP-16, PP-45). */
export function appleOf(pairs: readonly Pair[]): number | null {
  if (pairs.length < PAIRS) return null;
  const all = (PLACES * (PLACES + 1)) / 2;
  return all - pairs.flat().reduce((sum, number) => sum + number, 0);
}

/** What a note is about: "2/3-9", or "2/11" for the apple. */
export function aboutOf(round: number, numbers: readonly number[]): string {
  return `${round}/${numbers.join('-')}`;
}

export interface Why {
  reason: string;
  rule: string;
  facts: Record<string, string | number>;
}

const why = (reason: string, rule: string, facts: Why['facts'] = {}): Why => ({
  reason,
  rule,
  facts,
});

/** Why this seat cannot make or loosen a pair now; null if it can. */
export function whyNotPair(table: Table, seat: Seat | null): Why | null {
  switch (table.phase) {
    case 'over':
      return why('over', 'PP-34');
    case 'gather':
      return why('ready-first', 'PP-7');
    case 'look':
      return why('only-look', 'PP-41');
    case 'calls':
      return why('closed', 'PP-48', { seat: table.calls.at(-1)?.seat ?? table.first });
    case 'pairing':
      return seat !== null && table.playing.includes(seat)
        ? null
        : why('not-at-the-table', 'PP-63');
  }
}

/** Why « Prêt » cannot be said while pairing; null if it can. */
export function whyNotReady(pairs: readonly Pair[], said: boolean): Why | null {
  if (said) return why('ready-already', 'PP-46');
  return pairs.length < PAIRS ? why('five-first', 'PP-46', { number: pairs.length }) : null;
}

export const NOTHING_MADE = why('nothing-made', 'PP-43');
export const FIVE_ALREADY = why('five-already', 'PP-12');
/** The clock is at 0 here; what is on its way still counts. */
export const CLOSED = why('time-up', 'PP-48');
