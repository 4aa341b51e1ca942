// Under a roof: the stage, the kitchen, the drawing room, the library.

import { HEIGHT, WIDTH, all, circle, ellipse, line, path, rect, short, times } from '../brush.mjs';

export const stage = {
  facets: ['scene', 'spectacle'],
  ground: '#8f5a34',
  wash: ['#ffb35c', 0.06],
  colours: {
    dark: ['#1d0a1c', '#3d1226'],
    velvet: ['#5d0d1d', '#c22a34', '#8d1526', '#4e0a18'],
    boards: ['#7a4a2b', '#a8683a', '#5a331f'],
    hall: ['#2b0f17', '#17080f'],
  },
  tints: {
    blue: { dark: ['#0b0d24', '#141a3d'], velvet: ['#0d1f4d', '#3a6ac4', '#1c3c86', '#0a173b'] },
    green: { dark: ['#06180f', '#0f3324'], velvet: ['#0a3d2a', '#2f9a68', '#156b48', '#07301f'] },
  },
  behind(b, k) {
    const fold = b.linear(
      k.velvet.map((colour, i) => [[0, 0.35, 0.6, 1][i], colour]),
      { x2: 1, y2: 0 },
    );
    const beam = b.linear([
      [0, '#fff3c4', 0.75],
      [1, '#fff3c4', 0.18],
    ]);
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.dark)) +
      times(5, (i) => rect(80 + i * 32, 0, 32, 206, fold, { opacity: 0.42 })) +
      rect(
        0,
        206,
        WIDTH,
        74,
        b.linear([
          [0, k.boards[0]],
          [1, k.boards[1]],
        ]),
      ) +
      line(
        times(11, (i) => `M${160 + (i - 5) * 22} 206L${160 + (i - 5) * 48} 280`),
        k.boards[2],
        1.8,
      ) +
      line('M40 222h60M150 236h70M220 216h50M70 256h60M210 264h70', k.boards[2], 1.4) +
      path('M96-10L70 236H250L224-10Z', beam) +
      path('M0-10L120 232H230L30-10Z', '#ffd98a', { opacity: 0.16 }) +
      path('M320-10L90 232H200L290-10Z', '#ff9fb0', { opacity: 0.16 }) +
      ellipse(160, 240, 112, 24, '#fff0bd', { opacity: 0.62 }) +
      ellipse(160, 240, 80, 15, '#fffbe6', { opacity: 0.55 }) +
      all([0, 26, 52], (x) =>
        path(`M${x} 0h28q-4 90 ${short(2 - x * 0.2)} 214q-12 10-26 2q-2-120-2-216Z`, fold),
      ) +
      all([0, 26, 52], (x) =>
        path(`M${320 - x} 0h-28q4 90 ${short(x * 0.2 - 2)} 214q12 10 26 2q2-120 2-216Z`, fold),
      ) +
      times(6, (i) => path(`M${i * 54 - 2} 0h56v26q-28 30-56 0Z`, fold)) +
      line(
        times(6, (i) => `M${i * 54 - 2} 27q28 29 56 0`),
        '#ffc857',
        4,
        { 'stroke-dasharray': '1.5 5' },
      ) +
      b.dots(26, [90, 20, 230, 190], '#fff6d8', 1.6, 0.7)
    );
  },
  front: (b, k) =>
    line(
      times(8, (i) => `M${20 + i * 40} 264h.1`),
      '#ffd777',
      26,
      { opacity: 0.3 },
    ) +
    path(
      times(8, (i) => `M${12 + i * 40} 272a8 9 0 0 1 16 0Z`),
      '#fff2c4',
    ) +
    rect(0, 269, WIDTH, 11, k.hall[0]) +
    line(
      times(10, (i) => `M${14 + i * 33 + b.whole(-5, 5)} 288h.1`),
      k.hall[1],
      28,
    ),
};

const JARS = [158, 186, 212, 244, 276];

