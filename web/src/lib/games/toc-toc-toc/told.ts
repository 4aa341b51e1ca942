// Written by `python -m manege.server.games_ts` from the game's secrecy and story: change it there.
import type { Seat } from '$lib/wire';

export type Card =
  | 'monster'
  | 'brute-monster'
  | 'musician-monster'
  | 'vamp-monster'
  | 'ghost'
  | 'brute-ghost'
  | 'musician-ghost'
  | 'vamp-ghost'
  | 'vampire'
  | 'brute-vampire'
  | 'musician-vampire'
  | 'vamp-vampire'
  | 'child'
  | 'taxi'
  | 'scarecrow';

export type Type = 'monster' | 'ghost' | 'vampire';

export interface Zones {
  hand: (Card[] | number)[];
  party: Card[][];
  door: Card[] | number;
  revealed: Card[];
  top: Card[];
  pile: number;
  out: Card[];
  box: Card[];
}

export interface Fields {
  turn: Seat;
  keeper: Seat | null;
  points: Record<string, number>[];
  by_type: Record<Type, number>[];
  guarded: Type[][];
  doubled: Type[][];
  round: number;
  revealer: Seat | null;
  choices: number[];
  if_opened: Record<Card, Told[]>;
  memory: boolean;
  seen?: Card[][];
}

export interface FirstGuestEvent {
  event: 'first_guest';
  seat: Seat;
  card: Card;
}

export interface DealtEvent {
  event: 'dealt';
  seat: Seat;
  card?: Card;
}

export interface UncoveredEvent {
  event: 'uncovered';
  card: Card;
}

export interface KnockedEvent {
  event: 'knocked';
  seat: Seat;
  door: Seat;
  card?: Card;
}

export interface OpenedEvent {
  event: 'opened';
  seat: Seat;
  offerer: Seat;
}

export interface RefusedEvent {
  event: 'refused';
  seat: Seat;
  offerer: Seat;
}

export interface RevealedEvent {
  event: 'revealed';
  seat: Seat;
  rival: Seat;
  card: Card;
}

export interface JoinedEvent {
  event: 'joined';
  seat: Seat;
  card: Card;
}

export interface NoEffectEvent {
  event: 'no_effect';
  seat: Seat;
  card: Card;
}

export interface LeftEvent {
  event: 'left';
  card: Card;
}

export interface MovedEvent {
  event: 'moved';
  card: Card;
  number: number;
  host: Seat;
  to: Seat;
}

export interface WentHomeEvent {
  event: 'went_home';
  card: Card;
  number: number;
  host: Seat;
}

export interface DrewEvent {
  event: 'drew';
  seat: Seat;
  card: Card;
}

export interface WorthEvent {
  event: 'worth';
  seat: Seat;
  points: number;
}

export type Told =
  | FirstGuestEvent
  | DealtEvent
  | UncoveredEvent
  | KnockedEvent
  | OpenedEvent
  | RefusedEvent
  | RevealedEvent
  | JoinedEvent
  | NoEffectEvent
  | LeftEvent
  | MovedEvent
  | WentHomeEvent
  | DrewEvent
  | WorthEvent;
