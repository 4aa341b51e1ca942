// What stands between the clauses of a rules page: pieces, and examples as positions.
import { api } from '$lib/api';
import { rulebookOf, type Drawn, type TableProps } from '$lib/games';
import { Room } from '$lib/room.svelte';
import { t } from '$lib/texts';
import type { Rulebook, View } from '$lib/wire';

export interface Pictured {
  drawn: Drawn;
  book: Rulebook;
  setting: TableProps;
}

export const nameOf = (drawn: Drawn, piece: string): string => drawn.nameOf?.(piece) ?? t(piece);

/** What it says beyond its name. */
export const textOf = (drawn: Drawn, piece: string, here: unknown): string =>
  drawn.textOf?.(piece, here) ?? '';

/** The people of the examples. */
export const namesHere = (): string[] => t('rules-names').split(' ');

/** A room in which nothing happens: what lies there is only looked at. */
export function standing(view: View): Room {
  const room = new Room('', { watch: true });
  room.names = namesHere();
  room.watch = view;
  return room;
}

/** Null where nobody has drawn the game yet. */
export async function picturedOf(game: string): Promise<Pictured | null> {
  const load = rulebookOf(game);
  if (!load) return null;
  const [drawn, book, games, actions, components] = await Promise.all([
    load(),
    api.rulebook(game),
    api.games(),
    api.actions(game),
    api.components(game),
  ]);
  const info = games.find(({ key }) => key === game);
  if (!info) return null;
  const room = standing(book.view);
  return { drawn, book, setting: { room, info, actions, components, onmenu: () => {} } };
}
