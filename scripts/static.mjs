// Builds the web app without a server: a folder that any web host serves, at any path. There are bots, one device, learning,
// puzzles, the editor and reviews.
//
//   node scripts/static.mjs [--out FOLDER]     by default into release/static

import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient } from './client.mjs';
import { runMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';

await runMain(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'release/static' } } });
  const outDir = resolve(ROOT, String(values.out));
  mkdirSync(dirname(outDir), { recursive: true });
  await buildClient({ outDir, isStatic: true });
  console.log(outDir);
});
