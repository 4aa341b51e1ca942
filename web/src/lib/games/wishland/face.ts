// What a card says of itself, with the figures in force: kind and symbol, cost, what it gives.
import { t } from '$lib/texts';
import { familyOf } from './model';
import type { Gain, Printed, PrintedCard } from './printed';
import type { Card } from './told';

/** « Attraction, roue. Coûte 6 crédits. 3 points, et une place de plus par couleur. » */
export function faceOf(printed: Printed, card: Card): string {
  const face = printed.cards[card] as PrintedCard;
  const family = familyOf(card);
  return t(`face-${family}`, {
    symbol: t(`symbol-${face.symbol}`).toLowerCase(),
    cost: t('face-cost', { number: face.cost }),
    gains: ['hotel', 'mascot'].includes(family) ? '' : given(face.gains),
    show: face.show ? t(`show-${face.show}`).toLowerCase() : '',
    power: family === 'hotel' ? powerOf(printed, card) : '',
  });
}

function given(gains: readonly Gain[]): string {
  const [first, ...rest] = gains.map(({ number, what, when }) =>
    t(`gain-${what}-${when}`, { number: Math.abs(number) }),
  );
  if (first === undefined) return t('gain-nothing');
  return rest.reduce((before, next) => t('gain-next', { before, next }), first);
}

/** Two hotels are worth what a table on them says. */
const TABLES: Partial<Record<Card, 'tickets' | 'cards_played'>> = {
  'hotel-5': 'tickets',
  'hotel-11': 'cards_played',
};

function powerOf(printed: Printed, hotel: Card): string {
  const table = TABLES[hotel];
  const points = table ? printed[table] : [];
  const from = points.findIndex((each) => each > 0);
  return t(`power-${hotel}`, { most: Math.max(0, ...points), from: Math.max(0, from) });
}
