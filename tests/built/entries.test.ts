import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyRepository, ROOT, runIn } from '../modules/modules.testkit.ts';

interface Entries {
  readonly programEntries: (folder: string) => string[];
  readonly pageEntries: (folder: string) => string[];
  readonly entryFaults: (entries: readonly string[], folder: string) => string[];
}
const { programEntries, pageEntries, entryFaults } = (await import(join(ROOT, 'scripts/lib/entries.mjs'))) as Entries;

const DIST = join(ROOT, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'vatra-entries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files below a folder of their own. */
function planted(name: string, files: Readonly<Record<string, string>>): string {
  const at = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), text);
  }
  return at;
}

beforeAll(() => {
  expect(runIn(ROOT, process.execPath, ['scripts/build.mjs']).output).toBe('');
});

describe('what ships', () => {
  const named = (entries: readonly string[]): string[] =>
    entries.map((entry) => relative(DIST, entry).replace(/-[\w-]{8}\.js$/, '.js'));

  test('has these entries', () => {
    expect(named(programEntries(DIST))).toEqual(['bot-worker.mjs', 'vatra.mjs']);
    expect(named(pageEntries(join(DIST, 'client')))).toEqual([
      'client/assets/first.js',
      'client/assets/main.js',
      'client/assets/review-worker.js',
      'client/assets/table-worker.js',
      'client/sw.js',
    ]);
  });

  test('never imports an entry, nor a file that waits while it is loaded', () => {
    expect(entryFaults(programEntries(DIST), DIST)).toEqual([]);
    expect(entryFaults(pageEntries(join(DIST, 'client')), DIST)).toEqual([]);
  });
});

test('the page is built for people: Preact does not look for mistakes of developers', () => {
  const folder = join(DIST, 'client/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  expect(
    scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('Undefined component passed')),
  ).toEqual([]);
});

describe('the check', () => {
  test('sees a chunk that imports the program, however it does', () => {
    const at = planted('program', {
      'vatra.mjs': "import './chunks/a.mjs'; import('./chunks/b.mjs'); await 0;",
      'chunks/a.mjs': "export { x } from '../vatra.mjs'; import 'fastify';",
      'chunks/b.mjs': "export const load = () => import(`../vatra.mjs`); import './c.mjs';",
      'chunks/c.mjs': 'export const later = async () => { await 0; }; for await (const x of []) later(x);',
      'chunks/old.mjs': "import '../vatra.mjs';",
    });
    expect(entryFaults(programEntries(at), at)).toEqual([
      'chunks/a.mjs imports the entry vatra.mjs',
      'chunks/b.mjs imports the entry vatra.mjs',
      'chunks/c.mjs waits while it is loaded, and is imported',
    ]);
  });

  test('sees a chunk that imports the page or a worker, also one that only a worker starts', () => {
    const at = planted('page', {
      'index.html': '<script type="module" crossorigin src="/assets/main.js"></script>',
      'assets/main.js': "import('./board.js'); navigator.serviceWorker.register(`/sw.js`);",
      'assets/board.js': "import'./main.js';new Worker(new URL(`/assets/table/worker.js`,``+import.meta.url),{})",
      'assets/table/worker.js':
        "import('./root.js'); new Worker(new URL('./deep.js', import.meta.url)); new Worker(`/assets/flat.js`)",
      'assets/table/root.js': "import{a}from'./worker.js'",
      'assets/table/deep.js': "import'./gone.js';const name='./x.js';import(name)",
      'assets/flat.js': '',
      'sw.js': '',
    });
    expect(pageEntries(at).map((file) => relative(at, file))).toEqual([
      'assets/flat.js',
      'assets/main.js',
      'assets/table/deep.js',
      'assets/table/worker.js',
      'sw.js',
    ]);
    expect(entryFaults(pageEntries(at), at).sort()).toEqual([
      'assets/board.js imports the entry assets/main.js',
      'assets/table/deep.js imports a file whose name is only known when it runs',
      'assets/table/deep.js imports assets/table/gone.js, which is not there',
      'assets/table/root.js imports the entry assets/table/worker.js',
    ]);
  });

  test('ends a build that does it', () => {
    const repository = emptyRepository();
    repository.plant('src/cli/main.ts', "export const word = 1;\nawait import('./lazy.ts');\n");
    repository.plant('src/cli/lazy.ts', "import { word } from './main.ts';\nconsole.log(word);\n");
    const { code, output } = repository.run(process.execPath, 'scripts/vatra.mjs');
    repository.remove();
    expect(code).toBe(1);
    expect(output).toContain('Nothing may import an entry:');
    expect(output).toMatch(/chunks\/main-.*\.mjs waits while it is loaded, and is imported/);
  });
});
