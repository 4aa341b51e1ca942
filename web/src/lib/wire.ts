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
    how facts are worded: by a name of the catalogue (`card-ghost`), or by the player's. `thinks`:
    the seconds that a move may take those bots that search. `judged`: once it is over, it can be
    told how everybody's chances stood. */
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
  thinks: Record<string, number>;
  judged: boolean;
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

/** The table as everybody sees it; `offered`: before the game, what each option may be, as the
    others stand. `closed` by whoever runs the server; `stuck`: an error that says why the game
    cannot go on here; `kept_until`: when the table is deleted if nothing happens there any more,
    in seconds since 1970. */
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
  closed: boolean;
  stuck: string | null;
  kept_until: number | null;
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

/** What may be done in an example, what is told of it, and what lies there then. */
export interface Choice {
  key: string;
  told: GameEvent[];
  view: View;
}

/** A small position of the rules; `position` is what was laid out. */
export interface Example {
  key: string;
  clauses: string[];
  position: Record<string, unknown>;
  view: View;
  choices: Choice[];
}

/** What stands in a rule book beside its clauses: the pieces as drawn, shelf by shelf and clause
    by clause, named as in the texts (`card-ghost`); the examples; a table just dealt. */
export interface Rulebook {
  shelves: Record<string, string[]>;
  beside: Record<string, string[]>;
  examples: Example[];
  view: View;
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
  word?: string;
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
  closed: boolean;
  stuck: string | null;
  kept_until: number | null;
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

/** Why was that done, which a bot did? `chapter` is its place in the story, 0 the set-up. */
export interface Explain {
  type: 'explain';
  chapter: number;
  id: string;
}

/** What did I see before and after that action? `chapter` is its place in the story. */
export interface Recall {
  type: 'recall';
  chapter: number;
  id: string;
}

/** How did everybody's chances stand? Once the game is over. */
export interface Judge {
  type: 'judge';
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
  closed: boolean;
  stuck: string | null;
  kept_until: number | null;
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

/** A bot's choice on this seat at `turn`; `look`, at what to look for it, and `reason` are
    sentences of the game, or empty. */
export interface Advice {
  type: 'advice';
  id: string;
  seat: number;
  turn: number;
  code: number;
  look: string;
  look_facts: Record<string, string | number>;
  reason: string;
  facts: Record<string, string | number>;
}

/** What a bot's action brought by what all know; and the best it `rejected` of what all know
    it could have done, with what that would have brought, and what it would have cost. */
export interface Explained {
  type: 'explained';
  id: string;
  chapter: number;
  seat: number;
  code: number;
  reason: string;
  facts: Record<string, string | number>;
  rejected: number | null;
  rejected_reason: string;
  rejected_facts: Record<string, string | number>;
  cost: string;
  cost_facts: Record<string, string | number>;
}

/** An action's moment: what each seat of this device saw before and after it. */
export interface Recalled {
  type: 'recalled';
  id: string;
  chapter: number;
  before: Views;
  watch_before: View | null;
  views: Views;
  watch: View | null;
}

/** Everybody's chances after that chapter of the story, in thousandths of a victory. */
export interface Stood {
  chapter: number;
  shares: number[];
}

/** An action that moved them most: how they stood before and after it; and what all know would
    have been `better`, by how much, where anything clearly would. */
export interface Turned {
  chapter: number;
  seat: number;
  before: number[];
  after: number[];
  better: number | null;
  gain: number;
}

/** As far as it is reckoned: `done` of so many steps. `turned` comes with the last one. */
export interface Judged {
  type: 'judged';
  id: string;
  done: number;
  of: number;
  stood: Stood[];
  turned: Turned[];
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
  | Hello
  | Play
  | Say
  | Write
  | Undo
  | Hint
  | Explain
  | Recall
  | Judge
  | Why
  | Foresee
  | Try
  | Ask
  | Ping;

export type FromServer =
  | Welcome
  | LobbyChanged
  | State
  | Moved
  | Played
  | Advice
  | Explained
  | Recalled
  | Judged
  | Allowed
  | Foreseen
  | Tried
  | Refused
  | Failure
  | Presence
  | Said
  | Noted
  | Pong;
