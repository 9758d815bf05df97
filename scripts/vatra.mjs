// The command line from a checkout: installs and builds what is missing, then becomes the program. It runs in this very
// process, so signals reach it and no child stays behind.

import { pathToFileURL } from 'node:url';
import { buildClientIfStale, buildIfStale, PROGRAM } from './build.mjs';
import { ensurePackages } from './ensure.mjs';
import { runMain } from './lib/main.mjs';

await runMain(async () => {
  await ensurePackages();
  await buildIfStale();
  if (process.argv[2] === 'serve') await buildClientIfStale();
});

if (process.exitCode === undefined) {
  process.setSourceMapsEnabled(true);
  process.argv[1] = PROGRAM;
  await import(pathToFileURL(PROGRAM).href);
}
