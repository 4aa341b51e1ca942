// Writes every text of the built pages a second time, as small as it gets (`x.js.br`): the server
// sends it to whoever reads it, browsers over HTTPS and on this machine.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('dist', import.meta.url));
const texts = /\.(html|js|css|svg|json|txt|webmanifest)$/;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!texts.test(name)) continue;
  const file = `${folder}/${name}`;
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
