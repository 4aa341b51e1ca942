// Where it is wet: the open sea, its bed, the beach, a street in the rain.

import { HEIGHT, WIDTH, all, circle, ellipse, line, path, rect, short, times } from '../brush.mjs';

function crest(y, height) {
  const wave = `q10 ${-height} 20 ${short(-height * 0.2)}q6 ${short(height * 0.9)} 20 ${short(height * 0.2)}`;
  return `M-20 ${y}${wave.repeat(9)}`;
}

const gulls = 'M150 84q6-7 10 0q5-7 10 0M178 70q5-6 8 0q4-6 8 0M132 62q4-5 7 0q4-5 7 0';

export const sea = {
  facets: ['mer', 'eau'],
  ground: '#1c78b2',
  wash: ['#ffe9a8', 0.05],
  colours: {
    sky: ['#58b3e6', '#bfe6f3', '#fff0cf'],
    sun: ['#fffadf', '#fff2b8'],
    clouds: '#fff',
    land: ['#5f9a86', '#88b99a'],
    water: ['#56b7d8', '#2a8fc2', '#0d5590'],
    waves: ['#1c78b2', '#0f5f9c', '#a6dcf0'],
    foam: '#e4f8ff',
  },
  tints: {
    sunset: {
      sky: ['#7a5fb0', '#f2a08a', '#ffd98f'],
      clouds: '#ffd9d0',
      water: ['#e09a86', '#7a5a9c', '#3a2f6b'],
      waves: ['#5b4a8c', '#46397a', '#f0b8a8'],
    },
    storm: {
      sky: ['#3f5566', '#7d97a0', '#c8d2c4'],
      sun: ['#f4f6e4', '#e6eed8'],
      clouds: '#4f6674',
      land: ['#4a665f', '#5f7f74'],
      water: ['#6f9c9c', '#3a7078', '#163c48'],
      waves: ['#2c616b', '#1c4a56', '#a8c8c6'],
    },
  },
  behind(b, k) {
    const x = b.whole(60, 110);
    return (
      rect(0, 0, WIDTH, 170, b.fade(k.sky, [0, 0.6, 1])) +
      b.orb(x, 118, 20, ...k.sun, 120) +
      all(
        [
          [196, 54, 84],
          [20, 40, 54],
          [262, 92, 44],
        ],
        ([at, y, w]) => b.cloud(at + b.whole(-24, 24), y + b.whole(-12, 8), w, k.clouds, 0.85),
      ) +
      line(gulls, '#48627a', 2) +
      path('M232 152Q250 132 268 142Q290 124 330 152Z', k.land[0]) +
      path('M232 152Q250 138 268 148Q292 136 330 152Z', k.land[1]) +
      rect(0, 150, WIDTH, 130, b.fade(k.water, [0, 0.35, 1])) +
      line(
        times(
          22,
          (i) =>
            `M${short(x - 6 + b.between(-1, 1) * (16 + i * 2))} ${154 + i * 4}h${b.whole(8, 26)}`,
        ),
        '#fff6cf',
        2,
        { opacity: 0.7 },
      ) +
      b.strokes(26, [0, 158, 300, 250], () => 'q6-4 12 0t12 0', k.waves[2], 1.7, 0.7)
    );
  },
  front: (b, k) =>
    path(`${crest(238, 11)}V${HEIGHT}H-20Z`, k.waves[0], { opacity: 0.9 }) +
    line(crest(238, 11), k.foam, 2.6) +
    '<g transform="translate(14)">' +
    path(`${crest(258, 12)}V${HEIGHT}H-20Z`, k.waves[1]) +
    line(crest(258, 12), k.foam, 3) +
    '</g>' +
    b.dots(14, [0, 226, WIDTH, 262], '#fff', 2.6, 0.9),
};

const shoal = all(
  [
    [220, 66],
    [236, 58],
    [240, 74],
    [254, 66],
    [258, 80],
    [272, 70],
    [236, 86],
  ],
  ([x, y]) => `M${x} ${y}q6-5 12 0l4-3v6l-4-3q-6 5-12 0Z`,
);

