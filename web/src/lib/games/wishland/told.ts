// Written by `python -m manege.server.games_ts` from the game's secrecy and story: change it there.
import type { Seat } from '$lib/wire';

export type Card =
  | `attraction-${number}`
  | `restaurant-${number}`
  | `actor-${number}`
  | `hotel-${number}`
  | `mascot-${number}`;

export type Colour = 'attraction' | 'restaurant' | 'actor' | 'hotel' | 'mascot' | 'ticket';

export type Row = 'attraction' | 'restaurant' | 'actor' | 'hotel' | 'mascot' | 'advert';

export type Step = 'happiness' | 'visitors' | 'workers';

export type Source =
  | 'order'
  | 'attractions'
  | 'happiness'
  | 'mascot-bonus'
  | 'achievements'
  | 'hotels'
  | 'entrepreneur'
  | 'end-entrepreneur'
  | 'end-hotels'
  | 'end-mascots'
  | 'end-shows'
  | 'end-happiness'
  | 'end-visitors'
  | 'end-restaurants'
  | 'advert'
  | 'visitors'
  | 'restaurant';

export type Entrepreneur =
  'e1' | 'e2' | 'e3' | 'e4' | 'e5' | 'e6' | 'e7' | 'e8' | 'e9' | 'e10' | 'e11' | 'e12';

export type Achievement =
  | 'board-1'
  | 'board-2'
  | 'board-3'
  | 'board-4'
  | 'board-5'
  | 'board-6'
  | 'board-7'
  | 'board-8'
  | 'board-9'
  | 'tile-1'
  | 'tile-2'
  | 'tile-3'
  | 'tile-4'
  | 'tile-5'
  | 'tile-6'
  | 'tile-7'
  | 'tile-8'
  | 'tile-9'
  | 'tile-10';

export type Symbol =
  | 'wheel'
  | 'rail'
  | 'wave'
  | 'grill'
  | 'sweet'
  | 'cup'
  | 'mask'
  | 'note'
  | 'ribbon'
  | 'key'
  | 'bell'
  | 'pool';

export type Show =
  | 'juggling'
  | 'magic'
  | 'song'
  | 'dance'
  | 'clown'
  | 'trapeze'
  | 'puppet'
  | 'fire'
  | 'parade'
  | 'fireworks'
  | 'gala';

export type Worker = 'a' | 'b' | 'c' | 'd';

export type Ticket = 'ticket';

export interface Zones {
  market: Card[];
  'attraction-pile': Card[] | number;
  'restaurant-pile': Card[] | number;
  'actor-pile': Card[] | number;
  'hotel-pile': Card[] | number;
  'mascot-pile': Card[] | number;
  discards: Card[];
  area: Card[][];
  hand: Card[];
  tickets: Ticket[][];
  'ticket-supply': Ticket[];
  workers: Worker[][];
  reserve: Worker[][];
  board: Worker[];
  dealt: (Entrepreneur[] | number)[];
  entrepreneur: (Entrepreneur[] | number)[];
  declined: (Entrepreneur[] | number)[];
  undealt: Entrepreneur[] | number;
}

export interface Fields {
  round: number;
  turn: number;
  player: Seat | null;
  first: Seat;
  order: (Seat | null)[];
  happiness: number[];
  visitors: number[];
  credits: number[];
  points: number[];
  sources: Record<string, number>[];
  forecast: Record<string, number>[];
  hotel_points: Record<Card, number>[];
  matches: Record<Card, number>[];
  shows: Show[][];
  full_colours: Colour[][];
  limits: number[];
  income: number[];
  income_bill: Record<string, number>[];
  choosers: Seat[];
  places: number[][];
  discounts: Record<Entrepreneur, Record<Card, number>>;
  unlimited: Colour[][];
  prices: Record<Card, number>[];
  lacks: Record<Card, Record<string, number>>[];
  rewards: Record<Step, number>[];
  groups: number[][][];
  needed: number[];
  achievements: Achievement[];
  private: Achievement | null;
  claimed: (Seat | null)[];
  progress: number[][];
  targets: number[];
}

export interface TileEvent {
  event: 'tile';
  place: number;
  achievement: Achievement;
}

export interface DealtEvent {
  event: 'dealt';
  seat: Seat;
  entrepreneur?: Entrepreneur;
}

export interface KeptEvent {
  event: 'kept';
  seat: Seat;
  entrepreneur?: Entrepreneur;
}

export interface RevealedEvent {
  event: 'revealed';
  seat: Seat;
  entrepreneur: Entrepreneur;
}

export interface PrivateTileEvent {
  event: 'private_tile';
  seat: Seat;
  achievement: Achievement;
}