export const kitchen = {
  facets: ['cuisine', 'maison'],
  ground: '#f6e2cf',
  wash: ['#ffdf9a', 0.05],
  colours: {
    wall: ['#fbe9c6', '#f3d9ac'],
    joint: '#fff8e6',
    tiles: ['#9cc9b6', '#e9a98b', '#f2c879'],
    curtain: '#e4574a',
    cloth: ['#fff6ea', '#d9482b'],
    jars: ['#d9482b', '#ffc857', '#4c7a4b', '#fff', '#15797c'],
  },
  tints: {
    mint: {
      wall: ['#dff0e4', '#c6e2d4'],
      tiles: ['#8fbfd0', '#b0d8a8', '#f2e0a0'],
      curtain: '#3d8fc4',
      cloth: ['#f6fbff', '#2a6fbb'],
    },
    rose: {
      wall: ['#fbe0e0', '#f0c4c8'],
      joint: '#fff2ee',
      tiles: ['#e8a0b0', '#c8b0d8', '#f6d8a8'],
      curtain: '#8a6ab0',
      cloth: ['#fff8ec', '#4c9a6b'],
      jars: ['#8a6ab0', '#ffc857', '#e4574a', '#fff', '#4c9a6b'],
    },
  },
  behind(b, k) {
    const grid =
      times(6, (i) => `M0 ${20 + i * 30}h320`) + times(9, (i) => `M${14 + i * 36} 0v200`);
    return (
      rect(0, 0, WIDTH, HEIGHT, b.fade(k.wall)) +
      line(grid, k.joint, 3) +
      times(9, () =>
        rect(16 + b.whole(0, 7) * 36, 22 + b.whole(0, 5) * 30, 32, 26, b.pick(k.tiles), {
          opacity: 0.5,
        }),
      ) +
      rect(20, 26, 92, 104, '#8a5a36', { rx: 4 }) +
      rect(27, 33, 78, 90, b.fade(['#9fd8f2', '#eaf8ff'])) +
      path('M27 123V104q20-14 40 0q18-12 38 2v17Z', '#8fbf75') +
      line('M66 33v90M27 78h78', '#8a5a36', 5) +
      path('M20 24h34q-2 34-30 46ZM112 24h-34q2 34 30 46Z', k.curtain) +
      line('M22 40h28M22 54h20M110 40h-28M110 54h-20', '#fff4dc', 3) +
      path('M27 123L105 33L320 170V280H120Z', '#fff7cf', { opacity: 0.4 }) +
      rect(146, 70, 170, 8, '#8a5a36', { rx: 2 }) +
      path('M160 78h5v14h-5ZM296 78h5v14h-5Z', '#6c4427') +
      all(JARS, (x, i) => {
        const tall = b.whole(22, 34);
        return (
          rect(x, 70 - tall, 20, tall, k.jars[i], { rx: 5 }) +
          rect(x + 2, 66 - tall, 16, 7, '#8a5a36', { rx: 2 }) +
          rect(x + 4, 70 - tall * 0.6, 12, tall * 0.35, '#fff4dc', { rx: 2 })
        );
      }) +
      line('M186 94v26M224 94v22M262 94v24', '#6b6470', 3) +
      ellipse(186, 128, 8, 10, '#8d8792') +
      path('M214 116h20l-3 16h-14Z', '#8d8792') +
      circle(262, 126, 10, 'none', { stroke: '#8d8792', 'stroke-width': 4 }) +
      rect(0, 206, WIDTH, 74, k.cloth[0]) +
      path(
        times(13, (i) => `M${160 + (i - 6) * 26} 206h13L${182 + (i - 6) * 44} 280h-22Z`),
        k.cloth[1],
        { opacity: 0.5 },
      ) +
      path('M0 214h320v9H0ZM0 234h320v11H0ZM0 257h320v13H0Z', k.cloth[1], { opacity: 0.4 }) +
      rect(0, 204, WIDTH, 4, '#b98a5e')
    );
  },
  front: (b) => b.dots(20, [110, 60, 310, 200], '#fff9dd', 2, 0.7),
};

