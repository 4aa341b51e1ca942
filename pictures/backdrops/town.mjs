// Among people: the roofs of the city, the fair at dusk, the park in autumn.

import { HEIGHT, WIDTH, all, circle, ellipse, line, path, rect, short, times } from '../brush.mjs';

export const city = {
  facets: ['ville'],
  ground: '#6577a2',
  wash: ['#ff9a7a', 0.07],
  colours: {
    sky: ['#2c3f80', '#8a78ba', '#f59f86', '#ffe0a8'],
    moon: true,
    stars: 20,
    cloud: ['#f7c6c0', 0.6],
    skyline: '#6a5c93',
    roofs: ['#52618a', '#46557c', '#58668f', '#46557c', '#52618a'],
    wall: '#e8cfae',
    windows: ['#ffd777', '#ffd777', '#5b6a94'],
    tiles: ['#7d8fb5', '#4d5f8b', '#3f507c', '#5f72a0', '#9db0d3'],
    brick: ['#b5654a', '#8b4735', '#c97a58'],
  },
  tints: {
    noon: {
      sky: ['#63b4e8', '#a6daf0', '#d8eef0', '#fff0cc'],
      moon: false,
      stars: 0,
      cloud: ['#fff', 0.9],
      skyline: '#8fb0cc',
      roofs: ['#c0604a', '#a9503f', '#cc7054', '#a9503f', '#c0604a'],
      wall: '#fbe8c8',
      windows: ['#7fa6c4', '#7fa6c4', '#4f7696'],
      tiles: ['#d98a62', '#a9573f', '#8f4634', '#bb6a4c', '#f0b088'],
      brick: ['#9a7a6a', '#6f564a', '#b4948a'],
      ground: '#c4735a',
    },
    night: {
      sky: ['#090d2e', '#182456', '#34407e', '#6a5f98'],
      stars: 60,
      cloud: ['#4a5290', 0.5],
      skyline: '#232c5e',
      roofs: ['#2a3462', '#222b56', '#303a6a', '#222b56', '#2a3462'],
      wall: '#4a4a7a',
      windows: ['#ffd777', '#ffb84d', '#2a3160'],
      tiles: ['#3d4a80', '#20294f', '#1a2244', '#303c6c', '#5a6aa4'],
      brick: ['#6a4050', '#4a2c3c', '#7a4c5a'],
      ground: '#323e70',
      facets: ['nuit'],
    },
  },
  behind(b, k) {
    const houses = [
      [-6, 78, 148],
      [72, 66, 164],
      [138, 80, 142],
      [218, 58, 162],
      [276, 60, 140],
    ];
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.sky, [0, 0.28, 0.5, 0.64])) +
      (k.stars ? b.dots(k.stars, [0, 0, WIDTH, 90], '#fff', 1.4, 0.8) : '') +
      (k.moon ? b.moon(b.whole(50, 110), 60, 26) : b.orb(262, 64, 18, '#fffbe2', '#fff6c9', 90)) +
      b.cloud(b.whole(150, 220), 58, 70, ...k.cloud) +
      b.cloud(b.whole(10, 60), 34, 54, ...k.cloud) +
      path(
        'M0 150V120h20v-14h14v14h18V94h8v26h26v-10q16-30 32 0v30h30V114h22v36h26V104l10-14l10 14v46h40V122h30v28h34v60H0Z',
        k.skyline,
        { opacity: 0.7 },
      ) +
      all(houses, ([x, w, top], i) => {
        const y = top + b.whole(-8, 8);
        return (
          path(`M${x} 250V${y + 18}l10-18h${w - 20}l10 18V250Z`, k.roofs[i]) +
          rect(x, y + 18, w, 80, k.wall) +
          rect(x + 12, y - 16, 16, 18, k.brick[0]) +
          path(`M${x + 11} ${y - 19}h5v6h-5ZM${x + 22} ${y - 19}h5v6h-5Z`, k.brick[1]) +
          times(Math.floor(w / 22), (n) =>
            rect(x + 8 + n * 22, y + 28, 11, 17, b.pick(k.windows), { rx: 1 }),
          )
        );
      }) +
      rect(
        0,
        222,
        WIDTH,
        58,
        b.linear([
          [0, k.tiles[0]],
          [1, k.tiles[1]],
        ]),
      ) +
      line(
        times(16, (i) => `M${i * 24 - 20} 224l${short((i * 24 - 180) * 0.22)} 56`),
        k.tiles[2],
        1.8,
      ) +
      rect(0, 218, WIDTH, 7, k.tiles[4], { rx: 3 }) +
      line(
        times(14, (i) => `M${i * 24} 246q12 8 24 0M${i * 24 - 12} 264q12 8 24 0`),
        k.tiles[3],
        1.6,
      ) +
      rect(272, 184, 30, 40, k.brick[0]) +
      rect(268, 180, 38, 7, k.brick[1]) +
      line('M276 196h10M290 204h10M276 212h10', k.brick[1], 2) +
      rect(274, 166, 10, 14, k.brick[2]) +
      rect(290, 166, 10, 14, k.brick[2]) +
      line('M296 162q-8-12 2-22t-2-24', '#fff3e4', 5, { opacity: 0.5 })
    );
  },
  front: (b) =>
    line('M30 140v82M18 152h24M20 162h20', '#2f3a5c', 2.4) +
    b.dots(8, [0, 30, WIDTH, 120], '#ffe6b0', 1.6, 0.7),
};

