// What happened, as scenes.
import { describe, expect, it } from 'vitest';
import {
  LONGEST,
  changedBy,
  revealerAt,
  rivalAt,
  scenesOf,
  turningPoints,
  turnsOf,
} from '$lib/games/toc-toc-toc/queue';
import type { GameEvent } from '$lib/wire';
import { PARTIES, laidTable } from './laid';

const OPENED: GameEvent[] = [
  { event: 'opened', seat: 2, offerer: 0 },
  { event: 'revealed', seat: 2, rival: 0, card: 'child' },
  { event: 'moved', card: 'ghost', number: 2, host: 2, to: 0 },
  { event: 'moved', card: 'musician-ghost', number: 1, host: 2, to: 0 },
  { event: 'left', card: 'child' },
  { event: 'drew', seat: 0, card: 'brute-ghost' },
  { event: 'uncovered', card: 'taxi' },
];

describe('scenes', () => {
  it('knock, then nothing more until somebody answers', () => {
    const scenes = scenesOf(
      [{ event: 'knocked', seat: 0, door: 2, card: 'child' }],
      laidTable(),
      laidTable(),
    );
    expect(scenes).toMatchObject([{ kind: 'knock', offerer: 0, keeper: 2 }]);
  });

  it('open the door, turn the card, show its effect once, draw', () => {
    const scenes = scenesOf(OPENED, laidTable(), laidTable());
    expect(scenes.map(({ kind }) => kind)).toEqual(['opening', 'turning', 'effect', 'draw']);
    expect(scenes[2]).toMatchObject({ how: 'moved', guests: ['ghost', 'ghost', 'musician-ghost'] });
  });

  it('walk back from a shut door', () => {
    const events: GameEvent[] = [
      { event: 'refused', seat: 2, offerer: 0 },
      { event: 'revealed', seat: 0, rival: 2, card: 'ghost' },
      { event: 'joined', seat: 0, card: 'ghost' },
    ];
    const [first, , effect] = scenesOf(events, laidTable(), laidTable());
    expect(first).toMatchObject({ kind: 'refusal', door: { opened: false, card: 'ghost' } });
    if (effect?.kind !== 'effect') throw new Error('no effect');
    expect([revealerAt(effect.door), rivalAt(effect.door)]).toEqual([0, 2]);
  });

  it('go on after a choice, with the card that lay in the light', () => {
    const before = laidTable({
      decision: 'take-guest',
      keeper: 2,
      revealer: 2,
      revealed: ['vamp-ghost'],
    });
    const events = [{ event: 'moved', card: 'ghost', number: 1, host: 2, to: 0 }];
    expect(scenesOf(events, before, laidTable())).toMatchObject([
      { kind: 'effect', how: 'moved', door: { card: 'vamp-ghost', opened: true, keeper: 2 } },
    ]);
  });

  it('are never longer than a second and a half', () => {
    const crowd = OPENED.map((told) => (told['number'] ? { ...told, number: 9 } : told));
    const lengths = [
      ...scenesOf(crowd, laidTable(), laidTable()),
      ...scenesOf(OPENED, laidTable(), laidTable()),
    ];
    expect(Math.max(...lengths.map(({ ms }) => ms))).toBeLessThanOrEqual(LONGEST);
  });
});

it('shows every scene long enough to be read, however often it was seen', () => {
  const scenes = scenesOf(OPENED, laidTable(), laidTable());
  expect(Math.min(...scenes.map(({ ms }) => ms))).toBeGreaterThanOrEqual(600);
});

it('shows the guests where they went before the card is drawn', () => {
  const after = laidTable({ parties: PARTIES.toReversed(), hand: ['taxi'], turn: 1 });
  const table = scenesOf(OPENED, laidTable(), after).at(-1)?.table;
  expect(table?.parties).toEqual(PARTIES.toReversed());
  expect(table?.hands).toEqual(laidTable().hands);
  expect([table?.turn, table?.top]).toEqual([0, 'brute-ghost']);
});

it('marks the houses where something changed', () => {
  expect(changedBy(scenesOf(OPENED, laidTable(), laidTable()))).toEqual([0, 2]);
});

describe('the evening', () => {
  const told: GameEvent[][] = [
    [
      { event: 'first_guest', seat: 0, card: 'ghost' },
      { event: 'first_guest', seat: 1, card: 'monster' },
      { event: 'worth', seat: 0, points: 1 },
      { event: 'worth', seat: 1, points: 1 },
    ],
    [{ event: 'knocked', seat: 0, door: 1 }],
    [
      { event: 'opened', seat: 1, offerer: 0 },
      { event: 'joined', seat: 1, card: 'scarecrow' },
      { event: 'worth', seat: 1, points: 4 },
    ],
    [{ event: 'knocked', seat: 1, door: 0 }],
    [
      { event: 'joined', seat: 0, card: 'ghost' },
      { event: 'worth', seat: 0, points: 2 },
    ],
  ];

  it('is a curve of points, from the first guests to the last', () => {
    expect(turnsOf(told, 2).map(({ points }) => points)).toEqual([
      [1, 1],
      [1, 4],
      [2, 4],
    ]);
  });

  it('turned where most points moved', () => {
    const turns = turnsOf(told, 2);
    expect(turns[1]).toMatchObject({ seat: 0, swing: 3 });
    expect(turningPoints(turns, 1)).toEqual([1]);
    expect(turningPoints(turns)).toEqual([1, 2]);
  });
});
