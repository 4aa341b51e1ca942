// Out of doors, far from any town: snow, night, desert, forest, meadow.

import { HEIGHT, WIDTH, all, circle, ellipse, line, path, rect, short, times } from '../brush.mjs';

const ALL = [0, 0, WIDTH, HEIGHT];
const sky = (b, colours, offsets) => rect(0, 0, WIDTH, HEIGHT, b.fade(colours, offsets));

export const snow = {
  facets: ['neige', 'froid'],
  ground: '#f4f9ff',
  wash: ['#9cc3ff', 0.06],
  colours: {
    sky: ['#7fb0dd', '#cfe2f3', '#ffe9d6'],
    far: ['#a9c4e2', '#8fb0d6', '#b9cfe8'],
    firs: ['#2f5a63', '#3b6a6c', '#28505c'],
    field: ['#ffffff', '#d3e3f4'],
    shade: '#bcd3ec',
    sun: ['#fffbe9', '#fff3cf'],
  },
  tints: {
    pink: { sky: ['#5057a6', '#cf9fd2', '#ffcdb0'], far: ['#b7a8d8', '#9d8fc9', '#c9b8e0'] },
    night: {
      sky: ['#10194a', '#2f4a8c', '#7f97cc'],
      far: ['#5c78b4', '#48639f', '#6b86be'],
      firs: ['#1d3a50', '#24445a', '#193247'],
      field: ['#e3edff', '#a9bfe6'],
      shade: '#8ea8d8',
      sun: ['#fdf6dc', '#cfe0ff'],
      facets: ['nuit'],
    },
  },
  behind(b, k) {
    const x = b.whole(225, 275);
    const ridge = b.whole(-14, 14);
    return (
      sky(b, k.sky, [0, 0.45, 0.68]) +
      b.orb(x, 104, 17, ...k.sun, 108) +
      `<g transform="translate(${ridge})">` +
      path('M-30 190L40 112L62 138L104 78L150 150L176 122L240 190Z', k.far[0]) +
      path('M104 78L150 150L176 190L118 190L110 130Z', k.far[1]) +
      path(
        'M40 112L62 138L54 144L44 132L34 146L26 134ZM104 78L128 114L116 122L106 106L94 124L84 108Z',
        '#fff',
      ) +
      path('M170 190L226 128L262 160L296 138L360 190Z', k.far[2]) +
      path('M226 128L240 141L230 150L222 140L212 152L206 150Z', '#fff') +
      '</g>' +
      path(b.hill(186, 5), k.shade) +
      all([14, 40, 70, 226, 250, 284, 308], (at) =>
        b.fir(at + b.whole(-8, 8), 200 + b.whole(-4, 6), b.whole(34, 70), b.pick(k.firs), '#fff'),
      ) +
      path(b.hill(206, 6), b.fade(k.field)) +
      path('M0 236Q80 216 190 236T320 226V240Q240 246 170 244T0 252Z', k.shade, { opacity: 0.55 }) +
      line(
        'M226 228q4-2 6 0M238 236q4-2 6 0M230 246q5-2 7 0M246 256q5-2 7 0M236 268q5-2 7 0',
        k.shade,
        3,
      )
    );
  },
  front: (b, k) =>
    path('M0 266Q60 256 120 266T240 266T320 260V280H0Z', k.field[0]) +
    line('M20 270q40-6 80 2M180 273q50-7 110-4', k.shade, 2) +
    b.dots(32, ALL, '#fff', 3, 0.95) +
    b.dots(12, ALL, '#fff', 5.5, 0.9),
};

