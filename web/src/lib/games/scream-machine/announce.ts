// What a listener hears after each action: what happened, then what is asked of whom.
import type { People } from '$lib/table/people';
import { listed, t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import { ACTIONS } from './cards';
import { sideOf, visitorsOf, type Table } from './model';
import { sentence, turnSentence } from './words';

interface Situation {
  /** The table as it is now. */
  table: Table;
  /** What has just happened. */
  events: readonly GameEvent[];
  people: People;
  /** The seats this device may decide for. */
  held: readonly Seat[];
  /** Whose hand lies open here. */
  me: Seat | null;
}

/** Said by the pictures, or too often to be heard. */
const UNSAID = new Set(['dealt', 'row', 'national', 'local', 'hidden_local', 'round_over']);

export function announcements(now: Situation): string[] {
  const happened = now.events
    .filter(({ event }) => !UNSAID.has(event))
    .map((event) => sentence(event, now.people))
    .join(' ');
  return [happened, asked(now)].filter(Boolean);
}

function asked({ table, people, held, me, events }: Situation): string {
  if (table.phase === 'over') return ending(table, people);
  if (table.phase === 'opening') return openingSentence(table, people, held);
  const seat = table.turn ?? 0;
  const begins = table.actions === ACTIONS || events.length === 0;
  if (!held.includes(seat)) return begins ? t('sm-bar-plays', { player: people.name(seat) }) : '';
  if (me !== seat) return '';
  if (!begins) return t('sm-actions-left', { actions: table.actions });
  // A shared device names no card aloud: what was said stays on the page.
  if (seat !== people.you) return t('sm-bar-turn', { player: people.name(seat), you: 'no' });
  return turnSentence(table, seat, expected(table, seat));
}

export function openingSentence(table: Table, people: People, held: readonly Seat[]): string {
  const mine = held.find((seat) => table.deciding.includes(seat));
  if (mine !== undefined) return t('sm-bar-open', { player: people.name(mine) });
  return t('sm-bar-await', { players: listed(table.deciding.map((seat) => people.name(seat))) });
}

/** How many visitors would come to this park if the round ended now. */
function expected(table: Table, seat: Seat): number {
  return visitorsOf(table).filter((visitor) => sideOf(visitor, table) === seat).length;
}

/** Who has won. */
export function winning({ outcome, scores }: Table, people: People): string {
  const winners = outcome?.winners ?? [];
  return t(winners.length > 1 ? 'outcome-shared' : 'outcome-alone', {
    players: listed(winners.map((seat) => people.name(seat))),
    points: scores[winners[0] ?? 0] ?? 0,
  });
}

/** Who has won, and where the others stand. */
export function ending(table: Table, people: People): string {
  const { ranks = [], winners = [] } = table.outcome ?? {};
  const others = table.seats
    .filter((seat) => !winners.includes(seat))
    .sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const standing = (seat: Seat) =>
    t('sm-standing', { player: people.name(seat), visitors: table.scores[seat] ?? 0 });
  return [winning(table, people), ...others.map(standing)].join(' ');
}
