// The recipe book: reads recipes.txt and facets.txt, and says all that is wrong with them.

import { readFileSync } from 'node:fs';
import * as backdrops from './backdrops/index.mjs';
import { HEIGHT, WIDTH } from './brush.mjs';
import { boxOf, isDrawn } from './noto.mjs';

const PICTURES = 300;
const SHARED = 8; // a facet of fewer pictures makes no pairs
const FACETS = 4; // what a picture needs at least
const SIZES = [0.45 * WIDTH, 0.65 * WIDTH]; // of a picture's main subject
const FLAGS = {
  flip: false,
  lift: false,
  mound: false,
  rot: true,
  dim: true,
  glow: true,
};

/** The rows of a table in a text file: [line number, columns]. */
function rows(file, columns) {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    if (!line.trim() || line.startsWith('#')) return [];
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== columns || cells.some((cell) => !cell))
      throw new Error(`${file}:${i + 1}: ${columns} columns are wanted`);
    return [[i + 1, cells]];
  });
}

function readFacets() {
  return Object.fromEntries(
    rows('facets.txt', 5).map(([, [key, fr, en, bothFr, bothEn]]) => [
      key,
      { fr, en, both: { fr: bothFr, en: bothEn } },
    ]),
  );
}

/** `mouse 66 264 76 flip rot=-8` */
function readSubject(text) {
  const [name, x, y, size, ...flags] = text.trim().split(/\s+/);
  const subject = { name, x: Number(x), y: Number(y), size: Number(size) };
  for (const flag of flags) {
    const [word, value] = flag.split('=');
    if (!(word in FLAGS) || (value === undefined && FLAGS[word] && word !== 'glow'))
      throw new Error(`"${flag}" is no flag of a subject`);
    subject[word] = value ?? true;
  }
  if (![subject.x, subject.y, subject.size].every(Number.isFinite))
    throw new Error(`"${text.trim()}" is not: name x y size flags…`);
  return subject;
}

/** `snow:night:flip` */
function readPlace(text) {
  const words = text.split(':');
  const name = words.shift();
  if (!(name in backdrops)) throw new Error(`there is no backdrop "${name}"`);
  const flip = words.at(-1) === 'flip' && Boolean(words.pop());
  const tint = words.shift() ?? '';
  if (words.length || (tint && !(tint in backdrops[name].tints)))
    throw new Error(`"${text}" names no tint of ${name}`);
  return { name, tint, flip };
}

function readRecipe([line, [key, fr, en, place, subjects, facets]]) {
  const recipe = { line, key, fr, en, place: readPlace(place) };
  recipe.subjects = subjects.split(';').map(readSubject);
  recipe.main = recipe.subjects.reduce((one, other) => (other.size > one.size ? other : one));
  const { facets: always, tints } = backdrops[recipe.place.name];
  const implied = [...always, ...(tints[recipe.place.tint]?.facets ?? [])];
  recipe.written = facets.split(/\s+/);
  recipe.facets = [...new Set([...recipe.written, ...implied])];
  return recipe;
}

export function readRecipes() {
  const faults = [];
  const recipes = rows('recipes.txt', 6).flatMap((row) => {
    try {
      return [readRecipe(row)];
    } catch (error) {
      faults.push(`recipes.txt:${row[0]}: ${row[1][0]}: ${error.message}`);
      return [];
    }
  });
  const facets = readFacets();
  faults.push(...check(recipes, facets));
  if (faults.length) throw new Error(faults.join('\n'));
  return { recipes, facets };
}

function* check(recipes, facets) {
  if (recipes.length !== PICTURES) yield `recipes.txt: ${recipes.length} pictures, not ${PICTURES}`;
  const seen = new Map();
  for (const recipe of recipes) {
    const where = `recipes.txt:${recipe.line}: ${recipe.key}`;
    for (const fault of faultsOf(recipe, facets)) yield `${where}: ${fault}`;
    for (const same of [
      `the key ${recipe.key}`,
      `the label ${recipe.fr}`,
      `the label ${recipe.en}`,
      `the main subject ${recipe.main.name}`,
    ]) {
      if (seen.has(same)) yield `${where}: ${same} is that of ${seen.get(same)} too`;
      seen.set(same, recipe.key);
    }
  }
  for (let i = 0; i + 1 < recipes.length; i += 2)
    for (const fault of faultsOfCard(recipes[i], recipes[i + 1]))
      yield `recipes.txt:${recipes[i].line}: ${recipes[i].key}, ${recipes[i + 1].key}: ${fault}`;
  for (const facet of Object.keys(facets)) {
    const count = recipes.filter((recipe) => recipe.facets.includes(facet)).length;
    if (count < SHARED) yield `facets.txt: ${facet} has ${count} pictures, ${SHARED} are wanted`;
  }
}

function* faultsOf(recipe, facets) {
  if (!/^[a-z][a-z0-9-]*$/.test(recipe.key)) yield 'a key is of small letters, figures and hyphens';
  for (const facet of recipe.facets) if (!(facet in facets)) yield `there is no facet "${facet}"`;
  if (recipe.facets.length < FACETS) yield `${recipe.facets.length} facets, ${FACETS} are wanted`;
  if (new Set(recipe.written).size < recipe.written.length) yield 'a facet stands there twice';
  const { size } = recipe.main;
  if (size < SIZES[0] || size > SIZES[1])
    yield `the main subject is ${size} large, not ${SIZES.join(' to ')}`;
  for (const { name, x, y } of recipe.subjects) {
    if (!isDrawn(name)) yield `Noto has no drawing "${name}"`;
    else if (!boxOf(name)) yield `"${name}" is not measured yet: python -m pictures.measure`;
    if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT + 20) yield `"${name}" is not in the picture`;
  }
}

/** The two sides of a card never lie on one table, so they should be no partners. */
function* faultsOfCard(front, back) {
  if (front.place.name === back.place.name) yield `both sides are ${front.place.name}`;
  const names = front.subjects.map(({ name }) => name);
  const both = back.subjects.find(({ name }) => names.includes(name));
  if (both) yield `${both.name} is on both sides`;
}
