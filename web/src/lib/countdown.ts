// The clock of a table, by this device's own.
import type { Moved, State } from '$lib/wire';

/** The present wait of the table: when it ends by this device's own clock, and how long it is. */
export interface Countdown {
  /** As performance.now() counts, in milliseconds. */
  ends: number;
  /** In seconds. */
  of: number;
}

/** `heard`: when the message came. */
export function countdown({ clock }: State | Moved, heard: number): Countdown | null {
  return clock && { ends: heard + 1000 * clock.left, of: clock.of };
}
