import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runConformance } from '../../src/kernel/conformance/index.ts';
import type { Game, GameTypes } from '../../src/kernel/index.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/writing-a-game.md'), 'utf8');
const folder = join(root, '.build/docs/writing-a-game');

/** The TypeScript of the page's sections 1 to 5, as one module. */
function example(): string {
  const sections = page.slice(0, page.indexOf('## 6. Tests'));
  const blocks = [...sections.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1]!);
  expect(blocks.length).toBe(5);
  return blocks.join('\n').replaceAll('../../kernel/', '../../../src/kernel/');
}

mkdirSync(folder, { recursive: true });
const file = join(folder, 'coal.ts');
writeFileSync(file, example());

test('the game of the page compiles as strictly as the sources', () => {
  const flags = {
    noEmit: true,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    declaration: false,
    declarationMap: false,
  };
  const config = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: { ...flags, types: [] },
    files: ['coal.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { stdio: 'pipe' });
});

test('the game of the page passes the conformance tests', async () => {
  const { coal } = (await import(/* @vite-ignore */ file)) as { coal: Game<GameTypes> };
  const report = runConformance(coal, {
    settings: (seed) => ({ seats: 2 + (seed % 3) }),
    games: 10,
    seed: 1,
    bound: 500,
  });
  expect(report.faults).toEqual([]);
  expect(report.games).toBe(10);
});
