// A table as this device sees it: its line to the server, its views, and what I have asked for.
import { ApiError, api } from '$lib/api';
import { countdown, type Countdown } from '$lib/countdown';
import { device } from '$lib/device.svelte';
import { newId } from '$lib/ids';
import { fetchTheRest } from '$lib/later';
import { markOf } from '$lib/marks';
import { Missing } from '$lib/missing.svelte';
import { News } from '$lib/news.svelte';
import { isReaction, Reactions } from '$lib/reactions.svelte';
import { t } from '$lib/texts';
import type {
  Advice,
  Explain,
  Explained,
  Foresee,
  Foreseen,
  FromBrowser,
  FromServer,
  GameEvent,
  GameInfo,
  Hint,
  Judged,
  Lobby,
  Moved,
  Note,
  Play,
  Recall,
  Recalled,
  Refused,
  SaidLine,
  Seat,
  State,
  Tried,
  Try,
  Undo,
  View,
  Views,
  Why,
  Write,
} from '$lib/wire';

export type Line = 'connecting' | 'open' | 'lost';
/** Shows what happened before the new views are taken over; a game's table sets it. */
export type Stage = (moved: Moved, before: View | null) => Promise<void>;

type Answer = 'played' | 'refused';
/** An answer that tells something; nothing is played. */
type Told = Foreseen | Explained | Recalled;

interface Asked {
  message: Play | Undo | Hint | Write;
  answer: (how: Answer) => void;
}

const LONG = 120_000; // ms: what happened meanwhile is laid open
const BEAT = 250;
const ASLEEP = 1300; // since the last beat: this device was busy, or put away
const PING_AFTER = 1000; // of silence
const SILENCE = 2700; // with the beat, E-8: the notice comes within three seconds
const RETRY_AT_MOST = 1200;
const NO_SUCH_TABLE = 4404;
const READ = 8000; // ms: by then a refusal has been read, and the next move makes it old

export class Room {
  readonly code: string;
  /** The game, and the notation of every action: its place is its code. */
  info = $state.raw<GameInfo | null>(null);
  actions = $state.raw<readonly string[]>([]);
  lobby = $state.raw<Lobby | null>(null);
  /** The seats of this device, in order; empty for a spectator. */
  mine = $state.raw<Seat[]>([]);
  line = $state<Line>('connecting');
  seq = $state(-1);
  /** The views of the seats this device holds; spectators have only `watch`. */
  views = $state.raw<Views>({});
  watch = $state.raw<View | null>(null);
  /** What each seat has been told, action by action; "watch" for spectators. */
  told = $state.raw<Record<string, GameEvent[][]>>({});
  /** This device was here before, and long ago. */
  returned = $state(false);
  /** How many of the last actions this device had not seen when it came back. */
  missed = $state(0);
  /** The ready lines this game has. */
  lines = $state.raw<string[]>([]);
  said = $state.raw<SaidLine[]>([]);
  /** Seats that changed hands during the game. */
  handed = $state.raw<SaidLine[]>([]);
  /** What people wrote about things of theirs, as far as this device may read it. */
  notes = $state.raw<Note[]>([]);
  clock = $state.raw<Countdown | null>(null);
  names = $state.raw<string[]>([]);
  over = $state(false);
  online = $state.raw<Record<Seat, boolean>>({});
  /** Gone for so long that a bot may play for them. */
  away = $state.raw<Seat[]>([]);
  /** Names of spectators who would like to sit. */
  asking = $state.raw<string[]>([]);
  /** What has become of this device's seats, to be told. */
  readonly news = new News();
  readonly missing = new Missing();
  readonly reactions = new Reactions();
  refusal = $state.raw<Refused | null>(null);
  /** What a good bot would do now, if it was asked. */
  advice = $state.raw<Advice | null>(null);
  /** How everybody's chances stood in a game that is over, as far as it is reckoned. */
  judged = $state.raw<Judged | null>(null);
  /** A typed error of the last message, as a key of the catalogue. */
  error = $state<string | null>(null);
  /** Why the last action of each of my seats cannot be taken back; "" where it can. */
  undos = $state.raw<Record<Seat, string>>({});
  /** Asked for and not yet answered. */
  pending = $state(0);
  /** The newest action of this device that is on disk. */
  acknowledged = $state(-1);
  /** How many actions have happened that are still to be shown here. */
  behind = $state(0);
  /** A game's table shows here what happened before the views change. */
  stage: Stage | null = null;

