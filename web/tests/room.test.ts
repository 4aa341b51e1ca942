// The line of a table, against a server made of paper.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { device } from '$lib/device.svelte';
import { language } from '$lib/language.svelte';
import { Room } from '$lib/room.svelte';
import { until } from './until';
import type {
  Foresee,
  FromBrowser,
  FromServer,
  Hint,
  Lobby,
  Moved,
  State,
  Try,
  View,
  Why,
} from '$lib/wire';

class PaperSocket {
  static all: PaperSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  heard: FromBrowser[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    PaperSocket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromBrowser);
  }

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const lobby: Lobby = {
  code: 'K7MP2X',
  game: 'toc_toc_toc',
  seats: [
    { seat: 0, kind: 'person', name: 'Léa', mark: 'A', bot: null, online: true, stands_in: null },
    {
      seat: 1,
      kind: 'bot',
      name: 'Armand',
      mark: 'B',
      bot: 'sensible',
      online: false,
      stands_in: null,
    },
  ],
  options: {},
  offered: {},
  started: true,
  over: false,
  host: 0,
  next: null,
  album: 0,
  closed: false,
  stuck: null,
  kept_until: null,
};

function view(decider: number | null): View {
  return {
    game: 'toc_toc_toc',
    edition: 1,
    seats: 2,
    viewer: 0,
    zones: {},
    fields: {},
    deciding: decider === null ? [] : [{ seat: decider, decision: 'offer' }],
    options: [],
    outcome: null,
  };
}

const state = (seq: number): State => ({
  type: 'state',
  seq,
  views: { 0: view(0) },
  watch: null,
  told: { 0: [[]] },
  told_before: 0,
  missed: 0,
  names: ['Léa', 'Armand'],
  lines: [],
  said: [],
  notes: [],
  clock: null,
  undo: { 0: 'nothing' },
  over: false,
});

const moved = (seq: number, decider: number | null = 1): Moved => ({
  type: 'moved',
  seq,
  seat: 0,
  views: { 0: view(decider) },
  watch: null,
  events: { 0: [{ event: 'knocked', seat: 0 }] },
  clock: null,
  undo: { 0: '' },
});

let room: Room;
const line = () => PaperSocket.all.at(-1) as PaperSocket;
const said = (type: string) => line().heard.filter((message) => message.type === type);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  PaperSocket.all = [];
  vi.stubGlobal('WebSocket', PaperSocket);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(lobby)));
  device.keep('K7MP2X', { game: 'toc_toc_toc' });
  device.keepSeat('K7MP2X', 'key', 0);
  room = new Room('K7MP2X');
  await room.enter();
  line().open();
  line().says({ type: 'welcome', seats: [0] });
  line().says({ type: 'lobby', ...lobby });
  line().says(state(4));
});

afterEach(() => {
  room.leave();
  device.forget('K7MP2X');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says hello with its keys and takes the state over', () => {
  expect(line().url.pathname).toBe('/ws/K7MP2X');
  expect(said('hello')).toEqual([{ type: 'hello', keys: ['key'], device: device.id }]);
  expect(room.line).toBe('open');
  expect(room.mine).toEqual([0]);
  expect(room.seq).toBe(4);
  expect(device.table('K7MP2X')).toMatchObject({ yourTurn: true, others: ['Armand'] });
});

it('names whoever gave no name in the language of the screen', () => {
  const seats = lobby.seats.map((seat) => ({ ...seat, name: null }));
  line().says({ type: 'lobby', ...lobby, seats });
  language.choose('fr');
  line().says({ ...state(5), names: ['', ''] });
  expect(room.nameOf(0)).toBe('Joueur A');
  expect(device.table('K7MP2X')).toMatchObject({ others: ['Joueur B'] });
  language.choose('en');
  expect(room.nameOf(0)).toBe('Player A');
});

it('only watches where it is asked to: no key is sent, and none is forgotten', async () => {
  const screen = new Room('K7MP2X', { watch: true });
  await screen.enter();
  line().open();
  line().says({ type: 'welcome', seats: [] });
  expect(said('hello')).toEqual([{ type: 'hello', keys: [], device: device.id }]);
  expect(screen.mine).toEqual([]);
  expect(device.keys('K7MP2X')).toEqual(['key']);
  screen.leave();
});

it('shows a move on the stage before its view is taken over', async () => {
  let finish = () => {};
  room.stage = () => new Promise((resolve) => (finish = resolve));
  line().says(moved(5));
  line().says(moved(6, 0));
  await settled();
  expect(room.seq).toBe(4);
  finish();
  await settled();
  expect(room.seq).toBe(5);
  finish();
  await settled();
  expect(room.seq).toBe(6);
  expect(room.told['0']).toHaveLength(3);
});

