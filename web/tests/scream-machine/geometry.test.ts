// The ring of Scream Machine: nothing lies on anything else, nothing leaves the ring.
import { describe, expect, it } from 'vitest';
import {
  layoutOf,
  rowsOf,
  stepsOf,
  type Box,
  type Layout,
} from '$lib/games/scream-machine/geometry';

const TALL = 64 / 50; // a ticket

function lots(layout: Layout, visitors: number): Box[] {
  const stands = layout.gaps.map(({ x, y, room }) => {
    const steps = stepsOf(visitors, layout, room).reduce((sum, step) => sum + step, 0);
    return { x, y, width: layout.ticket + steps, height: layout.ticket * TALL };
  });
  return [...layout.parks, ...stands];
}

function meet(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

function inside({ x, y, width, height }: Box, layout: Layout): boolean {
  return (
    x - width / 2 >= 0 &&
    x + width / 2 <= layout.width &&
    y - height / 2 >= 0 &&
    y + height / 2 <= layout.height
  );
}

describe.each([2, 3, 4, 5, 6])('the ring of %i', (seats) => {
  it.each([
    ['wide', false, 2],
    ['wide, crowded', false, 7],
    ['upright', true, 2],
    ['upright, crowded', true, 7],
  ])('%s: parks and gaps keep apart', (_, upright, visitors) => {
    const layout = layoutOf(seats, upright);
    const boxes = lots(layout, visitors);
    expect(layout.parks).toHaveLength(seats);
    expect(layout.gaps).toHaveLength(seats === 2 ? 1 : seats);
    for (const box of boxes) expect(inside(box, layout), JSON.stringify(box)).toBe(true);
    for (const [place, box] of boxes.entries())
      for (const other of boxes.slice(place + 1))
        expect(meet(box, other), JSON.stringify([box, other])).toBe(false);
  });

  it('the square holds all visitors there may ever be', () => {
    const { square, parks } = layoutOf(seats, false);
    const room = (square?.rx ?? 0) * 2 - 6;
    for (let visitors = 1; visitors <= 27; visitors++) {
      const { ticket, pitch, rows } = rowsOf(visitors, room);
      expect(pitch * Math.ceil(visitors / rows)).toBeLessThanOrEqual(room + 0.001);
      expect(pitch).toBeGreaterThan(ticket / 2);
    }
    for (const park of parks.filter(({ x }) => x === square?.x))
      expect(Math.abs(park.y - (square?.y ?? 0))).toBeGreaterThan(park.height / 2 + 60);
  });
});

it('from the third on, visitors of a gap overlap by half where room is scarce', () => {
  const stands = { ticket: 50, apart: 28 };
  expect(stepsOf(2, stands, 140)).toEqual([78]);
  expect(stepsOf(3, stands, 140)).toEqual([60, 25]);
  expect(stepsOf(3, stands, 200)).toEqual([60, 60]);
  expect(stepsOf(7, stands, 140).reduce((sum, step) => sum + step, 50)).toBeLessThanOrEqual(140);
});
