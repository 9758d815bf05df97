// The workshop: the whole command line with the proving game on its list and other engines to compare with. Bundled as
// the shipped one is, so that figures are of the code that runs, and run in this very process.
//
//   node bench/run.mjs bench --peers
//   node bench/run.mjs hunt --game embers --games 100

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureProject } from '../scripts/ensure.mjs';
import { isMain, PlainError, runMain } from '../scripts/lib/main.mjs';
import { ROOT } from '../scripts/lib/root.mjs';

/** Bundles the workshop into a folder of its own below `.build` and gives the path of its program. */
export async function bundleWorkshop() {
  const { rolldown } = await import('rolldown');
  const dir = join(ROOT, '.build', 'workshop', String(process.pid));
  let build;
  try {
    build = await rolldown({
      cwd: ROOT,
      input: { workshop: join(ROOT, 'bench/main.ts') },
      platform: 'node',
      external: (id) => !id.startsWith('.') && !id.startsWith('/'),
      transform: { target: 'node20' },
      logLevel: 'warn',
    });
    await build.write({
      dir,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
    });
  } catch (error) {
    throw new PlainError(`The workshop could not be built.\n${error.message}`);
  } finally {
    await build?.close();
  }
  return { program: join(dir, 'workshop.mjs'), dir };
}

if (isMain(import.meta.url)) {
  let workshop;
  await runMain(async () => {
    await ensureProject();
    workshop = await bundleWorkshop();
  });
  if (workshop) {
    const { rmSync } = await import('node:fs');
    process.on('exit', () => rmSync(workshop.dir, { recursive: true, force: true }));
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(workshop.program).href);
  }
}
