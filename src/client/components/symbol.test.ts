import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { symbolHref } from './symbol.ts';

const idsIn = (file: string): string[] =>
  [...readFileSync(join(import.meta.dirname, '../assets', file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id!,
  );

const SHEETS = ['emblems.svg', 'emblems-shell.svg', 'emblems-others.svg'];

test.each(SHEETS)('every symbol of %s is asked for there', (file) => {
  const ids = idsIn(file);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !symbolHref(id).includes(`/${file}#`))).toEqual([]);
});

test('no id stands in two sprites', () => {
  const ids = SHEETS.flatMap(idsIn);
  expect(new Set(ids).size).toBe(ids.length);
});
