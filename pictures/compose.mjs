// Composes the deck "cartes postales": `node pictures/compose.mjs FOLDER`.
//
// Every row of recipes.txt becomes FOLDER/KEY.svg, all of them together FOLDER/deck.json. Order of
// drawing: the backdrop, then each subject with its shadow, then what of the backdrop lies before
// them, a wash of colour and a vignette.

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as backdrops from './backdrops/index.mjs';
import { Brush, HEIGHT, WIDTH, ellipse, layer, path, rect, short } from './brush.mjs';
import { boxOf, colourOf, drawing, words } from './noto.mjs';
import { readRecipes } from './recipes.mjs';

const LARGEST = 20_000; // bytes of a picture

/** Where a subject's drawing stands: `size` is the larger side of what is seen of it. */
function measure({ name, size }) {
  const [left, top, right, bottom] = boxOf(name);
  const scale = size / Math.max(right - left, bottom - top);
  return { scale, middle: (left + right) / 2, bottom, width: (right - left) * scale };
}

/** A heap of the ground, to hide what a subject stands on. */
function heap(brush, { x, y }, width, ground) {
  const [half, high] = [width * 0.62, width * 0.2];
  const d =
    `M${short(x - half)} ${short(y + 10)}Q${short(x - half * 0.7)} ${short(y - high)} ` +
    `${short(x - half * 0.2)} ${short(y - high * 0.8)}T${short(x + half * 0.5)} ${short(y - high * 0.7)}` +
    `T${short(x + half)} ${short(y + 10)}Z`;
  const shade = brush.linear([
    [0, '#fff', 0.28],
    [0.4, '#fff', 0],
    [1, '#140c20', 0.16],
  ]);
  return path(d, ground) + path(d, shade);
}

/** A soft shadow where a subject stands. */
const shadow = (brush, { x, y }, width) =>
  ellipse(
    x + 4,
    y - 2,
    Math.max(width * 0.5, 16),
    Math.max(width * 0.07, 4),
    `url(#${brush.key}-shade)`,
  );

const halo = (brush, { x, y, size, glow }) =>
  brush.glow(x, y - size / 2, size * 0.8, glow === true ? '#ffc964' : glow, 0.7);

function place(brush, subject, id, part, ground) {
  const { name, x, y, lift, mound, glow, flip, rot, dim } = subject;
  const { scale, middle, bottom, width } = measure(subject);
  const transform =
    `translate(${short(x)} ${short(y)})` +
    (rot ? ` rotate(${rot})` : '') +
    (flip ? ' scale(-1 1)' : '') +
    ` scale(${scale.toFixed(3)}) translate(${short(-middle)} ${short(-bottom)})`;
  return (
    (glow ? halo(brush, subject) : '') +
    (lift ? '' : shadow(brush, subject, width)) +
    `<g data-subject="${part}" transform="${transform}"${dim ? ` opacity="${dim}"` : ''}>` +
    `${drawing(name, `${brush.key}-${id}-`)}</g>` +
    (mound ? heap(brush, subject, width, ground) : '')
  );
}

function postcard({ key, place: where, subjects, main }) {
  const brush = new Brush(key);
  const { tints, colours, behind, front, ...plain } = backdrops[where.name];
  const look = { ...plain, ...colours, ...tints[where.tint] };
  const drawn = [
    layer(behind(brush, look), where.flip),
    ...subjects.map((subject, i) =>
      place(brush, subject, i, subject === main ? 'main' : 'companion', look.ground),
    ),
    layer(front(brush, look), where.flip),
    rect(0, 0, WIDTH, HEIGHT, look.wash[0], { opacity: look.wash[1] }),
    rect(0, 0, WIDTH, HEIGHT, `url(#${key}-edge)`),
  ].join('');
  const fixed =
    `<radialGradient id="${key}-shade"><stop stop-color="#140c20" stop-opacity=".5"/>` +
    '<stop offset="1" stop-color="#140c20" stop-opacity="0"/></radialGradient>' +
    `<radialGradient id="${key}-edge" r=".71"><stop offset=".55" stop-color="#1b1020" stop-opacity="0"/>` +
    '<stop offset="1" stop-color="#1b1020" stop-opacity=".2"/></radialGradient>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${fixed}${brush.defs}</defs>${drawn}</svg>\n`
  );
}

/** What a program may know of a picture. */
function entry({ key, fr, en, facets, subjects, main, place: where }) {
  const { ground, tints } = backdrops[where.name];
  const names = [main, ...subjects.filter((one) => one !== main)].map(({ name }) => name);
  const tags = (language) => [...new Set(names.flatMap(words[language]))];
  const colours = [...names.map(colourOf), tints[where.tint]?.ground ?? ground];
  return {
    key,
    label: { fr, en },
    tags: { fr: tags('fr'), en: tags('en') },
    facets,
    colours: [...new Set(colours)],
  };
}

function compose(folder) {
  const { recipes, facets } = readRecipes();
  const faults = [];
  mkdirSync(folder, { recursive: true });
  for (const recipe of recipes) {
    const svg = postcard(recipe);
    const bytes = Buffer.byteLength(svg);
    if (bytes > LARGEST) faults.push(`${recipe.key}: ${bytes} bytes, more than ${LARGEST}`);
    writeFileSync(join(folder, `${recipe.key}.svg`), svg);
  }
  if (faults.length) throw new Error(faults.join('\n'));
  const deck = { facets, pictures: recipes.map(entry) };
  writeFileSync(join(folder, 'deck.json'), JSON.stringify(deck));
  copyFileSync(new URL('licences.txt', import.meta.url), join(folder, 'licences.txt'));
}

try {
  if (process.argv.length !== 3) throw new Error('usage: node pictures/compose.mjs FOLDER');
  compose(process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
