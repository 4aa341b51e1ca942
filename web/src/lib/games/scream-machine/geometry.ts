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

const boxes = (width: number, height: number, ...places: readonly Place[]): Box[] =>
  places.map(([x, y]) => ({ x, y, width, height }));

const spots = (room: number, ...places: readonly Place[]): Spot[] =>
  places.map(([x, y]) => ({ x, y, room }));

const WIDE = { width: 826, height: 372, track: { x: 413, y: 190, rx: 326, ry: 140 } };
const LARGE = { ...WIDE, ticket: 50, apart: 28, named: true };
const SMALL = { ...WIDE, ticket: 42, apart: 14, named: false };
const OWN = boxes(348, 94, [413, 315]);
const square = (rx: number, ry: number, y = 186, x = 413): Ellipse => ({ x, y, rx, ry });

const LAYOUTS: Readonly<Record<number, Layout>> = {
  2: {
    ...LARGE,
    parks: [...OWN, ...boxes(348, 94, [413, 57])],
    gaps: spots(230, [132, 186]),
    square: square(222, 78, 186, 492),
  },
  3: {
    ...LARGE,
    parks: [...OWN, ...boxes(236, 98, [128, 92], [698, 92])],
    gaps: spots(218, [116, 246], [413, 50], [710, 246]),
    square: square(204, 70, 192),
  },
  4: {
    ...LARGE,
    parks: [...OWN, ...boxes(200, 94, [106, 185], [413, 57], [720, 185])],
    gaps: spots(220, [118, 310], [160, 68], [666, 68], [708, 310]),
    square: square(200, 82),
  },
  5: {
    ...SMALL,
    ticket: 46,
    apart: 10,
    parks: [
      ...boxes(300, 90, [413, 320]),
      ...boxes(196, 90, [102, 216], [238, 52], [588, 52], [724, 216]),
    ],
    gaps: spots(130, [186, 322], [68, 116], [413, 52], [758, 116], [640, 322]),
    square: square(206, 82, 190),
  },
  6: {
    ...SMALL,
    parks: [
      ...boxes(266, 86, [413, 323]),
      ...boxes(196, 88, [102, 250], [102, 84], [413, 50], [724, 84], [724, 250]),
    ],
    gaps: spots(110, [206, 338], [102, 167], [257, 56], [569, 56], [724, 167], [620, 338]),
    square: square(215, 92),
  },
};

/** Upright, for narrow screens: without the square, which stands elsewhere there. */
const tall = (height: number, others: readonly Box[], gaps: readonly Spot[]): Layout => ({
  width: 300,
  height,
  parks: [...boxes(216, 74, [150, height - 42]), ...others],
  gaps,
  ticket: 34,
  apart: 10,
  named: false,
  track: { x: 150, y: height / 2, rx: 78, ry: height / 2 - 44 },
  square: null,
});

const UPRIGHT: Readonly<Record<number, Layout>> = {
  2: tall(300, boxes(216, 74, [150, 42]), spots(200, [150, 150])),
  3: tall(360, boxes(142, 74, [73, 96], [227, 96]), spots(130, [73, 206], [150, 28], [227, 206])),
  4: tall(
    420,
    boxes(142, 74, [73, 210], [150, 42], [227, 210]),
    spots(130, [73, 296], [73, 126], [227, 126], [227, 296]),
  ),
  5: tall(
    460,
    boxes(142, 74, [73, 252], [73, 96], [227, 96], [227, 252]),
    spots(130, [73, 336], [73, 174], [150, 28], [227, 174], [227, 336]),
  ),
  6: tall(520, boxes(142, 74, [73, 312], [73, 158], [150, 42], [227, 158], [227, 312]), [
    ...spots(130, [73, 396], [73, 236]),
    ...spots(76, [39, 80], [261, 80]),
    ...spots(130, [227, 236], [227, 396]),
  ]),
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

/** The Place centrale fills up: tickets move together, then stand in two rows. */
export function rowsOf(tickets: number, room: number) {
  if (tickets <= 6) return { ticket: 47, pitch: 64, rows: 1 };
  if (tickets <= 8) return { ticket: 44, pitch: room / tickets, rows: 1 };
  return { ticket: 38, pitch: Math.min(52, room / Math.ceil(tickets / 2)), rows: 2 };
}
