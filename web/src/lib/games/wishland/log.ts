// The log in sentences: an entry a person's doing, a heading a round.
import type { Entry } from '$lib/table/Log.svelte';
import { t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import type { Around } from './around.svelte';

/** Told by the pictures, or by the sentence beside it. */
const QUIET = new Set(['on_sale', 'dealt', 'round_over', 'scoring_began']);

export function entriesOf({ looks, words, people }: Around): Entry[] {
  return looks.told.flatMap((chapter, seq) => {
    const entries: Entry[] = [];
    for (const told of chapter) {
      if (QUIET.has(told.event)) continue;
      const seat = seatOf(told);
      const sentence = words.sentence(told, people);
      const last = entries.at(-1);
      if (last && last.seat === seat && told.event !== 'round_began')
        last.sentence += ` ${sentence}`;
      else
        entries.push({
          seq,
          seat,
          mark: seat === null ? null : people.mark(seat),
          sentence,
          ...headingOf(told),
        });
    }
    return entries;
  });
}

function seatOf(told: GameEvent): Seat | null {
  return (told['seat'] ?? told['first'] ?? null) as Seat | null;
}

function headingOf(told: GameEvent): { heading?: string } {
  if (told.event !== 'round_began') return {};
  return { heading: t('wl-round', { round: told['round'] ?? 0 }) };
}
