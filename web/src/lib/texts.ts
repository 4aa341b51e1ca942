// Sentences: Fluent catalogues shared with the server, worded on the device.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import { LANGUAGES, language, type Language } from '$lib/language.svelte';
import { later } from '$lib/later';

export type Args = Record<string, FluentVariable>;

const pages: Record<Language, () => Promise<{ catalogues: Record<string, string> }>> = {
  fr: () => import('../texts/fr'),
  en: () => import('../texts/en'),
};
const games = {
  ...import.meta.glob<string>('../../../src/manege/games/*/texts/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('./games/*/texts/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('./hosting/texts/*.ftl', { import: 'default' }), // a page, like a game
};
const ruleBooks = import.meta.glob<string>('../../../src/manege/games/*/texts/*.ftl', {
  query: '?rules',
  import: 'default',
});

/** The languages this device has read so far; the others are fetched when somebody wants them. */
const spoken = new Set<Language>();
/** The game looked at last. */
let game = '';
/** The games whose rule books have been opened, and the names of what stands in them. */
const opened = new Set<string>();
const keys = new Map<string, string[]>();
/** The sentences now in use: of the pages and that game. Two games may word the same key. */
let bundles: Partial<Record<Language, FluentBundle>> = {};

// A screen that asked for a sentence before it came asks again when it is there.
let arrived = () => {};
const listening = createSubscriber((update) => {
  arrived = update;
  return () => {};
});

/** Catalogues that have been read; what did not come is asked for again. */
const read = new Map<string, Promise<FluentResource[]>>();

function catalogue(name: string, fetchTexts: () => Promise<string[]>): Promise<FluentResource[]> {
  const known = read.get(name);
  if (known) return known;
  const coming = fetchTexts().then((texts) => texts.map((text) => new FluentResource(text)));
  coming.catch(() => read.delete(name));
  read.set(name, coming);
  return coming;
}

function ofPages(tag: Language): Promise<FluentResource[]> {
  return catalogue(tag, async () => Object.values((await pages[tag]()).catalogues));
}

function ofGame(tag: Language, files: typeof games, kind: string): Promise<FluentResource[]> {
  const folders = [game, game.replaceAll('_', '-')].map((folder) => `/${folder}/texts/`);
  const wanted = Object.entries(files).filter(
    ([path]) => folders.some((folder) => path.includes(folder)) && path.endsWith(`${tag}.ftl`),
  );
  return catalogue(`${game} ${tag} ${kind}`, () =>
    Promise.all(wanted.map(([, fetchText]) => fetchText())),
  );
}

/** Brings all that is wanted into use; if more is wanted meanwhile, that too. */
async function use(): Promise<void> {
  const wanted = { game, tags: [...spoken], opened: opened.has(game) };
  const fetched = await Promise.all(
    wanted.tags.map((tag) =>
      Promise.all([
        ofPages(tag),
        ofGame(tag, games, 'words'),
        wanted.opened ? ofGame(tag, ruleBooks, 'rules') : [],
      ]),
    ),
  );
  if (game !== wanted.game || spoken.size !== wanted.tags.length) return use();
  bundles = {};
  for (const [place, tag] of wanted.tags.entries()) {
    const bundle = new FluentBundle(tag, { useIsolating: false });
    const [, , rules = []] = fetched[place] ?? [];
    for (const resource of fetched[place]?.flat() ?? [])
      bundle.addResource(resource, { allowOverrides: true });
    if (wanted.opened)
      keys.set(
        game,
        rules.flatMap(({ body }) => body.map(({ id }) => id)),
      );
    bundles[tag] = bundle;
  }
  arrived();
}

/** Fetches a language, of the pages and of the game looked at, so that it can be chosen. */
export async function loadLanguage(tag: Language): Promise<void> {
  const isNew = !spoken.has(tag);
  spoken.add(tag);
  try {
    await use();
  } catch (error) {
    if (isNew) spoken.delete(tag);
    throw error;
  }
}

/** Whoever plays may change the language without the network. */
later(() => Promise.all(LANGUAGES.map(loadLanguage)));

/** Fetches a game's sentences, in the languages this device has read. */
export function loadTexts(key: string): Promise<void> {
  game = key;
  return use();
}

/** The names of a game's clauses and chapters, in the order of its rule book; none until it has come. */
export function rulesOf(of: string): string[] {
  listening();
  if (!opened.has(of)) {
    opened.add(of);
    if (of === game) use().catch(() => opened.delete(of));
  }
  return keys.get(of) ?? [];
}

/** Is there such a sentence? */
export function has(key: string): boolean {
  return pattern(key) !== null;
}

/** The sentence `key`, or the form `key.attribute`, in the language of the screen. */
export function t(key: string, args?: Args): string {
  const found = pattern(key);
  return found === null
    ? key
    : (bundles[language.current]?.formatPattern(found, args ?? null, []) ?? key);
}

/** The forms a sentence or a name has beside itself: « one », « the »… */
export function formsOf(key: string): string[] {
  listening();
  return Object.keys(bundles[language.current]?.getMessage(key)?.attributes ?? {});
}

function pattern(key: string) {
  listening();
  const [id = key, attribute] = key.split('.');
  const message = bundles[language.current]?.getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Things alike together: « la Petite Roue », « 2 Petites Roues »; without a plural « 2 × Guide ». */
export function together(keys: readonly string[], form?: string): string[] {
  return [...new Set(keys)].map((key) => {
    const number = keys.filter((each) => each === key).length;
    if (number === 1) return t(form ? `${key}.${form}` : key);
    if (has(`${key}.plural`)) return t('several', { number, things: t(`${key}.plural`) });
    return t('several.times', { number, thing: t(key) });
  });
}

/** « Léa, Noé et Papi Jo ». */
export function listed(words: readonly string[], last = 'list-and'): string {
  const [first = '', ...rest] = words;
  return rest.reduce(
    (before, next, place) =>
      place === rest.length - 1
        ? t(last, { before, last: next })
        : t('list-next', { before, next }),
    first,
  );
}
