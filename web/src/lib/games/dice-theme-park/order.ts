// Who would come before whom: a brick for each pair of cards the others could play.
import { t } from '$lib/texts';
import type { Around } from './around.svelte';

export interface Column {
  sum: number;
  /** Pairs that would come before me, and after. */
  before: number;
  after: number;
  mine: boolean;
}

/** Alone: for each sum, the cards of the rival's deck that would come first. */
function risksOf({ fields, table, outlook }: Around): { columns: Column[]; said: string } {
  const deck = table.zones['initiative-deck'];
  const sum = outlook?.sum ?? null;
  const risks = Object.entries<number>(fields.solo?.risks ?? {});
  const columns = risks.map(([at, before]) => ({
    sum: Number(at),
    before,
    after: deck - before,
    mine: Number(at) === sum,
  }));
  const before = columns.find(({ mine }) => mine)?.before ?? 0;
  const said = sum === null ? t('dp-risks-brick') : t('dp-risks-said', { sum, before, deck });
  return { columns, said };
}

export function bricksOf(here: Around): { columns: Column[]; said: string } {
  const { fields, seat, outlook } = here;
  if (fields.solo) return risksOf(here);
  const sum = outlook?.sum ?? null;
  const earlier = sum === null ? null : (fields.earlier[seat]?.[sum] ?? {});
  const columns = new Map<number, Column>();
  const column = (at: number) => {
    const found = columns.get(at) ?? { sum: at, before: 0, after: 0, mine: at === sum };
    columns.set(at, found);
    return found;
  };
  fields.rival_sums.forEach((sums, other) => {
    if (other === seat || !sums) return;
    for (const [at, pairs] of Object.entries(sums)) column(Number(at)).after += pairs;
  });
  for (const each of columns.values()) {
    each.before = earlier ? (earlier[each.sum] ?? 0) : each.after;
    each.after -= each.before;
  }
  if (sum !== null) column(sum);
  const all = [...columns.values()].sort((one, other) => one.sum - other.sum);
  const before = all.reduce((number, each) => number + each.before, 0);
  const pairs = all.reduce((number, each) => number + each.before + each.after, 0);
  return {
    columns: all,
    said: sum === null ? t('dp-order-brick') : t('dp-order-said', { sum, before, pairs }),
  };
}
