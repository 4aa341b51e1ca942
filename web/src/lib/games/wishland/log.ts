// The log in sentences: an entry a person's doing, a heading a round.
import { doerOf, entriesOf as entriesFrom } from '$lib/table/log';
import type { Entry } from '$lib/table/Log.svelte';
import { t } from '$lib/texts';
import type { Around } from './around.svelte';

export function entriesOf({ looks, words, people }: Around): Entry[] {
  return entriesFrom(looks.told, people, {
    quiet: new Set(['on_sale', 'dealt', 'round_over', 'scoring_began']),
    sentence: (told) => words.sentence(told, people),
    heading: ({ event, round }) =>
      event === 'round_began' ? t('wl-round', { round: round ?? 0 }) : undefined,
    goesOn: (before, told) => told.event !== 'round_began' && doerOf(before) === doerOf(told),
  });
}
