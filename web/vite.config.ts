import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['MANEGE_SERVER'] ?? 'http://127.0.0.1:8000';

/** A Fluent catalogue as a string, without its comments and what only a terminal says. */
function catalogues(): Plugin {
  return {
    name: 'manege:catalogues',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return undefined;
      const entries = text.split(/\n(?=\S)/).filter((entry) => !/^(#|cli-)/.test(entry));
      const code = `export default ${JSON.stringify(entries.join('\n'))};`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), svelte()],
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
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
