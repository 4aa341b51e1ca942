// All that the pages say in French, of no game but its poster.
export const catalogues = import.meta.glob<string>(
  ['../../../src/manege/texts/fr.ftl', './fr.ftl', '../lib/games/*/fr.ftl'],
  { import: 'default', eager: true },
);
