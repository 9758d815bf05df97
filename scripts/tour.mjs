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
  const name = process.argv[2] ?? join(ROOT, 'release/tour.mp4');
  if (!/\.(mp4|mkv|mov)$/.test(name))
    throw new PlainError('Usage: npm run tour [-- FILE], with FILE ending in .mp4, .mkv or .mov.');
  await ensureProject();
  await ensureFfmpeg();
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
  await buildClientIfStale();
  const file = resolve(name);
  const { code } = await run('npx', ['tsx', 'tests/e2e/tour.ts', file, CLIENT], { output: 'stdout', env });
  if (code !== 0) throw new PlainError('The tour could not be recorded.');
});