export interface RoundBeganEvent {
  event: 'round_began';
  round: number;
  first: Seat;
}

export interface OnSaleEvent {
  event: 'on_sale';
  card: Card;
}

export interface OrderEvent {
  event: 'order';
  seat: Seat;
  space: number;
}

export interface IncomeEvent {
  event: 'income';
  seat: Seat;
  credits: number;
}

export interface ReshuffledEvent {
  event: 'reshuffled';
  cards: number;
}

export interface RoundOverEvent {
  event: 'round_over';
  round: number;
}

export interface PlacedEvent {
  event: 'placed';
  seat: Seat;
  row: Row;
  workers: number;
}

export interface BoughtEvent {
  event: 'bought';
  seat: Seat;
  card: Card;
  credits: number;
}

export interface SurchargeEvent {
  event: 'surcharge';
  seat: Seat;
  credits: number;
}

export interface RecoveredEvent {
  event: 'recovered';
  seat: Seat;
  workers: number;
}

export interface PaidRecallEvent {
  event: 'paid_recall';
  seat: Seat;
  credits: number;
}

export interface RecalledEvent {
  event: 'recalled';
  seat: Seat;
  workers: number;
}

export interface ClaimedEvent {
  event: 'claimed';
  seat: Seat;
  achievement: Achievement;
}

export interface SteppedEvent {
  event: 'stepped';
  seat: Seat;
  step: Step;
  number: number;
}

export interface WastedEvent {
  event: 'wasted';
  seat: Seat;
  step: Step;
}

export interface CreditedEvent {
  event: 'credited';
  seat: Seat;
  credits: number;
  source: Source;
}

export interface ScoredEvent {
  event: 'scored';
  seat: Seat;
  points: number;
  source: Source;
}

export interface TicketedEvent {
  event: 'ticketed';
  seat: Seat;
  tickets: number;
}

export interface DrewEvent {
  event: 'drew';
  seat: Seat;
  card: Card;
}

export interface MovedEvent {
  event: 'moved';
  seat: Seat;
  space: number;
}

export interface HandDiscardedEvent {
  event: 'hand_discarded';
  seat: Seat;
  cards: number;
}

export interface StoppedEvent {
  event: 'stopped';
  seat: Seat;
}

export interface ScoringBeganEvent {
  event: 'scoring_began';
  round: number;
}

export interface EntrepreneurCountedEvent {
  event: 'entrepreneur_counted';
  seat: Seat;
  entrepreneur: Entrepreneur;
  points: number;
}

export interface LastCardEvent {
  event: 'last_card';
  seat: Seat;
}

export interface NoLastCardEvent {
  event: 'no_last_card';
  seat: Seat;
}

export interface HotelCountedEvent {
  event: 'hotel_counted';
  seat: Seat;
  card: Card;
  points: number;
}

export interface MascotsCountedEvent {
  event: 'mascots_counted';
  seat: Seat;
  cards: number;
  points: number;
}

export interface ShowsCountedEvent {
  event: 'shows_counted';
  seat: Seat;
  types: number;
  points: number;
}

export interface DuplicatesCountedEvent {
  event: 'duplicates_counted';
  seat: Seat;
  points: number;
}

export interface HappinessCountedEvent {
  event: 'happiness_counted';
  seat: Seat;
  colours: number;
  points: number;
}

export interface VisitorsCountedEvent {
  event: 'visitors_counted';
  seat: Seat;
  credits: number;
  points: number;
}

export interface RestaurantsCountedEvent {
  event: 'restaurants_counted';
  seat: Seat;
  cards: number;
  points: number;
}

export type Told =
  | TileEvent
  | DealtEvent
  | KeptEvent
  | RevealedEvent
  | PrivateTileEvent
  | RoundBeganEvent
  | OnSaleEvent
  | OrderEvent
  | IncomeEvent
  | ReshuffledEvent
  | RoundOverEvent
  | PlacedEvent
  | BoughtEvent
  | SurchargeEvent
  | RecoveredEvent
  | PaidRecallEvent
  | RecalledEvent
  | ClaimedEvent
  | SteppedEvent
  | WastedEvent
  | CreditedEvent
  | ScoredEvent
  | TicketedEvent
  | DrewEvent
  | MovedEvent
  | HandDiscardedEvent
  | StoppedEvent
  | ScoringBeganEvent
  | EntrepreneurCountedEvent
  | LastCardEvent
  | NoLastCardEvent
  | HotelCountedEvent
  | MascotsCountedEvent
  | ShowsCountedEvent
  | DuplicatesCountedEvent
  | HappinessCountedEvent
  | VisitorsCountedEvent
  | RestaurantsCountedEvent;