  readonly #onlooker: boolean;
  #socket: WebSocket | null = null;
  #keys: string[] = [];
  #asked = new Map<string, Asked>();
  #wondered = new Map<string, (seen: Told | null) => void>();
  #foreseeing = new Set<string>(); // of these
  #aloud = new Set<string>(); // of these
  #trying = new Map<string, (seen: Tried | null) => void>();
  #wished = ''; // to sit, under this name
  #queue: { moved: Moved; heard: number }[] = [];
  #staging = false;
  #refusedAt = 0;
  #hurrying = false;
  #lastHeard = 0;
  #pinged = false; // since then
  #lastBeat = 0;
  #tries = 0;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `watch`: as a spectator, whatever seats this device holds. */
  constructor(code: string, { watch = false } = {}) {
    this.code = code;
    this.#onlooker = watch;
  }

  view(seat: Seat | null): View | null {
    return seat === null ? this.watch : (this.views[seat] ?? null);
  }

  nameOf(seat: Seat): string {
    const known = this.lobby?.seats[seat];
    const { letter } = markOf(seat, known?.mark);
    const name = this.#givenName(seat);
    if (!name) return t('person-here', { letter });
    const twins = this.names.length || (this.lobby?.seats.length ?? 0);
    const same = Array.from({ length: twins }, (_, other) => this.#givenName(other) === name);
    return same.filter(Boolean).length > 1 ? t('person-twin', { name, letter }) : name;
  }

  #givenName(seat: Seat): string {
    return this.names[seat] || this.lobby?.seats[seat]?.name || '';
  }

  get usable(): boolean {
    return this.line === 'open';
  }

  async enter(): Promise<void> {
    this.takeLobby(await api.lobby(this.code));
    const seen = device.table(this.code)?.seen;
    if (seen !== undefined) {
      this.returned = Date.now() - seen > LONG;
      device.keep(this.code, { seen: Date.now() });
    }
    this.connect();
    this.#lastBeat = Date.now();
    this.#pinger = setInterval(this.#beat, BEAT);
    addEventListener('online', this.reconnect);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#beat);
  }

  /** Asks the table once how it stands, and forgets it if it is gone. */
  async glance(): Promise<void> {
    try {
      this.takeLobby(await api.lobby(this.code));
      if (this.lobby?.started && !this.lobby.over) this.connect();
    } catch (error) {
      if (error instanceof ApiError && error.key === 'table.unknown') device.forget(this.code);
    }
  }

  /** The table as everybody sees it; a call that changed it brings the news sooner. */
  takeLobby(lobby: Lobby): void {
    this.news.hearLobby(this.lobby, lobby, this.mine);
    this.lobby = lobby;
    this.#takePresence(lobby.seats);
    const { game, over } = lobby;
    if (device.table(this.code)) device.keep(this.code, { game, over });
  }

