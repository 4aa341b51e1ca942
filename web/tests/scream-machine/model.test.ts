// What the screen reads from a view, and what a move would change.
import { describe, expect, it } from 'vitest';
import { costOf, hung, inOrder } from '$lib/games/scream-machine/cards';
import { openingOf, wishOf, type Picked } from '$lib/games/scream-machine/choice.svelte';
import {
  askedFor,
  builds,
  comparedBy,
  gapsFrom,
  kindsOf,
  movesOf,
  openingHand,
  opens,
  outlookOf,
  ringOf,
  sideOf,
  visitorsOf,
  type Move,
} from '$lib/games/scream-machine/model';
import { keyed } from '$lib/table/keyed';
import { ACTIONS, BUILT, ROW, cards, code, foreseen, laidTable } from './laid';

const table = laidTable();
const side = (id: string, at = table) => {
  const visitor = visitorsOf(at).find((one) => one.id === id);
  return visitor && sideOf(visitor, at);
};
const move = (notation: string) => movesOf([code(notation)], ACTIONS)[0] as Move;

describe('the table', () => {
  it('has a gap for each pair of neighbours, and one for two players', () => {
    expect(table.gaps.map(({ left, right }) => [left, right])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ]);
    expect(laidTable({ seats: 2 }).gaps).toHaveLength(1);
  });

  it('turns the ring so that my park comes first', () => {
    expect(ringOf(table, 2)).toEqual([2, 3, 0, 1]);
    expect(gapsFrom(table, 2).map(({ gap }) => gap)).toEqual([2, 3, 0, 1]);
    expect(ringOf(table, null)).toEqual([0, 1, 2, 3]);
  });

  it('knows a hidden visitor only after a survey', () => {
    const hidden = visitorsOf(table).filter((visitor) => visitor.hidden);
    expect(hidden.map(({ id, kind }) => [id, kind])).toEqual([
      ['g0-h', 'nostalgia'],
      ['g1-h', null],
      ['g2-h', null],
      ['g3-h', 'coaster'],
    ]);
    expect(side('g1-h')).toBe('unknown');
  });

  it('counts nobody’s cards while the parks are being opened', () => {
    const opening = laidTable({ opening: [0, 1, 2, 3] });
    expect(opening.phase).toBe('opening');
    expect(opening.hands.map(({ size }) => size)).toEqual([4, null, null, null]);
  });
});

describe('who would win whom', () => {
  it.each([
    ['n0', 1], // coaster: 5 against 3 and 3
    ['n1', 3],
    ['n2', 'tied'], // the cheapest ticket is shared: 11 and 11
    ['n3', 2],
    ['n4', 0],
    ['n5', 3],
    ['g0-0', 1],
    ['g3-0', 0], // a cheapskate between 16 and 11
    ['g3-h', 'tied'], // 3 against 3
  ])('%s goes to %s', (id, to) => {
    expect(side(id)).toBe(to);
  });

  it('compares the parks as he likes them', () => {
    expect(comparedBy('cheapskate', [3, 0], table)).toEqual([
      { seat: 0, value: 11 },
      { seat: 3, value: 16 },
    ]);
  });

  it('knows the kinds there are', () => {
    expect(kindsOf(table)).toHaveLength(8);
    expect(kindsOf(laidTable({ fields: { leaders: Array(7).fill([]) } }))).toHaveLength(7);
  });
});

