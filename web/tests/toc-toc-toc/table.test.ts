// The table by tap and by key: what is sent, what is refused, what is never shown.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Table from '$lib/games/toc-toc-toc/Table.svelte';
import { language } from '$lib/language.svelte';
import { prefs } from '$lib/prefs.svelte';
import { Room } from '$lib/room.svelte';
import { loadTexts } from '$lib/texts';
import type { Views } from '$lib/wire';
import { info } from '../info';
import { ACTIONS, code, laidView } from './laid';
import { until } from '../until';

const KNOCKS = ['musician-monster', 'vamp-ghost', 'vampire', 'child', 'taxi'].flatMap((card) =>
  [1, 2, 3].map((door) => `knock ${card} > ${door}`),
);
const ANSWER = { decision: 'answer', turn: 1, keeper: 0, door: 1 };
const OFFER = laidView({ options: KNOCKS });

let room: Room;
let table: Record<string, unknown>;

beforeAll(async () => {
  language.choose('fr');
  prefs.set({ motion: false });
  HTMLElement.prototype.hidePopover ??= vi.fn(); // the paper page has no popovers
  await loadTexts('toc_toc_toc');
});

function sit(views: Views, watch = laidView({ viewer: null })): void {
  room.views = views;
  room.mine = Object.keys(views).map(Number);
  room.watch = watch;
  table = mount(Table, {
    target: document.body,
    props: { room, info: info('toc_toc_toc'), actions: ACTIONS, onmenu: vi.fn() },
  });
  flushSync();
}

beforeEach(() => {
  room = new Room('TABLE2');
  room.names = ['Aïcha', 'Basile', 'Chloé', 'Driss'];
  room.line = 'open';
  room.seq = 33;
  room.play = vi.fn(() => Promise.resolve('played' as const));
  room.say = vi.fn();
  room.why = vi.fn(() => Promise.resolve());
  room.foresee = vi.fn(() => Promise.resolve(null));
});

afterEach(() => unmount(table));

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (word: string) => all('button').find((one) => one.textContent?.trim() === word);

function tap(what: HTMLElement | undefined): void {
  what?.click();
  flushSync();
}

function press(...keys: string[]): void {
  for (const key of keys) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  }
}

it('sends nothing before Frapper, then the card and the door', () => {
  sit({ 0: OFFER });
  tap(all('[data-card="vamp-ghost"]')[0]);
  tap(all('[data-seat="2"]')[0]);
  expect(room.play).not.toHaveBeenCalled();
  tap(button('Frapper'));
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('knock vamp-ghost > 2'));
  expect(room.say).not.toHaveBeenCalled();
});

it('says the chosen face before it knocks', () => {
  sit({ 0: OFFER });
  press('4', 'D');
  tap(all('.lines [aria-label="un sourire d’ange"]')[0]);
  press('Enter');
  expect(room.say).toHaveBeenCalledExactlyOnceWith(0, 'face-angel');
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('knock child > 3'));
});

it('takes everything back with Escape', () => {
  sit({ 0: OFFER });
  press('2', 'C');
  expect(all('.hand [aria-pressed="true"]')).toHaveLength(1);
  press('Escape');
  expect(all('[aria-pressed="true"]')).toHaveLength(0);
  press('Enter');
  expect(room.play).not.toHaveBeenCalled();
});

it.each([
  ['my own door', { options: KNOCKS }, ['2', 'A'], 'knock vamp-ghost > 0'],
  ['a door before a card', { options: KNOCKS }, ['C'], 'open'],
  ['somebody else’s turn', { decider: 1, turn: 1 }, ['2'], 'knock vamp-ghost > 1'],
  ['a card while somebody waits', { ...ANSWER, options: ['open'] }, ['3'], 'knock vampire > 1'],
])('has the server say why not: %s', (_, how, keys, meant) => {
  sit({ 0: laidView(how) });
  press(...keys);
  expect(room.why).toHaveBeenCalledExactlyOnceWith(0, code(meant));
  expect(room.play).not.toHaveBeenCalled();
});