  leave(): void {
    this.#closed = true;
    clearInterval(this.#pinger);
    clearTimeout(this.#retry);
    removeEventListener('online', this.reconnect);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#beat);
    this.#drop();
  }

  /** Plays option `code`; resolves when the server has it on disk, or has said why not. */
  play(seat: Seat, code: number): Promise<Answer> {
    return this.#ask({ type: 'play', seat, turn: this.seq, code, id: newId() });
  }

  undo(seat: Seat): Promise<Answer> {
    return this.#ask({ type: 'undo', seat, id: newId() });
  }

  /** Asks what a good bot would do there; the answer is `advice`, until the table changes. */
  hint(seat: Seat): Promise<Answer> {
    this.advice = null;
    return this.#ask({ type: 'hint', seat, id: newId() });
  }

  /** Asks why my seat cannot do this now; the answer is `refusal`. Nothing is played. */
  async why(seat: Seat, code: number): Promise<void> {
    this.refusal = null;
    await this.#wonder({ type: 'why', seat, code, id: newId() });
  }

  /** What would come of these actions, as far as my seat can know; null if the table moved on. */
  async foresee(seat: Seat, codes: number[]): Promise<Foreseen | null> {
    const message: Foresee = { type: 'foresee', seat, codes, id: newId() };
    this.#foreseeing.add(message.id);
    const seen = await this.#wonder(message);
    this.#foreseeing.delete(message.id);
    return seen?.type === 'foreseen' && seen.turn === this.seq ? seen : null;
  }

  /** Why a bot did what it did; null where nobody can tell, and then `error` says so. */
  async explain(chapter: number): Promise<Explained | null> {
    const told = await this.#wonder({ type: 'explain', chapter, id: newId() }, true);
    return told?.type === 'explained' ? told : null;
  }

  /** What this device saw before and after an action of the story. */
  async recall(chapter: number): Promise<Recalled | null> {
    const told = await this.#wonder({ type: 'recall', chapter, id: newId() }, true);
    return told?.type === 'recalled' ? told : null;
  }

  /** Once the game is over: the answer is `judged`, told again as more of it is reckoned. */
  judge(): void {
    this.#send({ type: 'judge', id: newId() });
  }

  /** What my seat would see after these acts, on a copy; null where it cannot be had, and then
   * `refusal` or `error` says why. */
  try(seat: Seat, codes: number[]): Promise<Tried | null> {
    this.refusal = null;
    this.error = null;
    const message: Try = { type: 'try', seat, codes, id: newId() };
    return new Promise((answer) => {
      if (!this.usable) return answer(null);
      this.#trying.set(message.id, answer);
      this.#send(message);
    });
  }

  #tried(id: string | undefined, seen: Tried | null = null): void {
    this.#trying.get(id ?? '')?.(seen);
    this.#trying.delete(id ?? '');
  }

  /** Nothing depends on the answer: it is not asked again on another line. `aloud`: whoever asked
   * is told if there is none. */
  #wonder(message: Why | Foresee | Explain | Recall, aloud = false): Promise<Told | null> {
    return new Promise((answer) => {
      if (!this.usable) return answer(null);
      this.#wondered.set(message.id, answer);
      if (aloud) this.#aloud.add(message.id);
      this.#send(message);
    });
  }

