// Where people sit down: six gates at dusk, under a coaster that runs from edge to edge.
export const GROUND = 400;

/** The middle of each gate, above its chair. */
export const GATES = Array.from({ length: 6 }, (_, seat) => 83 + 130 * seat);

/** How high the track runs at `x`. */
const height = (x: number) => 196 + 52 * Math.sin(x / 92 + 0.4) + 20 * Math.sin(x / 37);

const FROM = -40;
const TO = 1720;
const EACH = 22;
const posts = Array.from({ length: Math.ceil((TO - FROM) / EACH) }, (_, i) => FROM + i * EACH);
const at = (x: number) => `${x} ${height(x).toFixed(1)}`;

export const TRACK = `M${Array.from({ length: (TO - FROM) / 8 + 1 }, (_, i) => at(FROM + i * 8)).join('L')}`;

/** Posts, and a cross between each two. */
export const TRESTLE = posts
  .map((x) => {
    const [here, there] = [height(x), height(x + EACH)];
    const braces = [0, 1, 2, 3].map((level) => {
      const top = Math.max(here, there) + 8 + level * 58;
      const foot = Math.min(top + 58, GROUND);
      return top < GROUND
        ? `M${x} ${top.toFixed(1)}L${x + EACH} ${foot.toFixed(1)}M${x + EACH} ${top.toFixed(1)}L${x} ${foot.toFixed(1)}`
        : '';
    });
    return `M${at(x)}V${GROUND}${braces.join('')}`;
  })
  .join('');

/** The sleepers under the rail. */
export const TIES = Array.from({ length: (TO - FROM) / 11 }, (_, i) => {
  const x = FROM + i * 11;
  const slope = (height(x + 1) - height(x - 1)) / 2;
  const length = Math.hypot(1, slope);
  const [dx, dy] = [(-slope / length) * 5, (1 / length) * 5];
  return `M${(x - dx).toFixed(1)} ${(height(x) - dy).toFixed(1)}l${(2 * dx).toFixed(1)} ${(2 * dy).toFixed(1)}`;
}).join('');

/** The train: where each car stands, and how steep. */
export const CARS = [0, 1, 2, 3].map((car) => {
  const x = 604 + car * 25;
  const slope = (height(x + 6) - height(x - 6)) / 12;
  return { x, y: height(x), turn: (Math.atan(slope) * 180) / Math.PI, car };
});

/** Bulbs round a gate's arch, from one foot to the other; every third is lit first. */
export const BULBS = [
  ...[4, 3, 2, 1, 0].map((i) => ({ x: -44, y: 300 + i * 22 })),
  ...Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1 + (i + 0.5) / 9);
    return { x: 44 * Math.cos(angle), y: 286 + 44 * Math.sin(angle) };
  }),
  ...[0, 1, 2, 3, 4].map((i) => ({ x: 44, y: 300 + i * 22 })),
];
