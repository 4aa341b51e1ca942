// Far up: above the clouds, and on the Moon.

import { HEIGHT, WIDTH, all, circle, ellipse, line, path, rect, short } from '../brush.mjs';

export const space = {
  facets: ['espace', 'ciel'],
  ground: '#9d94b6',
  wash: ['#7a4dff', 0.08],
  colours: {
    sky: ['#0b0a2a', '#2b1458', '#4a1f68'],
    mists: ['#e0529c', '#2aa7b8', '#8a6bff'],
    globe: ['#7fd6f0', '#1f5fa8', '#6fbf6a'],
    ringed: ['#ffcf8a', '#c45d4a', '#ffe6b8'],
    soil: ['#d9d3e6', '#a9a0c0', '#6a5f8a'],
    crater: ['#7d739b', '#e6e0f2', '#57507a'],
  },
  tints: {
    red: {
      sky: ['#1c0820', '#5a1838', '#a03a3a'],
      mists: ['#ff7a4a', '#c2557f', '#ffb05a'],
      globe: ['#f0d8a8', '#a86a4a', '#d8b080'],
      soil: ['#f0b088', '#c8704a', '#7a3228'],
      crater: ['#9c4a34', '#ffd0a8', '#6a2820'],
      ground: '#c06c48',
    },
    teal: {
      sky: ['#04142c', '#0c3a54', '#1c6a70'],
      mists: ['#4ae0b0', '#5a8aff', '#c0f0a0'],
      ringed: ['#e8a0e0', '#7a4ab0', '#ffd8f4'],
      soil: ['#cfeee4', '#84bcb4', '#3c7078'],
      crater: ['#5a9090', '#e8fff6', '#2c5c64'],
      ground: '#78b0a8',
    },
  },
  behind(b, k) {
    const [x, y] = [b.whole(54, 84), b.whole(56, 78)];
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.sky, [0, 0.6, 1])) +
      b.glow(70, 70, 130, k.mists[0], 0.5) +
      b.glow(220, 120, 130, k.mists[1], 0.5) +
      b.glow(150, 30, 90, k.mists[2], 0.4) +
      b.dots(90, [0, 0, WIDTH, 210], '#fff', 1.2, 0.75) +
      b.dots(22, [0, 0, WIDTH, 200], '#ffe9c0', 2.2) +
      line('M258 30v12M252 36h12M36 120v10M31 125h10M128 22v8M124 26h8', '#fff', 1.6) +
      `<g transform="translate(${x - 64} ${y - 66})">` +
      circle(
        64,
        66,
        32,
        b.linear(
          [
            [0, k.globe[0]],
            [1, k.globe[1]],
          ],
          { x2: 0.8 },
        ),
      ) +
      path(
        'M40 50q16-14 28-6q6 8-6 12q4 10-10 12q-14-2-12-18ZM72 74q14-6 20 2q-2 14-14 16q-10-6-6-18Z',
        k.globe[2],
      ) +
      path('M41 89A32 32 0 0 0 95 77A40 40 0 0 1 41 89Z', '#0c2b5c', { opacity: 0.45 }) +
      line('M34 66q20-8 30 0t26-4', '#fff', 2.6, { opacity: 0.7 }) +
      '</g>' +
      circle(
        276,
        150,
        20,
        b.linear(
          [
            [0, k.ringed[0]],
            [1, k.ringed[1]],
          ],
          { x2: 0.7 },
        ),
      ) +
      line('M242 158q34 10 70-14', k.ringed[2], 4) +
      line('M258 146q18 6 36-4', k.ringed[1], 2, { opacity: 0.6 }) +
      line(`M${b.whole(130, 170)} 96l60-34`, '#bff3ff', 2, { opacity: 0.8 }) +
      path('M0 220Q90 186 180 206T320 196V280H0Z', b.fade(k.soil, [0, 0.3, 1])) +
      line('M0 220Q90 186 180 206T320 196', '#fff6ea', 2.4, { opacity: 0.9 }) +
      all(
        [
          [40, 240, 26],
          [120, 262, 20],
          [236, 232, 24],
          [290, 258, 28],
          [200, 268, 14],
          [86, 222, 11],
        ],
        ([at, low, w]) =>
          ellipse(at, low, w, w * 0.32, k.crater[0]) +
          line(`M${at - w} ${low}a${w} ${short(w * 0.32)} 0 0 0 ${2 * w} 0`, k.crater[1], 1.8),
      )
    );
  },
  front: (b, k) => b.dots(40, [0, 214, WIDTH, 278], k.crater[2], 1.6, 0.6),
};

export const sky = {
  facets: ['nuages', 'ciel'],
  ground: '#f2f6ff',
  wash: ['#a8d0ff', 0.05],
  colours: {
    sky: ['#2f7fd0', '#7fc0f0', '#dff2ff'],
    sun: ['#fffbe2', '#fff4c4'],
    clouds: ['#ffffff', '#e4eefb', '#c8daf2'],
    stars: 0,
  },
  tints: {
    rose: {
      sky: ['#6a5ab8', '#f09ab0', '#ffe2c0'],
      sun: ['#fff6d8', '#ffd8a0'],
      clouds: ['#fff0ec', '#fbcfd0', '#e2a4bc'],
      ground: '#fbe0dc',
    },
    night: {
      sky: ['#0a1040', '#283a86', '#7a7fc0'],
      sun: ['#fff4d0', '#ffeebb'],
      clouds: ['#c4cef4', '#8f9cd4', '#6674b4'],
      ground: '#b4c0ec',
      stars: 70,
      facets: ['nuit'],
      wash: ['#1a2a8a', 0.1],
    },
  },
  behind(b, k) {
    const bank = (y, colour, size, count) =>
      line(
        all(
          [...Array(count).keys()],
          (i) =>
            `M${short((i + b.between(0.2, 0.8)) * (WIDTH / count))} ${short(y + b.between(-8, 8))}h.1`,
        ),
        colour,
        size,
      ) + rect(0, y, WIDTH, HEIGHT - y, colour);
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.sky, [0, 0.5, 0.8])) +
      (k.stars ? b.dots(k.stars, [0, 0, WIDTH, 180], '#fff', 1.6, 0.85) : '') +
      b.orb(b.whole(220, 280), b.whole(50, 80), 22, ...k.sun, 120) +
      all(
        [
          [30, 70, 80],
          [200, 110, 60],
          [110, 46, 46],
          [250, 150, 54],
          [20, 150, 60],
        ],
        ([x, y, w]) => b.cloud(x + b.whole(-20, 20), y + b.whole(-12, 12), w, k.clouds[1], 0.75),
      ) +
      bank(216, k.clouds[2], 54, 9) +
      bank(234, k.clouds[1], 50, 8)
    );
  },
  front(b, k) {
    const puffs = all(
      [...Array(9).keys()],
      (i) => `M${short((i + b.between(0.2, 0.8)) * 36)} ${b.whole(276, 286)}h.1`,
    );
    return line(puffs, k.clouds[0], 44) + b.dots(14, [0, 20, WIDTH, 220], '#fff', 1.8, 0.7);
  },
};
