// Words of things: an attraction, what it asks for, a die, a place in the park.
import { listed, t } from '$lib/texts';
import type { Around } from './around.svelte';
import { colourOf, valueOf, type Park } from './model';
import type { PrintedTile } from './printed';
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

/** « un dé plus petit qu’un dé bleu ». */
export function wantsOf({ icons, relation }: PrintedTile): string {
  const words = icons.map(({ colour, values }) => t(`dp-want-${colour}.${values}`));
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
  const free = Math.max(0, (park.places[hex] ?? 1) - (park.cubes[hex] ?? 0));
  return t('dp-hex', {
    name: nameOf(tile),
    wants: wantsOf(printed),
    stars: printed.stars,
    dice: dice.length ? diceNames(dice) : t('dp-nobody'),
    free,
  });
}

function siteName(here: Around, hex: Hex): string {
  const touches = here.fields.sites[here.seat]?.[hex] ?? 0;
  return t('dp-site', { hex: hex.toUpperCase(), number: touches });
}
