import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { symbolHref } from './symbol.ts';

const idsIn = (file: string): string[] =>
  [...readFileSync(join(import.meta.dirname, '../assets', file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id!,
  );

test.each(['emblems.svg', 'emblems-shell.svg'])('every symbol of %s is asked for there', (file) => {
  const ids = idsIn(file);
  expect(ids.length).toBeGreaterThan(50);
  expect(ids.filter((id) => !symbolHref(id).includes(`/${file}#`))).toEqual([]);
});

test('no id stands in both sprites', () => {
  const shell = new Set(idsIn('emblems-shell.svg'));
  expect(idsIn('emblems.svg').filter((id) => shell.has(id))).toEqual([]);
});
