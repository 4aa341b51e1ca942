// How long the server keeps a table, and what its page says of it beforehand.
import { language } from '$lib/language.svelte';
import { t } from '$lib/texts';
import type { Lobby } from '$lib/wire';

const DAY = 86_400; // s
const SOON = 7 * DAY;

/** When the table goes, if it ever does; '' where it is kept for ever. */
export function keptUntil({ kept_until, over, closed }: Lobby): string {
  if (kept_until === null) return '';
  const style = { dateStyle: 'long' } as const;
  const day = new Intl.DateTimeFormat(language.current, style).format(kept_until * 1000);
  return t('keeping-until', { ended: over || closed ? 'yes' : 'no', day });
}

/** What everybody who comes should know: that it was closed, or that it goes within days. */
export function keepingNews(lobby: Lobby, now = Date.now()): string {
  if (lobby.closed) return t('keeping-closed');
  const left = (lobby.kept_until ?? Infinity) - now / 1000;
  return left < SOON ? keptUntil(lobby) : '';
}
