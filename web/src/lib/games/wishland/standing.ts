// What each player is doing, in a word or two.
import { t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import type { Around } from './around.svelte';
import { turnOrder, type Table } from './model';

export function isActive({ deciding }: Table, seat: Seat): boolean {
  return deciding.some((asked) => asked.seat === seat);
}

export function stateOf({ looks, table }: Around, seat: Seat): string {
  if (looks.isAway(seat)) return t('wl-state-away');
  if (table.phase === 'over') return '';
  if (isActive(table, seat)) return t('wl-state-plays');
  if (table.phase !== 'turn') return looks.isBot(seat) ? t('wl-state-bot') : '';
  const order = turnOrder(table);
  const played = order.indexOf(seat) < order.indexOf(table.player ?? seat);
  return t(played ? 'wl-state-played' : 'wl-state-next');
}
