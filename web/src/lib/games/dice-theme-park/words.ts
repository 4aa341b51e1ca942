// Words of things: an attraction, what it asks for, a die, a place in the park.
import { listed, t } from '$lib/texts';
import type { Around } from './around.svelte';
import { colourOf, isInnovation, valueOf, type Fitting, type Park } from './model';
import type { Die, Hex, Tile } from './told';

const ROOM = 18; // letters on the band of a tile

export const nameOf = (tile: Tile): string => t(`tile-${tile}`);
export const shortOf = (tile: Tile): string => t(`dp-short-${tile}`);
/** As much of its name as the band holds. */
export const bandOf = (tile: Tile): string =>
  nameOf(tile).length > ROOM ? shortOf(tile) : nameOf(tile);
export const dieName = (die: Die): string => t(`die-${die}`);
export const diceNames = (dice: readonly Die[]): string => listed(dice.map(dieName));
/** B, V, J: never colour alone. */
export const letterOf = (colour: string): string => t(`dp-letter-${colour}`);
/** The drawing of a die. */
export const drawnDie = (die: string): string => `dp-${colourOf(die).charAt(0)}${valueOf(die)}`;

/** « Kiosque », « Téléphérique ». */
export const fittingName = (fitting: Fitting): string =>
  t(`${isInnovation(fitting) ? 'innovation' : 'facility'}-${fitting}`);

/** « un dé plus petit qu’un dé bleu ». */
export function wantsOf(here: Around, tile: Tile): string {
  const wants = wantsInWords(here, tile);
  return here.printed.marked.includes(tile) ? t('dp-wants-marked', { wants }) : wants;
}

function wantsInWords(here: Around, tile: Tile): string {
  const { icons, relation } = here.tileOf(tile);
  const [first] = icons;
  const alike = icons.every(({ values }) => values === first?.values);
  const plain = icons.every(({ colour }) => colour === 'grey');
  if (first && relation === 'free' && icons.length === 2 && alike && plain)
    return t(`dp-wants-two.${first.values}`);
  const words = icons.map(({ colour, values }, at) =>
    at > 0 && colour === 'grey' && values === 'any'
      ? t(`dp-want-more.${at > 1 ? 'third' : 'second'}`)
      : t(`dp-want-${colour}.${values}`),
  );
  const [one = '', other = ''] = words;
  if (relation === 'lower') return t('dp-wants-lower', { one, other });
  if (relation === 'free') return listed(words);
  return t(`dp-wants-${relation}`, { dice: listed(words) });
}

/** All of an attraction, for those who do not see it. */
export function hexName(here: Around, park: Park, hex: Hex): string {
  const tile = park.tiles[hex];
  if (!tile) return siteName(here, hex);
  const printed = here.tileOf(tile);
  const dice = park.dice[hex] ?? [];
  const free = here.fields.icons_free[park.seat]?.[hex] ?? 0;
  const innovation = park.innovations[hex];
  const vips = park.vips[hex] ?? [];
  const all = t('dp-hex', {
    name: nameOf(tile),
    wants: wantsOf(here, tile),
    stars: printed.stars,
    dice: dice.length ? diceNames(dice) : t('dp-nobody'),
    free,
  });
  const more = [
    innovation ? `${fittingName(innovation)}.` : '',
    vips.length ? t('dp-vips', { dice: diceNames(vips) }) : '',
  ];
  return [all, ...more].filter(Boolean).join(' ');
}

function siteName(here: Around, hex: Hex): string {
  const touches = here.fields.sites[here.seat]?.[hex] ?? 0;
  return t('dp-site', { hex: hex.toUpperCase(), number: touches });
}
