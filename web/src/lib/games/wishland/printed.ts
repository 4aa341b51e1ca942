// What is printed on cards and board, as the server tells it once: see `printed.py`.
import type { Card, Show, Symbol } from './told';

/** What can be gained; a choice is one of the three steps. */
export type Thing =
  'points' | 'credits' | 'happiness' | 'visitors' | 'workers' | 'tickets' | 'choice';

export interface Gain {
  number: number;
  what: Thing;
  /** now, income, end; or for each: a family's card played, a dear one, a claim, a symbol shared. */
  when: string;
}

export interface PrintedCard {
  cost: number;
  symbol: Symbol;
  show: Show | null;
  gains: Gain[];
  lasts: 'now' | 'always' | 'end';
  /** The clause that says more. */
  rule: string;
}

export interface Printed {
  cards: Record<Card, PrintedCard>;
  rounds: number;
  turns: number;
  /** The last space of both tracks, and those that pay. */
  top: number;
  paying: number[];
  workers: number;
  reserve: number;
  /** What each space of the order track gives. */
  order: Gain[][];
  /** Points for so many types of show, tickets, cards. */
  shows: number[];
  tickets: number[];
  cards_played: number[];
}
