// The words of the order track: what a space gives, which place it would be.
import { t } from '$lib/texts';
import type { Printed } from './printed';

/** « 1 crédit », « Rien ». */
export function givenBy(printed: Printed, space: number): string {
  const [gain] = printed.order[space - 1] ?? [];
  return gain ? t(`wl-booth-${gain.what}`, { number: gain.number }) : t('wl-booth-nothing');
}

/** « 1re place », « 1re ou 2e place », « de la 1re à la 3e place ». */
export function placeWords([best = 1, worst = best]: readonly number[]): string {
  const nth = (place: number) => t('wl-nth', { place });
  if (best === worst) return t('wl-place', { best: nth(best) });
  const key = worst - best === 1 ? 'wl-place.two' : 'wl-place.more';
  return t(key, { best: nth(best), worst: nth(worst) });
}
