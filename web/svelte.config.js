import { readFileSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const sizes = JSON.parse(
  readFileSync(new URL('./src/lib/breakpoints.json', import.meta.url), 'utf8'),
);

/** `@media (--phone)`: the sizes have their names in one place. */
const named = {
  style: ({ content }) => ({
    code: content.replace(/(?<!var)\(--([a-z]+)\)/g, (whole, name) => sizes[name] ?? whole),
  }),
};

export default { preprocess: [named, vitePreprocess()], compilerOptions: { runes: true } };
