// The brush: what the backdrops are drawn with. Its chance is seeded by the picture's key.

export const WIDTH = 320;
export const HEIGHT = 280;

/** A number as short as an SVG allows: 12.34 → "12.3", 0.5 → ".5". */
export const short = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

const attributes = (extra) =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export const path = (d, fill, extra = {}) => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

export const line = (d, colour, width, extra = {}) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${attributes(extra)}/>`;

export const rect = (x, y, width, height, fill, extra = {}) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"` +
  ` fill="${fill}"${attributes(extra)}/>`;

export const circle = (x, y, r, fill, extra = {}) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (x, y, rx, ry, fill, extra = {}) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"` +
  ` fill="${fill}"${attributes(extra)}/>`;

export const all = (list, draw) => list.map(draw).join('');

/** A part of the backdrop: all its strokes have round ends. */
export const layer = (drawn, flip) =>
  `<g stroke-linecap="round"${flip ? ` transform="matrix(-1 0 0 1 ${WIDTH} 0)"` : ''}>${drawn}</g>`;

/** 0 … count − 1, drawn one after the other. */
export const times = (count, draw) => all([...Array(count).keys()], draw);

/** The same numbers for the same key, on every machine. */
function chance(key) {
  let state = 2166136261;
  for (const sign of key) state = Math.imul(state ^ sign.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export class Brush {
  constructor(key) {
    this.key = key;
    this.random = chance(key);
    this.defs = '';
    this.gradients = 0;
  }

  between(low, high) {
    return low + this.random() * (high - low);
  }

  whole(low, high) {
    return Math.floor(this.between(low, high + 1));
  }

  pick(list) {
    return list[this.whole(0, list.length - 1)];
  }

  /** A paint of [offset, colour, opacity] stops, from top to bottom. */
  linear(stops, { x2 = 0, y2 = 1 } = {}) {
    return this.#gradient('linearGradient', stops, ` x2="${x2}" y2="${y2}"`);
  }

  radial(stops) {
    return this.#gradient('radialGradient', stops, '');
  }

  /** Colours spread evenly, or at the given offsets. */
  fade(colours, offsets = colours.map((_, i) => i / (colours.length - 1))) {
    return this.linear(colours.map((colour, i) => [offsets[i], colour]));
  }

  #gradient(kind, stops, where) {
    this.gradients += 1;
    const id = `${this.key}-g${this.gradients}`;
    const drawn = all(
      stops,
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"` +
        `${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`,
    );
    this.defs += `<${kind} id="${id}"${where}>${drawn}</${kind}>`;
    return `url(#${id})`;
  }

  glow(x, y, r, colour, strength = 0.8) {
    const paint = this.radial([
      [0, colour, strength],
      [0.35, colour, strength * 0.45],
      [1, colour, 0],
    ]);
    return circle(x, y, r, paint);
  }

  /** Round specks, anywhere in the box. */
  dots(count, [x0, y0, x1, y1], colour, size, opacity = 1) {
    const d = times(count, () => `M${this.whole(x0, x1)} ${this.whole(y0, y1)}h.1`);
    return line(d, colour, size, opacity < 1 ? { opacity } : {});
  }

  grass(count, [y0, y1], colour, height, width) {
    const d = times(count, () => {
      const tall = Math.round(this.between(0.5, 1) * height);
      return `M${this.whole(0, WIDTH)} ${this.whole(y0, y1)}q0-${tall >> 1} ${this.whole(-6, 6)}-${tall}`;
    });
    return line(d, colour, width);
  }

  /** Short strokes of a given shape, anywhere in the box. */
  strokes(count, [x0, y0, x1, y1], shape, colour, width, opacity = 1) {
    const d = times(count, () => `M${this.whole(x0, x1)} ${this.whole(y0, y1)}${shape(this)}`);
    return line(d, colour, width, opacity < 1 ? { opacity } : {});
  }

  /** The path of rolling ground below about y, down to the bottom edge. */
  hill(y, swing, waves = 3) {
    const step = WIDTH / waves;
    const heights = Array.from({ length: waves + 1 }, () => y + this.between(-swing, swing));
    const d = times(waves, (i) => {
      const middle = short((i + 0.5) * step);
      const [from, to] = [short(heights[i]), short(heights[i + 1])];
      return `C${middle} ${from} ${middle} ${to} ${short((i + 1) * step)} ${to}`;
    });
    return `M0 ${short(heights[0])}${d}V${HEIGHT}H0Z`;
  }

  cloud(x, y, width, colour = '#fff', opacity = 0.9) {
    const u = (value) => short((value * width) / 60);
    const d =
      `M${short(x)} ${short(y)}c${u(-9)} 0 ${u(-10)} ${u(-13)} ${u(2)} ${u(-13)}` +
      `c${u(2)} ${u(-12)} ${u(18)} ${u(-15)} ${u(24)} ${u(-5)}` +
      `c${u(8)} ${u(-6)} ${u(19)} 0 ${u(17)} ${u(8)}c${u(10)} 0 ${u(9)} ${u(10)} ${u(1)} ${u(10)}Z`;
    return path(d, colour, { opacity });
  }

  /** A fir of three storeys, with snow on them if a colour for it is given. */
  fir(x, y, height, colour, snow) {
    let needles = '';
    let caps = '';
    for (const [storey, [top, foot]] of [
      [1, 0.5],
      [0.74, 0.25],
      [0.5, 0.04],
    ].entries()) {
      const wide = height * 0.3 * (0.55 + 0.3 * storey);
      const at = (share) => short(y - height * share);
      const mix = (share) => at(top * (1 - share) + foot * share);
      const peak = `M${short(x)} ${at(top)}L`;
      needles +=
        `${peak}${short(x + wide)} ${at(foot)}` +
        `Q${short(x)} ${short(y - height * foot - 4)} ${short(x - wide)} ${at(foot)}Z`;
      caps +=
        `${peak}${short(x + wide * 0.6)} ${mix(0.6)}L${short(x + wide * 0.2)} ${mix(0.5)}` +
        `L${short(x - wide * 0.15)} ${mix(0.58)}L${short(x - wide * 0.5)} ${mix(0.48)}Z`;
    }
    return (
      rect(x - 2, y - height * 0.08, 4, height * 0.1, '#4a3a3a') +
      path(needles, colour) +
      (snow ? path(caps, snow, { opacity: 0.9 }) : '')
    );
  }

  /** A full moon or a sun with its halo. */
  orb(x, y, r, colour, halo, reach = r * 4) {
    return this.glow(x, y, reach, halo, 0.9) + circle(x, y, r, colour);
  }

  moon(x, y, r, colour = '#fff2c9', sea = '#ecd9a2') {
    return (
      this.orb(x, y, r, colour, '#ffeebb') +
      circle(x - r * 0.3, y - r * 0.2, r * 0.19, sea) +
      circle(x + r * 0.34, y + r * 0.27, r * 0.26, sea) +
      circle(x + r * 0.22, y - r * 0.45, r * 0.12, sea)
    );
  }
}
