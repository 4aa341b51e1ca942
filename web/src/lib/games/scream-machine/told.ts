// Written by `python -m manege.server.games_ts` from the game's secrecy and story: change it there.
import type { Seat } from '$lib/wire';

export type Card =
  | 'coaster-1'
  | 'coaster-3'
  | 'coaster-5'
  | 'water-1'
  | 'water-3'
  | 'water-5'
  | 'kiddie-1'
  | 'kiddie-3'
  | 'kiddie-5'
  | 'food-1'
  | 'food-3'
  | 'food-5'
  | 'family-1'
  | 'family-3'
  | 'family-5'
  | 'thrill-1'
  | 'thrill-3'
  | 'thrill-5'
  | 'nostalgia-1'
  | 'nostalgia-3'
  | 'nostalgia-5';

export type Visitor =
  'coaster' | 'water' | 'kiddie' | 'food' | 'family' | 'thrill' | 'nostalgia' | 'cheapskate';

export type Option = 'publicity' | 'survey' | 'development' | 'demolition' | 'novelties';

export type Family = 'coaster' | 'water' | 'kiddie' | 'food' | 'family' | 'thrill' | 'nostalgia';

export interface Zones {
  hand: (Card[] | number | null)[];
  chosen: (Card[] | null)[];
  park: Card[][];
  row: Card[];
  pile: number;
  discards: Card[];
  visitors: number;
  nationals: Visitor[];
  locals: Visitor[][];
  hidden: (Visitor[] | number)[];
}

export interface Fields {
  turn: Seat | null;
  first: Seat;
  round: number;
  rounds: number;
  actions: number;
  used: Option[];
  scores: number[];
  values: number[][];
  tickets: number[];
  national_hosts: (Seat | null)[];
  local_hosts: (Seat | null)[][];
  preferences: Seat[][];
  leaders: Seat[][];
  looked: Seat[][];
  welcomed: { publicity: number; national: number; local: number }[][];
}

export interface DealtEvent {
  event: 'dealt';
  seat: Seat;
  card?: Card;
}

export interface KeptEvent {
  event: 'kept';
  seat: Seat;
}

export interface OpenedEvent {
  event: 'opened';
  seat: Seat;
  card: Card;
}

export interface OpeningPublicityEvent {
  event: 'opening_publicity';
  seat: Seat;
}

export interface RowEvent {
  event: 'row';
  card: Card;
}

export interface ReshuffledEvent {
  event: 'reshuffled';
  number: number;
}

export interface RoundBeganEvent {
  event: 'round_began';
  round: number;
  first: Seat;
}

export interface NationalEvent {
  event: 'national';
  visitor: Visitor;
}

export interface LocalEvent {
  event: 'local';
  left: Seat;
  right: Seat;
  visitor: Visitor;
}

export interface HiddenLocalEvent {
  event: 'hidden_local';
  left: Seat;
  right: Seat;
}

export interface BuiltEvent {
  event: 'built';
  seat: Seat;
  card: Card;
  cost: number;
}

export interface BuiltFromRowEvent {
  event: 'built_from_row';
  seat: Seat;
  card: Card;
  cost: number;
}

export interface PublicityEvent {
  event: 'publicity';
  seat: Seat;
}

export interface SurveyedEvent {
  event: 'surveyed';
  seat: Seat;
}

export interface SawEvent {
  event: 'saw';
  seat: Seat;
  left: Seat;
  right: Seat;
  visitor?: Visitor;
}

export interface DevelopedEvent {
  event: 'developed';
  seat: Seat;
  card?: Card;
}

export interface DemolishedEvent {
  event: 'demolished';
  seat: Seat;
  card: Card;
}

export interface RenewedEvent {
  event: 'renewed';
  seat: Seat;
  card: Card;
}

export interface EndedEvent {
  event: 'ended';
  seat: Seat;
  unused: number;
}

export interface TurnedUpEvent {
  event: 'turned_up';
  left: Seat;
  right: Seat;
  visitor: Visitor;
}

export interface EnteredEvent {
  event: 'entered';
  seat: Seat;
  visitor: Visitor;
  value: number;
  next: number;
}

export interface EnteredLocalEvent {
  event: 'entered_local';
  seat: Seat;
  rival: Seat;
  left: Seat;
  right: Seat;
  visitor: Visitor;
  value: number;
  next: number;
}

export interface StayedEvent {
  event: 'stayed';
  visitor: Visitor;
  value: number;
}

export interface StayedLocalEvent {
  event: 'stayed_local';
  left: Seat;
  right: Seat;
  visitor: Visitor;
  value: number;
}

export interface WelcomedEvent {
  event: 'welcomed';
  seat: Seat;
  number: number;
}

export interface RoundOverEvent {
  event: 'round_over';
  round: number;
}

export type Told =
  | DealtEvent
  | KeptEvent
  | OpenedEvent
  | OpeningPublicityEvent
  | RowEvent
  | ReshuffledEvent
  | RoundBeganEvent
  | NationalEvent
  | LocalEvent
  | HiddenLocalEvent
  | BuiltEvent
  | BuiltFromRowEvent
  | PublicityEvent
  | SurveyedEvent
  | SawEvent
  | DevelopedEvent
  | DemolishedEvent
  | RenewedEvent
  | EndedEvent
  | TurnedUpEvent
  | EnteredEvent
  | EnteredLocalEvent
  | StayedEvent
  | StayedLocalEvent
  | WelcomedEvent
  | RoundOverEvent;
