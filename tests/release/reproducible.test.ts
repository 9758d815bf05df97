import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyCheckout, plainEnvironment, ran, ROOT, scratchFolder } from './machine.testkit.ts';

const place = scratchFolder('reproducible');
afterAll(() => place.remove());

/** The hash of every file below a folder. */
function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Builds a copy of the checkout in a folder of its own name, and gives the hashes of what a release consists of. */
async function built(name: string): Promise<Record<string, string>> {
  const copy = join(place.folder, name);
  copyCheckout(copy);
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // A copy has no history: the time of its files is given.
  const env = { ...plainEnvironment(), SOURCE_DATE_EPOCH: '1700000000' };
  const out = join(place.folder, `${name}-out`);
  for (const words of [
    ['pack', '--silent', '--pack-destination', place.folder],
    ['run', 'build:static', '--', '--out', join(out, 'static')],
  ]) {
    const { code, printed } = await ran('npm', words, { cwd: copy, env });
    expect(code, printed).toBe(0);
  }
  const [tarball] = readdirSync(place.folder).filter((file) => file.endsWith('.tgz'));
  const unpacked = await ran('tar', ['-xzf', join(place.folder, tarball!), '-C', out], { cwd: place.folder });
  expect(unpacked.code, unpacked.printed).toBe(0);
  rmSync(join(place.folder, tarball!));
  return hashesOf(out);
}

// A build that differs once differs: there is no second try.
test('two builds in different folders have the same bytes', { retry: 0 }, async () => {
  const first = await built('one');
  const second = await built('another-name');
  expect(Object.keys(first).filter((file) => file.endsWith('.mjs')).length).toBeGreaterThan(2);
  expect(second).toEqual(first);
});