it('asks what would come of a card at a door, opened and refused', async () => {
  const told = (answer: string) =>
    [{ event: 'revealed', seat: 2, rival: 0, card: 'child' }].concat(
      answer === 'open' ? ({ event: 'no_effect', seat: 2, card: 'child' } as never) : [],
    );
  room.foresee = vi.fn((seat: number, codes: number[]) =>
    Promise.resolve({
      type: 'foreseen' as const,
      id: '',
      seat,
      turn: 33,
      view: OFFER,
      deciding: [],
      events: told(ACTIONS[codes[1] ?? 0] ?? ''),
    }),
  );
  sit({ 0: OFFER });
  press('4', 'C');
  for (const answer of ['open', 'refuse'])
    expect(room.foresee).toHaveBeenCalledWith(0, ['knock child > 2', answer].map(code));
  await until(() => expect(document.body.textContent).toContain('choisir qui s’en va.'));
  expect(document.body.textContent).toContain('rien ne se passe chez Chloé.');
});

it('offers to take the card back while the server lets it, and says why when not', () => {
  room.undos = { 0: '' };
  room.undo = vi.fn(() => Promise.resolve('played' as const));
  sit({ 0: laidView({ ...ANSWER, turn: 0, decider: 2, keeper: 2 }) });
  tap(button('Reprendre'));
  expect(room.undo).toHaveBeenCalledExactlyOnceWith(0);
  room.undos = { 0: 'light' };
  flushSync();
  tap(button('Reprendre'));
  expect(room.undo).toHaveBeenCalledTimes(1);
  expect(all('.notice')[0]?.textContent).toContain('On ne reprend pas ce qui a été vu.');
});

it('opens or not, by tap or by key, and changes its mind before Confirmer', () => {
  sit({ 0: laidView({ ...ANSWER, options: ['open', 'refuse'] }) });
  press('Enter');
  expect(room.play).not.toHaveBeenCalled();
  press('O', 'N');
  tap(button('Confirmer'));
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('refuse'));
});

it('lets the rival choose among tiles', () => {
  const options = ['take ghost', 'take brute-ghost'];
  const taking = { decision: 'take-guest', keeper: 2, revealer: 2, choices: options };
  sit({ 0: laidView({ ...taking, revealed: ['vamp-ghost'], options }) });
  tap(all(`[data-tile="${code('take brute-ghost')}"]`)[0]);
  tap(button('Inviter la brute'));
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('take brute-ghost'));
});

it('shows a spectator no hand and nothing to do', () => {
  sit({}, laidView({ viewer: null }));
  expect(all('.hand, [role="radio"], button.door')).toHaveLength(0);
  expect(button('Frapper')).toBeUndefined();
});

it('keeps every hand behind the curtain on a shared device', () => {
  sit({ 0: OFFER, 1: laidView({ viewer: 1 }) }, laidView({ viewer: null }));
  expect(all('.curtain')).toHaveLength(1);
  expect(all('.hand')).toHaveLength(0);
  expect(all('use').map((use) => use.getAttribute('href'))).not.toContain('#tt-vamp-ghost');
  expect(all('.frame').map((frame) => frame.textContent)).not.toContain('Vamp fantôme');
  press('2', 'C', 'Enter');
  expect(room.play).not.toHaveBeenCalled();
});

it('needs no curtain for an answer, which is public', () => {
  const knock = { decision: 'answer', decider: 1, turn: 2, keeper: 1, door: 1 };
  const options = ['open', 'refuse'];
  sit(
    { 0: laidView(knock), 1: laidView({ ...knock, viewer: 1, options }) },
    laidView({ ...knock, viewer: null }),
  );
  expect(all('.curtain, .hand')).toHaveLength(0);
  press('O', 'Enter');
  expect(room.play).toHaveBeenCalledExactlyOnceWith(1, code('open'));
});
