// Sentences: Fluent catalogues shared with the server, worded on the device.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import { LANGUAGES, language, type Language } from '$lib/language.svelte';

export type Args = Record<string, FluentVariable>;

const common = {
  ...import.meta.glob<string>('../../../src/manege/texts/*.ftl', {
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../texts/*.ftl', { import: 'default', eager: true }),
  ...import.meta.glob<string>('./games/*/*.ftl', { import: 'default', eager: true }),
};
const games = {
  ...import.meta.glob<string>('../../../src/manege/games/*/texts/*.ftl', { import: 'default' }),
  ...import.meta.glob<string>('./games/*/texts/*.ftl', { import: 'default' }),
};

const ruleBooks = import.meta.glob<string>('../../../src/manege/games/*/texts/*.ftl', {
  query: '?rules',
  import: 'default',
});

type Bundles = Record<Language, FluentBundle>;

/** What every page says, and nothing yet of any game. */
function commonBundles(): Bundles {
  const bundles = Object.fromEntries(
    LANGUAGES.map((tag) => [tag, new FluentBundle(tag, { useIsolating: false })]),
  ) as Bundles;
  for (const [path, text] of Object.entries(common)) add(bundles, path, text);
  return bundles;
}

function add(bundles: Bundles, path: string, text: string): FluentResource {
  const tag = path.slice(-'fr.ftl'.length, -'.ftl'.length) as Language;
  const resource = new FluentResource(text);
  bundles[tag].addResource(resource, { allowOverrides: true });
  return resource;
}

/** The sentences now in use: of the pages, and of the game looked at last. Two games may word the same key. */
let bundles = commonBundles();

// A screen that asked for a game's sentence before they came asks again when they are there.
let arrived = () => {};
const listening = createSubscriber((update) => {
  arrived = update;
  return () => {};
});
const loading = new Map<string, Promise<Bundles>>();
const reading = new Map<string, Promise<void>>();
const keys = new Map<string, string[]>();
let wanted = '';

/** Fetches a game's sentences, in both languages: a later switch needs no network. */
export async function loadTexts(game: string): Promise<void> {
  wanted = game;
  const load = loading.get(game) ?? fetchTexts(game);
  loading.set(game, load);
  const loaded = await load;
  if (wanted !== game) return;
  bundles = loaded;
  arrived();
}

async function fetchTexts(game: string): Promise<Bundles> {
  const loaded = commonBundles();
  const folders = [`/${game}/texts/`, `/${game.replaceAll('_', '-')}/texts/`];
  await Promise.all(
    Object.entries(games)
      .filter(([path]) => folders.some((folder) => path.includes(folder)))
      .map(async ([path, fetchText]) => {
        add(loaded, path, await fetchText());
      }),
  );
  return loaded;
}

async function fetchRules(game: string): Promise<void> {
  const own = await loading.get(game);
  const books = Object.entries(ruleBooks).filter(([path]) => path.includes(`/${game}/texts/`));
  await Promise.all(
    books.map(async ([path, fetchText]) => {
      if (own)
        keys.set(
          game,
          add(own, path, await fetchText()).body.map(({ id }) => id),
        );
    }),
  );
  arrived();
}

/** The names of a game's clauses and chapters, in the order of its rule book; none until it has come. */
export function rulesOf(game: string): string[] {
  listening();
  if (loading.has(game) && !reading.has(game)) reading.set(game, fetchRules(game));
  return keys.get(game) ?? [];
}

/** Is there such a sentence? */
export function has(key: string): boolean {
  return pattern(key) !== null;
}

/** The sentence `key`, or the form `key.attribute`, in the language of the screen. */
export function t(key: string, args?: Args): string {
  const found = pattern(key);
  return found === null ? key : bundles[language.current].formatPattern(found, args ?? null, []);
}

/** The forms a sentence or a name has beside itself: « one », « the »… */
export function formsOf(key: string): string[] {
  listening();
  return Object.keys(bundles[language.current].getMessage(key)?.attributes ?? {});
}

function pattern(key: string) {
  listening();
  const [id = key, attribute] = key.split('.');
  const message = bundles[language.current].getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
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