/** A sagging string of bulbs. */
function garland(x0, y0, x1, y1, sag, bulbs, string) {
  const [middle, low] = [(x0 + x1) / 2, y0 + sag * 2];
  const at = (t) => [
    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middle + t * t * x1,
    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * low + t * t * y1 + 5,
  ];
  const d = times(
    bulbs - 1,
    (i) =>
      `M${at((i + 1) / bulbs)
        .map(short)
        .join(' ')}h.1`,
  );
  return (
    line(`M${x0} ${y0}Q${middle} ${low} ${x1} ${y1}`, string, 1.8) +
    line(d, '#ffc857', 20, { opacity: 0.28 }) +
    line(d, '#fff0bf', 8)
  );
}

const SPOKES = [...Array(12).keys()].map((i) => (i * Math.PI) / 6);

export const dusk = {
  facets: ['foire'],
  ground: '#543058',
  wash: ['#ff7a4a', 0.08],
  colours: {
    sky: ['#2b2159', '#7b3f83', '#e3715c', '#ffc783'],
    low: '#ffe2a0',
    veil: '#f7a07a',
    dark: ['#3b2350', '#5b3468', '#2a1a3e'],
    earth: ['#5c2f5e', '#2a1a3e'],
    flag: '#d9482b',
    pool: '#ffb66b',
    confetti: ['#ffd777', '#f2a7a0'],
  },
  tints: {
    teal: {
      sky: ['#14284f', '#2b6288', '#6db9b0', '#ffe9ae'],
      veil: '#9fd8c8',
      dark: ['#1b3350', '#2c4f70', '#142a38'],
      earth: ['#274a5c', '#142a38'],
      pool: '#a8e0c8',
      confetti: ['#ffd777', '#8fe0d0'],
      ground: '#2b5064',
    },
    rose: {
      sky: ['#5a2a6a', '#c2557f', '#ff9a8a', '#ffe0b0'],
      veil: '#ffc0b0',
      dark: ['#6a2a58', '#8a3f6c', '#4a1c44'],
      earth: ['#8a3f62', '#4a1c44'],
      flag: '#ffd777',
      confetti: ['#fff0b0', '#ff9fc0'],
      ground: '#86405f',
    },
  },
  behind(b, k) {
    const [x, y, r] = [b.whole(240, 262), 140, 54];
    const rim = (radius) =>
      all(
        SPOKES,
        (a) => `M${short(x + radius * Math.cos(a))} ${short(y + radius * Math.sin(a))}h.1`,
      );
    const spokes = all(
      SPOKES,
      (a) => `M${x} ${y}L${short(x + r * Math.cos(a))} ${short(y + r * Math.sin(a))}`,
    );
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.sky, [0, 0.34, 0.6, 0.76])) +
      b.glow(160, 206, 150, k.low, 0.8) +
      b.dots(22, [0, 0, WIDTH, 80], '#ffe9d0', 1.5, 0.8) +
      path('M0 96q60-12 120 0t110-6q50-6 90 4v10q-60-8-110 0t-120 2q-50-4-90 2Z', k.veil, {
        opacity: 0.35,
      }) +
      line(spokes, k.dark[0], 1.6) +
      circle(x, y, r, 'none', { stroke: k.dark[0], 'stroke-width': 4 }) +
      circle(x, y, r - 9, 'none', { stroke: k.dark[0], 'stroke-width': 1.5 }) +
      line(`M${x} ${y}l-26 76M${x} ${y}l26 76`, k.dark[0], 4) +
      line(rim(r), '#ffd777', 9) +
      path('M-6 214V176Q20 168 34 142Q48 168 76 176V214Z', k.dark[0]) +
      path('M34 142V128l14 5l-14 5', k.flag) +
      path('M10 176q20-10 24-34q4 24 4 34v38H16Z', k.dark[1]) +
      path('M84 214V186Q100 180 108 164Q116 180 134 186V214Z', k.dark[0]) +
      path(b.hill(210, 4), b.fade(k.earth)) +
      ellipse(160, 240, 130, 22, k.pool, { opacity: 0.35 }) +
      b.dots(40, [0, 216, WIDTH, 276], '#ffcf8a', 1.8, 0.35) +
      garland(-10, 14, 170, 10, b.whole(16, 26), 8, k.dark[2]) +
      garland(170, 10, 330, 20, b.whole(14, 24), 7, k.dark[2])
    );
  },
  front: (b, k) =>
    all(k.confetti, (colour) =>
      b.strokes(
        12,
        [0, 60, WIDTH, 270],
        () => `l${b.whole(-4, 4)} ${b.whole(2, 5)}`,
        colour,
        2.6,
        0.8,
      ),
    ),
};

