import { readFileSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const sizes = JSON.parse(
  readFileSync(new URL('./src/lib/breakpoints.json', import.meta.url), 'utf8'),
);

/**
 * `@media (--phone)`: the sizes have their names in one place.
 * @param {string} css
 */
export function named(css) {
  return css.replace(/(?<!var)\(--([a-z]+)\)/g, (whole, name) => sizes[name] ?? whole);
}

const style = ({ content }) => ({ code: named(content) });

export default { preprocess: [{ style }, vitePreprocess()], compilerOptions: { runes: true } };
