// The chain of a phase, the race of a game, and where hexes lie.
import { describe, expect, it } from 'vitest';
import { chainOf } from '$lib/games/dice-theme-park/chain';
import { finestOf, raceOf } from '$lib/games/dice-theme-park/ending';
import { HEXES, spotOf, towards } from '$lib/games/dice-theme-park/hexes';
import type { GameEvent } from '$lib/wire';

const STORY: GameEvent[][] = [
  [{ event: 'round_began', round: 1 }],
  [{ event: 'activated', seat: 0, tile: 'carousel', hex: 'c2', stars: 3 }],
  [
    { event: 'decreased', seat: 0, die: 'yellow-4', hex: 'c2', value: 3 },
    { event: 'moved', seat: 0, die: 'yellow-3', hex: 'c2', to: 'd2' },
  ],
  [{ event: 'activated', seat: 1, tile: 'entrance', hex: 'e2', stars: 1 }],
  [{ event: 'used_plan', seat: 0 }],
  [{ event: 'moved', seat: 0, die: 'yellow-3', hex: 'd2', to: 'e2' }],
  [
    { event: 'scored', seat: 0, stars: 3, source: 'attractions' },
    { event: 'scored', seat: 1, stars: 1, source: 'attractions' },
    { event: 'round_began', round: 2 },
  ],
];

describe('a chain', () => {
  it('has a ticket an act, with its dice before and after', () => {
    const [activation, plan, ...more] = chainOf(STORY.slice(0, 6), 0);
    expect(more).toEqual([]);
    expect(activation).toMatchObject({ kind: 'activated', tile: 'carousel', stars: 3, to: 'd2' });
    expect(activation?.before).toEqual(['yellow-4']);
    expect(activation?.after).toEqual(['yellow-3']);
    expect(plan).toMatchObject({ kind: 'plan', to: 'e2', before: ['yellow-3'] });
  });

  it('tells innovations, a facility that moves and dice that are rolled', () => {
    const tickets = chainOf(
      [
        [{ event: 'innovated', seat: 0, innovation: 'statue', hex: 'c2', money: 3 }],
        [{ event: 'relocated', seat: 0, facility: 'kiosk', hex: 'c2', to: 'd2' }],
        [{ event: 'activated', seat: 0, tile: 'rocket-sled', hex: 'd2', stars: 4 }],
        [{ event: 'rolled', seat: 0, die: 'yellow-2', value: 6 }],
        [{ event: 'decreased', seat: 0, die: 'blue-4', hex: 'd2', value: 3 }],
        [
          { event: 'gambled', seat: 0 },
          { event: 'rolled', seat: 0, die: 'green-1', value: 5 },
        ],
      ],
      0,
    );
    expect(tickets).toMatchObject([
      { kind: 'innovated', fitting: 'statue', hex: 'c2', money: 3 },
      { kind: 'relocated', fitting: 'kiosk', to: 'd2' },
      { kind: 'activated', before: ['yellow-2', 'blue-4'], after: ['yellow-6', 'blue-3'] },
      { kind: 'gamble', before: ['green-1'], after: ['green-5'] },
    ]);
  });

  it('begins anew with each round', () => {
    expect(chainOf(STORY, 0)).toEqual([]);
  });
});

describe('a game', () => {
  it('is a race, round by round', () => {
    expect(raceOf(STORY, [0, 1])).toEqual([
      [0, 0],
      [3, 1],
      [3, 1],
    ]);
  });

  it('has a finest chain', () => {
    expect(finestOf(STORY, [0, 1])).toMatchObject({ seat: 0, round: 1, stars: 3 });
  });
});

describe('a park', () => {
  it('has 19 hexes around its entrance', () => {
    expect(HEXES).toHaveLength(19);
    expect(spotOf('e2')).toEqual({ x: 0, y: 0 });
    expect(spotOf('c3').x).toBe(0);
  });

  it('is walked with arrows', () => {
    expect(towards('e2', 1, 0, HEXES)).toBe('e3');
    expect(towards('e2', 0, 1, HEXES)).toBeUndefined();
  });
});
