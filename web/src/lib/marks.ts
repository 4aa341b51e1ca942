// Marks: eight seats, twelve at a big table, told apart by shape, letter and colour together.
export interface MarkShape {
  letter: string;
  colour: string;
  /** The ink of the letter on that colour. */
  ink: string;
  /** Drawn around 0,0 in a box of 48. */
  path: string;
  /** How far below the middle the letter sits. */
  drop: number;
}

const WHITE = '#fff';
const INK = '#221c2e';

export const MARKS: readonly MarkShape[] = [
  {
    letter: 'A',
    colour: '#c23a4d',
    ink: WHITE,
    drop: 9,
    path: 'M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z',
  },
  {
    letter: 'B',
    colour: '#2a6fbb',
    ink: WHITE,
    drop: 9,
    path: 'M-19.4-19.4h38.8v38.8h-38.8Z',
  },
  { letter: 'C', colour: '#e0a100', ink: INK, drop: 14, path: 'M0-24L26 20H-26Z' },
  { letter: 'D', colour: '#2f7d4f', ink: WHITE, drop: 9, path: 'M0-27L27 0L0 27L-27 0Z' },
  {
    letter: 'E',
    colour: '#7b3fa0',
    ink: WHITE,
    drop: 10,
    path: 'M0-27L7.9-9.5L26.6-7.7L12.6 4.8L16.7 23.5L0 13.9L-16.7 23.5L-12.6 4.8L-26.6-7.7L-7.9-9.5Z',
  },
  {
    letter: 'F',
    colour: '#e07020',
    ink: INK,
    drop: 10,
    path: 'M0-25L24.7-7L15.3 21.5H-15.3L-24.7-7Z',
  },
  {
    letter: 'G',
    colour: '#0f7f86',
    ink: WHITE,
    drop: 9,
    path: 'M-10-24H10V-10H24V10H10V24H-10V10H-24V-10H-10Z',
  },
  { letter: 'H', colour: '#5b5b66', ink: WHITE, drop: 9, path: 'M-13-23H13L26 0L13 23H-13L-26 0Z' },
];

/** Of the ninth to twelfth seat: nobody picks them, the big table gives them. */
const FURTHER: readonly MarkShape[] = [
  {
    letter: 'I',
    colour: '#8a4b1f',
    ink: WHITE,
    drop: 8,
    path: 'M-23-22H23V0C23 13 11 21 0 26C-11 21-23 13-23 0Z',
  },
  {
    letter: 'J',
    colour: '#d06a9c',
    ink: INK,
    drop: 6,
    path: 'M0 25L-22 3C-32-9-20-27-7-21Q-3-19 0-14Q3-19 7-21C20-27 32-9 22 3Z',
  },
  {
    letter: 'K',
    colour: '#20354f',
    ink: WHITE,
    drop: 15,
    path: 'M0-28C7-15 21-7 21 7A21 21 0 0 1-21 7C-21-7-7-15 0-28Z',
  },
  {
    letter: 'L',
    colour: '#7c8f1e',
    ink: INK,
    drop: 10,
    path: 'M-24 21V-1A24 23 0 0 1 24-1V21Z',
  },
];
const ALL = [...MARKS, ...FURTHER];

/** The mark of a seat; people may pick another by its letter. */
export function markOf(seat: number, chosen?: string | null): MarkShape {
  const found = ALL.find(({ letter }) => letter === chosen) ?? ALL[seat % ALL.length];
  return found as MarkShape;
}