export const night = {
  facets: ['nuit'],
  ground: '#2b5560',
  wash: ['#1a2a8a', 0.12],
  colours: {
    sky: ['#0c1240', '#25397f', '#5f6db0'],
    band: ['#8fa2ff', 0.13],
    hills: ['#2a3c77', '#1f2f62'],
    field: ['#3c6a74', '#22465c', '#122238'],
    blades: ['#4f8a86', '#173047'],
  },
  tints: {
    aurora: { sky: ['#0a1440', '#1d4a72', '#3f7f9c'], band: ['#7dffc0', 0.34] },
    violet: {
      sky: ['#1b0d3d', '#4a2a7a', '#a0679f'],
      hills: ['#3d2a66', '#2e1f55'],
      field: ['#56508a', '#33305f', '#191a38'],
      blades: ['#7d74b4', '#211f45'],
      ground: '#4a4580',
    },
  },
  behind(b, k) {
    const x = b.whole(225, 280);
    return (
      sky(b, k.sky, [0, 0.5, 0.78]) +
      path('M-20 130Q120 60 340 20L340 70Q140 100 -20 176Z', k.band[0], { opacity: k.band[1] }) +
      path('M-20 70Q90 40 200-20L250-20Q120 40 -20 110Z', k.band[0], { opacity: k.band[1] * 0.6 }) +
      b.dots(50, [0, 0, WIDTH, 170], '#dfe6ff', 1.3, 0.8) +
      b.dots(16, [0, 0, WIDTH, 150], '#fff', 2.4) +
      b.moon(x, b.whole(48, 66), b.whole(20, 28)) +
      path(b.hill(168, 12), k.hills[0]) +
      path(b.hill(188, 9), k.hills[1]) +
      path('M34 186V164L52 150L70 164V186ZM62 150h6v14h-6Z', '#131d44') +
      rect(46, 166, 11, 12, '#ffd36b') +
      line('M51.5 166v12M46 172h11', '#131d44', 1.4) +
      b.glow(52, 172, 30, '#ffcf66', 0.5) +
      line('M65 148q-6-10 2-18t0-20', '#a9b4e6', 3, { opacity: 0.4 }) +
      all([96, 112, 288, 306], (at) =>
        b.fir(at + b.whole(-8, 8), 196, b.whole(26, 50), '#14204a'),
      ) +
      path(b.hill(208, 5), b.fade(k.field, [0, 0.4, 1])) +
      b.grass(50, [214, 262], k.blades[0], 12, 1.4) +
      b.grass(40, [214, 270], k.blades[1], 14, 2)
    );
  },
  front: (b) =>
    b.grass(42, [278, 288], '#0d1a30', 22, 3.4) +
    times(9, () => {
      const [x, y] = [b.whole(10, 310), b.whole(150, 262)];
      return circle(x, y, 6, '#ffe27a', { opacity: 0.28 }) + circle(x, y, 1.9, '#fff6c2');
    }),
};

