import { beforeAll, describe, expect, test } from 'vitest';
import { type EmptyRepository, emptyRepository, type RunResult, MODULE_NAMES, MODULES } from './modules.testkit.ts';

function mayImport(from: string, to: string): boolean {
  return MODULES[from]!.includes(to);
}

function importer(from: string, to: string): string {
  return `src/${from}/imports-${to.replace('/', '-')}.ts`;
}

const PAIRS = MODULE_NAMES.flatMap((from) => MODULE_NAMES.filter((to) => to !== from).map((to) => ({ from, to })));

const OUTSIDE = [
  { module: 'kernel', file: 'src/kernel/asks-process.ts', text: 'export const here = process.cwd();\n' },
  { module: 'kernel', file: 'src/kernel/asks-document.ts', text: 'export const title = document.title;\n' },
  { module: 'law', file: 'src/law/asks-files.ts', text: "export { readFileSync } from 'node:fs';\n" },
  { module: 'games/root', file: 'src/games/root/waits.ts', text: 'setTimeout(() => {}, 1);\nexport {};\n' },
  { module: 'bots', file: 'src/bots/prints.ts', text: "console.log('hm');\nexport {};\n" },
  { module: 'server', file: 'src/server/asks-document.ts', text: 'export const title = document.title;\n' },
  { module: 'client', file: 'src/client/asks-process.ts', text: 'export const here = process.cwd();\n' },
];

const ALLOWED = [
  { file: 'src/server/asks-process.ts', text: 'export const here: string = process.cwd();\n' },
  { file: 'src/client/asks-document.ts', text: 'export const title: string = document.title;\n' },
  { file: 'src/kernel/uses-node.test.ts', text: 'export const here = process.cwd();\n' },
];

/** A repository in which every module exports a name, and each given pair has a file that imports it. */
function repositoryWith(pairs: typeof PAIRS, others: readonly { readonly file: string; readonly text: string }[]) {
  const repository = emptyRepository();
  for (const module of MODULE_NAMES)
    repository.plant(`src/${module}/name.ts`, `export const name: string = '${module}';\n`);
  for (const { from, to } of pairs) {
    const up = '../'.repeat(from.split('/').length);
    repository.plant(importer(from, to), `export { name } from '${up}${to}/name.ts';\n`);
  }
  for (const { file, text } of others) repository.plant(file, text);
  return repository;
}

// One builder at a time: a module that wrongly takes in a neighbour's source also writes that neighbour's declarations.
const compile = (repository: EmptyRepository): RunResult =>
  repository.run('tsc', '-b', '--pretty', 'false', '--builders', '1');

test('modules that import only what they may compile', () => {
  const repository = repositoryWith(
    PAIRS.filter(({ from, to }) => mayImport(from, to)),
    ALLOWED,
  );
  const compiled = compile(repository);
  repository.remove();
  expect(compiled).toEqual({ code: 0, output: '' });
});

describe('what does not compile', () => {
  const wrong = PAIRS.filter(({ from, to }) => !mayImport(from, to));
  let compiled: RunResult;

  beforeAll(() => {
    const repository = repositoryWith(wrong, OUTSIDE);
    compiled = compile(repository);
    repository.remove();
  });

  const errorsIn = (file: string) => compiled.output.split('\n').filter((line) => line.startsWith(`${file}(`));

  test.each(wrong)('$from importing $to', ({ from, to }) => {
    expect(compiled.code).not.toBe(0);
    expect(errorsIn(importer(from, to)).join('\n')).toContain('TS6307');
  });

  test.each(OUTSIDE)('$module: $file', ({ file }) => {
    expect(errorsIn(file)).not.toEqual([]);
  });
});
