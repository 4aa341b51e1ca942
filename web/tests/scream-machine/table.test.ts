// The table by tap and by key: what is sent, what is refused, what is never shown.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Table from '$lib/games/scream-machine/Table.svelte';
import { language } from '$lib/language.svelte';
import { prefs } from '$lib/prefs.svelte';
import { Room } from '$lib/room.svelte';
import { loadTexts } from '$lib/texts';
import type { Views } from '$lib/wire';
import { info } from '../info';
import { ACTIONS, BUILT, cards, code, foreseen, laidView } from './laid';
import { until } from '../until';

const TURN = laidView({ options: ACTIONS.filter((notation) => !notation.startsWith('open')) });

let room: Room;
let table: Record<string, unknown>;

beforeAll(async () => {
  language.choose('fr');
  prefs.set({ motion: false });
  await loadTexts('scream_machine');
});

function sit(views: Views, watch = laidView({ viewer: null })): void {
  room.views = views;
  room.mine = Object.keys(views).map(Number);
  room.watch = watch;
  table = mount(Table, {
    target: document.body,
    props: { room, info: info('scream_machine'), actions: ACTIONS, onmenu: vi.fn() },
  });
  flushSync();
}

beforeEach(() => {
  room = new Room('TABLE4');
  room.names = ['Léa', 'Hugo', 'Inès', 'Marius'];
  room.line = 'open';
  room.seq = 33;
  room.play = vi.fn(() => Promise.resolve('played' as const));
  room.undo = vi.fn(() => Promise.resolve('played' as const));
  room.why = vi.fn(() => Promise.resolve());
  room.foresee = vi.fn(() => Promise.resolve(foreseen({ fields: BUILT })));
});

afterEach(() => unmount(table));

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (word: string) => all('button').find((one) => one.textContent?.trim() === word);
const poster = (card: string, from: string) => all(`[data-card="${card}"][data-from="${from}"]`)[0];

function tap(what: HTMLElement | undefined): void {
  expect(what).toBeDefined();
  what?.click();
  flushSync();
}

function press(...keys: (string | KeyboardEventInit)[]): void {
  for (const key of keys) {
    const init = typeof key === 'string' ? { key } : key;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    flushSync();
  }
}

it('foretells at a tap what the server foresees, and sends at Construire', async () => {
  sit({ 0: TURN });
  tap(poster('coaster-5', 'row'));
  expect(all('[aria-pressed="true"]')).toHaveLength(1);
  const bar = () => all('footer.bar')[0]?.textContent ?? '';
  expect(bar()).toContain('La Hurleuse');
  expect(room.foresee).toHaveBeenCalledExactlyOnceWith(0, [code('build coaster-5 from row')]);
  await until(() => expect(bar()).toMatch(/3\s+\S+\s+8[^]*11\s+\S+\s+16[^]*\+3[^]*−1/));
  expect(room.play).not.toHaveBeenCalled();
  tap(all('footer.bar button.primary')[0]);
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('build coaster-5 from row'));
});

it('builds by keys: figures for the row, with Shift for the hand, Enter', () => {
  sit({ 0: TURN });
  press({ key: '"', code: 'Digit3' });
  expect(poster('coaster-5', 'row')?.getAttribute('aria-pressed')).toBe('true');
  press({ key: '3', code: 'Digit3', shiftKey: true });
  expect(poster('coaster-5', 'row')?.getAttribute('aria-pressed')).toBe('false');
  press('Enter');
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('build kiddie-1'));
});

it('takes everything back with Escape or a second tap', () => {
  sit({ 0: TURN });
  press('1', 'Escape', 'Enter');
  tap(poster('thrill-1', 'hand'));
  tap(poster('thrill-1', 'hand'));
  press('Enter');
  expect(all('[aria-pressed="true"]')).toHaveLength(0);
  expect(room.play).not.toHaveBeenCalled();
});

it('demolishes one attraction of my park', () => {
  sit({ 0: TURN });
  press('d');
  tap(poster('family-3', 'park'));
  tap(button('Démolir'));
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('demolish family-3'));
});