export const desert = {
  facets: ['desert', 'chaud'],
  ground: '#efc27c',
  wash: ['#ff9a3c', 0.07],
  colours: {
    sky: ['#ef8f5a', '#f9bf74', '#ffeab8'],
    sun: ['#fff6d6', '#fff2bf'],
    rocks: ['#c4623f', '#a54d38', '#cd6e46', '#ab553c', '#e08a5c'],
    dunes: ['#e9b264', '#f6cd82', '#d5944c', '#f2c377', '#f8d48f'],
    ripple: '#b97838',
  },
  tints: {
    noon: { sky: ['#6fb4e2', '#bfe0ef', '#fff3d6'] },
    rose: {
      sky: ['#8a5aa8', '#ee8fa0', '#ffd9b0'],
      rocks: ['#a3497a', '#86396a', '#b5547f', '#8f3f6c', '#cf7a9b'],
      dunes: ['#dd9a80', '#efb79a', '#c47a72', '#e9aa90', '#f3c3a6'],
      ripple: '#a8606a',
      ground: '#e6a88e',
    },
    night: {
      sky: ['#131642', '#3a3f86', '#9a86b8'],
      sun: ['#fff4d6', '#cdd6ff'],
      rocks: ['#4a3f74', '#3a3263', '#544880', '#403868', '#6a5f98'],
      dunes: ['#7d76a8', '#9a90bc', '#655e94', '#8c84b2', '#a39ac4'],
      ripple: '#544d84',
      ground: '#8f86b4',
      facets: ['nuit'],
      stars: 50,
    },
  },
  behind(b, k) {
    const x = b.whole(190, 250);
    return (
      sky(b, k.sky, [0, 0.3, 0.62]) +
      (k.stars ? b.dots(k.stars, [0, 0, WIDTH, 130], '#fff', 1.6, 0.8) : '') +
      b.orb(x, 92, k.stars ? 24 : 34, ...k.sun, 126) +
      (k.stars
        ? ''
        : line('M40 54h70M70 64h46M250 40h56M14 84h30', '#fff3d8', 4, { opacity: 0.55 })) +
      path('M-4 176V128L14 120H58L66 138L78 142V176Z', k.rocks[0]) +
      path('M58 120L66 138L78 142V176H48Z', k.rocks[1]) +
      path('M250 176L256 146L270 140L276 122H300L306 140L330 148V176Z', k.rocks[2]) +
      path('M300 122L306 140L330 148V176H296Z', k.rocks[3]) +
      line('M0 140h50M0 152h62M262 150h40M258 160h44', k.rocks[4], 2.4, { opacity: 0.7 }) +
      path('M0 182Q70 160 150 178T320 168V280H0Z', k.dunes[0]) +
      path('M0 206Q90 168 176 200Q120 206 96 240T0 280Z', k.dunes[1]) +
      path('M176 200Q250 176 320 196V280H90Q104 214 176 200Z', k.dunes[2]) +
      path('M0 280Q130 222 320 244V280Z', k.dunes[3]) +
      line(
        times(6, (i) => `M${170 + b.whole(0, 80)} ${212 + i * 6}q24-6 ${b.whole(44, 70)} 0`),
        k.ripple,
        1.6,
        { opacity: 0.6 },
      ) +
      line(
        times(6, (i) => `M${10 + b.whole(0, 30)} ${216 + i * 8}q24-8 ${b.whole(40, 60)}-4`),
        k.ripple,
        1.6,
        { opacity: 0.4 },
      ) +
      all(
        [
          [b.whole(24, 60), 186, 1],
          [b.whole(110, 150), 180, 0.7],
          [b.whole(276, 304), 186, 0.9],
        ],
        ([at, y, u]) =>
          line(
            `M${at} ${y}v${short(-24 * u)}M${at} ${short(y - 9 * u)}h${short(-7 * u)}v${short(-8 * u)}` +
              `M${at} ${short(y - 13 * u)}h${short(7 * u)}v${short(-7 * u)}`,
            '#5c7a45',
            5 * u,
          ),
      ) +
      ellipse(60, 262, 7, 4, k.ripple) +
      ellipse(276, 258, 6, 3.6, k.ripple)
    );
  },
  front: (b, k) =>
    path('M0 270Q90 258 170 270T320 266V280H0Z', k.dunes[4]) +
    b.dots(40, [0, 260, WIDTH, 278], k.ripple, 1.4, 0.8),
};

/** Fern leaves at the lower edge. */
function ferns(colours) {
  let [stalks, leaves] = ['', ''];
  for (const [x, side] of [
    [34, 1],
    [300, -1],
    [10, 1],
  ])
    for (let i = 0; i < 5; i += 1) {
      const [tipX, tipY] = [x + side * (14 + i * 11), 226 + i * 12];
      stalks += `M${x} 284Q${x + side * 8} ${tipY + 6} ${tipX} ${tipY}`;
      for (const t of [0.4, 0.6, 0.8]) {
        const [atX, atY] = [x + (tipX - x) * t, 284 + (tipY - 284) * t ** 0.7];
        leaves += `M${Math.round(atX + side * 8)} ${Math.round(atY + 2)}l${side * -8}-2l${side * -2}-8`;
      }
    }
  return line(stalks, colours[0], 2.6) + line(leaves, colours[1], 2);
}

