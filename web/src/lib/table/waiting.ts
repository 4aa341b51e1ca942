// What every bar says instead of its own sentence, where the table waits for somebody absent.
import { createContext } from 'svelte';
import { markOf } from '$lib/marks';
import type { People } from '$lib/table/people';
import { listed, t } from '$lib/texts';
import type { Lobby, Seat } from '$lib/wire';

export const [waiting, setWaiting] = createContext<() => string>();

interface Looks {
  absent: readonly Seat[];
  people: People;
  room: { lobby: Lobby | null };
}

/** Who keeps the table waiting, and cannot know it; empty where nobody does. */
export function absence({ absent, people, room }: Looks): string {
  const open = absent.find((seat) => room.lobby?.seats[seat]?.kind === 'open');
  if (open !== undefined)
    return t('company-open', { letter: markOf(open, people.mark(open)).letter });
  const names = listed(absent.map(people.name));
  return absent.length ? t('bar-absent', { names, number: absent.length }) : '';
}