export const undersea = {
  facets: ['fond-marin', 'eau'],
  ground: '#dcbf80',
  wash: ['#1fc0d0', 0.1],
  colours: {
    water: ['#9beee4', '#35b0c4', '#12608f'],
    rocks: '#1b6f96',
    shoal: '#0f5c88',
    sand: ['#f5e2a6', '#c79f5f'],
    corals: ['#e4574a', '#f08a5d'],
    weeds: ['#2f8a5a', '#49a86a'],
  },
  tints: {
    abyss: {
      water: ['#8fd0f0', '#4a6fc8', '#2a2a78'],
      rocks: '#2f3f94',
      shoal: '#222a6b',
      sand: ['#d6c8b8', '#8a7898'],
      corals: ['#c45a9c', '#8f6ad0'],
      weeds: ['#2f6a8a', '#3f8aa0'],
      ground: '#b3a3a8',
    },
    lagoon: {
      water: ['#d8ffd0', '#6fd0a0', '#1f8078'],
      rocks: '#2a8a80',
      shoal: '#1a6a68',
      sand: ['#fff0c0', '#d8b070'],
      corals: ['#ff8a8a', '#ffb05a'],
      weeds: ['#3f9a3f', '#78c050'],
    },
  },
  behind(b, k) {
    const fish = `translate(${b.whole(-150, 10)} ${b.whole(-14, 40)})`;
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.water, [0, 0.35, 0.8])) +
      path(
        'M60-10L-10 240H50L96-10ZM130-10L90 230H150L158-10ZM196-10L210 230H256L224-10ZM250-10L290 230H336L280-10Z',
        '#fff',
        { opacity: 0.2 },
      ) +
      line('M0 8q20-8 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0', '#eafff8', 4, { opacity: 0.7 }) +
      path(
        'M0 210Q40 150 76 190Q96 160 120 214ZM216 214Q236 150 272 180Q300 140 330 214Z',
        k.rocks,
        { opacity: 0.8 },
      ) +
      path(shoal, k.shoal, { transform: fish }) +
      path(b.hill(214, 5), b.fade(k.sand)) +
      b.strokes(14, [0, 222, 280, 274], () => 'q12-5 24 0t24 0', '#fff3cc', 1.8, 0.8) +
      all(
        [
          [24, k.corals[0]],
          [296, k.corals[1]],
        ],
        ([x, colour]) =>
          line(
            `M${x} 228v-34M${x} 214q-14-4-14-22M${x} 208q14-4 14-24M${x} 200q-7-6-5-18`,
            colour,
            6,
          ) + b.dots(6, [x - 14, 186, x + 14, 224], '#ffd6c0', 2),
      ) +
      path('M60 262l4-8l4 8l9 1l-7 6l2 9l-8-5l-8 5l2-9l-7-6Z', '#f08a3c') +
      path('M246 270q-2-14 12-14t12 14Z', '#f7d6d0') +
      line('M250 268l4-10M258 268v-11M266 268l-4-10', '#d99a94', 1.4)
    );
  },
  front: (b, k) =>
    all(
      [
        [6, 120, 0],
        [18, 84, 1],
        [304, 130, 0],
        [316, 96, 1],
        [292, 50, 1],
      ],
      ([x, h, shade]) =>
        line(`M${x} 284q-10 ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}`, k.weeds[shade], 7),
    ) +
    times(12, () => {
      const [x, y, r] = [b.whole(20, 300), b.whole(20, 200), b.between(2, 6.5)];
      const light = `M${short(x - r * 0.5)} ${short(y - r * 0.3)}q${short(r * 0.2)} ${short(-r * 0.5)} ${short(r * 0.6)} ${short(-r * 0.5)}`;
      return circle(x, y, r, '#fff', { opacity: 0.28 }) + line(light, '#fff', 1.3);
    }),
};