export const forest = {
  facets: ['foret'],
  ground: '#648f45',
  wash: ['#e9ff9a', 0.05],
  colours: {
    light: ['#f1f6b8', '#b9d98a', '#5c9055'],
    glow: '#fffbd0',
    trunks: ['#a9c98a', '#98bc80', '#6d6a45', '#58563a', '#3d3b2b', '#2c2b20'],
    leaves: ['#6fa354', '#8dbb62'],
    floor: ['#7ba552', '#2f5a34'],
    litter: ['#c8873a', '#e2b04b'],
    blades: '#3f7a3c',
    ferns: ['#275a30', '#357a3c'],
  },
  tints: {
    deep: {
      light: ['#bfe9dc', '#6fb0a8', '#2b5f68'],
      glow: '#e0fff2',
      trunks: ['#7fb0a4', '#6da096', '#3b5552', '#2d4444', '#213536', '#172829'],
      leaves: ['#3f8a80', '#5aa593'],
      floor: ['#4d8a78', '#1f4648'],
      litter: ['#7fb8a0', '#a6d8b0'],
      blades: '#2b6a60',
      ferns: ['#174a48', '#23635c'],
      ground: '#3f7a6c',
    },
    gold: {
      light: ['#fff3b0', '#f2c36b', '#b5793d'],
      glow: '#fff6cc',
      trunks: ['#e0b070', '#d2a062', '#7d5638', '#66452c', '#4a3020', '#382418'],
      leaves: ['#e0913c', '#f0b24a'],
      floor: ['#c79445', '#7a4a26'],
      litter: ['#d9482b', '#ffd05a'],
      blades: '#8a6a2c',
      ferns: ['#7a5220', '#96682a'],
      ground: '#b88440',
    },
  },
  behind(b, k) {
    const shift = b.whole(-12, 12);
    return (
      sky(b, k.light, [0, 0.35, 0.75]) +
      b.glow(170, 60, 170, k.glow, 0.95) +
      all([30, 76, 118, 206, 246, 296], (x) =>
        rect(x + b.whole(-8, 8), 0, b.whole(7, 11), 200, b.pick(k.trunks.slice(0, 2))),
      ) +
      path(
        'M150-20L60 220H120L170-20ZM182-20L196 220H244L204-20ZM214-20L290 220H340L236-20Z',
        k.glow,
        { opacity: 0.34 },
      ) +
      b.dots(40, [0, 0, WIDTH, 76], k.leaves[0], 14, 0.55) +
      b.dots(34, [0, 0, WIDTH, 50], k.leaves[1], 10, 0.7) +
      all(
        [
          [52 + shift, 15],
          [262 + shift, 17],
        ],
        ([x, w]) =>
          path(`M${x} 0h${w}q-1 110 7 214h-${w + 16}q8-110 2-214Z`, k.trunks[2]) +
          line(`M${x + 5} 20v150M${x + 10} 60v120`, k.trunks[3], 1.6),
      ) +
      path(b.hill(198, 6), b.fade(k.floor)) +
      ellipse(166, 232, 120, 24, k.glow, { opacity: 0.4 }) +
      b.dots(30, [0, 208, WIDTH, 274], k.litter[0], 3.4, 0.75) +
      b.dots(26, [0, 208, WIDTH, 274], k.litter[1], 3, 0.8) +
      b.grass(44, [212, 270], k.blades, 12, 1.8) +
      all(
        [
          [b.whole(90, 104), 216],
          [b.whole(110, 120), 221],
          [b.whole(226, 246), 219],
        ],
        ([x, y]) =>
          rect(x - 2, y, 4, 8, '#f7ecd3') +
          path(`M${x - 7} ${y + 1}q7-11 14 0Z`, '#c9442f') +
          line(`M${x - 2} ${y - 2}h.1M${x + 2} ${y - 3}h.1`, '#fff', 2.4),
      )
    );
  },
  front: (b, k) =>
    path('M-10 0h30q-6 130 12 280h-42ZM330 0h-22q4 140-12 280h50Z', k.trunks[4]) +
    line('M4 10q4 90 8 200M13 40q2 90 8 180M316 20q0 100-8 220', k.trunks[5], 2) +
    ferns(k.ferns) +
    b.dots(16, [60, 30, 270, 200], k.glow, 2.2, 0.8),
};

const PETALS = [0, 1.26, 2.5, 3.77, 5.03];

