// The table as one viewer knows it: pictures, pairs, who is ready, what was called.
import type { Shown } from '$lib/table/stage.svelte';
import type { GameEvent, Outcome, Seat, View } from '$lib/wire';
import type { Fields, Zones } from './told';

export const PLACES = 11;
export const PAIRS = 5;
/** Of a reason, in signs. */
export const LONGEST = 140;

export type Pair = [number, number];
export type Phase = Fields['phase'] | 'over';
/** A call of this round; one number for an apple. */
export type Call = Fields['calls'][number];

export interface Table extends Omit<Fields, 'phase'> {
  phase: Phase;
  /** Those to be shown, in seat order. */
  seats: Seat[];
  /** Complete pairs by seat: how many is open. */
  made: number[];
  /** Number n lies at n - 1; none before the first layout. */
  pictures: string[];
  /** The viewer's own, in order of making. */
  mine: Pair[];
  /** People only, not the clock. */
  deciding: Seat[];
  outcome: Outcome | null;
}

export function tableOf(view: View): Table {
  const fields = view.fields as unknown as Fields;
  const { pairs, pictures } = view.zones as unknown as Zones;
  const { present, playing, scores } = fields;
  const own = view.viewer === null ? null : pairs[view.viewer];
  const shown = (seat: Seat) =>
    present.includes(seat) || playing.includes(seat) || (scores[seat] ?? 0) > 0;
  return {
    ...fields,
    phase: view.outcome ? 'over' : fields.phase,
    seats: scores.map((_, seat) => seat).filter(shown),
    made: pairs.map((laid) => (Array.isArray(laid) ? laid.length : laid) / 2),
    pictures,
    mine: Array.isArray(own) ? pairsFrom(own) : [],
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

/** The smaller number first. */
export function inOrder(one: number, other: number): Pair {
  return one < other ? [one, other] : [other, one];
}

/** The pair a number lies in, by its place in the order of making; -1 if it is free. */
export function pairAt(pairs: readonly Pair[], number: number): number {
  return pairs.findIndex((pair) => pair.includes(number));
}

export function partnerOf(pairs: readonly Pair[], number: number): number | null {
  const pair = pairs[pairAt(pairs, number)];
  return pair ? pair[0] + pair[1] - number : null;
}

/** The one left after five pairs. */
export function appleOf(pairs: readonly Pair[]): number | null {
  if (pairs.length < PAIRS) return null;
  const all = (PLACES * (PLACES + 1)) / 2;
  return all - pairs.flat().reduce((sum, number) => sum + number, 0);
}

/** What a note is about: "2/3-9", or "2/11" for the apple. */
export function aboutOf(round: number, numbers: readonly number[]): string {
  return `${round}/${numbers.join('-')}`;
}

/** What is staged of the game: the pictures come down; the pairing ends, before the calls. */
export interface Happening extends Shown<Table> {
  kind: 'layout' | 'closing';
  by: 'time' | 'ready';
}

const BREATH = 1100; // ms between the end of pairing and the first call

export function happenings(told: readonly GameEvent[]): Happening[] {
  const is = (name: string) => told.some(({ event }) => event === name);
  const by = is('time_up') ? 'time' : 'ready';
  if (is('closed')) return [{ kind: 'closing', ms: BREATH, by }];
  return is('round_began') ? [{ kind: 'layout', ms: 0, by }] : [];
}