export const beach = {
  facets: ['plage', 'eau', 'ete'],
  ground: '#f3d79c',
  wash: ['#fff0b0', 0.05],
  colours: {
    sky: ['#4fb4e8', '#b8e6f4', '#fff6dc'],
    sun: ['#fffbe0', '#fff4c0'],
    clouds: '#fff',
    water: ['#2fa6c8', '#7fd8d8'],
    sand: ['#f9e2ae', '#e4bd78'],
    cliff: ['#e8e2d0', '#8fbf75'],
    cabins: ['#e4574a', '#3d8fc4', '#ffc857'],
    grain: '#c99a56',
  },
  tints: {
    sunset: {
      sky: ['#6a4a9c', '#f08a7a', '#ffd48a'],
      sun: ['#fff0c0', '#ffc86a'],
      clouds: '#ffc4b8',
      water: ['#8a6ab0', '#f2b090'],
      sand: ['#f0c090', '#b8806a'],
      cliff: ['#c8a8a8', '#7a8a78'],
      ground: '#dca680',
      grain: '#96604e',
    },
    grey: {
      sky: ['#7f98b0', '#c4d2d8', '#eef0e6'],
      clouds: '#eef2f4',
      water: ['#5f8ea0', '#a8c8c8'],
      sand: ['#e6dcc0', '#b8a684'],
      cliff: ['#dcdad0', '#8aa688'],
      ground: '#d2c4a0',
      grain: '#94825e',
    },
  },
  behind(b, k) {
    const x = b.whole(130, 230);
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.sky, [0, 0.4, 0.56])) +
      b.orb(x, 78, 18, ...k.sun, 110) +
      all(
        [
          [20, 56, 70],
          [210, 40, 60],
          [120, 90, 40],
        ],
        ([at, y, w]) => b.cloud(at + b.whole(-16, 16), y + b.whole(-8, 8), w, k.clouds, 0.85),
      ) +
      line(gulls, '#5a7080', 2, {
        transform: `translate(${b.whole(-60, 60)} ${b.whole(-20, 10)})`,
      }) +
      path('M320 150V98Q286 96 268 112Q252 116 246 150Z', k.cliff[0]) +
      path('M320 104V92Q284 88 262 114Q290 106 320 108Z', k.cliff[1]) +
      line('M276 122l-4 24M296 116l-2 30M310 120v22', '#a89a84', 1.8, { opacity: 0.5 }) +
      rect(0, 148, WIDTH, 66, b.fade(k.water)) +
      b.strokes(22, [0, 154, 290, 194], () => 'h16', '#fff', 1.6, 0.55) +
      path('M196 152h24l-5 7h-14ZM207 150V126l13 24ZM205 150V132l-9 18Z', '#fff') +
      path('M0 204Q50 190 100 202T210 200T320 194V280H0Z', '#fff', { opacity: 0.85 }) +
      path('M0 210Q50 196 100 208T210 206T320 200V280H0Z', b.fade(k.sand)) +
      all(k.cabins, (colour, i) => {
        const at = 8 + i * 30;
        return (
          rect(at, 178, 24, 36, colour) +
          line(`M${at + 6} 178v36M${at + 12} 178v36M${at + 18} 178v36`, '#fff', 2.4, {
            opacity: 0.7,
          }) +
          path(`M${at - 3} 180l15-15l15 15Z`, '#fff8e8') +
          rect(at + 8, 190, 8, 24, '#6b4630')
        );
      }) +
      b.strokes(16, [0, 222, 290, 272], () => 'q10-4 22 0', k.grain, 1.5, 0.45)
    );
  },
  front: (b, k) =>
    b.dots(46, [0, 228, WIDTH, 278], k.grain, 1.6, 0.6) +
    path('M26 268q-2-12 10-12t10 12Z', '#f7cfc4') +
    line('M30 267l4-9M36 267v-10M42 267l-4-9', '#d99a94', 1.3) +
    path('M286 262l3-7l3 7l8 1l-6 5l2 8l-7-4l-7 4l2-8l-6-5Z', '#f08a3c'),
};