const flower = (x, y, colour, stem) =>
  line(`M${x} ${y}v12`, stem, 1.8) +
  line(
    all(PETALS, (a) => `M${short(x + 3.4 * Math.cos(a))} ${short(y + 3.4 * Math.sin(a))}h.1`),
    colour,
    5.4,
  ) +
  circle(x, y, 2.1, colour === '#ffd23c' ? '#b8651b' : '#ffcf3c');

export const meadow = {
  facets: ['pre'],
  ground: '#6bb048',
  wash: ['#fff3a0', 0.04],
  colours: {
    sky: ['#5fb8ec', '#c6ebf7', '#fff7dc'],
    clouds: '#fff',
    hills: ['#9ccaa4', '#93c668', '#e9d77a', '#d2bb58'],
    bushes: ['#4f8f53', '#5c9c58'],
    field: ['#86c150', '#4b9440'],
    blades: ['#3f8a3c', '#a9dc6c', '#2f7a38'],
    flowers: ['#e0362a', '#fff', '#ffd23c', '#e0362a', '#c66bd0'],
  },
  tints: {
    evening: {
      sky: ['#6f6fc0', '#f2a8a0', '#ffe2ac'],
      clouds: '#ffd9cf',
      hills: ['#8a9ab8', '#7fae7a', '#e8bf6c', '#c99a4e'],
      field: ['#6fa858', '#376f48'],
      blades: ['#2f7048', '#9ccf74', '#255c3c'],
      ground: '#55924e',
    },
    straw: {
      sky: ['#4fa5e0', '#b5e2f6', '#fff4d0'],
      hills: ['#b3c98a', '#d8c860', '#f0cf62', '#d8ac44'],
      bushes: ['#7a9a48', '#8aa650'],
      field: ['#f0cd5c', '#d29a38'],
      blades: ['#b8842c', '#fbe28a', '#a87424'],
      flowers: ['#e0362a', '#e0362a', '#4a6fd0', '#4a6fd0', '#fff'],
      ground: '#e4b94c',
    },
  },
  behind(b, k) {
    const mill = b.whole(46, 76);
    return (
      sky(b, k.sky, [0, 0.5, 0.7]) +
      all(
        [
          [24, 58, 90],
          [196, 44, 70],
          [262, 96, 52],
          [120, 100, 38],
        ],
        ([x, y, w]) => b.cloud(x + b.whole(-20, 20), y + b.whole(-10, 10), w, k.clouds, 0.88),
      ) +
      path(b.hill(152, 10), k.hills[0]) +
      path('M0 170Q80 136 170 164T320 150V280H0Z', k.hills[1]) +
      path('M150 168Q240 138 320 156V200Q230 176 150 186Z', k.hills[2]) +
      line('M164 172q70-22 156-8M170 180q70-18 150-6', k.hills[3], 1.6) +
      `<g transform="translate(${mill - 60})">` +
      path('M50 158l4-34h12l4 34Z', '#fff6e2') +
      path('M53 124q7-10 14 0Z', '#d9482b') +
      line('M60 122L40 104M60 122L80 102M60 122L44 142M60 122L78 140', '#7a5a3c', 2.6) +
      rect(57, 144, 6, 14, '#7a5a3c') +
      '</g>' +
      b.dots(9, [180, 150, 310, 160], k.bushes[0], 10) +
      b.dots(6, [90, 160, 140, 168], k.bushes[1], 9) +
      path('M0 196Q110 172 220 194T320 190V280H0Z', b.fade(k.field)) +
      path('M196 190Q168 220 210 240T180 280H250Q260 246 232 230T206 190Z', '#f0dfae', {
        opacity: 0.85,
      }) +
      line('M0 200h96M0 210h96M8 190v30M36 190v30M64 190v30M92 190v30', '#fff8e8', 4) +
      b.grass(60, [206, 270], k.blades[0], 12, 1.6) +
      b.grass(34, [206, 270], k.blades[1], 10, 1.6)
    );
  },
  front: (b, k) =>
    b.grass(40, [280, 288], k.blades[2], 22, 3) +
    times(10, () => flower(b.whole(4, 316), b.whole(246, 272), b.pick(k.flowers), k.blades[2])),
};
