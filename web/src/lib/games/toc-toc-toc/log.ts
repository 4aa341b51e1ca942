// The log in sentences, an entry an action, a heading a turn.
import type { Entry } from '$lib/table/Log.svelte';
import { t } from '$lib/texts';
import type { GameEvent, SaidLine, Seat } from '$lib/wire';
import type { People } from '$lib/table/people';
import { sentence } from './words';

type Said = Pick<SaidLine, 'seat' | 'line' | 'seq'>;

/** Told by the pictures, or by the sentence beside it. */
const QUIET = new Set(['dealt', 'uncovered', 'left', 'worth']);

export function entriesOf(
  told: readonly GameEvent[][],
  said: readonly Said[],
  people: People,
): Entry[] {
  let turn = 0;
  return told.flatMap((chapter, seq) => {
    const heard = chapter.filter(({ event }) => !QUIET.has(event));
    const [first] = heard;
    if (!first) return [];
    const entry = (events: GameEvent[], more: string[] = []): Entry => {
      const seat = (events[0]?.['seat'] ?? events[0]?.['host'] ?? null) as Seat | null;
      const words = events.map((event) => sentence(event, people));
      const mark = seat === null ? null : people.mark(seat);
      return { seq, seat, mark, sentence: [...words, ...more].join(' ') };
    };
    if (seq === 0) {
      const guests = heard.map((event) => entry([event]));
      return guests.map((guest, i) => (i ? guest : { ...guest, heading: t('tt-log-start') }));
    }
    if (first.event !== 'knocked') return entry(heard);
    turn++;
    const lines = said.filter((one) => one.seat === first['seat'] && one.seq === seq - 1);
    const words = lines.map((one) => saidSentence(one, people));
    return { ...entry(heard, words), heading: t('tt-log-turn', { turn }) };
  });
}

export function saidSentence({ seat, line }: Omit<Said, 'seq'>, people: People): string {
  const player = people.name(seat);
  return line.startsWith('face-')
    ? t('log-made-face', { player, face: t(line) })
    : t('log-said', { player, line: t(line) });
}
