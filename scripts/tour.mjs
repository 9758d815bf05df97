// Records the two-minute tour as a video.
//
//   npm run tour [-- FILE]     by default release/tour.mp4

import { join, resolve } from 'node:path';
import { buildClientIfStale, CLIENT } from './build.mjs';
import { ensureBrowser, ensureFfmpeg, ensureProject } from './ensure.mjs';
import { PlainError, runMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

await runMain(async () => {
  await ensureProject();
  await ensureFfmpeg();
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
  await buildClientIfStale();
  const file = resolve(process.argv[2] ?? join(ROOT, 'release/tour.mp4'));
  const { code } = await run('npx', ['tsx', 'tests/e2e/tour.ts', file, CLIENT], { output: 'stdout', env });
  if (code !== 0) throw new PlainError('The tour could not be recorded.');
});
