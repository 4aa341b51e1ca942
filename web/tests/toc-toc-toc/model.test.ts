// What the screen reads from a view.
import { describe, expect, it } from 'vitest';
import { COPIES, panes, unseen, worth, type Card } from '$lib/games/toc-toc-toc/cards';
import {
  afterChoice,
  effectOf,
  frightened,
  handOf,
  known,
  minisOf,
  movesOf,
  publicView,
  revealerOf,
  scoreSheet,
  tableOf,
  whyNotNow,
} from '$lib/games/toc-toc-toc/model';
import { ACTIONS, PARTIES, code, laidTable, laidView } from './laid';

const party = (words: string) => words.split(' ').filter(Boolean) as Card[];

describe('the table', () => {
  it('counts the turns by the cards that have left the hands', () => {
    expect(laidTable().round).toBe(17);
  });

  it('has a pile with its top card', () => {
    const table = laidTable();
    expect([table.top, table.pile]).toEqual(['brute-ghost', 11]);
  });

  it('knows the card before a door only if the viewer laid it', () => {
    expect(laidTable({ door: ['child'] }).door).toBe('child');
    expect(laidTable({ door: 1 }).door).toBe('hidden');
    expect(laidTable().door).toBeNull();
  });

  it('reads moves from option codes', () => {
    const options = ['knock vamp-ghost > 2', 'open', 'take brute-ghost', 'send vampires'].map(code);
    expect(movesOf(options, ACTIONS)).toMatchObject([
      { kind: 'knock', card: 'vamp-ghost', door: 2 },
      { kind: 'open' },
      { kind: 'take', card: 'brute-ghost' },
      { kind: 'send', creature: 'vampire' },
    ]);
  });

  it('shows nothing private to those who pass by', () => {
    const view = publicView(laidView({ door: ['child'], options: ['open'] }));
    const table = tableOf(view);
    expect(table.hands.map(({ cards, size }) => [cards, size])).toEqual(Array(4).fill([null, 5]));
    expect([table.door, table.viewer, view.options]).toEqual(['hidden', null, []]);
    expect(JSON.stringify(view.zones['hand'])).not.toContain('vamp');
  });
});

describe('hands', () => {
  it('mark the cards all have seen, each as often as it was', () => {
    const hand = laidTable({ hand: party('child child taxi') });
    expect(handOf(hand, 0).map(({ card, seen }) => [card, seen])).toEqual([
      ['child', true],
      ['child', false],
      ['taxi', true],
    ]);
  });

  it('are pictured as seen, unknown, and laid before a door', () => {
    const table = laidTable({ turn: 1, keeper: 0, door: 1, decision: 'answer' });
    const minis = minisOf(table, 1);
    expect(minis.map(({ card, atDoor }) => (atDoor ? 'door' : (card ?? '?')))).toEqual([
      'vamp-vampire',
      'monster',
      '?',
      '?',
      '?',
      'door',
    ]);
  });

  it('leave as never seen what nobody has shown', () => {
    const table = laidTable();
    const never = unseen(known(table));
    const all = COPIES.reduce((sum, [, copies]) => sum + copies, 0);
    expect(never.reduce((sum, { number }) => sum + number, 0)).toBe(all - known(table).length);
    expect(never.every(({ number }) => number >= 0)).toBe(true);
    expect(never.find(({ card }) => card === 'taxi')?.number).toBe(0);
  });
});

describe('windows', () => {
  it('fill from the bottom: normals, brutes, the musician', () => {
    expect(panes(party('brute-ghost musician-ghost ghost'), 'ghost').map((p) => p.card)).toEqual([
      'ghost',
      'brute-ghost',
      'musician-ghost',
    ]);
  });

  it('share a window among like guests when there are too many', () => {
    const many = party('monster monster monster monster brute-monster');
    expect(panes(many, 'monster')).toEqual([
      { card: 'monster', number: 3 },
      { card: 'monster', number: 1 },
      { card: 'brute-monster', number: 1 },
    ]);
    const all = panes(party('ghost ghost brute-ghost brute-ghost musician-ghost'), 'ghost');
    expect(all.map(({ number }) => number)).toEqual([2, 2, 1]);
  });
});

