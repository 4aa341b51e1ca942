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

const bundles = Object.fromEntries(
  LANGUAGES.map((tag) => [tag, new FluentBundle(tag, { useIsolating: false })]),
) as Record<Language, FluentBundle>;

function add(path: string, text: string): FluentResource {
  const tag = path.slice(-'fr.ftl'.length, -'.ftl'.length) as Language;
  const resource = new FluentResource(text);
  bundles[tag].addResource(resource, { allowOverrides: true });
  return resource;
}

for (const [path, text] of Object.entries(common)) add(path, text);

// A screen that asked for a game's sentence before they came asks again when they are there.
let arrived = () => {};
const listening = createSubscriber((update) => {
  arrived = update;
  return () => {};
});
const loading = new Map<string, Promise<void>>();
const keys = new Map<string, string[]>();

/** Fetches a game's sentences, in both languages: a later switch needs no network. */
export function loadTexts(game: string): Promise<void> {
  const started = loading.get(game);
  if (started) return started;
  const folders = [`/${game}/texts/`, `/${game.replaceAll('_', '-')}/texts/`];
  const load = Promise.all(
    Object.entries(games)
      .filter(([path]) => folders.some((folder) => path.includes(folder)))
      .map(async ([path, fetchText]) => {
        const { body } = add(path, await fetchText());
        if (path.includes(`/manege/games/${game}/`)) keys.set(game, body.map(({ id }) => id)); // prettier-ignore
      }),
  ).then(() => arrived());
  loading.set(game, load);
  return load;
}

/** The names of a game's sentences, in the order of its catalogue. */
export function keysOf(game: string): string[] {
  listening();
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

function pattern(key: string) {
  listening();
  const [id = key, attribute] = key.split('.');
  const message = bundles[language.current].getMessage(id);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** « Léa, Noé et Papi Jo ». */
export function listed(words: string[]): string {
  const [first = '', ...rest] = words;
  return rest.reduce(
    (before, next, place) =>
      place === rest.length - 1
        ? t('list-and', { before, last: next })
        : t('list-next', { before, next }),
    first,
  );
}
