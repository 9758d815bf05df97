import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../src/cli/version.ts';
import { MODULE_NAMES, ROOT, runIn } from './modules.testkit.ts';

interface Package {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as Package;

describe('the repository', () => {
  test('every source stands in a module, so that the compiler sees it', () => {
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(join(ROOT, 'src'), join(entry.parentPath, entry.name)));
    const homeless = sources.filter((path) => !MODULE_NAMES.some((module) => path.startsWith(`${module}/`)));
    expect(homeless).toEqual(['games/tsconfig.json']);
  });

  test('the compiler is told of every module, and so are the tests', () => {
    const games = MODULE_NAMES.filter((module) => module.startsWith('games/'));
    const listed = [...MODULE_NAMES.filter((module) => !games.includes(module)), 'games'];
    for (const config of ['tsconfig.json', 'tsconfig.test.json'])
      for (const module of listed) expect(read(config), config).toContain(`{ "path": "src/${module}" }`);
    for (const game of games)
      expect(read('src/games/tsconfig.json')).toContain(`{ "path": "${game.slice('games/'.length)}" }`);
    for (const module of MODULE_NAMES)
      expect(existsSync(join(ROOT, 'src', module, 'tsconfig.json')), module).toBe(true);
  });

  test('versions of packages are exact', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('the lock file names no address', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
  });

  test('the command line knows its version', () => {
    expect(VERSION).toBe(manifest.version);
    const { code, output } = runIn(ROOT, join(ROOT, 'vatra'), ['--version']);
    expect({ code, output }).toEqual({ code: 0, output: `${VERSION}\n` });
  });
});
