// All that the pages say in English, of no game but its poster.
export const catalogues = import.meta.glob<string>(
  ['../../../src/manege/texts/en.ftl', './en.ftl', '../lib/games/*/en.ftl'],
  { import: 'default', eager: true },
);
