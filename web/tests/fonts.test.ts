// Every sign that a page can show is in the fonts that come with it.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const fonts = [
  ...readFileSync(join(web, 'src/styles/fonts.css'), 'utf8').matchAll(/url\('(.+?)'\)/g),
].map(([, path]) => path as string);
const BLANK = 0x202f; // a space: none of its ink is missing

/** The signs a WOFF2 file draws; its `cmap` lies among the packed tables as it is. */
function signsOf(path: string): Set<number> {
  const file = readFileSync(path);
  let at = 48;
  const length = (): number => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let before = 0;
  let cmap = 0;
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4; // a tag of its own
    const plain = length();
    const untouched = tag === 10 || tag === 11 ? 3 : 0; // glyf and loca
    const packed = flags >> 6 === untouched ? plain : length();
    if (tag === 0) cmap = before;
    before += packed;
  }
  const font = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const signs = new Set<number>();
  for (let table = 0; table < font.readUInt16BE(cmap + 2); table++) {
    const start = cmap + font.readUInt32BE(cmap + 8 + 8 * table);
    if (font.readUInt16BE(start) !== 4) continue;
    const segments = font.readUInt16BE(start + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const last = font.readUInt16BE(start + 14 + 2 * segment);
      const first = font.readUInt16BE(start + 16 + 2 * segments + 2 * segment);
      for (let sign = first; sign <= last; sign++) signs.add(sign);
    }
  }
  return signs;
}

const COMMENTS = /^#.*$|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/ .*$/gm;

/** All signs beyond ASCII, and a file that has them. */
function shown(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of [join(web, 'src'), join(web, '../src/manege')])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(ftl|svelte|ts)$/.test(file))
        for (const sign of readFileSync(join(folder, file), 'utf8').replace(COMMENTS, ''))
          if (sign > '~') found.set(sign, file);
  return found;
}

it.each(fonts)('%s has every sign', (path) => {
  const signs = signsOf(join(web, 'node_modules', path));

  expect([...'Aé→'].map((sign) => signs.has(sign.charCodeAt(0)))).toEqual([true, true, false]);
  const missing = [...shown()].filter(([sign]) => !signs.has(sign.codePointAt(0) ?? 0));
  expect(missing.filter(([sign]) => sign.codePointAt(0) !== BLANK)).toEqual([]);
});
