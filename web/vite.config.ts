import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { named } from './svelte.config.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['MANEGE_SERVER'] ?? 'http://127.0.0.1:8000';

/** With the browser's own Host, which the server compares with its Origin. */
const same = { target: server, changeOrigin: false };

/**
 * A Fluent catalogue as a string, without its comments and what only a terminal says.
 * A game's rule book is a file of its own, `…ftl?rules`: the table does not wait for it.
 */
function catalogues(): Plugin {
  return {
    name: 'manege:catalogues',
    enforce: 'pre',
    transform(text, id) {
      const [path, query] = id.split('?');
      if (!path?.endsWith('.ftl')) return undefined;
      const wanted = (entry: string) =>
        !/^(#|cli-|serve-|upkeep-|doctor-)/.test(entry) &&
        /^(rule|chapter|example|shelf|position|piece)-/.test(entry) === (query === 'rules');
      const entries = text.split(/\n(?=\S)/).filter(wanted);
      const code = `export default ${JSON.stringify(entries.join('\n'))};`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}

/** Stylesheets name sizes as components do. */
function sizes(): Plugin {
  return {
    name: 'manege:sizes',
    enforce: 'pre',
    transform: (text, id) =>
      /\/(layout|park)\.css$/.test(id) ? { code: named(text), map: null } : null,
  };
}

export default defineConfig({
  plugins: [catalogues(), sizes(), svelte()],
  resolve: {
    alias: { $lib: here('./src/lib') },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: address
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('.'), here('../src/manege')] }, // the games' catalogues
    proxy: { '/api': same, '/pictures': same, '/ws': { ...same, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    isolate: false, // each file leaves the page as it found it: half the time
    testTimeout: 30_000, // a slow machine is no fault
  },
});
