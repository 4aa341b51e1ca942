// Reactions at a table: shown beside whoever reacts for a moment, kept by nobody.
import { getContext, setContext } from 'svelte';
import { prefs } from '$lib/prefs.svelte';
import type { Said, Seat } from '$lib/wire';

export interface Reaction {
  id: number;
  seat: Seat;
  line: string;
}

const SHOWN = 4500; // long enough to be read
const BEGINNING = 'react-';

export const isReaction = (line: string): boolean => line.startsWith(BEGINNING);

export class Reactions {
  /** Those shown now, one of each seat. */
  shown = $state.raw<readonly Reaction[]>([]);
  /** Whose are not shown on this device. */
  muted = $state.raw<readonly Seat[]>([]);

  #next = 0;

  hear({ seat, line }: Pick<Said, 'seat' | 'line'>): void {
    if (!prefs.reactions || this.muted.includes(seat)) return;
    const id = this.#next++;
    this.shown = [...this.shown.filter((one) => one.seat !== seat), { id, seat, line }];
    setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), SHOWN);
  }

  /** Or hears them again. */
  mute(seat: Seat): void {
    const others = this.muted.filter((one) => one !== seat);
    this.muted = others.length === this.muted.length ? [...others, seat] : others;
    this.shown = this.shown.filter((one) => !this.muted.includes(one.seat));
  }
}

/** Who reacts from here, and how; absent where nobody sits. */
export interface Reacting {
  readonly lines: readonly string[];
  react: (line: string) => void;
}

const WHO = Symbol('reacting');

export const setReacting = (who: () => Reacting | null) => setContext(WHO, who);

export function reacting(): () => Reacting | null {
  return getContext<(() => Reacting | null) | undefined>(WHO) ?? (() => null);
}
