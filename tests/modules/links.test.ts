import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, brokenIn, documentsOf, pagesLinkedFrom, unknownScripts } from './links.testkit.ts';
import { ROOT } from './modules.testkit.ts';

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const pages = documentsOf(ROOT);

test.each(pages)('%s links to pages, headings and files that exist', (page) => {
  expect(brokenIn(ROOT, page, read(page))).toEqual([]);
});

test('every npm script that a page calls exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(pages.flatMap((page) => unknownScripts(read(page), scripts).map((name) => `${page}: ${name}`))).toEqual([]);
  expect(unknownScripts('`npm run gone` and\n    npm run dev:client -- x', scripts)).toEqual(['gone']);
});

test('every page of docs can be reached from its map', () => {
  const reached = new Set(['docs/README.md']);
  for (const page of reached) for (const next of pagesLinkedFrom(page, read(page))) reached.add(next);
  expect(pages.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
});

test('a heading has the anchor that GitHub gives it', () => {
  const text = '# Fuzz testing (`vatra hunt`)\n\n```sh\n# a remark\n```\n\n## What’s in [it](a.md)?\n';
  expect([...anchorsOf(text)]).toEqual(['fuzz-testing-vatra-hunt', 'whats-in-it']);
});

test('what is not there is found: a page, a heading, a picture, a file, a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'vatra-links-'));
  try {
    mkdirSync(join(root, 'docs'));
    mkdirSync(join(root, 'src/bots'), { recursive: true });
    writeFileSync(join(root, 'docs/there.md'), '# There\n\n## A part\n');
    const text = [
      '# Here',
      '[good](there.md) [part](there.md#a-part) [own](#here) [web](https://example.org/x.md)',
      '[gone](gone.md) [no part](there.md#another) [not own](#there) ![picture](pictures/gone.png) [outside](../../x.md)',
      '`src/bots` `src/bots/<game>/weights.ts` `src/bots/*.ts` `npm run src/x` `src/gone.ts` `src/gone.ts:12` `tests/gone/*.ts`',
      '```sh',
      '[an example](example.md) `src/example.ts`',
      '```',
    ].join('\n');
    expect(brokenIn(root, 'docs/here.md', text)).toEqual([
      'gone.md',
      'there.md#another',
      '#there',
      'pictures/gone.png',
      '../../x.md',
      'src/gone.ts',
      'src/gone.ts',
      'tests/gone',
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
