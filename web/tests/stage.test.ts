// The stage: what is shown, what a tap ends, what waits for whoever looks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Scenes, type Shown } from '$lib/table/stage.svelte';
import { prefs } from '$lib/prefs.svelte';

class Show extends Scenes<Shown> {
  begun: string[] = [];
  override run = (scenes: Shown[]) => super.run(scenes, ({ kind }) => this.begun.push(kind));
  override stop = () => super.stop();
}

const WALK = { kind: 'walk', ms: 600, steady: true };
const BUILD = { kind: 'build', ms: 400 };
const TALLIES = { kind: 'tallies', ms: 4000, held: true };

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  prefs.set({ motion: true });
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

  it('is quicker from the fourth time on, unless a scene keeps its pace', async () => {
    const show = new Show();
    void show.run([BUILD, BUILD, BUILD, BUILD, WALK, WALK, WALK, WALK]);
    await later(1200);
    expect([show.scene?.kind, show.pace]).toEqual(['build', 0.5]);
    await later(200 + 1800);
    expect([show.scene?.kind, show.pace]).toEqual(['walk', 1]);
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
    show.stop();
    await done;
    expect([show.scene, show.begun]).toEqual([null, ['walk']]);
  });
});
