import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildUnlessFresh } from './fresh.testkit.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.build/test-bots');
/** What the thread consists of beside the sources that ship. */
const FILES = [
  'tests/server/embers-worker.testkit.ts',
  'tests/server/games.testkit.ts',
  'src/registry/sample-table.testkit.ts',
];

let built: Promise<URL> | undefined;

/** The bot thread of test servers, bundled if it is stale: from its sources it takes three seconds of processor time to start. */
export function testBotWorker(): Promise<URL> {
  return (built ??= buildIfStale());
}

async function buildIfStale(): Promise<URL> {
  await buildUnlessFresh('test-bots', FOLDER, bundle, FILES);
  return pathToFileURL(join(FOLDER, 'bots.mjs'));
}

async function bundle(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: ROOT,
    input: { bots: join(import.meta.dirname, 'embers-worker.testkit.ts') },
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    logLevel: 'warn',
  });
  await build.write({ dir: FOLDER, format: 'esm', entryFileNames: '[name].mjs' });
  await build.close();
}
