// The command line from a checkout: installs and builds what is missing, then runs the program in this process, so that
// signals reach it and no child process is left.

import { pathToFileURL } from 'node:url';
import { buildClientIfStale, buildIfStale, PROGRAM } from './build.mjs';
import { ensureProject } from './ensure.mjs';
import { PlainError, runMain } from './lib/main.mjs';

await runMain(() =>
  withEnoughFiles(async () => {
    await ensureProject();
    await buildIfStale();
    if (process.argv[2] === 'serve') await buildClientIfStale();
  }),
);

if (process.exitCode === undefined) {
  process.setSourceMapsEnabled(true);
  process.argv[1] = PROGRAM;
  await runMain(() => withEnoughFiles(() => import(pathToFileURL(PROGRAM).href)));
}

/** Runs `work`, and explains the error that a low limit of open files causes. */
async function withEnoughFiles(work) {
  try {
    await work();
  } catch (error) {
    if (!/\bEMFILE\b|too many open files/i.test(`${error?.code} ${error?.message}`)) throw error;
    throw new PlainError('Too few files may be open. Raise the limit with "ulimit -n 65536" and start again.');
  }
}
