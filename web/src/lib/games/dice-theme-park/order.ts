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

export function bricksOf(here: Around): { columns: Column[]; said: string } {
  const { fields, seat, outlook } = here;
  const sum = outlook?.sum ?? null;
  const columns = new Map<number, Column>();
  const column = (at: number) => {
    const found = columns.get(at) ?? { sum: at, before: 0, after: 0, mine: at === sum };
    columns.set(at, found);
    return found;
  };
  const rank = (one: number) => fields.tie_order.indexOf(one);
  fields.rival_sums.forEach((sums, other) => {
    if (other === seat || !sums) return;
    for (const [written, pairs] of Object.entries(sums)) {
      const at = Number(written);
      const earlier = sum === null || at < sum || (at === sum && rank(other) < rank(seat));
      if (earlier) column(at).before += pairs;
      else column(at).after += pairs;
    }
  });
  if (sum !== null) column(sum);
  const all = [...columns.values()].sort((one, other) => one.sum - other.sum);
  const before = all.reduce((number, each) => number + each.before, 0);
  const pairs = all.reduce((number, each) => number + each.before + each.after, 0);
  return {
    columns: all,
    said: sum === null ? t('dp-order-brick') : t('dp-order-said', { sum, before, pairs }),
  };
}
