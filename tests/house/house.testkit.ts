import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

const LOW = ['kernel', 'law', 'i18n'] as const;
const GAMES = ['games/root', 'games/wild', 'games/scythia'] as const;

/** Every room of the house and the rooms it may import from. */
export const ROOMS = {
  kernel: [],
  law: ['kernel'],
  proving: ['kernel', 'law'],
  i18n: ['kernel', 'law'],
  'games/root': LOW,
  'games/wild': LOW,
  'games/scythia': LOW,
  registry: [...LOW, ...GAMES],
  exam: [...LOW, ...GAMES, 'registry'],
  bots: [...LOW, ...GAMES],
  protocol: LOW,
  server: [...LOW, ...GAMES, 'registry', 'bots', 'protocol'],
  client: [...LOW, ...GAMES, 'registry', 'exam', 'bots', 'protocol'],
  cli: [...LOW, ...GAMES, 'registry', 'bots', 'protocol', 'server'],
} as const satisfies Record<string, readonly string[]>;

export type Room = keyof typeof ROOMS;

export const ROOM_NAMES = Object.keys(ROOMS) as Room[];

const CONFIG = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.test.json'];
/** Tools that import the sources, which an empty house has not. */
const READS_SOURCES = /scripts\/(messages|mutate)/;
const TOOLS = ['.oxlintrc.json', 'vitest.config.ts', 'scripts'];

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** A house with this repository's rules and tools and none of its sources, to plant files in. */
export interface EmptyHouse {
  readonly root: string;
  plant(path: string, text: string): void;
  run(command: string, ...args: string[]): Ran;
  demolish(): void;
}

export function emptyHouse(): EmptyHouse {
  const root = mkdtempSync(join(tmpdir(), 'vatra-house-'));
  const rooms = ROOM_NAMES.map((room) => `src/${room}/tsconfig.json`);
  for (const path of [...CONFIG, ...TOOLS, ...rooms])
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
    demolish: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Runs a tool of the project, or a program of the machine, and collects what it prints on either stream. */
export function runIn(folder: string, command: string, args: readonly string[], env = process.env): Ran {
  const tool = join(ROOT, 'node_modules/.bin', command);
  const ran = spawnSync(existsSync(tool) ? tool : command, args, { cwd: folder, env, encoding: 'utf8' });
  return { code: ran.status ?? 1, output: `${ran.stdout}${ran.stderr}` };
}
