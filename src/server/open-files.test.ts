import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFileLimit } from './open-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vatra-limits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['Max open files            64                   64                   files     ', 64],
  ['Max cpu time  unlimited unlimited seconds\nMax open files            1024    524288     files', 1024],
  ['Max open files            unlimited            unlimited            files     ', Infinity],
  ['nothing of the kind', undefined],
])('the limit of open files is read from what the system says', (text, limit) => {
  const file = join(folder, 'limits');
  writeFileSync(file, text);
  expect(openFileLimit(file)).toBe(limit);
});

test('where the system says nothing there is no limit to know of', () => {
  expect(openFileLimit(join(folder, 'none'))).toBeUndefined();
});
