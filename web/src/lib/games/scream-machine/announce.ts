// What a listener hears after each action: what happened, then what is asked of whom.
import { heard } from '$lib/table/log';
import { ending as endingOf } from '$lib/table/outcome';
import type { People } from '$lib/table/people';
import { listed, t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import type { Around } from './around.svelte';
import { ACTIONS } from './cards';
import { sideOf, visitorsOf, type Table } from './model';
import { sentence, titlesOf, UNSAID } from './words';

export function announcements(here: Around, told: readonly GameEvent[]): string[] {
  const happened = heard(told, UNSAID, (event) => sentence(event, here.people));
  return [happened, asked(here, told.length === 0)].filter(Boolean);
}

function asked({ table, people, looks, me }: Around, again: boolean): string {
  const { held } = looks;
  if (table.phase === 'over') return ending(table, people);
  if (table.phase === 'opening') return openingSentence(table, people, held);
  const { actions } = table;
  const seat = table.turn ?? 0;
  const begins = actions === ACTIONS || again;
  if (!held.includes(seat)) return begins ? t('sm-bar-plays', { player: people.name(seat) }) : '';
  if (me !== seat) return '';
  if (!begins) return t('sm-actions-left', { actions });
  // A shared device names no card aloud: what was said stays on the page.
  if (seat !== people.you) return t('sm-bar-turn', { player: people.name(seat), you: 'no' });
  const hand = table.hands[seat]?.cards ?? [];
  const visitors = visitorsOf(table);
  return t('sm-your-turn', {
    actions,
    hand: listed(titlesOf(hand)),
    cards: hand.length,
    winning: visitors.filter((visitor) => sideOf(visitor, table) === seat).length,
    visitors: visitors.length,
  });
}

export function openingSentence(table: Table, people: People, held: readonly Seat[]): string {
  const mine = held.find((seat) => table.deciding.includes(seat));
  if (mine !== undefined) return t('sm-bar-open', { player: people.name(mine) });
  if (table.deciding.length === 0) return t('sm-curtains');
  return t('sm-bar-await', { players: listed(table.deciding.map(people.name)) });
}

/** Who has won, and where the others stand. */
export function ending({ outcome, seats }: Table, people: People): string {
  return endingOf(outcome, seats, people, (player, visitors) =>
    t('sm-standing', { player, visitors }),
  );
}
