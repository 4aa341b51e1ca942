// The log in sentences, an entry an action, a heading a turn.
import type { Entry } from '$lib/table/Log.svelte';
import { t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import type { People } from '$lib/table/people';
import { sentence } from './words';

interface Said {
  seat: Seat;
  line: string;
  seq: number;
}

/** Told by the pictures, or by the sentence beside it. */
const QUIET = new Set(['dealt', 'uncovered', 'left', 'worth']);

export function entriesOf(
  told: readonly GameEvent[][],
  said: readonly Said[],
  people: People,
): Entry[] {
  let turn = 0;
  return told.flatMap((chapter, seq) => {
    if (seq === 0) return firstGuests(chapter, people);
    const heard = chapter.filter(({ event }) => !QUIET.has(event));
    const [first] = heard;
    if (!first) return [];
    const knocks = first.event === 'knocked';
    if (knocks) turn++;
    const seat = (first['seat'] ?? first['host'] ?? null) as Seat | null;
    const words = heard.map((event) => sentence(event, people));
    if (knocks)
      words.push(
        ...said
          .filter((one) => one.seat === seat && one.seq === seq - 1)
          .map((one) => saidSentence(one, people)),
      );
    return {
      seq,
      seat,
      mark: seat === null ? null : people.mark(seat),
      sentence: words.join(' '),
      ...(knocks ? { heading: t('tt-log-turn', { turn }) } : {}),
    };
  });
}

function firstGuests(chapter: readonly GameEvent[], people: People): Entry[] {
  return chapter
    .filter(({ event }) => event === 'first_guest')
    .map((event, place) => ({
      seq: 0,
      seat: event['seat'] as Seat,
      mark: people.mark(event['seat'] as Seat),
      sentence: sentence(event, people),
      ...(place === 0 ? { heading: t('tt-log-start') } : {}),
    }));
}

export function saidSentence({ seat, line }: Omit<Said, 'seq'>, people: People): string {
  const player = people.name(seat);
  return line.startsWith('face-')
    ? t('log-made-face', { player, face: t(line) })
    : t('log-said', { player, line: t(line) });
}