it('renews two posters of the row, whichever was tapped first', () => {
  sit({ 0: TURN });
  tap(all('[data-option="novelties"]')[0]);
  tap(poster('family-1', 'row'));
  expect(all('footer.bar button.primary')).toHaveLength(0);
  tap(poster('food-1', 'row'));
  tap(all('footer.bar button.primary')[0]);
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('renew food-1 + family-1'));
});

it.each([
  ['coaster-5', [], 'Construire et finir mon tour'],
  ['coaster-5', [{ seat: 0, decision: 'act' }], 'Construire'],
])('says on the button whether it would end my turn: %s %o', async (card, deciding, word) => {
  room.foresee = vi.fn(() => Promise.resolve(foreseen({ fields: BUILT }, deciding)));
  sit({ 0: TURN });
  tap(poster(card, 'row'));
  await until(() => expect(all('footer.bar .chips')).toHaveLength(1));
  expect(all('footer.bar button.primary')[0]?.textContent?.trim()).toBe(word);
});

it('shows nothing of a late answer', async () => {
  let answer: (seen: ReturnType<typeof foreseen>) => void = () => {};
  room.foresee = vi.fn(
    () => new Promise<ReturnType<typeof foreseen>>((resolve) => (answer = resolve)),
  );
  sit({ 0: TURN });
  tap(poster('coaster-5', 'row'));
  press('Escape');
  answer(foreseen({ fields: BUILT }));
  await Promise.resolve();
  flushSync();
  expect(all('footer.bar .chips')).toHaveLength(0);
});

it('ends the turn only after it was asked', () => {
  sit({ 0: TURN });
  tap(button('Finir le tour'));
  expect(room.play).not.toHaveBeenCalled();
  tap(all('footer.bar button.primary')[0]);
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('end'));
});

it.each([
  ['too dear', {}, () => tap(poster('coaster-5', 'row')), 'build coaster-5 from row'],
  ['not mine to build', {}, () => tap(poster('thrill-1', 'hand')), 'build thrill-1'],
  ['used this turn', {}, () => press('s'), 'survey'],
  ['no use for it', {}, () => press('d'), 'demolish coaster-3'],
  ['nothing chosen', {}, () => tap(button('Construire')), 'open for 0'],
  ['somebody else’s turn', { turn: 1 }, () => press('1'), 'build thrill-3 from row'],
])('asks the server why not: %s', (_, how, act, notation) => {
  sit({ 0: laidView({ ...how, options: ['end'] }) });
  act();
  expect(room.why).toHaveBeenCalledExactlyOnceWith(0, code(notation));
  expect(room.play).not.toHaveBeenCalled();
});

it('keeps an opening, and asks the server why not another', () => {
  const hand = cards('coaster-3 water-1 kiddie-1 food-5');
  const options = ['open coaster-3 + water-1', 'open coaster-3 + water-1 + kiddie-1'];
  sit({ 0: laidView({ opening: [0, 1, 2, 3], hand, options }) });
  expect(all('[data-phase]')[0]?.dataset['phase']).toBe('opening');
  tap(button('Garder ce choix'));
  expect(room.why).toHaveBeenLastCalledWith(0, code('open for 0'));
  tap(poster('water-1', 'hand'));
  tap(button('Garder ce choix'));
  expect(room.why).toHaveBeenLastCalledWith(0, code('open for 1'));
  expect(all('[data-from="hand"][aria-pressed="true"]')).toHaveLength(1); // it lies there still
  tap(poster('coaster-3', 'hand'));
  tap(poster('food-5', 'hand'));
  expect(room.why).toHaveBeenLastCalledWith(0, code('open for 6'));
  tap(button('Garder ce choix'));
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('open coaster-3 + water-1'));
});

