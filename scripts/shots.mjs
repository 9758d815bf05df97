// Takes screenshots of the main screens in three languages, three sizes and three themes into shots/.
//
//   npm run shots              all of them
//   npm run shots -- uk        those whose name contains these words

import { ensureBrowser, ensureProject } from './ensure.mjs';
import { buildProvingIfStale } from './client.mjs';
import { PlainError, runMain } from './lib/main.mjs';
import { run } from './lib/run.mjs';

await runMain(async () => {
  await ensureProject();
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
  await buildProvingIfStale();
  const { code } = await run('npx', ['tsx', 'tests/e2e/shots.ts', ...process.argv.slice(2)], { output: 'stdout', env });
  if (code !== 0) throw new PlainError('Not all screenshots could be taken.');
});
