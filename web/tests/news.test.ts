// What a device is told of its seats: each thing once, and nothing it did itself.
import { beforeEach, expect, it } from 'vitest';
import { device } from '$lib/device.svelte';
import { newId } from '$lib/ids';
import { News } from '$lib/news.svelte';
import { chairFor } from '$lib/seats/sitters';
import type { Lobby, LobbySeat, Presence, SeatKind } from '$lib/wire';

const CODE = 'K7MP2X';

function seat(number: number, kind: SeatKind, stands_in: number | null = null): LobbySeat {
  const [name, mark] = [`Seat ${number}`, 'ABCDE'[number] ?? null];
  return { seat: number, kind, name, mark, bot: null, online: true, stands_in };
}

function lobby(kinds: SeatKind[], host: number | null, started = true): Lobby {
  const seats = kinds.map((kind, number) => seat(number, kind));
  const rest = {
    options: {},
    offered: {},
    over: false,
    next: null,
    album: 0,
    closed: false,
    stuck: null,
    kept_until: null,
  };
  return { code: CODE, game: 'toc_toc_toc', seats, started, host, ...rest };
}

function presence(...devices: number[]): Presence {
  const seats = devices.map((many, number) => ({
    seat: number,
    online: many > 0,
    away: false,
    devices: many,
  }));
  return { type: 'presence', seats, asking: [] };
}

let news: News;
beforeEach(() => {
  device.forget(CODE);
  news = new News();
});

it('tells that a seat is lost, unless this device gave it up', () => {
  const before = [
    { seat: 0, key: 'a' },
    { seat: 1, key: 'b' },
    { seat: null, key: 'c' },
  ];
  news.letGo(0);
  news.hearWelcome(before, ['a', 'b', 'c'], [null, null, null]);
  expect(news.items).toEqual([{ kind: 'lost', seat: 1 }]);
  const [item] = news.items;
  if (item) news.dismiss(item);
  expect(news.items).toEqual([]);
});

it('tells of a second device on a seat of mine, and of each further one', () => {
  news.hearPresence(presence(1, 2), [0]);
  expect(news.items).toEqual([]);
  news.hearPresence(presence(2, 2), [0]);
  expect(news.items).toEqual([{ kind: 'shared', seat: 0 }]);
  news.items = [];
  news.hearPresence(presence(2, 2), [0]);
  expect(news.items).toEqual([]);
});

it('says no more of another device once that one is gone', () => {
  news.hearPresence(presence(1), [0]);
  news.hearPresence(presence(2), [0]);
  expect(news.items).toHaveLength(1);
  news.hearPresence(presence(1), [0]);
  expect(news.items).toEqual([]);
});

it('tells whoever holds the table now, and that it is no longer so', () => {
  const people: SeatKind[] = ['person', 'person'];
  news.hearLobby(null, lobby(people, 1), [1]);
  expect(news.items).toEqual([]);
  news.hearLobby(lobby(people, 0), lobby(people, 1), [1]);
  expect(news.items).toEqual([{ kind: 'holding', seat: 0 }]);
  news.hearLobby(lobby(people, 1), lobby(people, 0), [1]);
  expect(news.items).toEqual([{ kind: 'held', seat: 0 }]);
});

it('tells nothing of that to whoever opened the table', () => {
  device.keep(CODE, { hostKey: 'key' });
  news.hearLobby(lobby(['person', 'person'], 1), lobby(['person', 'person'], 0), [0]);
  expect(news.items).toEqual([]);
});

it('opens the table by the host key, or by the key of the seat that holds it', () => {
  device.keepSeat(CODE, 'mine', 1);
  expect(device.holding({ code: CODE, host: 0 })).toBeUndefined();
  expect(device.holding({ code: CODE, host: 1 })).toBe('mine');
  device.keep(CODE, { hostKey: 'host' });
  expect(device.holding({ code: CODE, host: 0 })).toBe('host');
});

it('finds a chair for whoever comes', () => {
  const before = (...kinds: SeatKind[]) => chairFor(lobby(kinds, 0, false), 5, false);
  expect(before('person', 'bot', 'open')).toBe(2);
  expect(before('person', 'person', 'bot')).toBe(2);
  expect(before('person', 'empty', 'person')).toBe(1);
  expect(before('person', 'person', 'person')).toBe(3);
  expect(before('person', 'person', 'person', 'person', 'person')).toBeNull();
  expect(chairFor(lobby(['person', 'bot'], 0), 5, false)).toBeNull();
});

it('makes names where a page is not secure', () => {
  const [one, other] = [newId(), newId()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(other);
});
