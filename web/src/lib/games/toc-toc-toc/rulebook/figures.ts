// What stands beside a name in a small position.
import { t } from '$lib/texts';
import type { Seat, View } from '$lib/wire';
import { tableOf, type Table } from '../model';

export const figureOf = (table: Table, seat: Seat) =>
  t('position-side', { points: table.points[seat] ?? 0 });

export function figuresOf(view: View): string[] {
  const table = tableOf(view);
  return table.seats.map((seat) => figureOf(table, seat));
}
