// Lists in which the same may lie more than once.

/** Like cards told apart, where each lies: `coaster-5 0`, `coaster-5 1`. Null is a place left empty. */
export function keyed<C extends string | null>(
  cards: readonly C[],
): { card: C; slot: number; nth: number; id: string }[] {
  const met = new Map<C, number>();
  return cards.map((card, slot) => {
    const nth = met.get(card) ?? 0;
    met.set(card, nth + 1);
    return { card, slot, nth, id: `${card ?? 'none'} ${nth}` };
  });
}
