// The log in sentences: an entry an action, a heading a round, a line a visitor at its end.
import { doerOf, entriesOf as entriesFrom } from '$lib/table/log';
import type { Entry } from '$lib/table/Log.svelte';
import type { People } from '$lib/table/people';
import { listed, t, together } from '$lib/texts';
import type { GameEvent } from '$lib/wire';
import { sentence, UNSAID } from './words';

/** A line each: what visitors do at a round's end. */
const apart = ({ event }: GameEvent) => /^(turned_up|entered|stayed|welcomed)/.test(event);

export function entriesOf(told: readonly GameEvent[][], people: People): Entry[] {
  return entriesFrom(told, people, {
    quiet: UNSAID,
    sentence: (event, chapter) =>
      event.event === 'renewed' ? renewal(event, chapter, people) : sentence(event, people),
    heading: (event, before, chapter) => {
      if (event.event === 'round_began') return t('sm-log-round', { round: event['round'] ?? 0 });
      if (!apart(event) || (before && apart(before))) return undefined;
      const over = chapter.find((one) => one.event === 'round_over');
      return t('sm-log-ending', { round: over?.['round'] ?? 0 });
    },
    goesOn: (before, event) => {
      if (apart(event) || apart(before) || event.event === 'round_began') return false;
      return event.event === 'reshuffled' || doerOf(event) === doerOf(before);
    },
  });
}

/** Two posters out and two in, in one breath; later ones fill up the row. */
function renewal(told: GameEvent, chapter: readonly GameEvent[], people: People): string {
  const out = chapter.filter(({ event }) => event === 'renewed');
  if (told !== out[0]) return '';
  const fresh = chapter.filter(({ event }) => event === 'row').slice(0, out.length);
  const named = (events: readonly GameEvent[]) =>
    listed(
      together(
        events.map(({ card }) => `card-${card}`),
        'the',
      ),
    );
  const player = people.name(doerOf(told) ?? 0);
  return t('sm-log-renewed', { player, out: named(out), fresh: named(fresh) });
}
