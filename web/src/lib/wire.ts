// Written by `python -m manege.server.wire_ts` from src/manege/server/wire.py: change it there.
// What the messages mean: docs/wire.md.
export type Seat = number;
export type OptionValue = string | number | boolean;
export type SeatKind = 'person' | 'open' | 'bot' | 'empty';
export type Views = Record<Seat, View>;

/** A choice made before the game; `values` by number of seats. */
export interface GameOption {
  key: string;
  default: OptionValue;
  values: Record<string, OptionValue[]>;
}

export interface SeatRange {
  min: number;
  max: number;
}

/** A game on the front page; not `ready` while it is still to come.

    `most` counts the seats of its largest variant; with `doors` people come and go during the
    game; `album` is how many pictures of their own they may bring. `things` and `seat_facts` say
    how facts are worded: by a name of the catalogue (`card-ghost`), or by the player's. */
export interface GameInfo {
  key: string;
  seats: SeatRange;
  most: number;
  minutes: number;
  minutes_max: number;
  options: GameOption[];
  bots: string[];
  ready: boolean;
  doors: boolean;
  album: SeatRange | null;
  things: string[];
  seat_facts: string[];
}

/** `stands_in`: how many moves a bot has made here for the person whose seat it is. */
export interface LobbySeat {
  seat: number;
  kind: SeatKind;
  name: string | null;
  mark: string | null;
  bot: string | null;
  online: boolean;
  stands_in: number | null;
}

/** The table as everybody sees it; `offered`: what each option may be, as the others stand. */
export interface Lobby {
  code: string;
  game: string;
  seats: LobbySeat[];
  options: Record<string, OptionValue>;
  offered: Record<string, OptionValue[]>;
  started: boolean;
  over: boolean;
  host: number | null;
  next: string | null;
  album: number;
}

export interface Deciding {
  decision: string;
  seat: number;
}

export interface Outcome {
  decided_by: string;
  ranks: number[];
  scores: number[];
  sources: Record<string, number>[];
  target: number | null;
  tie_breaks: number[][];
  winners: number[];
}

/** All that a viewer may know: Game.view of the kernel. */
export interface View {
  deciding: Deciding[];
  edition: number;
  fields: Record<string, unknown>;
  game: string;
  options: number[];
  outcome: Outcome | null;
  seats: number;
  viewer: number | null;
  zones: Record<string, unknown>;
}

/** One fact of the story, with whatever else the viewer may hear of it. */
export interface GameEvent {
  event: string;
  [fact: string]: string | number;
}

/** `away`: gone for so long that anybody at the table may let a bot play. */
export interface SeatPresence {
  seat: number;
  online: boolean;
  away: boolean;
  devices: number;
}

export interface SaidLine {
  seat: number;
  line: string;
  seq: number;
  about: string;
}

/** What somebody wrote; a bot's `reason` is a sentence of the game, worded with its facts. */
export interface Note {
  seat: number;
  about: string;
  text: string;
  reason: string;
  facts: Record<string, string | number>;
}

/** Seconds left of the present wait as this was sent, and its whole length. */
export interface Clock {
  left: number;
  of: number;
}

export interface OpenTable {
  game: string;
  seats: number;
  options?: Record<string, OptionValue>;
  name?: string;
  mark?: string;
}

export interface Opened {
  code: string;
  host_key: string;
  seat: number;
  seat_key: string;
}

export interface SeatChange {
  kind: 'bot' | 'empty' | 'here' | 'open';
  bot?: string;
  name?: string;
  mark?: string;
}

/** The lobby, and the key of a seat taken `here`. */
export interface SeatChanged {
  code: string;
  game: string;
  seats: LobbySeat[];
  options: Record<string, OptionValue>;
  offered: Record<string, OptionValue[]>;
  started: boolean;
  over: boolean;
  host: number | null;
  next: string | null;
  album: number;
  seat?: number;
  seat_key?: string;
}

export interface OptionsChange {
  options: Record<string, OptionValue>;
  seats?: number;
}

export interface Guest {
  name: string;
  seat?: number;
  mark?: string;
}

export interface Person {
  name?: string;
  mark?: string;
}

export interface Seated {
  seat: number;
  seat_key: string;
}

export interface NewKey {
  seat_key: string;
}

export interface Again {
  code: string;
}

/** `local`: only this very machine can follow it. */
export interface Invite {
  link: string;
  local: boolean;
}

export interface AlbumPicture {
  number: number;
  name: string;
}

export interface PictureName {
  name: string;
}

/** What an HTTP call answers when it cannot be done. */
export interface Problem {
  error: string;
  detail: Record<string, unknown>;
}

export interface Health {
  status: string;
  version: string;
}

export interface Hello {
  type: 'hello';
  keys: string[];
  since?: number;
  device?: string;
}