it('shows all that has happened, however far it is behind, unless it is hurried', async () => {
  const seen: number[] = [];
  let finish = () => {};
  room.stage = ({ seq }) => {
    seen.push(seq);
    return new Promise((resolve) => (finish = resolve));
  };
  for (let seq = 5; seq < 25; seq++) line().says(moved(seq));
  await settled();
  expect([room.seq, room.behind]).toEqual([4, 19]);
  for (let n = 0; n < 10; n++) {
    finish();
    await settled();
  }
  expect([room.seq, room.behind, seen.length]).toEqual([14, 9, 11]);
  room.hurry();
  finish();
  await settled();
  expect([room.seq, room.behind, seen.length]).toEqual([24, 0, 11]);
  line().says(moved(25));
  await settled();
  expect(seen.at(-1)).toBe(25);
});

it('shows what has happened when somebody looks again; a clock waits for nobody', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const seen: number[] = [];
  room.stage = ({ seq }) => Promise.resolve(void seen.push(seq));
  line().says(moved(5));
  await settled();
  expect([room.seq, seen]).toEqual([4, []]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect([room.seq, seen]).toEqual([5, [5]]);
  hidden.mockReturnValue(true);
  line().says({ ...moved(6), clock: { left: 3, of: 30 } });
  await settled();
  expect([room.seq, seen]).toEqual([6, [5]]);
  hidden.mockRestore();
});

it('hears what hinders it, without being busy', async () => {
  void room.why(0, 12);
  expect([room.pending, said('why')[0]]).toMatchObject([0, { seat: 0, code: 12 }]);
  const { id } = said('why')[0] as Why;
  line().says({ type: 'refused', id, reason: 'own-door', rule: 'TT-16', facts: {} });
  expect(room.refusal?.reason).toBe('own-door');
});

it('keeps what hinders me while it can be read; then the next move takes it away', async () => {
  void room.why(0, 12);
  const { id } = said('why')[0] as Why;
  line().says({ type: 'refused', id, reason: 'own-door', rule: 'TT-16', facts: {} });
  line().says(moved(5));
  await settled();
  expect(room.refusal?.reason).toBe('own-door');
  await vi.advanceTimersByTimeAsync(9000);
  expect(room.refusal?.reason).toBe('own-door');
  line().says(moved(6));
  await settled();
  expect(room.refusal).toBeNull();
});

it('is silent about what was only foreseen, and too late', async () => {
  const late = room.foresee(0, [3]);
  const { id } = said('foresee').at(-1) as Foresee;
  line().says({ type: 'refused', id, reason: 'not-in-hand', rule: 'TT-15', facts: {} });
  expect(await late).toBeNull();
  expect(room.refusal).toBeNull();
});

it('foresees what the server foresees, while the table stands as it was', async () => {
  const foreseen = (turn: number): FromServer => ({
    type: 'foreseen',
    id: (said('foresee').at(-1) as Foresee).id,
    seat: 0,
    turn,
    view: view(0),
    deciding: [],
    events: [],
  });
  const first = room.foresee(0, [3, 4]);
  line().says(foreseen(4));
  expect((await first)?.view.viewer).toBe(0);
  const late = room.foresee(0, [3]);
  line().says(foreseen(3));
  expect(await late).toBeNull();
  const lost = room.foresee(0, [3]);
  line().breaks();
  expect(await lost).toBeNull();
  expect(room.error).toBeNull();
});

it('is told of a trial, why it ends, and nothing when the line breaks', async () => {
  const id = () => (said('try').at(-1) as Try).id;
  const seen = room.try(0, [3, 4]);
  expect(said('try').at(-1)).toMatchObject({ seat: 0, codes: [3, 4] });
  line().says({ type: 'tried', id: id(), seat: 0, turn: 4, view: view(0), watch: null, told: {} });
  expect((await seen)?.turn).toBe(4);
  const ended = room.try(0, [3, 4, 5]);
  line().says({ type: 'error', id: id(), error: 'try.light', detail: {} });
  expect(await ended).toBeNull();
  expect(room.error).toBe('try.light');
  const lost = room.try(0, [3]);
  line().breaks();
  expect(await lost).toBeNull();
  expect(room.error).toBeNull();
});

it('knows whether its last action can be taken back', async () => {
  expect(room.undos).toEqual({ 0: 'nothing' });
  line().says(moved(5));
  await settled();
  expect(room.undos).toEqual({ 0: '' });
});

it('asks for the whole when a move is missing', async () => {
  line().says(moved(7));
  await settled();
  expect(said('hello')).toHaveLength(2);
  expect(said('hello')[1]).toMatchObject({ since: 4 });
  line().says(state(7));
  expect(room.seq).toBe(7);
});

it('puts what it is told behind what it knows', async () => {
  line().says({ ...state(7), told: { 0: [[{ event: 'b' }]] }, told_before: 1 });
  expect(room.told[0]).toEqual([[], [{ event: 'b' }]]);
});

it('asks for the whole story where it looks through other eyes', async () => {
  line().says({ ...state(7), told: { watch: [] }, told_before: 1 });
  expect(said('hello')).toEqual([
    expect.anything(),
    { type: 'hello', keys: ['key'], device: device.id },
  ]);
  expect(room.seq).toBe(-1);
});

it('ignores a move it has already seen', async () => {
  line().says(moved(4));
  await settled();
  expect(room.seq).toBe(4);
  expect(said('hello')).toHaveLength(1);
});

