// What a listener hears after each action: what happened, then what is asked of whom.
import { heard } from '$lib/table/log';
import { winning } from '$lib/table/outcome';
import { t } from '$lib/texts';
import type { GameEvent } from '$lib/wire';
import type { Around } from './around.svelte';

/** Said by the pictures, or too often to be heard. */
const UNSAID = new Set(['on_sale', 'dealt', 'tile', 'placed', 'round_over']);

export function announcements(here: Around, told: readonly GameEvent[]): string[] {
  const happened = heard(told, UNSAID, (event) => here.words.sentence(event, here.people));
  return [happened, asked(here)].filter(Boolean);
}

function asked(here: Around): string {
  const { table, people } = here;
  if (table.outcome) return winning(table.outcome, people);
  if (here.question) return t(`decision-${here.question}`);
  const others = table.deciding.filter(({ seat }) => !here.looks.held.includes(seat));
  return others
    .map(({ seat, decision }) => t(`decision-${decision}.other`, { player: people.name(seat) }))
    .join(' ');
}
