// What I have picked and not yet confirmed: it can all be taken back.
import { OPTIONS, slotsOf, type Card, type Option } from './cards';
import { builds, sameCards, uses, type Move } from './model';

export type Picked =
  | { what: 'poster'; from: 'hand' | 'row'; card: Card; slot: number }
  /** Demolition wants one slot of the park, novelties two of the row. */
  | { what: 'option'; option: Option; slots: number[]; cards: Card[] }
  | { what: 'end' };

export class Choice {
  picked = $state.raw<Picked | null>(null);
  /** The slots of my hand that shall open my park. */
  site = $state.raw<number[]>([]);
  /** The visitor whose comparison is told. */
  looked = $state<string | null>(null);

  get begun(): boolean {
    return this.picked !== null || this.site.length > 0;
  }

  /** What is chosen of the hand, the row or the park, by slot. */
  chosen(from: 'hand' | 'row' | 'park'): number[] {
    const { picked } = this;
    if (picked?.what === 'poster') return picked.from === from ? [picked.slot] : [];
    if (picked?.what !== 'option') return [];
    const of = picked.option === 'demolition' ? 'park' : 'row';
    return of === from ? picked.slots : [];
  }

  poster(from: 'hand' | 'row', slot: number, card: Card): void {
    const again = this.picked?.what === 'poster' && this.chosen(from).includes(slot);
    this.#pick(again ? null : { what: 'poster', from, slot, card });
  }

  option(option: Option): void {
    const again = this.picked?.what === 'option' && this.picked.option === option;
    this.#pick(again ? null : { what: 'option', option, slots: [], cards: [] });
  }

  /** A card for the option chosen; beyond `most` the eldest is let go. */
  add(slot: number, card: Card, most: number): void {
    if (this.picked?.what !== 'option') return;
    const { option, slots, cards } = this.picked;
    const at = slots.indexOf(slot);
    const from = at < 0 && slots.length === most ? 1 : 0;
    this.picked = {
      what: 'option',
      option,
      slots: at < 0 ? [...slots.slice(from), slot] : slots.toSpliced(at, 1),
      cards: at < 0 ? [...cards.slice(from), card] : cards.toSpliced(at, 1),
    };
  }

  end(): void {
    this.#pick(this.picked?.what === 'end' ? null : { what: 'end' });
  }

  #pick(picked: Picked | null): void {
    this.picked = picked;
    this.looked = null;
  }

  lay(slot: number): void {
    this.site = this.site.includes(slot)
      ? this.site.filter((each) => each !== slot)
      : [...this.site, slot];
  }

  /** As if this move had been picked by hand. */
  follow(move: Move, lying: Record<'hand' | 'row' | 'park', readonly (Card | null)[]>): void {
    this.takeBack();
    const option = OPTIONS.find((each) => uses(each, move));
    const { kind, cards, from } = move;
    if (kind === 'open') this.site = slotsOf(cards, lying.hand);
    else if (kind === 'build')
      for (const card of cards) this.poster(from, lying[from].indexOf(card), card);
    else if (option) {
      const slots = slotsOf(cards, kind === 'renew' ? lying.row : lying.park);
      this.picked = { what: 'option', option, slots, cards };
    } else this.end();
  }

  takeBack(): void {
    this.#pick(null);
    this.site = [];
  }
}

/** The move that Confirm would send, among those allowed; null while something is missing. */
export function wishOf(picked: Picked | null, moves: readonly Move[]): Move | null {
  const is = (move: Move): boolean => {
    if (picked?.what === 'end') return move.kind === 'end';
    if (picked?.what === 'poster') return builds(picked.card, picked.from, [move]);
    const used = picked?.what === 'option' && uses(picked.option, move);
    return used && sameCards(move.cards, picked.cards);
  };
  return (picked && moves.find(is)) ?? null;
}

export function openingOf(cards: readonly Card[], moves: readonly Move[]): Move | null {
  return moves.find((move) => move.kind === 'open' && sameCards(move.cards, cards)) ?? null;
}
