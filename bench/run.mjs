// The command line with the test game and other engines to compare with. It is bundled like the shipped one, so that
// measurements are of the same code, and runs in this process.
//
//   node bench/run.mjs bench --peers
//   node bench/run.mjs hunt --game embers --games 100

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureProject } from '../scripts/ensure.mjs';
import { isMain, PlainError, runMain } from '../scripts/lib/main.mjs';
import { ROOT } from '../scripts/lib/root.mjs';

/** Bundles this command line into a folder below `.build`, and returns the path of the program. */
export async function bundleBench() {
  const { rolldown } = await import('rolldown');
  const dir = join(ROOT, '.build', 'bench', String(process.pid));
  let build;
  try {
    build = await rolldown({
      cwd: ROOT,
      input: { bench: join(ROOT, 'bench/main.ts') },
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
    throw new PlainError(`The command line for benchmarks could not be built.\n${error.message}`);
  } finally {
    await build?.close();
  }
  return { program: join(dir, 'bench.mjs'), dir };
}

if (isMain(import.meta.url)) {
  let built;
  await runMain(async () => {
    await ensureProject();
    built = await bundleBench();
  });
  if (built) {
    const { rmSync } = await import('node:fs');
    process.on('exit', () => rmSync(built.dir, { recursive: true, force: true }));
    process.setSourceMapsEnabled(true);
    await import(pathToFileURL(built.program).href);
  }
}
