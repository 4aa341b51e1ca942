// Cards say the figures that are in force, whoever put them in.
import { beforeAll, describe, expect, it } from 'vitest';
import { faceOf } from '$lib/games/wishland/face';
import type { Gain, Printed, PrintedCard } from '$lib/games/wishland/printed';
import type { Card } from '$lib/games/wishland/told';
import { language } from '$lib/language.svelte';
import { loadTexts } from '$lib/texts';

beforeAll(() => loadTexts('wishland'));

const gain = (number: number, what: Gain['what'], when = 'now'): Gain => ({ number, what, when });

function said(card: Card, face: Partial<PrintedCard>, more: Partial<Printed> = {}): string {
  const whole = { cost: 2, symbol: 'wheel', show: null, gains: [], ...face };
  return faceOf({ cards: { [card]: whole }, ...more } as unknown as Printed, card).replace(
    /[\u00a0\u202f]/g,
    ' ',
  );
}

describe('a card says', () => {
  it('its symbol, its cost and its points', () => {
    language.choose('fr');
    expect(said('attraction-1', { cost: 7, symbol: 'rail', gains: [gain(4, 'points')] })).toBe(
      'Attraction, rail. Coûte 7 crédits. 4 points, et une place de plus par couleur.',
    );
    language.choose('en');
    expect(said('attraction-1', { cost: 1, gains: [gain(1, 'points')] })).toBe(
      'Attraction, wheel. Costs 1 credit. 1 point, and room for one more card of each colour.',
    );
  });

  it('all that a restaurant gives, now, later and in the end', () => {
    language.choose('fr');
    const gains = [gain(2, 'visitors'), gain(1, 'credits', 'income'), gain(-1, 'points', 'end')];
    expect(said('restaurant-1', { cost: 0, symbol: 'cup', gains })).toBe(
      'Restaurant, tasse. Ne coûte rien. 2 visiteurs tout de suite ; 1 crédit à chaque revenu ; à la fin, 1 point de moins.',
    );
    expect(said('restaurant-1', { gains: [] })).toMatch(/Ne donne rien\.$/);
  });

  it('the show of an actor', () => {
    language.choose('fr');
    const face = { gains: [gain(3, 'workers')], symbol: 'note', show: 'magic' } as const;
    expect(said('actor-1', { ...face, gains: [...face.gains] })).toBe(
      'Acteur, note. Coûte 2 crédits. 3 ouvriers tout de suite. Spectacle : magie.',
    );
  });

  it('what a hotel does, by its table where it has one', () => {
    language.choose('fr');
    expect(said('hotel-1', { symbol: 'key' })).toBe(
      'Hôtel, clé. Coûte 2 crédits. Tout de suite : 6 points.',
    );
    expect(said('hotel-5', { symbol: 'bell' }, { tickets: [0, 0, 0, 4, 9] })).toMatch(
      /jusqu’à 9 points selon vos guichets, à partir de 3\.$/,
    );
  });

  it('what a mascot counts', () => {
    language.choose('en');
    expect(said('mascot-1', { gains: [gain(0.5, 'points', 'symbol')] })).toBe(
      'Mascot, wheel. Costs 2 credits. At the end, half a point for each card with the same symbol, mascots excepted.',
    );
  });
});
