// The table by tap and by key: what is sent, what is refused, what is never shown.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Table from '$lib/games/qui-paire-gagne/Table.svelte';
import { language } from '$lib/language.svelte';
import { prefs } from '$lib/prefs.svelte';
import { Room } from '$lib/room.svelte';
import { loadTexts } from '$lib/texts';
import type { View, Views } from '$lib/wire';
import { info } from '../info';
import { ACTIONS, code, laidView } from './laid';
import { until } from '../until';

let room: Room;
let table: Record<string, unknown>;

beforeAll(async () => {
  language.choose('fr');
  prefs.set({ motion: false });
  await loadTexts('qui_paire_gagne');
});

function sit(views: Views, watch: View | null = null): void {
  room.views = views;
  room.mine = Object.keys(views).map(Number);
  room.watch = watch;
  table = mount(Table, {
    target: document.body,
    props: { room, info: info('qui_paire_gagne'), actions: ACTIONS, onmenu: vi.fn() },
  });
  flushSync();
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {})); // no pictures here
  room = new Room('TABLE4');
  room.names = ['Léa', 'Marc', 'Inès', 'Tom', 'Zoé', 'Basile'];
  room.line = 'open';
  room.seq = 33;
  room.play = vi.fn(() => Promise.resolve('played' as const));
  room.why = vi.fn(() => Promise.resolve());
});

afterEach(() => {
  unmount(table);
  vi.unstubAllGlobals();
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const picture = (number: number) => all(`button[data-number="${number}"]`)[0];
const words = () => (all('footer.bar')[0]?.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');

function tap(what: HTMLElement | undefined): void {
  expect(what).toBeDefined();
  what?.click();
  flushSync();
}

function press(...keys: KeyboardEventInit[]): void {
  for (const key of keys)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }));
  flushSync();
}

it('pairs by two taps, at once', () => {
  sit({ 0: laidView() });
  tap(picture(2));
  expect(picture(2)?.getAttribute('aria-pressed')).toBe('true');
  expect(words()).toContain('Touchez l’image qui va avec la 2.');
  expect(room.play).not.toHaveBeenCalled();
  tap(picture(8));
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('pair 2-8'));
  expect(picture(8)?.getAttribute('aria-label')).toContain('en paire avec 2');
});

it('loosens by a tap on a paired picture', () => {
  sit({ 0: laidView() });
  tap(picture(9));
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('loosen 3-9'));
});

it('pairs by figures, loosens by Backspace', () => {
  sit({ 0: laidView() });
  press({ key: 'é', code: 'Digit2' }, { key: '_', code: 'Digit8' });
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('pair 2-8'));
  press({ key: 'Backspace' });
  expect(picture(8)?.getAttribute('aria-label')).toContain('libre');
});

it('asks why « C’est prêt » is too early, and says it at five pairs', async () => {
  sit({ 0: laidView() });
  tap(all('footer.bar button').at(-1));
  await until(() => expect(room.why).toHaveBeenCalledWith(0, code('ready')));
  unmount(table);
  sit({ 0: laidView({ mine: '5-7 3-9 4-11 2-8 1-6' }) });
  press({ key: 'p', code: 'KeyP' });
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('ready'));
});

it('lets whoever is ready change a pair, and says so', async () => {
  sit({ 0: laidView({ mine: '5-7 3-9 4-11 2-8 1-6', ready: [0], deciding: [1, 2] }) });
  expect(words()).toContain('Modifier reste possible jusqu’à la fin.');
  tap(all('footer.bar button').at(-1));
  await until(() => expect(room.why).toHaveBeenCalledWith(0, code('ready')));
  tap(picture(8));
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('loosen 2-8'));
  expect(picture(8)?.getAttribute('aria-label')).toContain('libre');
  expect(words()).not.toContain('Modifier reste possible');
});

it('asks the server why nothing can be paired in the look', async () => {
  sit({ 0: laidView({ phase: 'look', mine: '' }) });
  tap(picture(2));
  await until(() => expect(room.why).toHaveBeenCalledWith(0, code('pair 2-3')));
});

