import { expect, test } from 'vitest';

/** The tool is plain JavaScript: this is what it promises. */
interface CheckTool {
  readonly importsOf: (path: string, text: string) => string[];
  readonly affectedTests: (
    changed: readonly string[],
    sources: readonly (readonly [string, string])[],
    isTest: (path: string) => boolean,
  ) => string[];
}

const TOOL: string = '../../scripts/lib/affected.mjs';
const { affectedTests, importsOf } = (await import(TOOL)) as CheckTool;

const SOURCES: readonly (readonly [string, string])[] = [
  ['src/kernel/seat.ts', 'export const seat = 1;'],
  ['src/kernel/mask.ts', "import { seat } from './seat.ts';\nexport const mask = seat;"],
  ['src/games/root/rules.ts', "export { mask } from '../../kernel/mask.ts';"],
  ['src/client/board.tsx', "const rules = () => import('../games/root/rules.ts');"],
  ['src/kernel/seat.test.ts', "import { seat } from './seat.ts';"],
  ['src/games/root/rules.test.ts', "import { mask } from './rules.ts';"],
  ['src/client/board.test.tsx', "import './board.tsx';"],
  ['src/other.test.ts', "import { test } from 'vitest';"],
];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

test('imports are found in every form', () => {
  const text =
    "import a from './a.ts';\nexport { b } from '../b.ts';\nconst c = await import('./c.ts');\nimport '../d.ts';\nimport e from 'e';";
  expect(importsOf('src/x/y.ts', text)).toEqual(['src/x/a.ts', 'src/b.ts', 'src/x/c.ts', 'src/d.ts']);
});

test('a change affects tests that reach it by imports, nearest first', () => {
  expect(affectedTests(['src/kernel/seat.ts'], SOURCES, isTest)).toEqual([
    'src/kernel/seat.test.ts',
    'src/games/root/rules.test.ts',
    'src/client/board.test.tsx',
  ]);
  expect(affectedTests(['src/client/board.tsx'], SOURCES, isTest)).toEqual(['src/client/board.test.tsx']);
  expect(affectedTests(['src/other.test.ts'], SOURCES, isTest)).toEqual(['src/other.test.ts']);
});
