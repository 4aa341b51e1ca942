// How long ago, in a word or three.
import { t } from '$lib/texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function when(then: number, now = Date.now()): string {
  const ago = now - then;
  if (ago < MINUTE) return t('when-now');
  if (ago < HOUR) return t('when-minutes', { number: Math.floor(ago / MINUTE) });
  const midnights = Math.round(
    (new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / DAY,
  );
  if (midnights === 0) return t('when-hours', { number: Math.floor(ago / HOUR) });
  if (midnights === 1) return t('when-yesterday');
  return t('when-days', { number: midnights });
}
