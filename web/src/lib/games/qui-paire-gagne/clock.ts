// The time left, as the server last told it: this device only shows it.
import { createSubscriber } from 'svelte/reactivity';

export interface Clock {
  /** By performance.now(), in ms. */
  ends: number;
  /** The whole time, in seconds. */
  of: number;
}

let wake = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

const beating = createSubscriber((update) => {
  wake = update;
  return () => clearTimeout(timer);
});

/** Whole seconds, the last one until it is over; null where no clock runs. */
export function secondsLeft(clock: Clock | null): number | null {
  if (!clock) return null;
  beating();
  const left = Math.max(0, clock.ends - performance.now());
  clearTimeout(timer);
  if (left) timer = setTimeout(() => wake(), (left % 1000) + 1); // when there is one less
  return Math.ceil(left / 1000);
}

/** 0:47. */
export function figures(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
