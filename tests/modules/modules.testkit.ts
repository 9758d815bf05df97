import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

const LOW = ['kernel', 'law', 'i18n'] as const;
/** Every folder of `src/games`. */
const GAMES = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `games/${name}`);

/** Every module and the modules it may import from: its references, and theirs, because references are transitive. */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  law: ['kernel'],
  'test-game': ['kernel', 'law'],
  i18n: ['kernel', 'law'],
  ...Object.fromEntries(GAMES.map((game) => [game, LOW])),
  rootlog: [...LOW, 'games/root'],
  registry: [...LOW, ...GAMES, 'rootlog', 'bots'],
  exam: [...LOW, ...GAMES, 'rootlog', 'bots', 'registry'],
  bots: [...LOW, ...GAMES],
  protocol: LOW,
  server: [...LOW, ...GAMES, 'rootlog', 'registry', 'bots', 'protocol'],
  client: [...LOW, ...GAMES, 'rootlog', 'registry', 'exam', 'bots', 'protocol'],
  cli: [...LOW, ...GAMES, 'rootlog', 'registry', 'bots', 'protocol', 'server'],
};

export const MODULE_NAMES = Object.keys(MODULES);

const CONFIG = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.test.json',
  'src/games/tsconfig.json',
];
/** Tools that import the sources, which an empty repository does not have. */
const READS_SOURCES = /scripts\/(messages|mutate)/;
const TOOLS = ['.oxlintrc.json', 'vitest.config.ts', 'scripts'];

export interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** A repository with the rules of this one and its tools, without sources; tests add files to it. */
export interface EmptyRepository {
  readonly root: string;
  plant(path: string, text: string): void;
  run(command: string, ...args: string[]): RunResult;
  remove(): void;
}

export function emptyRepository(): EmptyRepository {
  const root = mkdtempSync(join(tmpdir(), 'vatra-empty-'));
  const configs = MODULE_NAMES.map((module) => `src/${module}/tsconfig.json`);
  for (const path of [...CONFIG, ...TOOLS, ...configs])
    cpSync(join(ROOT, path), join(root, path), { recursive: true, filter: (file) => !READS_SOURCES.test(file) });
  mkdirSync(join(root, 'src/server/play'), { recursive: true });
  writeFileSync(join(root, 'src/server/play/bot-worker.ts'), 'export {};\n');
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    plant(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    run: (command, ...args) => runIn(root, command, args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Runs a tool of the project, or a program of the machine, and collects what it prints on either stream. */
export function runIn(folder: string, command: string, args: readonly string[], env = process.env): RunResult {
  const tool = join(ROOT, 'node_modules/.bin', command);
  const ran = spawnSync(existsSync(tool) ? tool : command, args, { cwd: folder, env, encoding: 'utf8' });
  return { code: ran.status ?? 1, output: `${ran.stdout}${ran.stderr}` };
}
