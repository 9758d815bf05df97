import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withLock } from './lock.mjs';
import { PACKS } from './packs.mjs';
import { ROOT } from './root.mjs';

const TOOLS = ['scripts/build.mjs', 'scripts/client.mjs', 'scripts/lib/entries.mjs', 'package-lock.json'];

/**
 * Builds something unless its stamp belongs to these sources; `more` are files beyond `src` that it is made from. Of several
 * processes that want it at once, one builds.
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

/** Names, sizes and times of everything that is built from. */
function sourcesStamp(more) {
  const hash = createHash('sha256');
  const sources = filesBelow(join(ROOT, 'src')).filter((file) => !/\.(test|testkit)\.tsx?$/.test(file));
  for (const file of [...sources, ...filesBelow(PACKS), ...[...TOOLS, ...more].map((one) => join(ROOT, one))]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(ROOT, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** All files in a folder and its folders, in order; none where there is no such folder. */
export function filesBelow(folder) {
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
