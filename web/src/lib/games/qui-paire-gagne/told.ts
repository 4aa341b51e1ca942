// Written by `python -m manege.server.games_ts` from the game's secrecy and story: change it there.
import type { Seat } from '$lib/wire';

export type Card = `picture-${number}`;

export type Token =
  | 'number-1'
  | 'number-2'
  | 'number-3'
  | 'number-4'
  | 'number-5'
  | 'number-6'
  | 'number-7'
  | 'number-8'
  | 'number-9'
  | 'number-10'
  | 'number-11';

export type Phase = 'gather' | 'look' | 'pairing' | 'calls';

export interface Zones {
  numbers: (Token[] | number)[];
  pairs: (Token[] | number)[];
  pictures: Card[];
  undersides: Card[] | number;
  pile: number;
  done: Card[];
}

export interface Fields {
  phase: Phase;
  round: number;
  rounds: number;
  clock: number;
  album: boolean;
  first: Seat;
  scores: number[];
  ready: Seat[];
  present: Seat[];
  playing: Seat[];
  calls: { seat: Seat; numbers: number[]; hands: Seat[]; points: number }[];
  readers: Seat[];
  reading: { place: number; of: number } | null;
  turns: boolean;
}

export interface ReadyEvent {
  event: 'ready';
  seat: Seat;
}

export interface RoundBeganEvent {
  event: 'round_began';
  round: number;
  turned: number;
}

export interface ShownEvent {
  event: 'shown';
  number: number;
  card: Card;
}

export interface PairingBeganEvent {
  event: 'pairing_began';
  round: number;
}

export interface PairedEvent {
  event: 'paired';
  seat: Seat;
  one?: number;
  other?: number;
}

export interface LoosenedEvent {
  event: 'loosened';
  seat: Seat;
  one?: number;
  other?: number;
}

export interface TimeUpEvent {
  event: 'time_up';
  phase: Phase;
}

export interface ClosedEvent {
  event: 'closed';
  round: number;
}

export interface CalledEvent {
  event: 'called';
  seat: Seat;
  one: number;
  other: number;
  hands: number;
  points: number;
}

export interface CalledAppleEvent {
  event: 'called_apple';
  seat: Seat;
  one: number;
  hands: number;
  points: number;
}

export interface RaisedEvent {
  event: 'raised';
  seat: Seat;
  points: number;
}

export interface RoundOverEvent {
  event: 'round_over';
  round: number;
}

export interface VoidEvent {
  event: 'void';
  round: number;
}

export interface LeftEvent {
  event: 'left';
  seat: Seat;
}

export interface SatDownEvent {
  event: 'sat_down';
  seat: Seat;
}

export type Told =
  | ReadyEvent
  | RoundBeganEvent
  | ShownEvent
  | PairingBeganEvent
  | PairedEvent
  | LoosenedEvent
  | TimeUpEvent
  | ClosedEvent
  | CalledEvent
  | CalledAppleEvent
  | RaisedEvent
  | RoundOverEvent
  | VoidEvent
  | LeftEvent
  | SatDownEvent;
