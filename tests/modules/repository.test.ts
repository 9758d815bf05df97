import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../src/cli/version.ts';
import { NODE_LINES, satisfies } from '../release/node-lines.testkit.ts';
import { MODULE_NAMES, ROOT, runIn } from './modules.testkit.ts';

interface Package {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
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

  test.each(NODE_LINES)('no package wants a newer Node.js than $node', ({ node }) => {
    const { packages } = JSON.parse(read('package-lock.json')) as LockFile;
    const wanting = Object.entries(packages).filter(([, { engines }]) => !satisfies(node, engines?.node ?? '>=0'));
    expect(wanting).toEqual([]);
  });

  test('the promised lines of Node.js are those of package.json', () => {
    const unpromised = ['18.20.0', '20.18.3', '21.7.3', '22.12.0', '23.11.0'];
    expect(NODE_LINES.map(({ node }) => satisfies(node, manifest.engines.node))).toEqual([true, true, true]);
    expect(unpromised.filter((node) => satisfies(node, manifest.engines.node))).toEqual([]);
  });

  test('the command line knows its version', () => {
    expect(VERSION).toBe(manifest.version);
    const { code, output } = runIn(ROOT, join(ROOT, 'vatra'), ['--version']);
    expect({ code, output }).toEqual({ code: 0, output: `${VERSION}\n` });
  });
});
