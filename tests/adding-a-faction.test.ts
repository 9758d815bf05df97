import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PATIENCE = 400_000;

/** A faction that has a name, a frame, a verb and an event, and nothing else. */
const EMPTY = `import { type Frame, verb } from '../../../kernel/index.ts';
import type { FactionRules } from '../factions.ts';
import { STANDARD } from '../standard.ts';
export interface DuchyFrame extends Frame {
  readonly proc: 'duchyBirdsong';
  step: 'begin';
  done: number;
}
export const DUCHY_VERBS = [verb('dig')] as const;
export interface DuchyEvent {
  readonly e: 'dug';
}
export const duchy: FactionRules = { ...STANDARD };
`;

function patch(file: string, ...changes: readonly (readonly [from: string | RegExp, to: string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${file} has no ${String(from)}`);
    text = next;
  }
  writeFileSync(file, text);
}

/** A copy of the sources, without tests, with the empty faction in it. */
function house(): string {
  const dir = mkdtempSync(join(tmpdir(), 'vatra-faction-'));
  const isSource = (path: string): boolean => !/\.(test|testkit)\.tsx?$/.test(path);
  cpSync(join(ROOT, 'src'), join(dir, 'src'), { recursive: true, filter: isSource });
  cpSync(join(ROOT, 'tsconfig.base.json'), join(dir, 'tsconfig.base.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'), 'junction');
  const game = join(dir, 'src/games/root');
  mkdirSync(join(game, 'duchy'));
  writeFileSync(join(game, 'duchy/index.ts'), EMPTY);
  patch(join(game, 'words.ts'), ["  'keepers',\n]", "  'keepers',\n  'duchy',\n]"]);
  patch(
    join(game, 'kinds.ts'),
    [
      'import type { EmigreFrame }',
      "import type { DuchyEvent, DuchyFrame, DUCHY_VERBS } from './duchy/index.ts';\nimport type { EmigreFrame }",
    ],
    [/\| KeepersFrame\b/, '| KeepersFrame | DuchyFrame'],
    [/\| \(typeof KEEPERS_VERBS\)\[number\]/, '| (typeof KEEPERS_VERBS)[number] | (typeof DUCHY_VERBS)[number]'],
    [/\| KeepersEvent\b/, '| KeepersEvent | DuchyEvent'],
  );
  return dir;
}

/** What the compiler says, a fault a line. */
function compile(dir: string): string[] {
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'src/client'], {
      cwd: dir,
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n').filter((line) => /^src.*error TS/.test(line));
  }
}

test(
  'the compiler names every file that a new faction still lacks, and the page names the same',
  () => {
    const dir = house();
    try {
      const said = compile(dir);
      const faults = said.filter((line) => /'(duchy|duchyBirdsong|dig|dug)' is missing/.test(line));
      const files = [...new Set(faults.map((line) => line.replace(/\(.*/, '')))].sort();
      const page = readFileSync(join(ROOT, 'docs/adding-a-faction.md'), 'utf8');
      const chapter = page.slice(page.indexOf('## 3.'), page.indexOf('## 4.'));
      expect(files).toEqual([...chapter.matchAll(/^\| `(src\/[^`]+)`/gm)].map((match) => match[1]!).sort());
      const own = said.find((line) => line.startsWith('src/games/root/duchy/index.ts'));
      for (const part of ['setup', 'birdsong', 'daylight', 'evening', 'craftingPieces'])
        expect(page).toContain(`\`${part}\``);
      expect(own).toMatch(/is missing the following properties from type 'FactionRules'/);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  },
  PATIENCE,
);