/** Option `code` of the decision open at sequence `turn`. */
export interface Play {
  type: 'play';
  seat: number;
  turn: number;
  code: number;
  id: string;
}

/** A ready line; `about` is the game's name of what it speaks of. */
export interface Say {
  type: 'say';
  seat: number;
  line: string;
  about?: string;
}

/** A note about something of one's own; nobody else reads it before that thing is shown. */
export interface Write {
  type: 'write';
  seat: number;
  about: string;
  text: string;
  id: string;
}

export interface Undo {
  type: 'undo';
  seat: number;
  id: string;
}

/** What would a bot do on my seat? */
export interface Hint {
  type: 'hint';
  seat: number;
  id: string;
}

/** What hinders my seat from doing this now? Nothing is played. */
export interface Why {
  type: 'why';
  seat: number;
  code: number;
  id: string;
}

/** What would come of this? The first code is my seat's, later ones of whoever is asked then. */
export interface Foresee {
  type: 'foresee';
  seat: number;
  codes: number[];
  id: string;
}

/** I play on by myself, on a copy: what do I see then? Nobody else hears of it. */
export interface Try {
  type: 'try';
  seat: number;
  codes: number[];
  id: string;
}

/** A spectator would like to sit; without a name no longer. */
export interface Ask {
  type: 'ask';
  name: string;
}

export interface Ping {
  type: 'ping';
  n: number;
}

/** The seat each key of the hello opens, in order. */
export interface Welcome {
  type: 'welcome';
  seats: (number | null)[];
}

export interface LobbyChanged {
  type: 'lobby';
  code: string;
  game: string;
  seats: LobbySeat[];
  options: Record<string, OptionValue>;
  offered: Record<string, OptionValue[]>;
  started: boolean;
  over: boolean;
  host: number | null;
  next: string | null;
  album: number;
}

/** The whole: for each seat of this device; `watch` for those with none, or with several.

    `undo` says of each seat why its last action cannot be taken back, or "" where it can;
    `told_before` is how many chapters of the story stand before those in `told`. */
export interface State {
  type: 'state';
  seq: number;
  views: Views;
  watch: View | null;
  told: Record<string, GameEvent[][]>;
  told_before: number;
  missed: number;
  names: string[];
  lines: string[];
  said: SaidLine[];
  notes: Note[];
  clock: Clock | null;
  undo: Record<number, string>;
  over: boolean;
}

/** Action number `seq` has happened; `code` for devices that hold `seat`. */
export interface Moved {
  type: 'moved';
  seq: number;
  seat: number;
  views: Views;
  watch: View | null;
  events: Record<string, GameEvent[]>;
  clock: Clock | null;
  undo: Record<number, string>;
  code?: number;
}

/** Acknowledged: it is on disk. */
export interface Played {
  type: 'played';
  id: string;
  seq: number;
}

/** A bot's choice on this seat at `turn`; `reason` is a sentence of the game, or empty. */
export interface Advice {
  type: 'advice';
  id: string;
  seat: number;
  turn: number;
  code: number;
  reason: string;
  facts: Record<string, string | number>;
}

/** The answer to a why: nothing hinders it. */
export interface Allowed {
  type: 'allowed';
  id: string;
}

/** As far as the seat can know at `turn`; what it cannot is "?".

    `view` is right after the last action itself; `deciding` and `events` are of all that follows. */
export interface Foreseen {
  type: 'foreseen';
  id: string;
  seat: number;
  turn: number;
  view: View;
  deciding: Deciding[];
  events: GameEvent[];
}

/** The copy after all of these acts, from `turn` on; `told` has a list for each of them.

    `watch`, and what anybody would hear, for devices that hold several seats. */
export interface Tried {
  type: 'tried';
  id: string;
  seat: number;
  turn: number;
  view: View;
  watch: View | null;
  told: Record<string, GameEvent[][]>;
}

export interface Refused {
  type: 'refused';
  id: string;
  reason: string;
  rule: string;
  facts: Record<string, string | number>;
}

export interface Failure {
  type: 'error';
  error: string;
  detail: Record<string, unknown>;
  id?: string;
}

/** Who is there, and the names of spectators who would like to sit. */
export interface Presence {
  type: 'presence';
  seats: SeatPresence[];
  asking: string[];
}

export interface Said {
  type: 'said';
  seat: number;
  line: string;
  seq: number;
  about: string;
}

/** A note this device may now read, or has taken back. */
export interface Noted {
  type: 'noted';
  note: Note;
}

export interface Pong {
  type: 'pong';
  n: number;
}

export type FromBrowser =
  Hello | Play | Say | Write | Undo | Hint | Why | Foresee | Try | Ask | Ping;

export type FromServer =
  | Welcome
  | LobbyChanged
  | State
  | Moved
  | Played
  | Advice
  | Allowed
  | Foreseen
  | Tried
  | Refused
  | Failure
  | Presence
  | Said
  | Noted
  | Pong;
