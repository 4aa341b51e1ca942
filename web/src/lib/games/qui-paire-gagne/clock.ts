// The time left, as the server last told it: this device only shows it.
import { createSubscriber } from 'svelte/reactivity';

export interface Clock {
  /** By performance.now(), in ms. */
  ends: number;
  /** The whole time, in seconds. */
  of: number;
}

const BEAT = 100; // ms

const beating = createSubscriber((update) => {
  const timer = setInterval(update, BEAT);
  return () => clearInterval(timer);
});

/** Whole seconds, the last one until it is over; null where no clock runs. */
export function secondsLeft(clock: Clock | null): number | null {
  if (!clock) return null;
  beating();
  return Math.max(0, Math.ceil((clock.ends - performance.now()) / 1000));
}

/** 0:47. */
export function figures(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
