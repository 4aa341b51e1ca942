// Where parks and visitors stand on the ring: by number of seats, clockwise from one's own park below.

/** So many units of the ring, as long as they are on this screen. */
export const units = (number: number) => `calc(${number} * var(--u))`;

export interface Box {
  /** The middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
  /** How wide its visitors may stand. */
  room: number;
}

export interface Layout {
  width: number;
  height: number;
  parks: readonly Box[];
  gaps: readonly Spot[];
  /** The width of a local visitor's ticket, and how far apart the first two stand. */
  ticket: number;
  apart: number;
  /** Is there room to say whom a gap lies between? */
  named: boolean;
  track: Ellipse;
  square: Ellipse | null;
}

export interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

type Place = readonly [x: number, y: number];

const boxes = (width: number, height: number, places: readonly Place[]): Box[] =>
  places.map(([x, y]) => ({ x, y, width, height }));

const spots = (room: number, places: readonly Place[]): Spot[] =>
  places.map(([x, y]) => ({ x, y, room }));

const WIDE = { width: 826, height: 372, track: { x: 413, y: 190, rx: 326, ry: 140 } };
const OWN = { x: 413, y: 315, width: 348, height: 94 };
const LARGE = { ...WIDE, ticket: 50, apart: 28, named: true };
const SMALL = { ...WIDE, ticket: 42, apart: 14, named: false };

const LAYOUTS: Readonly<Record<number, Layout>> = {
  2: {
    ...LARGE,
    parks: [OWN, { ...OWN, y: 57 }],
    gaps: spots(230, [[132, 186]]),
    square: { x: 492, y: 186, rx: 222, ry: 78 },
  },
  3: {
    ...LARGE,
    parks: [OWN, ...boxes(236, 98, [[128, 92], [698, 92]])], // prettier-ignore
    gaps: spots(218, [[116, 246], [413, 50], [710, 246]]), // prettier-ignore
    square: { x: 413, y: 192, rx: 204, ry: 70 },
  },
  4: {
    ...LARGE,
    parks: [OWN, ...boxes(200, 94, [[106, 185], [413, 57], [720, 185]])], // prettier-ignore
    gaps: spots(220, [[118, 310], [160, 68], [666, 68], [708, 310]]), // prettier-ignore
    square: { x: 413, y: 186, rx: 200, ry: 82 },
  },
  5: {
    ...SMALL,
    ticket: 46,
    apart: 10,
    parks: [
      { x: 413, y: 320, width: 300, height: 90 },
      ...boxes(196, 90, [[102, 216], [238, 52], [588, 52], [724, 216]]), // prettier-ignore
    ],
    gaps: spots(130, [[186, 322], [68, 116], [413, 52], [758, 116], [640, 322]]), // prettier-ignore
    square: { x: 413, y: 190, rx: 206, ry: 82 },
  },
  6: {
    ...SMALL,
    parks: [
      { x: 413, y: 323, width: 266, height: 86 },
      ...boxes(196, 88, [[102, 250], [102, 84], [413, 50], [724, 84], [724, 250]]), // prettier-ignore
    ],
    gaps: spots(110, [[206, 338], [102, 167], [257, 56], [569, 56], [724, 167], [620, 338]]), // prettier-ignore
    square: { x: 413, y: 186, rx: 215, ry: 92 },
  },
};

// Upright, for narrow screens: without the square, which stands elsewhere there.
const TALL = { width: 300, ticket: 34, apart: 10, named: false, square: null };
const tall = (height: number) => ({
  ...TALL,
  height,
  track: { x: 150, y: height / 2, rx: 78, ry: height / 2 - 44 },
});
const OWN_TALL = { x: 150, width: 216, height: 74 };

const UPRIGHT: Readonly<Record<number, Layout>> = {
  2: {
    ...tall(300),
    parks: [
      { ...OWN_TALL, y: 258 },
      { ...OWN_TALL, y: 42 },
    ],
    gaps: spots(200, [[150, 150]]),
  },
  3: {
    ...tall(360),
    parks: [{ ...OWN_TALL, y: 318 }, ...boxes(142, 74, [[73, 96], [227, 96]])], // prettier-ignore
    gaps: spots(130, [[73, 206], [150, 28], [227, 206]]), // prettier-ignore
  },
  4: {
    ...tall(420),
    parks: [{ ...OWN_TALL, y: 378 }, ...boxes(142, 74, [[73, 210], [150, 42], [227, 210]])], // prettier-ignore
    gaps: spots(130, [[73, 296], [73, 126], [227, 126], [227, 296]]), // prettier-ignore
  },
  5: {
    ...tall(460),
    parks: [
      { ...OWN_TALL, y: 418 },
      ...boxes(142, 74, [[73, 252], [73, 96], [227, 96], [227, 252]]), // prettier-ignore
    ],
    gaps: spots(130, [[73, 336], [73, 174], [150, 28], [227, 174], [227, 336]]), // prettier-ignore
  },
  6: {
    ...tall(520),
    parks: [
      { ...OWN_TALL, y: 478 },
      ...boxes(142, 74, [[73, 312], [73, 158], [150, 42], [227, 158], [227, 312]]), // prettier-ignore
    ],
    gaps: [
      ...spots(130, [[73, 396], [73, 236]]), // prettier-ignore
      ...spots(76, [[39, 80], [261, 80]]), // prettier-ignore
      ...spots(130, [[227, 236], [227, 396]]), // prettier-ignore
    ],
  },
};

export function layoutOf(seats: number, upright: boolean): Layout {
  return (upright ? UPRIGHT : LAYOUTS)[seats] as Layout;
}

/** How far right of the one before each visitor of a gap stands; less than a ticket: they overlap. */
export function stepsOf(
  tickets: number,
  { ticket, apart }: Pick<Layout, 'ticket' | 'apart'>,
  room: number,
): number[] {
  const others = tickets - 1;
  const alike = (step: number) => Array.from({ length: others }, () => step);
  const loose = ticket + Math.min(apart, 10);
  if (tickets < 3) return alike(ticket + apart);
  if (ticket + others * loose <= room) return alike(loose);
  if (ticket + loose + ((others - 1) * ticket) / 2 <= room) return alike(ticket / 2).with(0, loose); // from the third on, by half
  return alike(Math.min(0.8 * ticket, (room - ticket) / others));
}

export interface Rows {
  ticket: number;
  pitch: number;
  rows: 1 | 2;
}

/** The Place centrale fills up: tickets move together, then stand in two rows. */
export function rowsOf(tickets: number, room: number): Rows {
  if (tickets <= 6) return { ticket: 47, pitch: 64, rows: 1 };
  if (tickets <= 8) return { ticket: 44, pitch: room / tickets, rows: 1 };
  return { ticket: 38, pitch: Math.min(52, room / Math.ceil(tickets / 2)), rows: 2 };
}