describe('moves', () => {
  it('are read from the notation', () => {
    expect(move('build coaster-5 from row')).toMatchObject({ cards: ['coaster-5'], from: 'row' });
    expect(move('build thrill-1')).toMatchObject({ kind: 'build', from: 'hand' });
    expect(move('renew thrill-3 + thrill-3')).toMatchObject({ cards: ['thrill-3', 'thrill-3'] });
    expect(move('open coaster-3 + water-1')).toMatchObject({ cards: ['coaster-3', 'water-1'] });
    expect(movesOf([code('survey'), 9999], ACTIONS)).toMatchObject([{ kind: 'survey' }]);
  });

  const moves = movesOf(
    ACTIONS.map((_, at) => at),
    ACTIONS,
  );
  const wish = (picked: Picked) => {
    const found = wishOf(picked, moves);
    return found && ACTIONS[found.code];
  };

  it('are found by what was picked, in any order', () => {
    const option = (name: 'novelties' | 'demolition' | 'publicity', words = '') =>
      wish({ what: 'option', option: name, slots: [], cards: cards(words) });
    expect(wish({ what: 'poster', from: 'row', slot: 6, card: 'water-3' })).toBe(
      'build water-3 from row',
    );
    expect(wish({ what: 'poster', from: 'hand', slot: 0, card: 'water-3' })).toBe('build water-3');
    expect(option('novelties', 'family-1 food-1')).toBe('renew food-1 + family-1');
    expect(option('novelties', 'food-1')).toBeNull();
    expect(option('demolition', 'water-5')).toBe('demolish water-5');
    expect(option('demolition')).toBeNull();
    expect(option('publicity')).toBe('publicity');
    expect(wish({ what: 'end' })).toBe('end');
    expect(openingOf(cards('water-1 coaster-3'), moves)).toEqual(move('open coaster-3 + water-1'));
    expect(openingOf(cards('water-1'), moves)).toBeNull();
  });

  it('say what can be picked', () => {
    expect(opens(cards('water-1'), moves)).toBe(true);
    expect(opens(cards('water-1 water-1'), moves)).toBe(false);
    expect(builds('coaster-5', 'row', moves)).toBe(true);
    expect(builds('coaster-5', 'hand', moves)).toBe(false);
    expect(ACTIONS[askedFor('demolition', ACTIONS)]).toMatch(/^demolish/);
    expect(ACTIONS[askedFor('development', ACTIONS)]).toBe('develop');
  });
});

describe('a outlook', () => {
  const build = move('build coaster-5 from row');
  const act = [{ seat: 0, decision: 'act' }];

  it('is the difference between what is and what is foreseen', () => {
    const seen = outlookOf(table, 0, build, foreseen({ fields: BUILT }));
    expect([seen.cost, seen.gained, seen.lost]).toEqual([3, 3, 1]);
    expect([...seen.changes].map(([id, { from, to }]) => [id, from, to])).toEqual([
      ['n0', 1, 0],
      ['n2', 'tied', 1],
      ['g0-0', 1, 0],
      ['g3-0', 0, 'tied'],
      ['g3-h', 'tied', 0],
    ]);
  });

  it('ends my turn unless I am asked again, in the same round', () => {
    expect(outlookOf(table, 0, build, foreseen({})).ends).toBe(true);
    expect(outlookOf(table, 0, build, foreseen({}, act)).ends).toBe(false);
    const over = [{ event: 'round_over', round: 2 }] as never;
    expect(outlookOf(table, 0, build, foreseen({}, act, over)).ends).toBe(true);
  });
});

it('lays what was kept among the rest of the hand', () => {
  const hand = cards('water-3 nostalgia-5');
  const kept = laidTable({ opening: [1], hand, chosen: cards('coaster-3 water-3') });
  expect(openingHand(kept, 0, [])).toEqual({
    cards: cards('coaster-3 water-3 water-3 nostalgia-5'),
    placed: [0, 1],
  });
  expect(openingHand(laidTable({ opening: [0] }), 0, [2]).placed).toEqual([2]);
});

describe('the hoarding', () => {
  it('keeps every poster at its place, and the tape of a built one', () => {
    const before = hung([], ROW);
    expect(before).toEqual(ROW);
    const built = hung(before, inOrder(ROW.filter((card) => card !== 'coaster-5')));
    expect(built).toEqual(ROW.map((card) => (card === 'coaster-5' ? null : card)));
    const filled = hung(built, [...ROW.filter((card) => card !== 'coaster-5'), 'water-3']);
    expect(filled[2]).toBe('water-3');
  });

  it('tells like posters apart', () => {
    const ids = keyed(cards('water-3 food-1 water-3')).map(({ id }) => id);
    expect(ids).toEqual(['water-3 0', 'food-1 0', 'water-3 1']);
  });
});

it('costs one, two or three actions', () => {
  expect(cards('water-1 water-3 water-5').map(costOf)).toEqual([1, 2, 3]);
});