const tree = (b, x, y, height, colours) =>
  line(
    `M${x} ${y}v${-height * 0.6}M${x} ${y - height * 0.35}l${height * 0.14} ${-height * 0.16}`,
    '#6b4630',
    height * 0.07,
  ) +
  line(
    times(
      9,
      () =>
        `M${x + b.whole(-height * 0.2, height * 0.2)} ${y - height * 0.7 + b.whole(-height * 0.2, height * 0.16)}h.1`,
    ),
    colours[0],
    height * 0.26,
  ) +
  line(
    times(
      6,
      () =>
        `M${x + b.whole(-height * 0.2, height * 0.16)} ${y - height * 0.78 + b.whole(-height * 0.14, height * 0.14)}h.1`,
    ),
    colours[1],
    height * 0.15,
  );

const leaf = (b) =>
  `q${b.whole(2, 5)}-${b.whole(3, 6)} ${b.whole(6, 9)} 0q-${b.whole(3, 5)} 4-7 0Z`;

export const park = {
  facets: ['parc'],
  ground: '#cfa05a',
  wash: ['#ffb05a', 0.06],
  colours: {
    sky: ['#9fc6e0', '#f6e0bc', '#ffeed2'],
    haze: '#d9b98f',
    trees: [
      ['#d9702b', '#f09a3c'],
      ['#c9442f', '#e2703c'],
      ['#e2b04b', '#f6d070'],
    ],
    lawn: ['#d8b45c', '#a8843a'],
    lane: '#f0dcb4',
    pond: '#a9cbd6',
    bench: ['#4c7a5a', '#2c3a38'],
    leaves: ['#c9442f', '#e28a35', '#f2c14e'],
  },
  tints: {
    spring: {
      sky: ['#8fd0f0', '#dff2f6', '#fff3ee'],
      haze: '#cfe3c0',
      trees: [
        ['#f2a0bc', '#fbc8d8'],
        ['#f7b8cc', '#ffe0ea'],
        ['#a6d070', '#c6e690'],
      ],
      lawn: ['#9fd068', '#5fa048'],
      leaves: ['#fbc8d8', '#f2a0bc', '#fff'],
      ground: '#86bc58',
      wash: ['#ffd0e0', 0.06],
    },
    mist: {
      sky: ['#8b93b0', '#c9c4d0', '#efe2d6'],
      haze: '#b4aab4',
      trees: [
        ['#8a6a78', '#a8848a'],
        ['#7a7088', '#968aa0'],
        ['#a8887a', '#c4a490'],
      ],
      lawn: ['#a89a84', '#74685e'],
      lane: '#d6ccc0',
      pond: '#a9b4c6',
      leaves: ['#9a5a50', '#b88a5a', '#cfae7a'],
      ground: '#9c8f7c',
      wash: ['#8a90b0', 0.1],
    },
  },
  behind(b, k) {
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.sky, [0, 0.45, 0.7])) +
      b.orb(b.whole(60, 120), 76, 17, '#fffbe6', '#fff4cf', 90) +
      path(b.hill(166, 10, 5), k.haze, { opacity: 0.7 }) +
      all([20, 74, 130, 190, 246, 304], (x) =>
        tree(b, x + b.whole(-10, 10), 194, b.whole(80, 116), b.pick(k.trees)),
      ) +
      path(b.hill(190, 4), b.fade(k.lawn)) +
      ellipse(238, 208, 66, 10, k.pond) +
      line('M206 206h30M230 212h40M250 204h24', '#fff', 1.6, { opacity: 0.6 }) +
      path('M112 192Q60 226 120 246T110 280H236Q250 244 176 226T128 192Z', k.lane, {
        opacity: 0.9,
      }) +
      tree(b, 14, 226, 176, k.trees[0]) +
      line('M38 200h58M38 208h58M36 218h62', k.bench[0], 4.5) +
      line('M44 198v34M90 198v34', k.bench[1], 3) +
      line('M292 232v-112M284 120h16', '#2c3a38', 3.4) +
      b.glow(292, 110, 34, '#ffe6a0', 0.7) +
      path('M285 118l3-16h8l3 16Z', '#fff2c4') +
      path('M284 102q8-10 16 0Z', '#2c3a38')
    );
  },
  front: (b, k) =>
    all(k.leaves, (colour) => {
      const low = times(9, () => `M${b.whole(0, WIDTH)} ${b.whole(216, 277)}${leaf(b)}`);
      const high = times(4, () => `M${b.whole(0, WIDTH)} ${b.whole(20, 210)}${leaf(b)}`);
      return path(low + high, colour);
    }),
};
