// The log: an entry for what one person does at once, a heading where a part of the game begins.
import { markOf } from '$lib/marks';
import type { Entry } from '$lib/table/Log.svelte';
import type { People } from '$lib/table/people';
import { t } from '$lib/texts';
import type { GameEvent, Lobby, SaidLine, Seat } from '$lib/wire';

export interface Telling {
  /** Told by the pictures, or by the sentence beside it. */
  quiet: ReadonlySet<string>;
  /** An empty sentence is left out. */
  sentence: (told: GameEvent, chapter: readonly GameEvent[]) => string;
  heading: (
    told: GameEvent,
    before: GameEvent | undefined,
    chapter: readonly GameEvent[],
  ) => string | undefined;
  /** Still the same person's doing: no new line. */
  goesOn: (before: GameEvent, told: GameEvent) => boolean;
}

/** What happened, for those who listen. */
export function heard(
  told: readonly GameEvent[],
  quiet: ReadonlySet<string>,
  sentence: (told: GameEvent) => string,
): string {
  return told
    .filter(({ event }) => !quiet.has(event))
    .map(sentence)
    .join(' ');
}

/** Whose doing it is. */
export function doerOf(told: GameEvent): Seat | null {
  return (told['seat'] ?? told['first'] ?? null) as Seat | null;
}

export function entriesOf(
  told: readonly GameEvent[][],
  people: People,
  { quiet, sentence, heading, goesOn }: Telling,
): Entry[] {
  return told.flatMap((chapter, seq) => {
    const entries: Entry[] = [];
    let before: GameEvent | undefined;
    for (const event of chapter) {
      const words = quiet.has(event.event) ? '' : sentence(event, chapter);
      if (!words) continue;
      const last = entries.at(-1);
      const seat = doerOf(event);
      const title = heading(event, before, chapter);
      if (last && before && goesOn(before, event)) last.sentence += ` ${words}`;
      else
        entries.push({
          seq,
          seat,
          mark: seat === null ? null : people.mark(seat),
          sentence: words,
          ...(title === undefined ? {} : { heading: title }),
        });
      before = event;
    }
    return entries;
  });
}

/** What came after the last action of one of these seats; all of it where they did nothing yet. */
export function sinceActing(entries: readonly Entry[], mine: readonly Seat[]): Entry[] {
  if (mine.length === 0) return [];
  const first = (entry: Entry, place: number) => entries[place - 1]?.seq !== entry.seq;
  const own = entries.findLast(
    (entry, place) => entry.seat !== null && mine.includes(entry.seat) && first(entry, place),
  );
  return entries.filter(({ seq }) => seq > (own?.seq ?? 0));
}

/** With the seats that changed hands, each after the action it came after. */
export function withHands(
  entries: readonly Entry[],
  handed: readonly SaidLine[],
  lobby: Lobby | null,
): Entry[] {
  const more = handed.map(({ seat, line, seq, about }) => {
    const mark = lobby?.seats[seat]?.mark ?? null;
    // Whoever had the name deleted is called by their mark.
    const name = about || t('person-here', { letter: markOf(seat, mark).letter });
    return { seq, seat, mark, sentence: t(`log-${line}`, { name }) };
  });
  return [...entries, ...more].sort((one, other) => one.seq - other.seq);
}
