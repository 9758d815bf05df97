// Prepares `npm pack`: builds what is stale and deletes chunks of older builds. A server that runs from an older build must not
// be running.

import { rmSync } from 'node:fs';
import { buildClientIfStale, buildIfStale, CHUNKS, DIST } from './build.mjs';
import { ensureProject } from './ensure.mjs';
import { filesBelow } from './lib/files.mjs';
import { runMain } from './lib/main.mjs';

await runMain(async () => {
  await ensureProject();
  await buildIfStale();
  await buildClientIfStale();
  const { programEntries, reachableFiles } = await import('./lib/entries.mjs');
  const reached = reachableFiles(programEntries(DIST));
  for (const file of filesBelow(CHUNKS)) if (!reached.has(file.replace(/\.map$/, ''))) rmSync(file, { force: true });
});
