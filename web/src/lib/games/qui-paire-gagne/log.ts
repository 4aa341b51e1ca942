// The log in sentences: a heading a round, a line a call; taps are nobody's business.
import { entriesOf as entriesFrom } from '$lib/table/log';
import type { Entry } from '$lib/table/Log.svelte';
import type { People } from '$lib/table/people';
import { t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import { namesOf, sentence } from './words';

const CALLED = new Set(['called', 'called_apple']);

export function entriesOf(told: readonly GameEvent[][], people: People): Entry[] {
  return entriesFrom(told, people, {
    quiet: new Set(['shown', 'paired', 'loosened', 'ready', 'raised', 'pairing_began']),
    sentence: (event, chapter) => {
      if (isRoutine(event)) return '';
      const said = sentence(event, people);
      return CALLED.has(event.event) ? withHands(said, chapter, people) : said;
    },
    heading: ({ event, round }) =>
      event === 'round_began' ? t('pp-log-round', { round: round ?? 0 }) : undefined,
    goesOn: () => false,
  });
}

/** The clock that ends a look or a call says nothing new. */
function isRoutine({ event, phase }: GameEvent): boolean {
  return event === 'time_up' && phase !== 'pairing';
}

/** With the names of those whose hands rose. */
function withHands(said: string, chapter: readonly GameEvent[], people: People): string {
  const hands = chapter
    .filter((told) => told.event === 'raised')
    .map((told) => told['seat'] as Seat);
  return t('pp-log-hands', { said, names: namesOf(hands, people) });
}
