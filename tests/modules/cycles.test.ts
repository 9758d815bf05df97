import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeCycle, findCycles, type Imports, importsOf } from './cycles.testkit.ts';
import { MODULE_NAMES, ROOT } from './modules.testkit.ts';

/** Made by `npm run messages`; nobody reads it. */
const GENERATED = 'src/i18n/generated/';

const graphOf = (sources: Readonly<Record<string, string>>): ReadonlyMap<string, Imports> =>
  new Map(Object.entries(sources).map(([file, text]) => [file, importsOf(file, text)]));

function graphOfModule(module: string): Map<string, Imports> {
  const entries = readdirSync(join(ROOT, 'src', module), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(GENERATED));
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(ROOT, file), 'utf8'))]));
}

describe('no import cycles, except type-only ones within one folder', () => {
  test.each(MODULE_NAMES)('%s', (module) => {
    const graph = graphOfModule(module);
    expect(graph.size).toBeGreaterThan(0);
    const cycles = findCycles(graph).filter(({ harmless }) => !harmless);
    expect(cycles.map((cycle) => describeCycle(graph, cycle))).toEqual([]);
  });
});

describe('the search for cycles', () => {
  const cyclesIn = (sources: Readonly<Record<string, string>>) =>
    findCycles(graphOf(sources)).map(({ files, harmless }) => ({ files: files.toSorted(), harmless }));

  test('tells values from types', () => {
    const text = `
      import type { A } from './a.ts';
      import { type B, type C } from './b.ts';
      import { type D, d } from './d.ts';
      export type { E } from './e.ts';
      export * from './f.ts';
      import './g.ts';
      const h = await import('./h.ts');
      type I = import('./i.ts').I;
      import { type J } from './j.ts';
      export { j } from './j.ts';
      import fs from 'node:fs';
    `;
    expect(Object.fromEntries(importsOf('x/x.ts', text))).toEqual({
      'x/a.ts': true,
      'x/b.ts': true,
      'x/d.ts': false,
      'x/e.ts': true,
      'x/f.ts': false,
      'x/g.ts': false,
      'x/h.ts': false,
      'x/i.ts': true,
      'x/j.ts': false,
    });
  });

  test('finds a cycle of values', () => {
    expect(
      cyclesIn({
        'a.ts': "import { b } from './b.ts';",
        'b.ts': "import { c } from './c.ts';",
        'c.ts': "import { a } from './a.ts'; import { d } from './d.ts';",
        'd.ts': '',
      }),
    ).toEqual([{ files: ['a.ts', 'b.ts', 'c.ts'], harmless: false }]);
  });

  test('finds a cycle that one type-only import closes', () => {
    const sources = { 'a.ts': "import { b } from './b.ts';", 'b.ts': "import type { A } from './a.ts';" };
    expect(cyclesIn(sources)).toEqual([{ files: ['a.ts', 'b.ts'], harmless: false }]);
    const graph = graphOf(sources);
    expect(describeCycle(graph, findCycles(graph)[0]!)).toBe('2 files, for example a.ts => b.ts ~> a.ts');
  });

  test('allows a type-only cycle within one folder, not across folders', () => {
    expect(
      cyclesIn({ 'x/a.ts': "import type { B } from './b.ts';", 'x/b.ts': "import type { A } from './a.ts';" }),
    ).toEqual([{ files: ['x/a.ts', 'x/b.ts'], harmless: true }]);
    expect(
      cyclesIn({ 'x/a.ts': "import type { B } from '../y/b.ts';", 'y/b.ts': "import type { A } from '../x/a.ts';" }),
    ).toEqual([{ files: ['x/a.ts', 'y/b.ts'], harmless: false }]);
  });

  test('finds nothing in a tree', () => {
    expect(cyclesIn({ 'a.ts': "import './b.ts'; import './c.ts';", 'b.ts': "import './c.ts';", 'c.ts': '' })).toEqual(
      [],
    );
  });
});
