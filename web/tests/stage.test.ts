// The stage: what is shown, what a tap ends, what waits for whoever looks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stage, type Shown } from '$lib/table/stage.svelte';
import { prefs } from '$lib/prefs.svelte';

class Show extends Stage<string, Shown<string>> {
  begun: string[] = [];
  run = (scenes: Shown<string>[]) => this.show(scenes, ({ kind }) => this.begun.push(kind));
}

const WALK = { kind: 'walk', ms: 600 };
const BUILD = { kind: 'build', ms: 400 };
const TALLIES = { kind: 'tallies', ms: 4000, held: true };

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  prefs.set({ motion: true, pace: 'normal' });
});
afterEach(() => vi.useRealTimers());

describe('the stage', () => {
  it('shows one scene after the other, then nothing', async () => {
    const show = new Show();
    const done = show.run([WALK, BUILD]);
    expect(show.scene).toBe(WALK);
    await later(600);
    expect(show.scene).toBe(BUILD);
    await later(400);
    await done;
    expect(show.scene).toBeNull();
  });

  it('keeps its pace however often a scene was seen', async () => {
    const show = new Show();
    void show.run([WALK, WALK, WALK, WALK, WALK, BUILD]);
    await later(5 * 600 - 1);
    expect(show.scene).toBe(WALK);
    await later(1);
    expect(show.scene).toBe(BUILD);
  });

  it.each([
    ['slow', 1020],
    ['normal', 600],
    ['fast', 300],
  ] as const)('is shown at the pace its player likes: %s', async (pace, ms) => {
    prefs.set({ pace });
    const show = new Show();
    void show.run([WALK, BUILD]);
    await later(ms - 1);
    expect(show.scene).toBe(WALK);
    await later(1);
    expect(show.scene).toBe(BUILD);
  });

  it('ends at once for whoever wants to see something else', async () => {
    const show = new Show();
    void show.run([WALK, BUILD]);
    const ended = show.end();
    await later(0);
    expect(await ended).toBe(true);
    expect(show.begun).toEqual(['walk', 'build']);
  });

  it('does not end for them while it waits for somebody', async () => {
    const show = new Show();
    void show.run([WALK, TALLIES, BUILD]);
    const ended = show.end();
    await later(0);
    expect(await ended).toBe(false);
    expect(show.scene).toBe(TALLIES);
    expect(await show.end()).toBe(false);
  });

  it('may be shown at once, but for what waits', async () => {
    prefs.set({ pace: 'once' });
    const show = new Show();
    void show.run([WALK, BUILD, TALLIES]);
    await later(0);
    expect([show.scene, show.begun]).toEqual([TALLIES, ['walk', 'build', 'tallies']]);
  });

  it('lays out what each scene has on the table, until the new view is there', async () => {
    const show = new Show();
    void show.run([{ ...WALK, table: 'before' }, BUILD, { ...BUILD, table: 'after' }]);
    expect(show.table).toBe('before');
    await later(600);
    expect(show.table).toBe('before');
    await later(400);
    expect(show.table).toBe('after');
    await later(400);
    expect(show.table).toBe('after');
    show.settle();
    expect(show.table).toBeNull();
  });

  it('a tap ends all that moves, not what waits', async () => {
    const show = new Show();
    void show.run([WALK, WALK, TALLIES]);
    expect(show.skip()).toBe(true);
    await later(0);
    expect(show.scene).toBe(TALLIES);
    expect([show.waits, show.skip()]).toEqual([true, false]);
    await later(60_000);
    expect(show.scene).toBe(TALLIES);
    show.go();
    await later(0);
    expect(show.scene).toBeNull();
  });

  it('stands still while it is paused', async () => {
    const show = new Show();
    void show.run([WALK, BUILD]);
    show.togglePause();
    await later(5000);
    expect(show.scene).toBe(WALK);
    show.togglePause();
    await later(0);
    expect(show.scene).toBe(BUILD);
  });

  it('a skip ends a pause', async () => {
    const show = new Show();
    const done = show.run([WALK, BUILD]);
    show.togglePause();
    await later(700);
    show.skip();
    await done;
    expect([show.scene, show.paused]).toEqual([null, false]);
  });

  it('with less motion nothing moves, and what waits still waits', async () => {
    prefs.set({ motion: false });
    const show = new Show();
    void show.run([WALK, BUILD, TALLIES]);
    await later(0);
    expect([show.scene, show.begun]).toEqual([TALLIES, ['walk', 'build', 'tallies']]);
  });

  it('is dropped when the whole table comes anew', async () => {
    const show = new Show();
    const done = show.run([WALK, TALLIES]);
    show.settle();
    await done;
    expect([show.scene, show.begun]).toEqual([null, ['walk']]);
  });
});