it('plays, and knows when it is on disk', async () => {
  const answer = room.play(0, 12);
  const [play] = said('play');
  expect(play).toMatchObject({ seat: 0, turn: 4, code: 12 });
  expect(room.pending).toBe(1);
  line().says({ type: 'played', id: (play as { id: string }).id, seq: 5 });
  await expect(answer).resolves.toBe('played');
  expect(room.pending).toBe(0);
});

it('keeps the reason of a refusal until the next try', async () => {
  const answer = room.play(0, 12);
  const { id } = said('play')[0] as { id: string };
  line().says({ type: 'refused', id, reason: 'own-door', rule: 'TT-16', facts: {} });
  await expect(answer).resolves.toBe('refused');
  expect(room.refusal?.rule).toBe('TT-16');
  void room.play(0, 13);
  expect(room.refusal).toBeNull();
});

it('asks again for what was never answered, with the same id', async () => {
  void room.play(0, 12);
  const [play] = said('play');
  line().breaks();
  expect(room.line).toBe('lost');
  expect(room.usable).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(PaperSocket.all).toHaveLength(2);
  line().open();
  line().says({ type: 'lobby', ...lobby });
  line().says(state(4));
  expect(room.line).toBe('open');
  expect(said('play')).toEqual([play]);
});

it('notices within three seconds that nobody answers', async () => {
  await vi.advanceTimersByTimeAsync(1100);
  expect(said('ping').length).toBeGreaterThan(0);
  expect(room.line).toBe('open');
  await vi.advanceTimersByTimeAsync(1900);
  expect(room.line).toBe('lost');
});

it('gives a busy server time to answer', async () => {
  await vi.advanceTimersByTimeAsync(2500);
  expect(said('ping')).toHaveLength(1);
  line().says({ type: 'pong', n: 0 });
  await vi.advanceTimersByTimeAsync(2500);
  expect(said('ping')).toHaveLength(2);
  expect(room.line).toBe('open');
});

it('stays calm while pongs come', async () => {
  for (let second = 0; second < 10; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    line().says({ type: 'pong', n: 0 });
  }
  expect(room.line).toBe('open');
  expect(PaperSocket.all).toHaveLength(1);
});

it('does not blame the line for having slept itself', async () => {
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(room.line).toBe('open');
  expect(said('ping')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(room.line).toBe('lost');
});

it('does not come back to a table that is gone', async () => {
  line().breaks(4404);
  await vi.advanceTimersByTimeAsync(5000);
  expect(room.error).toBe('table.unknown');
  expect(PaperSocket.all).toHaveLength(1);
});

it('is quiet after leaving', async () => {
  room.leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(PaperSocket.all).toHaveLength(1);
});

it('keeps a bot’s advice as long as it can be done', async () => {
  const offered = (seq: number) => ({
    ...state(seq),
    views: { 0: { ...view(0), options: [3] } },
  });
  line().says(offered(room.seq + 1));
  const asked = room.hint(0);
  const wish = said('hint')[0] as Hint;
  const advice = {
    type: 'advice',
    id: wish.id,
    seat: 0,
    code: 3,
    look: '',
    look_facts: {},
    reason: '',
    facts: {},
  } as const;
  line().says({ ...advice, turn: room.seq });
  expect(await asked).toBe('played');
  expect(room.advice?.code).toBe(3);
  line().says(state(room.seq + 1));
  expect(room.advice).toBeNull();
  line().says({ ...advice, turn: room.seq - 1 }); // about a table that is no more
  expect(room.advice).toBeNull();

  line().says(offered(room.seq + 1));
  line().says({ ...advice, turn: room.seq });
  line().says({ ...moved(room.seq + 1), seat: 1, views: { 0: { ...view(0), options: [3] } } });
  await until(() => expect(room.behind).toBe(0));
  expect(room.advice?.code).toBe(3); // somebody else did something: it is as good as before
});

it('counts down from the moment it was told, however long the stage takes', async () => {
  const told = performance.now();
  room.stage = () => new Promise((resolve) => setTimeout(resolve, 500));
  line().says({ ...moved(5), clock: { left: 60, of: 90 } });
  await vi.advanceTimersByTimeAsync(500);
  expect(room.clock).toEqual({ ends: told + 60_000, of: 90 });
  line().says(state(6));
  expect(room.clock).toBeNull();
});

it('keeps the newest note about a thing, and drops one that was taken back', () => {
  const note = { seat: 1, about: '2/3-9', text: 'Ça sonne', reason: '', facts: {} };
  line().says({ type: 'noted', note });
  line().says({ type: 'noted', note: { ...note, text: 'Ça rime' } });
  expect(room.notes).toEqual([{ ...note, text: 'Ça rime' }]);
  line().says({ type: 'noted', note: { ...note, text: '' } });
  expect(room.notes).toEqual([]);
});

it('tells two people of the same name apart by their marks', () => {
  line().says({ ...state(room.seq + 1), names: ['Désiré', 'Désiré'] });
  expect(new Set([0, 1].map((seat) => room.nameOf(seat))).size).toBe(2);
  line().says({ ...state(room.seq + 1), names: ['Désiré', 'Léa'] });
  expect(room.nameOf(0)).toBe('Désiré');
});