export const room = {
  facets: ['salon', 'maison'],
  ground: '#9c6238',
  wash: ['#ffcf7a', 0.06],
  colours: {
    paper: ['#7c9a8e', '#8aa89b', '#d8dfb9'],
    view: ['#ffb873', '#fff0c4'],
    light: ['#fff2c0', 0.36],
    floor: ['#b77846', '#8a5330', '#774526'],
    rug: ['#8d2b3a', '#b5424a'],
    hangs: ['#6e9a5a', '#f6e3b8', '#e4574a'],
  },
  tints: {
    rose: { paper: ['#b3797f', '#c28d8f', '#f6dcc0'], rug: ['#3d5a70', '#547a90'] },
    blue: {
      paper: ['#5f86ac', '#6f96ba', '#d4e4ee'],
      view: ['#8fd0f0', '#e8f8ff'],
      rug: ['#b8792c', '#d89a48'],
      hangs: ['#3d7fb0', '#dceaf4', '#ffd23c'],
    },
    night: {
      paper: ['#3f3f6a', '#494a78', '#7c7cae'],
      view: ['#101a4c', '#3a4c92'],
      light: ['#a8c0ff', 0.2],
      floor: ['#6a4a58', '#452e40', '#3a2638'],
      rug: ['#4c2a68', '#68408a'],
      facets: ['nuit'],
      wash: ['#1a2a8a', 0.12],
      ground: '#584050',
      stars: 14,
    },
  },
  behind(b, k) {
    const posies = times(9, (column) =>
      times(5, (row) => {
        const [x, y] = [column * 36 + 9, 22 + row * 34];
        return `M${x} ${y}q-5-6 0-12q5 6 0 12M${x - 6} ${y + 2}q6-3 12 0`;
      }),
    );
    const [beam, strength] = k.light;
    return (
      rect(0, 0, WIDTH, HEIGHT, k.paper[0]) +
      path(
        times(9, (i) => `M${i * 36} 0h18v196h-18Z`),
        k.paper[1],
      ) +
      line(posies, k.paper[2], 1.6, { opacity: 0.8 }) +
      rect(20, 28, 70, 56, '#c9973f', { rx: 3 }) +
      rect(27, 35, 56, 42, k.hangs[1]) +
      path('M27 77V62q14-12 26-2q16-18 30-4v21Z', k.hangs[0]) +
      circle(b.whole(40, 74), 46, 6, k.hangs[2]) +
      rect(206, 20, 86, 112, '#fff4dc', { rx: 43 }) +
      path('M214 132V66a35 35 0 0 1 70 0v66Z', b.fade(k.view)) +
      (k.stars ? b.dots(k.stars, [220, 50, 278, 126], '#fff', 1.8) : '') +
      line('M249 31v101M214 84h70', '#fff4dc', 5) +
      rect(200, 130, 98, 8, '#fff4dc', { rx: 3 }) +
      path('M214 132H284L210 280H70Z', beam, { opacity: strength }) +
      rect(0, 190, WIDTH, 10, '#fff4dc') +
      rect(
        0,
        200,
        WIDTH,
        80,
        b.linear([
          [0, k.floor[0]],
          [1, k.floor[1]],
        ]),
      ) +
      line(
        'M0 216h320M0 236h320M0 260h320M40 200v16M130 200v16M230 200v16M80 216v20M180 216v20M280 216v20M30 236v24M140 236v24M240 236v24',
        k.floor[2],
        1.6,
      ) +
      ellipse(160, 246, 124, 25, k.rug[0]) +
      ellipse(160, 246, 112, 21, 'none', {
        stroke: '#ffc857',
        'stroke-width': 2.6,
        'stroke-dasharray': '6 5',
      }) +
      ellipse(160, 246, 88, 15, k.rug[1]) +
      path('M214 132H284L210 280H70Z', beam, { opacity: strength / 2 }) +
      path('M306 196l-4-26h20v26Z', '#b5654a') +
      line('M310 170q-14-20-8-44M312 170q0-30 8-50M308 170q-22-6-26-26', '#3f7a4c', 5)
    );
  },
  front: (b) => b.dots(22, [90, 60, 270, 230], '#fff6d0', 1.8, 0.8),
};

