// Bundles the command line into dist/ and the web app into dist/client when they are older than their sources. The command
// line's bundle contains the packages it loads, except those with native code: Argon2 stays a package, SQLite is copied to
// dist/sqlite with its programs for every platform.

import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { buildClient } from './client.mjs';
import { filesBelow } from './lib/files.mjs';
import { unlessFresh } from './lib/fresh.mjs';
import { isMain, PlainError, runMain } from './lib/main.mjs';
import { isOutside, SQLITE } from './lib/outside.mjs';
import { packs } from './lib/packs.mjs';
import { ROOT } from './lib/root.mjs';
import { listedParts } from './licences.mjs';

/** The folder of everything that is built. */
export const DIST = join(ROOT, 'dist');

/** The folder of the command line's chunks. */
export const CHUNKS = join(DIST, 'chunks');
const STAMP = join(DIST, '.stamp');
const CLIENT_STAMP = join(DIST, '.client-stamp');
const DAY_MS = 24 * 60 * 60_000;

/** The name that package.json maps to the copy of SQLite. */
const SQLITE_COPY = '#sqlite';

/** The path of the command line's bundle. */
export const PROGRAM = join(DIST, 'vatra.mjs');

/** The folder of the built web app. */
export const CLIENT = join(DIST, 'client');

/** Builds the command line unless the bundle is up to date. */
export async function buildIfStale() {
  await unlessFresh('bundle', STAMP, bundle);
}

/** Builds the web app unless it is up to date. */
export async function buildClientIfStale() {
  await unlessFresh('client', CLIENT_STAMP, () => buildClient({ outDir: CLIENT }));
}

/** Imports of SQLite lead to its copy in dist. */
export const sqliteCopy = {
  name: 'vatra-sqlite',
  resolveId: (id) => (id === SQLITE ? { id: SQLITE_COPY, external: true } : undefined),
};

/**
 * Copies SQLite with its programs for all platforms to a folder. Its scripts bundle the search for the program that fits the
 * machine.
 */
export async function copySqlite(rolldown, to) {
  const from = join(ROOT, 'node_modules', SQLITE);
  for (const format of ['cjs', 'mjs']) {
    const build = await rolldown({
      cwd: ROOT,
      input: { index: join(from, `dist/index.${format}`) },
      platform: 'node',
      external: isBuiltin,
      logLevel: 'warn',
    });
    await build.write({
      dir: join(to, 'dist'),
      format: format === 'mjs' ? 'esm' : 'cjs',
      entryFileNames: `[name].${format}`,
    });
    await build.close();
  }
  cpSync(join(from, 'LICENSE'), join(to, 'LICENSE'));
  // Windows is not supported.
  cpSync(join(from, 'prebuilds'), join(to, 'prebuilds'), {
    recursive: true,
    filter: (file) => !file.includes('win32-'),
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
      // Code that chunks share with an entry goes into a chunk of its own: nothing may import an entry.
      preserveEntrySignatures: 'strict',
      plugins: [packs(), sqliteCopy, listedParts()],
      external: isOutside,
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
    await copySqlite(rolldown, join(DIST, 'sqlite'));
    deleteOldChunks(new Set(output.map(({ fileName }) => fileName)));
  } catch (error) {
    throw new PlainError(`The bundle could not be built.\n${error.message}`);
  } finally {
    await build?.close();
  }
  // A dynamic import: it needs packages, and this file also runs before they are installed.
  const { programEntries, refuseImportedEntries } = await import('./lib/entries.mjs');
  refuseImportedEntries(programEntries(DIST), DIST);
}

/** Deletes chunks older than a day. Newer ones stay, because a running server may still load those of its own build. */
function deleteOldChunks(current) {
  for (const file of filesBelow(CHUNKS)) {
    const isCurrent = current.has(relative(DIST, file).replaceAll('\\', '/'));
    if (!isCurrent && Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file, { force: true });
  }
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    await buildIfStale();
    await buildClientIfStale();
  });
}