  /** True if that was all there was to do. */
  #tell(id = '', told: Told | null = null): boolean {
    const answer = this.#wondered.get(id);
    this.#wondered.delete(id);
    answer?.(told);
    return !this.#aloud.delete(id) && answer !== undefined;
  }

  say(seat: Seat, line: string, about = ''): void {
    this.#send({ type: 'say', seat, line, about });
  }

  /** As a spectator: asks for a seat under this name; without one no longer. */
  askToSit(name: string): void {
    this.#wished = name;
    this.#send({ type: 'ask', name });
  }

  /** Writes a reason for something of mine; an empty text takes it back. */
  note(seat: Seat, about: string, text: string): Promise<Answer> {
    return this.#ask({ type: 'write', seat, about, text, id: newId() });
  }

  #ask(message: Asked['message']): Promise<Answer> {
    this.refusal = null;
    this.error = null;
    return new Promise((answer) => {
      this.#asked.set(message.id, { message, answer });
      this.pending = this.#asked.size;
      this.#send(message);
    });
  }

  #answer(id: string | undefined, how: Answer): void {
    if (id === undefined) return;
    this.#asked.get(id)?.answer(how);
    this.#asked.delete(id);
    this.pending = this.#asked.size;
  }

  // The line

  connect(): void {
    this.#drop();
    if (this.#closed) return;
    const address = new URL(`/ws/${this.code}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard();
      this.hello();
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer);
    socket.onclose = ({ code }) => {
      if (code === NO_SUCH_TABLE) this.error = 'table.unknown';
      else this.#lose();
    };
  }

  /** Tries at once instead of waiting for the next attempt. */
  reconnect = (): void => {
    if (this.#closed) return;
    this.#tries = 0;
    clearTimeout(this.#retry);
    this.connect();
  };

  hello(): void {
    this.#keys = this.#onlooker ? [] : device.keys(this.code);
    const since = this.seq >= 0 ? { since: this.seq } : {};
    this.#send({ type: 'hello', keys: this.#keys, device: device.id, ...since });
  }

  #send(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose = (): void => {
    if (this.#closed) return;
    this.#drop();
    this.line = 'lost';
    for (const id of [...this.#wondered.keys()]) this.#tell(id);
    for (const id of [...this.#trying.keys()]) this.#tried(id);
    clearTimeout(this.#retry);
    const wait = Math.min(RETRY_AT_MOST, 200 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.connect(), wait);
  };

  #beat = (): void => {
    const now = Date.now();
    const slept = now - this.#lastBeat > ASLEEP;
    this.#lastBeat = now;
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (slept) this.#heard(); // which says nothing about the line
    const silent = now - this.#lastHeard;
    if (silent > SILENCE) this.#lose();
    else if (!this.#pinged && (slept || silent >= PING_AFTER)) {
      this.#pinged = true;
      this.#send({ type: 'ping', n: this.seq });
    }
  };

  #heard(): void {
    this.#lastHeard = Date.now();
    this.#pinged = false;
  }

  // What the server says

  #hear(message: FromServer): void {
    this.#heard();
    switch (message.type) {
      case 'welcome':
        if (this.#onlooker) break;
        this.news.hearWelcome(device.table(this.code)?.seats ?? [], this.#keys, message.seats);
        this.mine = device.welcome(this.code, this.#keys, message.seats);
        break;
      case 'lobby':
        this.#open();
        this.takeLobby(message);
        if (!message.started) this.#clear(); // no state follows
        break;
      case 'state':
        this.#takeOver(message);
        break;
      case 'moved':
        this.#queue.push({ moved: message, heard: performance.now() });
        this.behind = this.#queue.length;
        void this.#show();
        break;
      case 'played':
        this.acknowledged = message.seq;
        this.#answer(message.id, 'played');
        this.#clear();
        fetchTheRest();
        break;
      case 'advice':
        if (this.#offers(message)) this.advice = message;
        this.#answer(message.id, 'played');
        break;
      case 'allowed':
        this.#tell(message.id);
        break;
      case 'foreseen':
      case 'explained':
      case 'recalled':
        this.#tell(message.id, message);
        break;
      case 'judged':
        this.judged = message;
        break;
      case 'tried':
        this.#tried(message.id, message);
        break;
      case 'refused': {
        const late = this.#foreseeing.has(message.id ?? ''); // nobody tried to do that
        this.#tell(message.id);
        if (late) break;
        this.refusal = message;
        this.#refusedAt = Date.now();
        this.#tried(message.id);
        this.#answer(message.id, 'refused');
        break;
      }
      case 'error':
        if (this.#tell(message.id)) break; // nothing was to be done
        this.error = message.error;
        this.#tried(message.id);
        this.#answer(message.id, 'refused');
        break;
      case 'presence':
        this.#takePresence(message.seats);
        this.away = message.seats.filter(({ away }) => away).map(({ seat }) => seat);
        this.asking = message.asking;
        this.news.hearPresence(message, this.mine);
        break;
      case 'said':
        if (isReaction(message.line)) this.reactions.hear(message);
        else this.#takeLines([...this.said, ...this.handed, message]);
        break;
      case 'noted':
        this.#takeNote(message.note);
        break;
      case 'pong':
        break;
    }
  }

  /** The line stands: ask again for what was never answered; the same id is never played twice. */
  #open(): void {
    if (this.line === 'open') return;
    this.line = 'open';
    this.#tries = 0;
    for (const { message } of this.#asked.values()) this.#send(message);
    if (this.#wished) this.#send({ type: 'ask', name: this.#wished });
  }

  /** I am back, and whatever I asked for is on disk: what cut the line is over. */
  #clear(): void {
    if (this.error === 'table.moved') this.error = null;
    if (this.error?.startsWith('storage.') && this.pending === 0) this.error = null;
  }

  #takePresence(seats: readonly { seat: Seat; online: boolean }[]): void {
    this.online = Object.fromEntries(seats.map(({ seat, online }) => [seat, online]));
    this.missing.hear(this.lobby, this.online);
  }

  #takeOver(state: State): void {
    const known = (who: string) => (this.told[who] ?? []).slice(0, state.told_before);
    if (Object.keys(state.told).some((who) => known(who).length < state.told_before)) {
      this.seq = -1; // it looks through other eyes now: all of it, please
      return this.hello();
    }
    this.#queue = [];
    this.behind = 0;
    this.seq = state.seq;
    this.advice = null;
    this.views = state.views;
    this.watch = state.watch;
    this.told = Object.fromEntries(
      Object.entries(state.told).map(([who, chapters]) => [who, [...known(who), ...chapters]]),
    );
    this.names = state.names;
    this.lines = state.lines;
    this.#takeLines(state.said);
    this.notes = state.notes;
    this.clock = countdown(state, performance.now());
    this.undos = state.undo;
    this.missed = state.missed;
    this.over = state.over;
    this.#open();
    this.#clear();
    this.#remember();
  }

  /** Shows the newest at once: whoever is behind has seen enough. */
  hurry(): void {
    this.#hurrying = this.#staging;
  }

  async #show(): Promise<void> {
    if (this.#staging) return;
    this.#staging = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { moved, heard } = next;
      this.behind = this.#queue.length;
      if (moved.seq <= this.seq) continue;
      if (moved.seq > this.seq + 1) {
        this.#queue = [];
        this.hello();
        break;
      }
      if (!moved.clock) await inSight(); // nobody looks: it is shown when somebody does
      if (!this.#hurrying && !document.hidden)
        await this.stage?.(moved, this.view(this.mine[0] ?? null));
      if (moved.seq === this.seq + 1) this.#advance(moved, heard); // else a whole state came meanwhile
    }
    this.behind = 0;
    this.#hurrying = false;
    this.#staging = false;
  }

  /** What people said, and what the table says of its seats. */
  #takeLines(lines: readonly SaidLine[]): void {
    this.said = lines.filter(({ line }) => !line.startsWith('seat-'));
    this.handed = lines.filter(({ line }) => line.startsWith('seat-'));
  }

  #takeNote(note: Note): void {
    const others = this.notes.filter(
      ({ seat, about }) => seat !== note.seat || about !== note.about,
    );
    this.notes = note.text || note.reason ? [...others, note] : others;
  }

  #advance(moved: Moved, heard: number): void {
    this.seq = moved.seq;
    this.clock = countdown(moved, heard);
    this.undos = moved.undo;
    this.views = moved.views;
    if (!this.advice || moved.seat === this.advice.seat || !this.#offers(this.advice))
      this.advice = null;
    if (Date.now() - this.#refusedAt > READ) this.refusal = null;
    this.watch = moved.watch;
    this.told = Object.fromEntries(
      Object.entries(moved.events).map(([who, events]) => [
        who,
        [...(this.told[who] ?? []), events],
      ]),
    );
    if (this.lobby) this.lobby = withMove(this.lobby, moved.seat);
    const view = this.view(this.mine[0] ?? null);
    this.over = view ? view.deciding.length === 0 : this.over;
    this.#remember();
  }

  /** What it advises can still be done: others may act meanwhile. */
  #offers({ seat, code }: Advice): boolean {
    return this.views[seat]?.options.includes(code) ?? false;
  }

  #remember(): void {
    if (this.mine.length === 0) return;
    const deciding = this.view(this.mine[0] ?? null)?.deciding ?? [];
    device.keep(this.code, {
      others: [...this.names.keys()]
        .filter((seat) => !this.mine.includes(seat))
        .map((seat) => this.nameOf(seat)),
      yourTurn: deciding.some(({ seat }) => this.mine.includes(seat)),
      over: this.over,
    });
  }
}

function inSight(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  );
}

/** A bot that plays for somebody has made one more. */
function withMove(lobby: Lobby, seat: Seat): Lobby {
  const moves = lobby.seats[seat]?.stands_in ?? null;
  if (moves === null) return lobby;
  const seats = lobby.seats.map((each) =>
    each.seat === seat ? { ...each, stands_in: moves + 1 } : each,
  );
  return { ...lobby, seats };
}
