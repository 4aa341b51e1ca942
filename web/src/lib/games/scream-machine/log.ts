// The log in sentences: an entry an action, a heading a round, a line a visitor at its end.
import type { Entry } from '$lib/table/Log.svelte';
import type { People } from '$lib/table/people';
import { listed, t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import { sentence } from './words';

/** Told by the pictures, or by the sentence beside it. */
const QUIET = new Set(['dealt', 'row', 'national', 'local', 'hidden_local', 'round_over']);
/** A line each: what visitors do at a round's end. */
const APART = new Set([
  'turned_up',
  'entered',
  'entered_local',
  'stayed',
  'stayed_local',
  'welcomed',
]);

export function entriesOf(told: readonly GameEvent[][], people: People): Entry[] {
  return told.flatMap((chapter, seq) => chapterEntries(chapter, seq, people));
}

function chapterEntries(chapter: readonly GameEvent[], seq: number, people: People): Entry[] {
  const entries: Entry[] = [];
  let before: GameEvent | undefined;
  for (const told of chapter) {
    const again = told.event === 'renewed' && before?.event === 'renewed';
    if (QUIET.has(told.event) || again) continue;
    const seat = seatOf(told);
    const words = told.event === 'renewed' ? renewal(chapter, people) : sentence(told, people);
    const last = entries.at(-1);
    if (last && before && goesOn(before, told)) last.sentence += ` ${words}`;
    else
      entries.push({
        seq,
        seat,
        mark: seat === null ? null : people.mark(seat),
        sentence: words,
        ...headingOf(told, before, chapter),
      });
    before = told;
  }
  return entries;
}

/** Two posters out and two in, in one breath; later ones fill up the row. */
function renewal(chapter: readonly GameEvent[], people: People): string {
  const out = chapter.filter(({ event }) => event === 'renewed');
  const fresh = chapter.filter(({ event }) => event === 'row').slice(0, out.length);
  const named = (events: readonly GameEvent[]) =>
    listed(events.map(({ card }) => t(`card-${card}.the`)));
  const player = people.name(out[0]?.['seat'] as Seat);
  return t('sm-log-renewed', { player, out: named(out), fresh: named(fresh) });
}

function seatOf(told: GameEvent): Seat | null {
  return (told['seat'] ?? told['first'] ?? null) as Seat | null;
}

/** Still the same person's doing: no new line. */
function goesOn(before: GameEvent, told: GameEvent): boolean {
  if (APART.has(told.event) || APART.has(before.event) || told.event === 'round_began')
    return false;
  return told.event === 'reshuffled' || seatOf(told) === seatOf(before);
}

function headingOf(
  told: GameEvent,
  before: GameEvent | undefined,
  chapter: readonly GameEvent[],
): { heading?: string } {
  if (told.event === 'round_began')
    return { heading: t('sm-log-round', { round: told['round'] ?? 0 }) };
  if (!APART.has(told.event) || (before && APART.has(before.event))) return {};
  const over = chapter.find(({ event }) => event === 'round_over');
  return { heading: t('sm-log-ending', { round: over?.['round'] ?? 0 }) };
}
