import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { withLock } from './lock.mjs';
import { PACKS } from './packs.mjs';
import { ROOT } from './root.mjs';

const TOOLS = [
  'scripts/build.mjs',
  'scripts/client.mjs',
  'scripts/licences.mjs',
  'scripts/lib/chunks.mjs',
  'scripts/lib/compress.mjs',
  'scripts/lib/entries.mjs',
  'scripts/lib/outside.mjs',
  'scripts/lib/preloads.mjs',
  'package-lock.json',
];

/**
 * Builds something unless its stamp is up to date; `more` are source files outside `src`. If several processes call it at the
 * same time, one of them builds.
 */
export async function unlessFresh(name, stamp, build, more = []) {
  if (readStamp(stamp) === sourcesStamp(more)) return;
  await withLock(name, async () => {
    const wanted = sourcesStamp(more);
    if (readStamp(stamp) === wanted) return;
    await build();
    writeFileSync(stamp, wanted);
  });
}

function readStamp(stamp) {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

/** Names, sizes and times of all source files. */
function sourcesStamp(more) {
  const hash = createHash('sha256');
  const sources = filesBelow(join(ROOT, 'src')).filter((file) => !/\.(test|testkit)\.tsx?$/.test(file));
  for (const file of [...sources, ...filesBelow(PACKS), ...[...TOOLS, ...more].map((one) => join(ROOT, one))]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(ROOT, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
