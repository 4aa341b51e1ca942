// Written by `python -m manege.server.games_ts` from the game's secrecy and story: change it there.
import type { Seat } from '$lib/wire';

export type Colour = 'blue' | 'green' | 'yellow' | 'grey';

export type Die =
  | 'blue-1'
  | 'blue-2'
  | 'blue-3'
  | 'blue-4'
  | 'blue-5'
  | 'blue-6'
  | 'green-1'
  | 'green-2'
  | 'green-3'
  | 'green-4'
  | 'green-5'
  | 'green-6'
  | 'yellow-1'
  | 'yellow-2'
  | 'yellow-3'
  | 'yellow-4'
  | 'yellow-5'
  | 'yellow-6';

export type Hex =
  | 'a1'
  | 'a2'
  | 'a3'
  | 'b1'
  | 'b2'
  | 'b3'
  | 'b4'
  | 'c1'
  | 'c2'
  | 'c3'
  | 'c4'
  | 'c5'
  | 'd1'
  | 'd2'
  | 'd3'
  | 'd4'
  | 'e1'
  | 'e2'
  | 'e3';

export type To =
  | 'a1'
  | 'a2'
  | 'a3'
  | 'b1'
  | 'b2'
  | 'b3'
  | 'b4'
  | 'c1'
  | 'c2'
  | 'c3'
  | 'c4'
  | 'c5'
  | 'd1'
  | 'd2'
  | 'd3'
  | 'd4'
  | 'e1'
  | 'e2'
  | 'e3';

export type Tile =
  | 'entrance'
  | 'haunted-forest'
  | 'ferris-wheel'
  | 'wild-river'
  | 'duck-pond'
  | 'log-flume'
  | 'pirate-swing'
  | 'sea-lion-show'
  | 'ice-cream-pier'
  | 'ghost-train'
  | 'puppet-theatre'
  | 'mini-golf'
  | 'orchard'
  | 'jump-tower'
  | 'speedster'
  | 'carousel'
  | 'bumper-boats'
  | 'mummy-tomb'
  | 'magic-show'
  | 'helter-skelter'
  | 'pop-shop'
  | 'burger-bar'
  | 'shooting-gallery'
  | 'gift-gallery'
  | 'white-water'
  | 'shark-tunnel'
  | 'kraken-coaster'
  | 'water-gala'
  | 'farm-kitchen'
  | 'vampire-castle'
  | 'goblin-hall'
  | 'enchanted-garden'
  | 'sky-wheel'
  | 'grand-circus'
  | 'comet-loop'
  | 'laser-arena'
  | 'grand-bazaar'
  | 'toy-emporium'
  | 'lagoon-terrace'
  | 'food-market';

export type Category =
  'thrills' | 'water' | 'spooky' | 'family' | 'games' | 'food' | 'shows' | 'shops';

export type Staff = 'receptionist' | 'guard' | 'guide' | 'mascot' | 'architect' | 'director';

export type Second = 'receptionist' | 'guard' | 'guide' | 'mascot' | 'architect' | 'director';

export type Facility = 'kiosk' | 'effects' | 'generator';

export type Skill =
  | 'shift-blue'
  | 'shift-green'
  | 'shift-yellow'
  | 'flip'
  | 'cash-blue'
  | 'cash-green'
  | 'cash-yellow'
  | 'cheer-blue'
  | 'cheer-green'
  | 'cheer-yellow'
  | 'nudge'
  | 'push'
  | 'pull'
  | 'leap'
  | 'dye';

export type Administrator =
  'k1' | 'k2' | 'k3' | 'k4' | 'k5' | 'k6' | 'k7' | 'k8' | 'k9' | 'k10' | 'k11' | 'k12';

export type Objective = 'o1' | 'o2' | 'o3' | 'o4' | 'o5' | 'o6' | 'o7' | 'o8' | 'o9' | 'o10';

export type Phase =
  'opening' | 'planning' | 'welcome' | 'expansion' | 'improvement' | 'activation' | 'maintenance';

export type Mode = 'initiation' | 'short' | 'full';

export type Source =
  | 'attractions'
  | 'effects'
  | 'skills'
  | 'administrator'
  | 'objectives'
  | 'money'
  | 'income'
  | 'kiosks';

export interface Zones {
  bag: Colour[];
  visitors: Colour[][];
  monorails: Colour[];
  box: Colour[];
  row: Tile[];
  discards: Tile[];
  'stack-a': number;
  'stack-b': number;
  park: Tile[][];
  site: Tile[][];
  'offered-tiles': (Tile[] | number)[];
  'kept-tile': (Tile[] | number)[];
  administrator: Administrator[][];
  'offered-administrators': (Administrator[] | number)[];
  'kept-administrator': (Administrator[] | number)[];
  away: number;
  skills: Skill[][];
  offer: Skill[];
  'used-skills': Skill[];
  'skill-deck': number;
  'offered-skills': (Skill[] | number)[];
  'kept-skill': (Skill[] | number)[];
  hand: (Staff[] | number)[];
  played: (Staff[] | number)[];
}

