// Generates src/i18n/generated when it is out of date. Takes milliseconds when it is not.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { withLock } from './lock.mjs';
import { PlainError } from './main.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const GENERATED = join(ROOT, 'src/i18n/generated');
const STAMP = join(ROOT, '.build/messages.stamp');
const FOLDERS = ['src/i18n/messages', 'scripts/messages'];
const FILES = ['src/i18n/glossary.json', 'src/i18n/language.ts', 'scripts/messages.ts'];

/** Generates the code of the messages unless it is up to date. */
export async function ensureMessages() {
  // Tests run these scripts in folders without messages.
  if (!existsSync(join(ROOT, FOLDERS[0])) || isFresh()) return;
  await withLock('messages', async () => {
    if (isFresh()) return;
    const stamp = sourcesStamp();
    const { code, output } = await run(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts/messages.ts')], {
      output: 'collect',
    });
    if (code !== 0) throw new PlainError(`The messages could not be compiled.\n${output.trimEnd()}`);
    writeFileSync(STAMP, stamp);
  });
}

function isFresh() {
  return existsSync(GENERATED) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesStamp();
}

/** Names, sizes and times of the messages and of their compiler. */
function sourcesStamp() {
  const hash = createHash('sha256');
  const files = [
    ...FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder))),
    ...FILES.map((file) => join(ROOT, file)),
  ];
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(ROOT, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Vitest calls this before the tests. */
export const setup = ensureMessages;
