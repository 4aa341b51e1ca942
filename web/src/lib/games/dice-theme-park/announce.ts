// What a listener hears after each action: what happened, what the phase has brought, what is asked.
import { listed, t } from '$lib/texts';
import type { GameEvent } from '$lib/wire';
import { targetSaid } from './alone';
import type { Around } from './around.svelte';

/** Said by the pictures, or too often to be heard. */
const UNSAID = new Set(['boarded', 'on_offer', 'skill_on_offer', 'offered_tile', 'sited', 'order']);
const FINISHED = 'finished';

export function announcements(here: Around, told: readonly GameEvent[]): string[] {
  const { seat, table, fields } = here;
  const alone = table.phase === 'activation' || table.phase === 'improvement';
  const happened = told
    .filter(({ event }) => !UNSAID.has(event))
    .filter((event) => !alone || event['seat'] === seat || event.event === FINISHED)
    .map((event) => here.words.sentence(event, here.people))
    .join(' ');
  const { stars = 0, money = 0, cubes = 0 } = fields.tally[seat] ?? {};
  const brought =
    table.phase === 'activation' && told.some(({ event }) => event === 'activated')
      ? t('dp-brought', { stars, money, cubes })
      : '';
  return [happened, brought, asked(here)].filter(Boolean);
}

function asked(here: Around): string {
  const { table, people } = here;
  if (table.outcome) return winning(here);
  if (here.question) return t(`decision-${here.question}`);
  return table.deciding
    .filter(({ seat }) => !here.looks.held.includes(seat))
    .map(({ seat, decision }) => t(`decision-${decision}.other`, { player: people.name(seat) }))
    .join(' ');
}

export function winning({ table, people }: Around): string {
  if (table.fields.solo) return targetSaid(table);
  const { winners = [], scores = [] } = table.outcome ?? {};
  return t(winners.length > 1 ? 'outcome-shared' : 'outcome-alone', {
    players: listed(winners.map(people.name)),
    points: scores[winners[0] ?? 0] ?? 0,
  });
}
