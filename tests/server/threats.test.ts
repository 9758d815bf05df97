import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** The tests that the threat model names: a file or folder, and words of titles in it. */
function named(): { file: string; words: string[] }[] {
  // The tables of the threat model begin with this column; later tables hold figures.
  const [, ...tables] = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').split('\n| threat ');
  const rows = tables.flatMap((table) => table.split('\n\n')[0]!.split('\n').slice(2));
  return rows.flatMap((row) => {
    const cells = row.split(' | ');
    expect(cells, row).toHaveLength(3);
    return cells[2]!
      .replace(/ \|$/, '')
      .split('; ')
      .map((part) => {
        const [, file = '', words = ''] = /^`([^`]+)`(?:: (.+))?$/.exec(part) ?? [];
        expect(file, `${row}: ${part}`).not.toBe('');
        return { file, words: words === '' ? [] : words.split(', ') };
      });
  });
}

/** What a file of tests says in quotes, titles among it: what stands in its comments or code is no test. */
function titles(path: string): string {
  const code = readFileSync(path, 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)]
    .map(([, quoted, template]) => (quoted ?? template ?? '').toLowerCase())
    .join('\n');
}

test('every threat names a test, and every test that is named is there', () => {
  const list = named();
  expect(list.length).toBeGreaterThan(60);
  for (const { file, words } of list) {
    const path = file.includes('/') ? join(ROOT, file) : join(ROOT, 'tests/server', file);
    expect(existsSync(path), file).toBe(true);
    const said = words.length > 0 ? titles(path) : '';
    for (const word of words) expect(said, `${file}: ${word}`).toContain(word.toLowerCase());
    // A file says which of its tests it is; a folder is a program of its own, with a command to run it.
    expect(file).toMatch(words.length > 0 ? /\.test\.ts$/ : /^tests\/soak$/);
  }
});
