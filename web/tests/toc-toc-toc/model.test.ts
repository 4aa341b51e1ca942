// What the screen reads from a view.
import { describe, expect, it } from 'vitest';
import { COPIES, panes, unseen, type Card } from '$lib/games/toc-toc-toc/cards';
import { handOf, known, minisOf, scoreSheet } from '$lib/games/toc-toc-toc/model';
import { laidTable } from './laid';

const party = (words: string) => words.split(' ').filter(Boolean) as Card[];

describe('the table', () => {
  it('has a pile with its top card', () => {
    const table = laidTable();
    expect([table.top, table.pile]).toEqual(['brute-ghost', 11]);
  });

  it('knows the card before a door only if the viewer laid it', () => {
    expect(laidTable({ door: ['child'] }).door).toBe('child');
    expect(laidTable({ door: 1 }).door).toBe('hidden');
    expect(laidTable().door).toBeNull();
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
  expect(aicha?.columns.map(({ points }) => points)).toEqual([3, 4, 1, 0]);
  expect(aicha?.columns[1]).toMatchObject({ guests: 2, doubled: true });
  expect(aicha?.columns[1]?.panes.map(({ card }) => card)).toEqual(['ghost', 'musician-ghost']);
});