export interface Fields {
  mode: Mode;
  round: number;
  rounds: number;
  phase: Phase;
  player: Seat | null;
  order: Seat[];
  money: number[];
  stars: number[];
  tokens: number[];
  plans: number[];
  turned: number[];
  mascots: number[];
  resting: number[];
  ready: Skill[][];
  standing: Record<Hex, number>[];
  cubes: Record<Hex, number>[];
  parks: Record<Hex, Tile>[];
  dice: Record<Hex, Die[]>[];
  facilities: Record<Hex, Facility[]>[];
  slots: Record<Hex, number>[];
  group: ({
    hex: Hex;
    dice: Die[];
    named: Die[];
    after: (Die | null)[];
    spared: boolean[];
    tinted: boolean[];
    prospects: Record<Die, Record<Hex, number>>;
  } | null)[];
  moving: ({ die: Die; hex: Hex } | null)[];
  trains: Die[][];
  taken: (number | null)[];
  sums: (number | null)[];
  staff: (Staff[] | null)[];
  abilities: Record<Staff, number>[];
  income: number[];
  plan_price: number[];
  mascot_price: (number | null)[];
  objectives: {
    round: number;
    objective: Objective;
    code: string;
    numbers: number[];
    stars: number[];
  }[];
  sources: Record<Source, number>[];
  gains: Record<Hex, { stars: number; money: number }>[];
  tally: { stars: number; money: number; cubes: number; administrator: number }[];
  places: Record<Hex, number>[];
  icons_free: Record<Hex, number>[];
  steps: Record<Hex, number>[];
  income_bill: Record<Tile, number>[];
  picks: { staff: Staff; second: Staff; sum: number; income: number; money: number }[][];
  rival_sums: (Record<string, number> | null)[];
  hurry: number[];
  tie_order: Seat[];
  boarding: { die: Die; hex: Hex; stars: number }[][][];
  sites: Record<Hex, number>[];
  icons: Record<Category, number>[];
  bonuses: Record<Tile, number>[];
  fitted: number[];
  left: Record<Facility, number>[];
  bought: boolean[];
  finished: boolean[];
  mascot_at: (Hex | null)[];
}

export interface ObjectiveEvent {
  event: 'objective';
  round: number;
  objective: Objective;
}

export interface BoardedEvent {
  event: 'boarded';
  monorail: number;
  die: Die;
}

export interface OfferedAdministratorEvent {
  event: 'offered_administrator';
  seat: Seat;
  administrator?: Administrator;
}

export interface OfferedSkillEvent {
  event: 'offered_skill';
  seat: Seat;
  skill?: Skill;
}

export interface OfferedTileEvent {
  event: 'offered_tile';
  seat: Seat;
  tile?: Tile;
}

export interface KeptAdministratorEvent {
  event: 'kept_administrator';
  seat: Seat;
  administrator?: Administrator;
}

export interface KeptSkillEvent {
  event: 'kept_skill';
  seat: Seat;
  skill?: Skill;
}

export interface KeptTileEvent {
  event: 'kept_tile';
  seat: Seat;
  tile?: Tile;
}

export interface SitedEvent {
  event: 'sited';
  seat: Seat;
}

export interface ShowedAdministratorEvent {
  event: 'showed_administrator';
  seat: Seat;
  administrator: Administrator;
}

export interface ShowedSkillEvent {
  event: 'showed_skill';
  seat: Seat;
  skill: Skill;
}

export interface OpenedEvent {
  event: 'opened';
  seat: Seat;
  tile: Tile;
  hex: Hex;
}

export interface OnOfferEvent {
  event: 'on_offer';
  tile: Tile;
}

export interface SkillOnOfferEvent {
  event: 'skill_on_offer';
  skill: Skill;
}

export interface RoundBeganEvent {
  event: 'round_began';
  round: number;
}

export interface PickedEvent {
  event: 'picked';
  seat: Seat;
  staff?: Staff;
  second?: Second;
}

export interface RevealedEvent {
  event: 'revealed';
  seat: Seat;
  staff: Staff;
  second: Second;
  sum: number;
}

export interface LoweredSumEvent {
  event: 'lowered_sum';
  seat: Seat;
  sum: number;
}

export interface OrderEvent {
  event: 'order';
  seat: Seat;
  place: number;
}

export interface PaidEvent {
  event: 'paid';
  seat: Seat;
  money: number;
  source: Source;
}

export interface WelcomedEvent {
  event: 'welcomed';
  seat: Seat;
  monorail: number;
}

export interface ArrivedEvent {
  event: 'arrived';
  seat: Seat;
  die: Die;
}

export interface RaisedEvent {
  event: 'raised';
  seat: Seat;
  die: Die;
  value: number;
}

export interface BuiltEvent {
  event: 'built';
  seat: Seat;
  tile: Tile;
  hex: Hex;
  money: number;
}