it('asks about a sixth pair only when the fifth has arrived', async () => {
  sit({ 0: laidView({ mine: '5-7 3-9 4-11 2-8' }) });
  let arrive = (_: 'played') => {};
  room.play = vi.fn(() => new Promise<'played'>((answer) => (arrive = answer)));
  tap(picture(1));
  tap(picture(6));
  tap(picture(10));
  expect(room.why).not.toHaveBeenCalled();
  room.views = { 0: laidView({ mine: '5-7 3-9 4-11 2-8 1-6' }) };
  arrive('played');
  await until(() => expect(room.why).toHaveBeenCalledWith(0, code('pair 10-11')));
});

it('has nothing to undo at first, and says so', () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (to: object) => void } };
  happyDOM.setViewport({ width: 1280, height: 720 });
  sit({ 0: laidView({ mine: '' }) });
  const buttons = all('footer.bar button') as HTMLButtonElement[];
  const undo = buttons.find(({ textContent }) => textContent.includes('Annuler'));
  expect(undo?.disabled).toBe(true);
  expect(undo?.title).toContain('rien à annuler');
});

it('locks when the clock is at 0', async () => {
  room.clock = { ends: performance.now() - 5, of: 90 };
  sit({ 0: laidView() });
  expect(words()).toContain('C’est fini !');
  tap(picture(2));
  await until(() => expect(room.why).toHaveBeenCalled());
  expect(room.play).not.toHaveBeenCalled();
});

it('names no picture while it matters, unless asked to', () => {
  sit({ 0: laidView() });
  expect(all('img').every((one) => one.getAttribute('alt') === '')).toBe(true);
  expect(picture(6)?.getAttribute('aria-label')).toBe('Image 6, libre');
});

it('keeps the pairs in sight while the line is down, and takes no tap', () => {
  sit({ 0: laidView() });
  room.line = 'lost';
  flushSync();
  expect(words()).toContain('Connexion perdue : vos 2 paires sont gardées.');
  tap(picture(2));
  expect(picture(2)?.getAttribute('aria-pressed')).toBe('false');
});

it('offers a spectator nothing to tap', () => {
  sit({}, laidView({ viewer: null }));
  expect(all('button[data-number]')).toHaveLength(0);
  expect(all('[data-number]')).toHaveLength(11);
  press({ key: '2', code: 'Digit2' }, { key: '3', code: 'Digit3' });
  expect(room.play).not.toHaveBeenCalled();
});

it('goes on by Enter: the announcer, or the host through the clock', () => {
  const calls = [{ seat: 0, numbers: [4, 11], hands: [0, 3], points: 2 }];
  sit({ 0: laidView({ phase: 'calls', calls, deciding: [0] }) });
  press({ key: 'Enter' });
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('next'));
  unmount(table);
  room.lobby = { host: 1, seats: [], options: {} } as unknown as Room['lobby'];
  sit({ 1: laidView({ viewer: 1, phase: 'calls', calls, deciding: [0] }) });
  press({ key: 'Enter' });
  expect(room.play).toHaveBeenLastCalledWith(8, code('time-up'));
});

it('says « C’est prêt » for everybody on this device before a round', async () => {
  const laid = (viewer: number | null) => laidView({ viewer, phase: 'gather', mine: '' });
  sit([laid(0), laid(1)], laid(null));
  tap(all('footer.bar .primary')[0]);
  await until(() => expect(room.play).toHaveBeenCalledTimes(2));
  expect(room.play).toHaveBeenLastCalledWith(1, code('ready'));
});

it('shows no pair of a shared device while its curtain is closed', () => {
  sit(
    [0, 1].map((viewer) => laidView({ viewer })),
    laidView({ viewer: null }),
  );
  expect(document.body.textContent).toContain('Léa');
  expect(all('.own b').map((one) => one.textContent)).not.toContain('5 + 7');
  expect(all('[aria-label*="en paire"]')).toHaveLength(0);
  expect(all('.frame')[0]?.inert).toBe(true);
  press({ key: '2', code: 'Digit2' }, { key: '8', code: 'Digit8' });
  expect(room.play).not.toHaveBeenCalled();
});
