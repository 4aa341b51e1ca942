// What a listener hears: phases, calls, seconds, who is ready, and what I have just made.
import { say } from '$lib/live';
import { ending } from '$lib/table/outcome';
import type { People } from '$lib/table/people';
import { t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import type { Edit } from './draft.svelte';
import { PAIRS, appleOf, type Pair, type Table } from './model';
import { callSentence, namesOf, numeral, sentence } from './words';

interface Situation {
  /** The table as it is now. */
  table: Table;
  /** What has just happened. */
  events: readonly GameEvent[];
  people: People;
  held: readonly Seat[];
  notes: readonly { seat: Seat; about: string; text: string }[];
}

/** Said by another sentence, or too often to be heard; « Prêt » is gathered (readySentence). */
const UNSAID = new Set([
  'shown',
  'paired',
  'loosened',
  'ready',
  'raised',
  'called',
  'called_apple',
]);

export function announcements({ table, events, people, held, notes }: Situation): string[] {
  const happened = events
    .filter(({ event, phase }) => !UNSAID.has(event) && !(event === 'time_up' && phase === 'calls'))
    .map((event) => sentence(event, people));
  const call = table.phase === 'calls' ? table.calls.at(-1) : undefined;
  const called = events.some(({ event }) => event.startsWith('called'));
  if (call && called)
    happened.push(callSentence(call, table, people), ...reasons(call, notes, people));
  if (begins(events)) happened.push(t('pp-begin-look'));
  if (events.some(({ event }) => event === 'round_over') && table.phase === 'gather')
    happened.push(t(held.length ? 'decision-ready' : 'pp-bar-gather.rest'));
  if (table.phase === 'over')
    happened.push(
      ending(table.outcome, table.seats, people, (player, points) =>
        t('pp-standing', { player, points }),
      ),
    );
  return happened.filter(Boolean);
}

const begins = (events: readonly GameEvent[]) =>
  events.some(({ event }) => event === 'round_began') &&
  !events.some(({ event }) => event === 'pairing_began');

function reasons(
  { hands }: { hands: Seat[] },
  notes: Situation['notes'],
  people: People,
): string[] {
  return notes
    .filter(({ seat, text }) => hands.includes(seat) && text)
    .map(({ seat, text }) => t('pp-reason', { player: people.name(seat), text }));
}

/** « Zoé et Tom : prêt ». */
export function readySentence(seats: readonly Seat[], people: People): string {
  return seats.length ? t('pp-are-ready', { names: namesOf(seats, people) }) : '';
}

const GATHERED = 3000; // ms

/** Who is ready is said together, not one by one. */
export class Readies {
  #seats: Seat[] = [];

  add(seats: readonly Seat[], people: () => People): void {
    const first = this.#seats.length === 0 && seats.length > 0;
    this.#seats.push(...seats);
    if (first) setTimeout(() => say(readySentence(this.#seats.splice(0), people())), GATHERED);
  }
}

/** « 3 et 9 liées. Encore deux paires. »; a shared device names no number aloud. */
export function editSentence(edit: Edit, pairs: readonly Pair[], aloud: boolean): string {
  if (edit.kind === 'ready') return t('pp-bar-ready');
  const [one, other] = edit.pair;
  const said = t(`pp-did-${edit.kind}${aloud ? '' : '.quiet'}`, { one, other });
  const left = PAIRS - pairs.length;
  if (left) return `${said} ${t('pp-pairs-left', { number: left, word: numeral(left) })}`;
  const five = aloud ? 'pp-bar-five.apple' : 'pp-bar-five';
  return `${said} ${t(five, { apple: appleOf(pairs) ?? 0 })}`;
}
