// Noto's drawings: their shapes, their visible boxes, their names and tags.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The packages are those of the pages: npm keeps them in web/node_modules.
const web = createRequire(new URL('../web/package.json', import.meta.url));
const noto = web('@iconify-json/noto/icons.json');
const signs = web('@iconify-json/noto/chars.json');

/** By name: [left, top, right, bottom] of what is seen in the 128 × 128 box, and its main colour. */
const measured = JSON.parse(readFileSync(new URL('boxes.json', import.meta.url), 'utf8'));

const parent = (name) => (name in noto.icons ? name : noto.aliases[name]?.parent);

export const isDrawn = (name) => parent(name) !== undefined;
export const boxOf = (name) => measured[name]?.box;
export const colourOf = (name) => measured[name].colour;

const HEAVY = 6000; // a drawing longer than this does with one decimal

/** The drawing, its ids numbered after `prefix`, its numbers no longer than they need be. */
export function drawing(name, prefix) {
  const { body } = noto.icons[parent(name)];
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const renamed = (_, before, id, after) => `${before}${prefix}${ids.indexOf(id)}${after}`;
  return body
    .replace(/( id="|url\(#|href="#)([^")]+)([")])/g, renamed)
    .replace(body.length > HEAVY ? /\.(\d)(\d)\d*/g : /\.(\d\d)(\d)\d*/g, rounded);
}

/** Without carrying: in a path `.97.5` must not become `1.5`, and `01.97` is a flag and a number. */
function rounded(_, kept, next) {
  const up = next >= '5' && !/^9+$/.test(kept);
  return `.${up ? String(Number(kept) + 1).padStart(kept.length, '0') : kept}`;
}

const plain = (code) =>
  code
    .toLowerCase()
    .split('-')
    .filter((part) => part !== 'fe0f')
    .join('-');

const codes = new Map(Object.entries(signs).map(([code, name]) => [name, plain(code)]));

function wordsIn(language) {
  const emoji = web(`emojibase-data/${language}/data.json`);
  const byCode = new Map(emoji.map((one) => [plain(one.hexcode), one]));
  return (name) => {
    const one = byCode.get(codes.get(name));
    return one ? [one.label, ...(one.tags ?? [])] : [];
  };
}

export const words = { fr: wordsIn('fr'), en: wordsIn('en') };
