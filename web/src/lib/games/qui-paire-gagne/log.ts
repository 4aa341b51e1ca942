// The log in sentences: a heading a round, a line a call; taps are nobody's business.
import type { Entry } from '$lib/table/Log.svelte';
import type { People } from '$lib/table/people';
import { t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import { namesOf, sentence } from './words';

/** Told by the pictures, or by the sentence beside it. */
const QUIET = new Set(['shown', 'paired', 'loosened', 'ready', 'raised', 'pairing_began']);
const CALLED = new Set(['called', 'called_apple']);

export function entriesOf(told: readonly GameEvent[][], people: People): Entry[] {
  return told.flatMap((chapter, seq) =>
    chapter
      .filter((event) => !QUIET.has(event.event) && !isRoutine(event))
      .map((event) => {
        const seat = (event['seat'] ?? null) as Seat | null;
        return {
          seq,
          seat,
          mark: seat === null ? null : people.mark(seat),
          sentence: CALLED.has(event.event)
            ? calledSentence(event, chapter, people)
            : sentence(event, people),
          ...(event.event === 'round_began'
            ? { heading: t('pp-log-round', { round: event['round'] ?? 0 }) }
            : {}),
        };
      }),
  );
}

/** The clock that ends a look or a call says nothing new. */
function isRoutine({ event, phase }: GameEvent): boolean {
  return event === 'time_up' && phase !== 'pairing';
}

/** With the names of those whose hands rose. */
function calledSentence(event: GameEvent, chapter: readonly GameEvent[], people: People): string {
  const hands = chapter
    .filter((told) => told.event === 'raised')
    .map((told) => told['seat'] as Seat);
  return t('pp-log-hands', { said: sentence(event, people), names: namesOf(hands, people) });
}
