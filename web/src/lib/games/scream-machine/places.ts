// Where posters hang: a card keeps its place on the hoarding, and a built one leaves its tape.
import { ROW, type Card } from './cards';

export type Place = Card | null;

/** The places of the row: those still there stay, the others are empty, new ones fill up. */
export function hung(before: readonly Place[], row: readonly Card[]): Place[] {
  const coming = [...row];
  const stays = (card: Place): Place => {
    const at = card === null ? -1 : coming.indexOf(card);
    return at < 0 ? null : (coming.splice(at, 1)[0] as Card);
  };
  const size = Math.max(ROW, row.length);
  const places = Array.from({ length: size }, (_, place) => stays(before[place] ?? null));
  return places.map((card) => card ?? coming.shift() ?? null);
}

/** Remembers where each poster hangs. */
export class Hoard {
  #places: Place[] = [];

  hang(row: readonly Card[]): Place[] {
    this.#places = hung(this.#places, row);
    return this.#places;
  }
}

/** Like cards told apart: `coaster-5 0`, `coaster-5 1`. */
export function keyed<C extends Place>(
  cards: readonly C[],
): { card: C; slot: number; id: string }[] {
  const met = new Map<string, number>();
  return cards.map((card, slot) => {
    const name = card ?? 'tape';
    const nth = met.get(name) ?? 0;
    met.set(name, nth + 1);
    return { card, slot, id: `${name} ${nth}` };
  });
}
