// How each house of the street is built; the door has the colour of its player's mark.
export interface Look {
  wall: string;
  roof: string;
  /** Drawn on the wall. */
  pattern: 'planks' | 'bricks' | 'stones' | 'shingles';
  shape: string;
  /** Where the chimney stands, and how high. */
  chimney: readonly [number, number];
  /** The stones of its doorway, seen large. */
  arch: string;
}

const LOOKS: readonly Look[] = [
  {
    wall: '#7a4a86',
    roof: '#4b2a63',
    pattern: 'planks',
    shape: 'M-2 90L100 4L202 90Z',
    chimney: [146, 18],
    arch: '#8b7aa8',
  },
  {
    wall: '#4a6496',
    roof: '#2c417a',
    pattern: 'bricks',
    shape: 'M0 90L26 22Q100 12 174 22L200 90Z',
    chimney: [36, -6],
    arch: '#7f93b8',
  },
  {
    wall: '#84663f',
    roof: '#5c3f22',
    pattern: 'stones',
    shape: 'M-2 90L34 62H66Q84 40 90 -10Q112 32 134 62H166L202 90Z',
    chimney: [150, 36],
    arch: '#a08a68',
  },
  {
    wall: '#447a62',
    roof: '#25523f',
    pattern: 'planks',
    shape: 'M0 90V72H28V54H54V36H78V16H122V36H146V54H172V72H200V90Z',
    chimney: [22, 34],
    arch: '#7c9f8e',
  },
  {
    wall: '#8c4a5e',
    roof: '#5a2338',
    pattern: 'shingles',
    shape: 'M0 90L12 68Q52 66 66 46Q58 30 100 -8Q142 30 134 46Q148 66 188 68L200 90Z',
    chimney: [156, 30],
    arch: '#b08a96',
  },
];

export function lookOf(seat: number): Look {
  return LOOKS[seat % LOOKS.length] as Look;
}
