// The log in sentences: what somebody did together, a heading a round; figures of the machinery stay out.
import type { Entry } from '$lib/table/Log.svelte';
import { t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import type { Around } from './around.svelte';

/** Told by the pictures, or by the sentence beside it. */
const QUIET = new Set([
  'boarded',
  'on_offer',
  'skill_on_offer',
  'offered_administrator',
  'offered_skill',
  'offered_tile',
  'sited',
  'round_began',
  'decreased',
  'order',
  'arrived',
]);

export function entriesOf(here: Around): Entry[] {
  const { looks, people } = here;
  return looks.told.flatMap((chapter, seq) => {
    const entries: Entry[] = [];
    let heading = '';
    for (const told of chapter) {
      if (told.event === 'round_began') heading = t('dp-round', { round: told['round'] ?? 0 });
      if (QUIET.has(told.event)) continue;
      const seat = (told['seat'] ?? null) as Seat | null;
      const sentence = here.words.sentence(told, people);
      const last = entries.at(-1);
      if (last && last.seat === seat && !heading) last.sentence += ` ${sentence}`;
      else {
        const mark = seat === null ? null : people.mark(seat);
        entries.push({ seq, seat, mark, sentence, ...(heading ? { heading } : {}) });
      }
      heading = '';
    }
    if (heading) entries.push({ seq, seat: null, mark: null, sentence: t('dp-log-new'), heading });
    return entries;
  });
}
