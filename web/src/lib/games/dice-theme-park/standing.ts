// How a player stands, in a word or two: what they do now, what the phase has brought them.
import { t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import type { Around } from './around.svelte';

export function stateOf(here: Around, seat: Seat): string {
  const { table, fields, room } = here;
  if (!(room.online[seat] ?? true) && !here.isBot(seat)) return t('dp-state-away');
  const asked = table.deciding.some((each) => each.seat === seat);
  if (fields.solo && (table.phase === 'over' || !asked)) return '';
  if (table.phase === 'over') return t('dp-place', { place: placeOf(here, seat) });
  if (asked) return t(`dp-state-${table.phase}`);
  if (table.phase === 'planning' || table.phase === 'opening') return t('dp-state-kept');
  if (fields.finished[seat]) return t('dp-state-finished');
  const place = fields.order.indexOf(seat);
  return place < 0 ? '' : t('dp-place', { place: place + 1 });
}

/** « +10 en route », « ✓ », « somme 9 »: what matters in this phase. */
export function gainOf(here: Around, seat: Seat): string {
  const { table, fields, small, grand } = here;
  const asked = table.deciding.some((each) => each.seat === seat);
  switch (table.phase) {
    case 'planning':
      if (seat === here.seat && here.outlook)
        return t('dp-plus-money', { money: here.outlook.income });
      return asked ? '…' : '';
    case 'welcome':
      return asked ? '…' : '';
    case 'expansion':
      return asked ? '…' : '';
    case 'improvement':
      return fields.finished[seat] ? '' : '…';
    case 'activation': {
      const stars = fields.tally[seat]?.stars ?? 0;
      if (seat === here.seat && !small && !grand) return t('dp-on-the-way', { stars });
      return fields.finished[seat] ? `+${stars}` : `+${stars}…`;
    }
    default:
      return '';
  }
}

export function placeOf({ table }: Around, seat: Seat): number {
  return table.outcome?.ranks[seat] ?? 1;
}

export function playerName(here: Around, seat: Seat): string {
  const { fields, people } = here;
  return t('dp-player', {
    player: people.name(seat),
    stars: fields.stars[seat] ?? 0,
    money: fields.money[seat] ?? 0,
    state: stateOf(here, seat),
  });
}

/** Nothing more is awaited of them in this phase. */
export function doneOf({ table, fields }: Around, seat: Seat): boolean {
  const asked = table.deciding.some((each) => each.seat === seat);
  if (table.phase === 'planning' || table.phase === 'opening') return !asked;
  if (table.phase === 'welcome') return !asked && fields.taken[seat] !== null;
  return table.phase !== 'over' && (fields.finished[seat] ?? false);
}