/** Rows of spines: each row stands on y and reaches from left to right. */
function spines(b, rows, colours) {
  const books = Object.fromEntries(colours.map((colour) => [colour, '']));
  let bands = '';
  for (const [y, left, right] of rows)
    for (let x = left; x < right - 10;) {
      const [thick, tall] = [b.whole(7, 13), b.whole(26, 38)];
      books[b.pick(colours)] += `M${x} ${y}v-${tall}h${thick}v${tall}Z`;
      bands += `M${x} ${y - tall + 8}h${thick}`;
      x += thick + (b.random() < 0.12 ? b.whole(6, 12) : 1);
    }
  return (
    all(colours, (colour) => path(books[colour], colour)) +
    line(bands, '#ffe6a8', 3, { opacity: 0.55, 'stroke-linecap': 'butt' })
  );
}

export const library = {
  facets: ['bibliotheque', 'savoir'],
  ground: '#8f4f3a',
  wash: ['#ffc46a', 0.08],
  colours: {
    wall: '#4a2c1e',
    wood: ['#7a4a2c', '#5c3520', '#96623c'],
    books: ['#a83a32', '#2f6a6c', '#c9973f', '#3f5a8a', '#5c7a45', '#7a4a7a', '#e0c9a0'],
    lamp: '#ffe0a0',
    carpet: ['#a8443c', '#742a2c', '#e0b060'],
  },
  tints: {
    green: {
      wall: '#1c3a30',
      wood: ['#3f6a54', '#2a4c3c', '#5a8a70'],
      carpet: ['#c9973f', '#8f6a2c', '#fff0c4'],
      ground: '#b0853a',
    },
    blue: {
      wall: '#1a2448',
      wood: ['#3c4f84', '#283864', '#5a70a8'],
      carpet: ['#4a3f7a', '#2f2858', '#ffc857'],
      ground: '#453a72',
      lamp: '#ffe8b8',
    },
  },
  behind(b, k) {
    return (
      rect(0, 0, WIDTH, HEIGHT, k.wall) +
      spines(
        b,
        [
          [52, 104, 216],
          ...[52, 104, 156, 204].flatMap((y) => [
            [y, 8, 94],
            [y, 226, 312],
          ]),
        ],
        k.books,
      ) +
      path('M110 196V108a50 44 0 0 1 100 0v88Z', b.fade([k.lamp, '#fff6dc'])) +
      path('M110 196V172q26-22 48-6q24-26 52-2v32Z', '#8fae8a') +
      line('M160 64v132M110 122h100M110 160h100', k.wood[1], 4) +
      path('M104 200V108a56 50 0 0 1 112 0v92h-8V108a48 42 0 0 0-96 0v92Z', k.wood[2]) +
      all(
        [0, 52, 104, 156, 204],
        (y) => rect(0, y, 100, 8, k.wood[0]) + rect(220, y, 100, 8, k.wood[0]),
      ) +
      path('M0 0h8v212H0ZM94 0h8v212h-8ZM218 0h8v212h-8ZM312 0h8v212h-8Z', k.wood[0]) +
      rect(0, 52, WIDTH, 6, k.wood[0]) +
      line(
        'M262 10L296 214M280 10L314 214M264 30h19M268 60h19M273 90h19M278 120h19M283 150h19M288 180h19',
        '#c99a5e',
        3.4,
      ) +
      rect(
        0,
        210,
        WIDTH,
        70,
        b.linear([
          [0, k.wood[1]],
          [1, k.wood[0]],
        ]),
      ) +
      path('M40 216H280L320 280H0Z', k.carpet[0]) +
      path('M52 222H268L304 276H16Z', 'none', { stroke: k.carpet[2], 'stroke-width': 2.6 }) +
      path('M78 232H242L262 264H58Z', k.carpet[1]) +
      path('M110 150L40 280H280L210 150Z', '#fff2c0', { opacity: 0.16 }) +
      line('M160-4v26', '#2a1a14', 2) +
      b.glow(160, 34, 90, k.lamp, 0.8) +
      path('M142 34q18-26 36 0Z', '#2f7a5c') +
      circle(160, 36, 5, '#fff6d8')
    );
  },
  front: (b) => b.dots(26, [60, 30, 260, 240], '#fff2c8', 1.8, 0.75),
};