it('leaves my site alone while others keep their openings', () => {
  const options = ['open coaster-3 + water-1'];
  const hand = cards('coaster-3 water-1 kiddie-1');
  sit({ 0: laidView({ opening: [0, 1, 2, 3], hand, options }) });
  tap(poster('water-1', 'hand'));
  tap(poster('coaster-3', 'hand'));
  room.views = { 0: laidView({ opening: [0, 2, 3], hand, options }) };
  room.seq += 1;
  flushSync();
  tap(button('Garder ce choix'));
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code('open coaster-3 + water-1'));
  room.views = { 0: laidView({ opening: [2], hand: cards('kiddie-1'), chosen: cards('water-5') }) };
  room.seq += 1;
  flushSync();
  expect(all('[data-from="hand"][aria-pressed="true"]')).toHaveLength(1);
});

it('takes back what the server lets me, and says why where it does not', () => {
  room.undos = { 0: '' };
  sit({ 0: laidView({ opening: [2], hand: cards('food-5'), chosen: cards('water-5') }) });
  tap(button('Changer d’avis'));
  expect(room.undo).toHaveBeenCalledExactlyOnceWith(0);
  unmount(table);
  sit({ 0: TURN });
  tap(button('Reprendre'));
  expect(room.undo).toHaveBeenCalledTimes(2);
  room.undos = { 0: 'light' };
  flushSync();
  tap(button('Reprendre'));
  expect(room.undo).toHaveBeenCalledTimes(2);
  expect(all('.notice')[0]?.textContent).toContain('On ne reprend pas ce qui a été vu.');
});

it.each([
  'build coaster-5 from row',
  'build kiddie-1',
  'demolish water-5',
  'renew food-1 + family-1',
  'publicity',
  'end',
])('picks what a bot advises, and leaves it to me: %s', async (notation) => {
  sit({ 0: TURN });
  const advice = { type: 'advice', id: '', seat: 0, turn: 33, reason: '', facts: {} } as const;
  room.advice = { ...advice, look: 'look-row', look_facts: {}, code: code(notation) };
  await until(() => expect(all('.advice')).toHaveLength(1));
  expect(all('.advice li')).toHaveLength(1); // where to look; nothing is picked yet
  expect(all('[aria-pressed=true]')).toHaveLength(0);
  tap(all('.advice .ways button')[0]);
  expect(room.play).not.toHaveBeenCalled();
  tap(all('footer.bar button.primary')[0]);
  expect(room.play).toHaveBeenCalledExactlyOnceWith(0, code(notation));
});

it('tells nobody of themselves as of somebody else, and waits for nobody who is not', () => {
  sit({ 0: { ...TURN, deciding: [], options: [] } }); // asked again in a moment
  expect(all('footer.bar p')[0]?.textContent).not.toContain('Léa');
  unmount(table);
  sit({ 0: laidView({ opening: [] }) });
  expect(all('footer.bar p')[0]?.textContent).not.toMatch(/\s\./);
});

it('shows a spectator no hand and nothing to do', () => {
  sit({}, laidView({ viewer: null, hidden: [1, 1, 1, 1] }));
  expect(all('[data-from="hand"], [data-option], footer.bar button')).toHaveLength(0);
});

it('keeps every hand and survey behind the curtain on a shared device', async () => {
  const watch = laidView({ viewer: null, hidden: [1, 1, 1, 1] });
  sit({ 0: TURN, 1: laidView({ viewer: 1, hidden: [1, 1, 1, 1] }) }, watch);
  expect(all('.curtain')).toHaveLength(1);
  expect(all('[data-from="hand"]')).toHaveLength(0);
  expect(document.body.innerHTML).not.toContain('vu de moi seul');
  press('1', 'Enter');
  expect(room.play).not.toHaveBeenCalled();
  all('.curtain button')[0]?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await until(() => expect(all('[data-from="hand"]')).toHaveLength(4));
});

it('rewords everything at once when the language changes', () => {
  sit({ 0: TURN });
  expect(button('Construire')).toBeDefined();
  language.choose('en');
  flushSync();
  expect(button('Build')).toBeDefined();
  expect(all('[data-card="coaster-5"]')[0]?.getAttribute('aria-label')).toContain('value 5');
  language.choose('fr');
});
