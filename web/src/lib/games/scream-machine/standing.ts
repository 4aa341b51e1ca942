// What each player is doing, in a word or two.
import { t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import type { Around } from './around.svelte';

export function isActive({ walk, table }: Around, seat: Seat): boolean {
  if (walk) return walk.now?.seat === seat;
  return table.deciding.includes(seat) && table.phase !== 'over';
}

export function stateOf(here: Around, seat: Seat): string {
  const now = doing(here, seat);
  if (!here.looks.isBot(seat)) return now;
  return now ? t('sm-state-bot.doing', { doing: now }) : t('sm-state-bot');
}

function doing({ looks, walk, table, people }: Around, seat: Seat): string {
  if (looks.isAway(seat)) return t('sm-state-away');
  if (walk) return t('sm-state-entered', { number: walk.entered[seat]?.length ?? 0 });
  if (table.phase === 'over') return '';
  if (table.phase === 'opening')
    return t(table.deciding.includes(seat) ? 'sm-state-chooses' : 'sm-state-ready');
  if (table.turn === seat) return t(seat === people.you ? 'sm-state-yours' : 'sm-state-plays');
  const since = (each: Seat) => (each - table.first + table.seats.length) % table.seats.length;
  return t(since(seat) < since(table.turn ?? seat) ? 'sm-state-played' : 'sm-state-next');
}
