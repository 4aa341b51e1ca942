// The end of the season: who welcomed how many, in which round, and from where.
import { familyOf, valueOf, type Card } from './cards';
import type { Table } from './model';

/** Visitors welcomed in a round; round 0 is the opening. */
type Welcomed = Table['welcomed'][number][number];

export const SOURCES = ['publicity', 'national', 'local'] as const satisfies (keyof Welcomed)[];
export type Source = (typeof SOURCES)[number];

export const allOf = ({ publicity, national, local }: Welcomed) => publicity + national + local;

export const sumOf = (rounds: readonly Welcomed[], source: Source) =>
  rounds.reduce((total, round) => total + round[source], 0);

/** One line a park, the best first. */
export function scoreSheet(table: Table) {
  const lines = table.seats.map((seat) => {
    const rounds = table.welcomed[seat] ?? [];
    const sum = (source: Source) => sumOf(rounds, source);
    return {
      seat,
      rank: table.outcome?.ranks[seat] ?? 1,
      total: table.scores[seat] ?? 0,
      sources: { publicity: sum('publicity'), national: sum('national'), local: sum('local') },
      /** What equal parks are compared by: their different families. */
      families: table.outcome?.tie_breaks[0]?.[seat] ?? 0,
      /** Visitors of each round; round 0 is the opening. */
      rounds: rounds.map(allOf),
    };
  });
  return lines.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** Everybody's visitors after each round, the opening first. */
export function curveOf({ welcomed, rounds }: Table): number[][] {
  return Array.from({ length: rounds + 1 }, (_, last) =>
    welcomed.map((of) => of.slice(0, last + 1).reduce((total, round) => total + allOf(round), 0)),
  );
}

/** The attractions a park is known for: the dearest, of different families where it can. */
export function highlights(park: readonly Card[], most = 3): Card[] {
  const best = [...park].sort((one, other) => valueOf(other) - valueOf(one));
  const firsts = best.filter(
    (card, at) => best.findIndex((each) => familyOf(each) === familyOf(card)) === at,
  );
  return [...firsts, ...best.filter((card) => !firsts.includes(card))].slice(0, most);
}
