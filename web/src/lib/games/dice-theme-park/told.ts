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
  | 'food-market'
  | 'bubble-lab'
  | 'upside-down-house'
  | 'rocket-sled'
  | 'time-whirlpool'
  | 'mad-laboratory'
  | 'chance-coaster';

export type Category =
  'thrills' | 'water' | 'spooky' | 'family' | 'games' | 'food' | 'shows' | 'shops';

export type Staff =
  | 'receptionist'
  | 'guard'
  | 'guide'
  | 'mascot'
  | 'architect'
  | 'director'
  | 'engineer'
  | 'consultant'
  | 'escort';

export type Second =
  | 'receptionist'
  | 'guard'
  | 'guide'
  | 'mascot'
  | 'architect'
  | 'director'
  | 'engineer'
  | 'consultant'
  | 'escort';

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
  | 'dye'
  | 'roll-blue'
  | 'roll-green'
  | 'roll-yellow';

export type Administrator =
  | 'k1'
  | 'k2'
  | 'k3'
  | 'k4'
  | 'k5'
  | 'k6'
  | 'k7'
  | 'k8'
  | 'k9'
  | 'k10'
  | 'k11'
  | 'k12'
  | 'k13'
  | 'k14';

export type Objective =
  | 'o1'
  | 'o2'
  | 'o3'
  | 'o4'
  | 'o5'
  | 'o6'
  | 'o7'
  | 'o8'
  | 'o9'
  | 'o10'
  | 'p1'
  | 'p2'
  | 'p3'
  | 'p4'
  | 'p5'
  | 'p6'
  | 'p7'
  | 'p8'
  | 'p9'
  | 'p10'
  | 'p11'
  | 'p12';

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
  | 'kiosks'
  | 'statues'
  | 'cable-cars'
  | 'vips';

export type Innovation = 'cable-car' | 'photo-stand' | 'statue';

export type Aim = `sa${number}` | `sb${number}`;

export type Initiative =
  'i1' | 'i2' | 'i3' | 'i4' | 'i5' | 'i6' | 'i7' | 'i8' | 'i9' | 'i10' | 'i11' | 'i12';

export type Side = 'normal' | 'difficult';

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
  away: Administrator[] | number;
  skills: Skill[][];
  offer: Skill[];
  'used-skills': Skill[];
  'skill-deck': number;
  'offered-skills': (Skill[] | number)[];
  'kept-skill': (Skill[] | number)[];
  hand: (Staff[] | number)[];
  played: (Staff[] | number)[];
  innovations: Innovation[][];
  added: Innovation[][];
  retired: Staff[];
  'initiative-deck': number;
  initiatives: Initiative[];
  'denied-tiles': Tile[];
  'denied-skills': Skill[];
  dismissed: Staff[];
  'left-out': Staff[];
}

export interface Fields {
  mode: Mode;
  expansions: string[];
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
  earlier: Record<string, Record<string, number>>[];
  boarding: { die: Die; hex: Hex; stars: number }[][][];
  sites: Record<Hex, number>[];
  icons: Record<Category, number>[];
  bonuses: Record<Tile, number>[];
  fitted: number[];
  installs_left: number[];
  left: Record<Facility, number>[];
  bought: boolean[];
  finished: boolean[];
  mascot_at: (Hex | null)[];
  innovations: Record<Hex, Innovation>[];
  innovated: number[];
  innovations_allowed: number[];
  innovation_prices: Record<Hex, Record<Innovation, number>>[];
  statue_stars: number[];
  replanting: ({ facility: Facility; hex: Hex; dearer: Record<Hex, number> } | null)[];
  alighting: ({ die: Die; hex: Hex } | null)[];
  rolled: (Die | null)[];
  gambled: boolean[];
  vips: Record<Hex, Die[]>[];
  vip_tokens: number;
  applause: number[];
  left_park: number[];
  modest: boolean[];
  solo: {
    side: Side;
    target: number;
    needed: number;
    lacking: number;
    aside: number;
    aside_now: number;
    initiative: Initiative | null;
    value: number | null;
    ahead: boolean | null;
    risks: Record<string, number>;
    denied: { monorails: number[]; tiles: Tile[]; skills: Skill[] };
    tiles: (Tile | null)[];
    skills: (Skill | null)[];
    objectives: {
      round: number;
      aim: Aim;
      red: number;
      track: number;
      number: number;
      wanted: number;
      now: boolean;
      met: boolean | null;
    }[];
  } | null;
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

export interface GambledEvent {
  event: 'gambled';
  seat: Seat;
}

export interface RolledEvent {
  event: 'rolled';
  seat: Seat;
  die: Die;
  value: number;
}

export interface InnovatedEvent {
  event: 'innovated';
  seat: Seat;
  innovation: Innovation;
  hex: Hex;
  money: number;
  tile: Tile;
}

export interface RelocatedEvent {
  event: 'relocated';
  seat: Seat;
  facility: Facility;
  hex: Hex;
  to: To;
  tile: Tile;
}

export interface HonouredEvent {
  event: 'honoured';
  seat: Seat;
  die: Die;
}

export interface ApplaudedEvent {
  event: 'applauded';
  seat: Seat;
  stars: number;
}

export interface RetiredEvent {
  event: 'retired';
  seat: Seat;
  staff: Staff;
}

export interface LeftOutEvent {
  event: 'left_out';
  seat: Seat;
  staff: Staff;
}

export interface AimEvent {
  event: 'aim';
  round: number;
  aim: Aim;
}

export interface InitiativeEvent {
  event: 'initiative';
  initiative: Initiative;
  number: number;
}

export interface CameFirstEvent {
  event: 'came_first';
  seat: Seat;
  sum: number;
}

export interface DeniedMonorailEvent {
  event: 'denied_monorail';
  monorail: number;
}

export interface DeniedTileEvent {
  event: 'denied_tile';
  tile: Tile;
}

export interface DeniedSkillEvent {
  event: 'denied_skill';
  skill: Skill;
}

export interface DismissedEvent {
  event: 'dismissed';
  seat: Seat;
  staff: Staff;
}

export interface AimMetEvent {
  event: 'aim_met';
  round: number;
  aim: Aim;
}

export interface AimMissedEvent {
  event: 'aim_missed';
  round: number;
  aim: Aim;
}

export interface TargetRoseEvent {
  event: 'target_rose';
  number: number;
  target: number;
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
  | GameOverEvent
  | GambledEvent
  | RolledEvent
  | InnovatedEvent
  | RelocatedEvent
  | HonouredEvent
  | ApplaudedEvent
  | RetiredEvent
  | LeftOutEvent
  | AimEvent
  | InitiativeEvent
  | CameFirstEvent
  | DeniedMonorailEvent
  | DeniedTileEvent
  | DeniedSkillEvent
  | DismissedEvent
  | AimMetEvent
  | AimMissedEvent
  | TargetRoseEvent;
