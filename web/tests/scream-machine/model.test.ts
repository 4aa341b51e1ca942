// What the screen reads from a view, and what a move would change.
import { describe, expect, it } from 'vitest';
import { costOf, inOrder } from '$lib/games/scream-machine/cards';
import { openingOf, wishOf, type Picked } from '$lib/games/scream-machine/choice.svelte';
import {
  gapsFrom,
  leadersOf,
  movesOf,
  openingHand,
  preview,
  publicView,
  ringOf,
  sideOf,
  tableOf,
  visitorsOf,
  whyNotAdd,
  whyNotBuild,
  whyNotNow,
  whyNotOption,
  type Move,
} from '$lib/games/scream-machine/model';
import { hung, keyed } from '$lib/games/scream-machine/places';
import { ACTIONS, ROW, cards, code, laidTable, laidView } from './laid';

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

  it('shows nothing private to those who pass by', () => {
    const view = publicView(laidView({ options: ['survey'], chosen: cards('water-1') }));
    expect(view.zones['hand']).toEqual([4, 3, 3, 3]);
    expect(view.zones['hidden']).toEqual([1, 1, 1, 1]);
    expect([view.viewer, view.options]).toEqual([null, []]);
    expect(tableOf(view).chosen).toEqual([null, null, null, null]);
    const before = publicView(laidView({ opening: [0, 1] }));
    expect(before.zones['hand']).toEqual([null, null, null, null]);
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

  it('ties where no park has anything he likes', () => {
    const empty = laidTable({ parks: [[], [], [], []] });
    expect(visitorsOf(empty).map((visitor) => sideOf(visitor, empty))).not.toContain(0);
    expect(leadersOf('coaster', empty)).toEqual([]);
    expect(leadersOf('cheapskate', empty)).toEqual([0, 1, 2, 3]);
  });
});

describe('moves', () => {
  it('are read from the notation', () => {
    expect(move('build coaster-5 from row')).toMatchObject({ card: 'coaster-5', from: 'row' });
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
});

describe('a preview', () => {
  it('shows the new sums and everybody who would change sides', () => {
    const seen = preview(table, 0, move('build coaster-5 from row'));
    expect([seen.cost, seen.after.actions]).toEqual([3, 0]);
    expect([seen.after.sums[0]?.[0], seen.after.tickets[0]]).toEqual([8, 16]);
    expect([...seen.changes].map(([id, { from, to }]) => [id, from, to])).toEqual([
      ['n0', 1, 0],
      ['n2', 'tied', 1],
      ['g0-0', 1, 0],
      ['g3-0', 0, 'tied'],
      ['g3-h', 'tied', 0],
    ]);
    expect([seen.gained, seen.lost]).toEqual([3, 1]);
    expect(seen.after.row).toHaveLength(6);
    expect(table.row).toHaveLength(7);
  });

  it('lowers sum and ticket with a demolition, and raises the score with publicity', () => {
    const razed = preview(table, 0, move('demolish water-5'));
    expect([razed.after.sums[0]?.[1], razed.after.tickets[0], razed.cost]).toEqual([0, 6, 1]);
    expect(razed.changes.get('n4')).toMatchObject({ from: 0, to: 3 });
    expect(razed.changes.get('n2')).toMatchObject({ to: 0 });
    expect(preview(table, 0, move('publicity')).after.scores).toEqual([8, 5, 8, 6]);
  });
});

describe('why not', () => {
  it.each([
    [laidTable({ turn: 1 }), 'not-your-turn', 'SM-24'],
    [laidTable({ opening: [1] }), 'already-kept', 'SM-15'],
    [laidTable({ outcome: { winners: [0] } as never }), 'over', 'SM-57'],
  ])('now', (at, reason, rule) => {
    expect(whyNotNow(at, 0)).toMatchObject({ reason, rule });
  });

  it('says nothing to whoever may act', () => {
    expect(whyNotNow(table, 0)).toBeNull();
    expect(whyNotBuild(table, 'coaster-5')).toBeNull();
    expect(whyNotOption(table, 0, 'demolition')).toBeNull();
  });

  it('names what a poster costs and what is left', () => {
    expect(whyNotBuild(laidTable({ actions: 2 }), 'coaster-5')).toEqual({
      reason: 'too-dear',
      rule: 'SM-R11',
      facts: { card: 'coaster-5', cost: 3, actions: 2 },
    });
  });

  it.each([
    ['survey', {}, 'used', 'SM-32'],
    ['survey', { used: [], hidden: [0, 1, 1, 0] }, 'nobody-hidden', 'SM-R17'],
    ['development', { pile: 0, discards: [] }, 'nothing-to-draw', 'SM-R22'],
    ['demolition', { parks: [[], [], [], []] }, 'empty-park', 'SM-R23'],
    ['novelties', { row: cards('water-1') }, 'row-too-short', 'SM-R20'],
    ['novelties', { pile: 1, discards: [] }, 'too-few-cards', 'SM-R20'],
  ] as const)('%s %o', (option, how, reason, rule) => {
    expect(whyNotOption(laidTable(how as never), 0, option)).toMatchObject({ reason, rule });
  });

  it('lays no more than four actions on the site', () => {
    expect(whyNotAdd(cards('water-5'), 'food-3')).toMatchObject({ facts: { cost: 2, actions: 1 } });
    expect(whyNotAdd(cards('water-5'), 'food-1')).toBeNull();
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
