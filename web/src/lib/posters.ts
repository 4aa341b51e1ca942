// The posters of the front page: what each game's folder says of itself.
import { t } from '$lib/texts';

export interface PosterFacts {
  key: string;
  place: number;
  seats: readonly [number, number];
  minutes: readonly [number, number];
}

const found = import.meta.glob<PosterFacts>('./games/*/poster.ts', {
  import: 'default',
  eager: true,
});

export const POSTERS: readonly PosterFacts[] = Object.values(found).sort(
  (one, other) => one.place - other.place,
);

export function factsOf(game: string): PosterFacts | undefined {
  return POSTERS.find(({ key }) => key === game);
}

export const titleOf = (game: string) => t(`${game}-title`);

/** « 3 à 5 joueurs », or with `short` « 3–5 ». */
export function playersOf({ seats: [min, max] }: PosterFacts, short = false): string {
  return t(short ? 'poster-players-short' : 'poster-players', { min, max });
}

/** « 30 à 45 minutes », or with `short` « 30–45 min ». */
export function minutesOf({ minutes: [min, max] }: PosterFacts, short = false): string {
  const args = { min, max: max === min ? 0 : max };
  return t(short ? 'poster-minutes-short' : 'poster-minutes', args);
}