export interface BonusEvent {
  event: 'bonus';
  seat: Seat;
  category: Category;
  number: number;
}

export interface TurnedEvent {
  event: 'turned';
  seat: Seat;
  die: Die;
  value: number;
}

export interface DeclinedEvent {
  event: 'declined';
  seat: Seat;
}

export interface RecruitedEvent {
  event: 'recruited';
  seat: Seat;
  money: number;
}

export interface TrainedEvent {
  event: 'trained';
  seat: Seat;
  skill: Skill;
}

export interface PassedEvent {
  event: 'passed';
  seat: Seat;
}

export interface TookBackEvent {
  event: 'took_back';
  seat: Seat;
  facility: Facility;
  hex: Hex;
  tile: Tile;
}

export interface BoughtPlanEvent {
  event: 'bought_plan';
  seat: Seat;
  money: number;
}

export interface InstalledEvent {
  event: 'installed';
  seat: Seat;
  facility: Facility;
  hex: Hex;
  money: number;
  tile: Tile;
}

export interface FinishedEvent {
  event: 'finished';
  seat: Seat;
  phase: Phase;
}

export interface ActivatedEvent {
  event: 'activated';
  seat: Seat;
  tile: Tile;
  hex: Hex;
  stars: number;
}

export interface DirectedEvent {
  event: 'directed';
  seat: Seat;
}

export interface DecreasedEvent {
  event: 'decreased';
  seat: Seat;
  die: Die;
  hex: Hex;
  value: number;
}

export interface SparedEvent {
  event: 'spared';
  seat: Seat;
  die: Die;
}

export interface LeftEvent {
  event: 'left';
  seat: Seat;
  die: Die;
  hex: Hex;
}

export interface MovedEvent {
  event: 'moved';
  seat: Seat;
  die: Die;
  hex: Hex;
  to: To;
  tile: Tile;
}

export interface UsedPlanEvent {
  event: 'used_plan';
  seat: Seat;
}

export interface GuidedEvent {
  event: 'guided';
  seat: Seat;
}

export interface UsedMascotEvent {
  event: 'used_mascot';
  seat: Seat;
  hex: Hex;
  tile: Tile;
}

export interface AdjustedEvent {
  event: 'adjusted';
  seat: Seat;
  die: Die;
  value: number;
}

export interface HuedEvent {
  event: 'hued';
  seat: Seat;
  die: Die;
  colour: Colour;
}

export interface DyedEvent {
  event: 'dyed';
  seat: Seat;
  die: Die;
  colour: Colour;
}

export interface CheeredEvent {
  event: 'cheered';
  seat: Seat;
  stars: number;
}

export interface ScoredEvent {
  event: 'scored';
  seat: Seat;
  stars: number;
  source: Source;
}

export interface MeasuredEvent {
  event: 'measured';
  seat: Seat;
  objective: Objective;
  number: number;
}

export interface ExchangedEvent {
  event: 'exchanged';
  seat: Seat;
  staff: Staff;
  second?: Second;
}

export interface HandedOnEvent {
  event: 'handed_on';
  seat: Seat;
  neighbour: Seat;
  staff: Staff;
}

export interface HandedUnseenEvent {
  event: 'handed_unseen';
  seat: Seat;
  staff?: Staff;
}

export interface GotUnseenEvent {
  event: 'got_unseen';
  seat: Seat;
  staff?: Staff;
}

export interface GameOverEvent {
  event: 'game_over';
  round: number;
}

export type Told =
  | ObjectiveEvent
  | BoardedEvent
  | OfferedAdministratorEvent
  | OfferedSkillEvent
  | OfferedTileEvent
  | KeptAdministratorEvent
  | KeptSkillEvent
  | KeptTileEvent
  | SitedEvent
  | ShowedAdministratorEvent
  | ShowedSkillEvent
  | OpenedEvent
  | OnOfferEvent
  | SkillOnOfferEvent
  | RoundBeganEvent
  | PickedEvent
  | RevealedEvent
  | LoweredSumEvent
  | OrderEvent
  | PaidEvent
  | WelcomedEvent
  | ArrivedEvent
  | RaisedEvent
  | BuiltEvent
  | BonusEvent
  | TurnedEvent
  | DeclinedEvent
  | RecruitedEvent
  | TrainedEvent
  | PassedEvent
  | TookBackEvent
  | BoughtPlanEvent
  | InstalledEvent
  | FinishedEvent
  | ActivatedEvent
  | DirectedEvent
  | DecreasedEvent
  | SparedEvent
  | LeftEvent
  | MovedEvent
  | UsedPlanEvent
  | GuidedEvent
  | UsedMascotEvent
  | AdjustedEvent
  | HuedEvent
  | DyedEvent
  | CheeredEvent
  | ScoredEvent
  | MeasuredEvent
  | ExchangedEvent
  | HandedOnEvent
  | HandedUnseenEvent
  | GotUnseenEvent
  | GameOverEvent;
