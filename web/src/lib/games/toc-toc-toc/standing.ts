// What each player is doing, in a word or two.
import { t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import type { Evening } from './evening.svelte';
import type { Table } from './model';

export function stateOf({ looks, room, table, people }: Evening, seat: Seat): string {
  if (seat === people.you) return t('tt-state-you');
  if (seat === table.decider && looks.isAway(seat)) return t('tt-state-away');
  const doing = doingOf(table, seat);
  if (doing) return t(`tt-state-${doing}`);
  if (looks.held.includes(seat)) return t('tt-state-here');
  const known = room.lobby?.seats[seat];
  if (known?.kind === 'bot')
    return t('tt-state-bot', { level: known.bot ? t(`bot-${known.bot}`) : '' }).trim();
  return t(room.online[seat] === false ? 'tt-state-away' : 'tt-state-online');
}

function doingOf({ decision, revealed, decider, keeper, turn }: Table, seat: Seat): string {
  if (decision === 'answer' && seat === turn) return 'knocks';
  if (seat === decider)
    return decision === 'answer' ? 'answers' : revealed === null ? 'plays' : 'chooses';
  if (revealed === null) return '';
  return seat === keeper ? 'opened' : seat === turn ? 'refused' : '';
}
