// Bundles the command line into dist/ and the web app into dist/client when they are older than their sources. Packages
// stay outside the command line's bundle.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { withLock } from './lib/lock.mjs';
import { buildClient } from './client.mjs';
import { isMain, PlainError, runMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';

const DIST = join(ROOT, 'dist');
const CHUNKS = join(DIST, 'chunks');
const STAMP = join(DIST, '.stamp');
const CLIENT_STAMP = join(DIST, '.client-stamp');
const DAY_MS = 24 * 60 * 60_000;

/** What the command line's bundle is called. */
export const PROGRAM = join(DIST, 'vatra.mjs');

/** Where the web app is built. */
export const CLIENT = join(DIST, 'client');

/** Builds the command line unless the bundle already belongs to these sources. */
export async function buildIfStale() {
  await unlessFresh('bundle', STAMP, bundle);
}

/** Builds the web app unless it already belongs to these sources. */
export async function buildClientIfStale() {
  await unlessFresh('client', CLIENT_STAMP, () => buildClient({ outDir: CLIENT }));
}

async function unlessFresh(name, stamp, build) {
  if (readStamp(stamp) === sourcesStamp()) return;
  await withLock(name, async () => {
    const wanted = sourcesStamp();
    if (readStamp(stamp) === wanted) return;
    await build();
    writeFileSync(stamp, wanted);
  });
}

async function bundle() {
  const { rolldown } = await import('rolldown');
  mkdirSync(DIST, { recursive: true });
  let build;
  try {
    build = await rolldown({
      cwd: ROOT,
      input: { vatra: join(ROOT, 'src/cli/main.ts'), 'bot-worker': join(ROOT, 'src/server/play/bot-worker.ts') },
      platform: 'node',
      external: (id) => !id.startsWith('.') && !isAbsolute(id),
      transform: { target: 'node20' },
      logLevel: 'warn',
    });
    const { output } = await build.write({
      dir: DIST,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: 'chunks/[name]-[hash].mjs',
    });
    forgetOldChunks(new Set(output.map(({ fileName }) => fileName)));
  } catch (error) {
    throw new PlainError(`The bundle could not be built.\n${error.message}`);
  } finally {
    await build?.close();
  }
}

/** A running server may still load a chunk of the bundle it was started from: old ones stay for a day. */
function forgetOldChunks(current) {
  for (const file of filesBelow(CHUNKS)) {
    const isCurrent = current.has(relative(DIST, file).replaceAll('\\', '/'));
    if (!isCurrent && Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file, { force: true });
  }
}

function readStamp(stamp) {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

/** Names, sizes and times of everything the bundle is made from. */
function sourcesStamp() {
  const hash = createHash('sha256');
  const sources = filesBelow(join(ROOT, 'src')).filter((file) => !/\.(test|testkit)\.tsx?$/.test(file));
  const tools = ['scripts/build.mjs', 'scripts/client.mjs', 'package-lock.json'].map((file) => join(ROOT, file));
  for (const file of [...sources, ...tools]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(ROOT, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    await buildIfStale();
    await buildClientIfStale();
  });
}
