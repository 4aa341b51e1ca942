import { beforeEach, expect, it } from 'vitest';
import { device } from '$lib/device.svelte';

beforeEach(() => {
  for (const code of Object.keys(device.tables)) device.forget(code);
});

it('keeps the keys of a table and takes it up again', () => {
  device.keep('K7MP2X', { game: 'toc_toc_toc', hostKey: 'h' });
  device.keepSeat('K7MP2X', 'a', 0);
  device.keepSeat('K7MP2X', 'c', 2);
  expect(device.keys('K7MP2X')).toEqual(['a', 'c']);
  expect(device.seatKey('K7MP2X', 2)).toBe('c');
  expect(device.resumable.map(({ code }) => code)).toEqual(['K7MP2X']);
  expect(JSON.parse(localStorage.getItem('manege.tables') ?? '')).toHaveProperty('K7MP2X');
});

it('replaces the key of a seat, and lets go of keys that open none', () => {
  device.keepSeat('K7MP2X', 'old', 1);
  device.keepSeat('K7MP2X', 'new', 1);
  device.keepSeat('K7MP2X', 'gone', 3);
  expect(device.welcome('K7MP2X', ['new', 'gone'], [1, null])).toEqual([1]);
  expect(device.keys('K7MP2X')).toEqual(['new']);
});

it('follows seats that moved up', () => {
  device.keepSeat('K7MP2X', 'a', 0);
  device.keepSeat('K7MP2X', 'e', 4);
  expect(device.welcome('K7MP2X', ['a', 'e'], [0, 2])).toEqual([0, 2]);
  expect(device.seatKey('K7MP2X', 2)).toBe('e');
});

it('takes the keys along to the next table, and drops what is over', () => {
  device.keep('K7MP2X', { game: 'toc_toc_toc', hostKey: 'h' });
  device.keepSeat('K7MP2X', 'a', 0);
  device.keep('K7MP2X', { over: true });
  device.moveOn('K7MP2X', 'GHJK23');
  expect(device.table('GHJK23')).toMatchObject({ game: 'toc_toc_toc', hostKey: 'h', over: false });
  expect(device.keys('GHJK23')).toEqual(['a']);
  expect(device.resumable.map(({ code }) => code)).toEqual(['GHJK23']);
});

it('remembers the latest twenty tables only', () => {
  for (let n = 0; n < 25; n++) device.keep(`TABLE${n}`, { game: 'x', seen: n });
  expect(Object.keys(device.tables)).toHaveLength(20);
  expect(device.table('TABLE0')).toBeUndefined();
  expect(device.table('TABLE24')).toBeDefined();
});
