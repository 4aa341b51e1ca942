// The street where people sit down: five houses, each with its roof, its windows and its door.
type Shape = 'ghost' | 'cat' | 'bat';

export interface SceneWindow {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of its corners: a round head under the roof, square panes below. */
  round: number;
  /** Who is seen in it when the light is on, how large, how far down. */
  shape?: Shape | undefined;
  scale: number;
  drop: number;
}

export interface SceneHouse {
  x: number;
  top: number;
  wall: string;
  door: string;
  /** What lies behind the roof: a chimney, a tower's wall. */
  behind?: { path: string; fill: string }[];
  roof: string;
  ridge: string;
  windows: SceneWindow[];
}

const ROOF = '#1a1638';
const SCALE = { ghost: 0.8, cat: 1, bat: 1.1 };

function pane(x: number, y: number, shape: Shape): SceneWindow {
  return { x, y, width: 30, height: 42, round: 2, shape, scale: SCALE[shape], drop: 24 };
}

function attic(x: number, y: number, width: number, height: number, shape?: Shape): SceneWindow {
  return { x, y, width, height, round: width / 2, shape, scale: 0.65, drop: 20 };
}

export const HOUSES: readonly SceneHouse[] = [
  {
    x: 29,
    top: 214,
    wall: '#4a3a78',
    door: '#7a2a33',
    behind: [{ path: 'M126 178V134H142V194Z', fill: ROOF }],
    roof: 'M19 220L92 128Q96 122 100 128L173 220Z',
    ridge: 'M25 217L96 128L167 217',
    windows: [pane(43, 236, 'bat'), pane(119, 236, 'ghost'), attic(83, 168, 26, 34, 'ghost')],
  },
  {
    x: 185,
    top: 186,
    wall: '#3c3268',
    door: '#2f5a86',
    roof: 'M179 186V164H203V140H227V118H277V140H301V164H325V186Z',
    ridge: 'M179 186V164H203V140H227V118H277V140H301V164H325V186',
    windows: [pane(199, 208, 'ghost'), pane(275, 208, 'cat'), attic(240, 138, 24, 36, 'bat')],
  },
  {
    x: 341,
    top: 228,
    wall: '#523a6e',
    door: '#8a6a1e',
    behind: [{ path: 'M357 164V132H375V164', fill: ROOF }],
    roof: 'M333 232L349 164H467L483 232Z',
    ridge: 'M333 231L349 164H467L483 231',
    windows: [
      pane(355, 250, 'cat'),
      pane(431, 250, 'bat'),
      attic(372, 184, 22, 32),
      attic(422, 184, 22, 32, 'cat'),
    ],
  },
  {
    x: 497,
    top: 196,
    wall: '#3a3f6e',
    door: '#4c7a4b',
    behind: [
      { path: 'M491 200L531 144H639V200Z', fill: ROOF },
      { path: 'M579 202V134H631V202Z', fill: '#3a3f6e' },
    ],
    roof: 'M569 138L605 70L641 138Z',
    ridge: 'M569 138L605 70L641 138M491 199L531 144H579',
    windows: [pane(511, 218, 'bat'), pane(587, 218, 'ghost'), attic(593, 150, 24, 34, 'cat')],
  },
  {
    x: 653,
    top: 218,
    wall: '#45325f',
    door: '#5d3a72',
    behind: [{ path: 'M752 196V150H768V208Z', fill: ROOF }],
    roof: 'M643 224L698 148L797 224Z',
    ridge: 'M645 221L698 148L795 221',
    windows: [pane(667, 240, 'ghost'), pane(743, 240, 'cat'), attic(686, 184, 24, 28, 'ghost')],
  },
];

export const WALL = 134; // a house's width

/** Bulbs on a wire that hangs from house to house. */
export const WIRES = [
  [-10, 150, 82, 234, 174, 190],
  [174, 190, 252, 234, 330, 176],
  [330, 176, 408, 234, 486, 190],
  [486, 190, 564, 234, 642, 170],
  [642, 170, 746, 214, 850, 140],
].map(([x0 = 0, y0 = 0, cx = 0, cy = 0, x1 = 0, y1 = 0]) => ({
  path: `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`,
  bulbs: [1, 2, 3, 4, 5].map((n) => {
    const s = n / 6;
    const along = (a: number, b: number, c: number) =>
      (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s ** 2 * c;
    return { x: along(x0, cx, x1), y: along(y0, cy, y1) };
  }),
}));
