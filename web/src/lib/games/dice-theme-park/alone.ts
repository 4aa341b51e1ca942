// Alone: what the rival's card says against the own sum, and how the game ended against the target.
import { listed, t } from '$lib/texts';
import type { Around } from './around.svelte';
import type { Table } from './model';
import type { Fields } from './told';
import { nameOf } from './words';

export type Solo = NonNullable<Fields['solo']>;
export type Aimed = Solo['objectives'][number];

/** The letter of the deck it came from. */
export const deckOf = (aim: string): string => aim.charAt(1).toUpperCase();

/** Those of a round. */
export function aimsOf({ objectives }: Solo, round: number): Aimed[] {
  return objectives.filter((each) => each.round === round);
}

/** Once a round is told, all know what became of it. */
export const shownOf = ({ scene, table }: Around): Table =>
  scene?.kind === 'round' ? scene.after : table;

/** What the rival has taken, by name. */
function takenOf({ denied }: Solo): string {
  return listed([
    ...denied.monorails.map((number) => t('dp-the-monorail', { number })),
    ...denied.tiles.map(nameOf),
    ...denied.skills.map((skill) => t(`skill-${skill}`)),
  ]);
}

export interface Duel {
  lead: string;
  text: string;
}

/** The card against the sum, once it is settled. */
export function duelOf(here: Around, { fields }: Table): Duel {
  const solo = fields.solo as Solo;
  const told = { value: solo.value ?? 0, sum: fields.sums[here.seat] ?? 0, things: takenOf(solo) };
  const key = solo.ahead ? 'dp-duel-first' : told.things ? 'dp-duel-taken' : 'dp-duel-nothing';
  return { lead: t(key), text: t(`${key}.more`, told) };
}

/** Who plays alone has beaten the target, or has not. */
export function targetSaid({ outcome, fields }: Table): string {
  const target = fields.solo?.target ?? 0;
  const stars = outcome?.scores[0] ?? 0;
  return t(outcome?.winners.length ? 'dp-target-beaten' : 'dp-target-missed', { stars, target });
}