describe('what a card would do', () => {
  it.each([
    ['ghost', '', { kind: 'joins', gain: 1 }],
    ['musician-ghost', 'ghost ghost', { kind: 'joins', gain: 4 }],
    ['scarecrow', '', { kind: 'joins', gain: 3 }],
    ['vamp-ghost', 'monster', { kind: 'nothing' }],
    ['vamp-ghost', 'ghost ghost brute-ghost', { kind: 'takes', number: 3, roles: 2 }],
    ['child', 'ghost ghost brute-ghost monster', { kind: 'flees', creatures: ['monster'] }],
    ['taxi', 'ghost monster', { kind: 'leaves', creatures: ['monster', 'ghost'], number: 1 }],
    ['child', 'brute-monster scarecrow', { kind: 'nothing' }],
  ] as const)('%s among [%s]', (card, there, effect) => {
    expect(effectOf(card, party(there))).toMatchObject(effect);
  });

  it('never frightens a type without guests', () => {
    expect(frightened([])).toEqual([]);
  });

  it('moves one guest with a vamp, a whole type with a child, and none home with a taxi', () => {
    const [mine, theirs] = [party('ghost'), party('ghost ghost brute-ghost monster')];
    const take = { kind: 'take', code: 0, card: 'brute-ghost' } as const;
    const send = { kind: 'send', code: 0, creature: 'ghost' } as const;
    expect(worth(afterChoice(take, 'vamp-ghost', theirs, mine).rival)).toBe(2);
    expect(afterChoice(send, 'child', theirs, mine)).toEqual({
      party: ['monster'],
      rival: party('ghost ghost ghost brute-ghost'),
    });
    expect(afterChoice(send, 'taxi', theirs, mine)).toEqual({ party: ['monster'], rival: mine });
  });
});

describe('why not', () => {
  it('says nothing to whoever may knock', () => {
    expect(whyNotNow(laidTable(), 0)).toBeNull();
  });

  it.each([
    ['another player knocks', { decider: 1, turn: 1 }, 0, 'not-your-turn', 'TT-13'],
    [
      'somebody waits at my door',
      { decision: 'answer', turn: 1, keeper: 0 },
      0,
      'open-or-refuse',
      'TT-17',
    ],
    [
      'a card lies at another door',
      { decision: 'answer', decider: 2, keeper: 2 },
      0,
      'not-at-the-door',
      'TT-R9',
    ],
    [
      'I must take a guest',
      { decision: 'take-guest', keeper: 2, revealed: party('vamp-ghost') },
      0,
      'take-a-guest',
      'TT-R10',
    ],
    [
      'I must choose a type',
      { decision: 'choose-type', keeper: 2, revealed: party('child') },
      0,
      'choose-a-type',
      'TT-46',
    ],
    ['the party is over', { decision: null }, 0, 'over', 'TT-22'],
  ] as const)('%s', (_, how, seat, reason, rule) => {
    expect(whyNotNow(laidTable(how as never), seat)).toMatchObject({ reason, rule });
  });
});

it('knows who has the card while the other chooses', () => {
  const opened = { decision: 'take-guest', decider: 0, turn: 0, keeper: 2 };
  expect(revealerOf(laidTable(opened))).toBe(2);
  expect(revealerOf(laidTable({ ...opened, decider: 2 }))).toBe(0);
});

it('sets the score sheet by rank, doubled where a musician plays', () => {
  const outcome = { ranks: [1, 3, 1, 3], winners: [0, 2], scores: [8, 3, 8, 3] };
  const sheet = scoreSheet(laidTable({ decision: null, outcome: outcome as never }));
  expect(sheet.map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
    [3, 3],
  ]);
  const [aicha] = sheet;
  expect(aicha?.columns.map(({ points }) => points)).toEqual([3, 4, 1]);
  expect(aicha?.columns[1]).toMatchObject({ guests: 2, doubled: true });
  for (const { seat, columns, scarecrows } of sheet) {
    const total = columns.reduce((sum, { points }) => sum + points, 3 * scarecrows);
    expect(total).toBe(worth(PARTIES[seat] ?? []));
  }
});