export const rain = {
  facets: ['pluie', 'eau'],
  ground: '#60758a',
  wash: ['#2c5c8a', 0.08],
  colours: {
    sky: ['#46607c', '#8fa7b7', '#c5cfd0'],
    clouds: ['#5d7690', '#57708b', '#607a94'],
    houses: ['#6c8093', '#7d90a0', '#73879a'],
    roofs: '#566a7e',
    windows: ['#ffdf94', '#5f7488'],
    street: ['#7b8fa0', '#3d5266'],
  },
  tints: {
    green: {
      sky: ['#3f6660', '#8ab0a0', '#cfdcc0'],
      clouds: ['#527a72', '#4c7068', '#5a8278'],
      houses: ['#64887a', '#76988a', '#6c9080'],
      roofs: '#4a6c62',
      windows: ['#fff0a0', '#547a6c'],
      street: ['#7a9c8c', '#35564e'],
      ground: '#5a8070',
    },
    violet: {
      sky: ['#4a3f6c', '#9a84ac', '#e0c4c0'],
      clouds: ['#665888', '#5c4f80', '#6e6090'],
      houses: ['#74648f', '#84749c', '#7a6a94'],
      roofs: '#564a74',
      windows: ['#ffd08a', '#5f5280'],
      street: ['#8878a0', '#423660'],
      ground: '#6c5c8a',
    },
  },
  behind(b, k) {
    const houses = [
      [0, 58, 96],
      [54, 46, 120],
      [98, 60, 84],
      [206, 50, 110],
      [252, 70, 88],
    ];
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.sky, [0, 0.55, 0.75])) +
      all([0, 120, 230], (x, i) =>
        b.cloud(x + b.whole(-14, 14), 32 + b.whole(-6, 6), 114, k.clouds[i], 0.9),
      ) +
      all(houses, ([x, w, top], i) => {
        const y = top + b.whole(-8, 8);
        const gable = path(
          `M${x - 3} ${y}l${short(w / 2 + 3)}-18l${short(w / 2 + 3)} 18Z`,
          k.roofs,
        );
        const panes = { lit: '', dark: '' };
        for (let at = x + 7; at + 9 < x + w; at += 18)
          for (let row = 0; row < 3; row += 1)
            panes[b.pick(['lit', 'dark'])] += `M${at} ${y + 12 + row * 26}h9v14h-9Z`;
        return (
          rect(x, y, w, 124, k.houses[i % 3]) +
          gable +
          path(panes.lit, k.windows[0]) +
          path(panes.dark, k.windows[1])
        );
      }) +
      rect(0, 200, WIDTH, 80, b.fade(k.street)) +
      all([18, 70, 120, 150, 226, 286], (x) =>
        rect(x, 202, b.whole(5, 10), b.whole(36, 70), `url(#${b.key}-gleam)`),
      ) +
      line('M278 60v150M278 62q-2-16-22-14', '#2c3a4a', 5) +
      path('M246 46h22l-4 12h-14Z', '#2c3a4a') +
      b.glow(257, 62, 58, '#ffe6a0', 0.95) +
      circle(257, 59, 6, '#fff6d0') +
      rect(272, 206, 12, 5, '#2c3a4a') +
      b.strokes(26, [0, 206, 320, 276], () => `h${b.whole(10, 34)}`, '#b9cad6', 1.6, 0.5) +
      `<linearGradient id="${b.key}-gleam" x2="0" y2="1"><stop stop-color="${k.windows[0]}" stop-opacity=".7"/>` +
      `<stop offset="1" stop-color="${k.windows[0]}" stop-opacity="0"/></linearGradient>`
    );
  },
  front: (b) =>
    all(
      [
        [58, 268, 30],
        [250, 270, 36],
        [150, 275, 22],
      ],
      ([x, y, w]) =>
        ellipse(x, y, w, w * 0.2, 'none', {
          stroke: '#dbe8f0',
          'stroke-width': 1.8,
          opacity: 0.8,
        }) +
        ellipse(x, y, w * 0.5, w * 0.1, 'none', {
          stroke: '#dbe8f0',
          'stroke-width': 1.6,
          opacity: 0.8,
        }),
    ) +
    b.strokes(66, [0, -10, 340, 270], () => `l-4 ${b.whole(12, 20)}`, '#e8f3fa', 1.5, 0.55) +
    b.strokes(14, [0, 226, 320, 278], () => 'l-3-5m3 5l3-5', '#e8f3fa', 1.4, 0.8),
};
