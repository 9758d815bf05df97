import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDist } from './program.testkit.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The files that `npm pack` takes. */
function packed(): readonly string[] {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const printed = execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ files }] = JSON.parse(printed) as [{ readonly files: readonly { readonly path: string }[] }];
  return files.map(({ path }) => path);
}

/** What a script imports, as it is written there. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    code.slice(start, end).replace(/^["'`]|["'`]$/g, ''),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...passedOn, ...dynamic];
}

/** The imports by name of these scripts and of all that they load. Chunks of older builds beside them do not count. */
function packagesOf(entries: readonly string[]): { readonly scripts: number; readonly packages: ReadonlySet<string> } {
  const scripts = new Set(entries);
  const packages = new Set<string>();
  for (const script of scripts)
    for (const name of importsOf(script))
      if (name.startsWith('.')) scripts.add(join(dirname(script), name));
      else if (!name.startsWith('node:') && !builtinModules.includes(name)) packages.add(name);
  return { scripts: scripts.size, packages };
}

describe('what npm pack takes', () => {
  let files: readonly string[];
  beforeAll(() => {
    buildDist();
    files = packed();
  });

  test('is the program, the web app, SQLite for every platform, and the guide', () => {
    const folders = new Set(
      files.map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('dist/') ? 2 : 1)
          .join('/'),
      ),
    );
    expect([...folders].sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/bot-worker.mjs',
      'dist/chunks',
      'dist/client',
      'dist/sqlite',
      'dist/vatra.mjs',
      'docs',
      'package.json',
      'vatra',
    ]);
    expect(files.filter((path) => /\.map$|\.test|testkit|win32/.test(path))).toEqual([]);
    for (const platform of ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'])
      expect(files.some((path) => path.startsWith(`dist/sqlite/prebuilds/${platform}/`))).toBe(true);
  });

  test('imports no package that is not installed with it', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
    const entries = files.filter((path) => /^dist\/(?:[\w-]+|sqlite\/dist\/\w+)\.mjs$/.test(path));
    const { scripts, packages } = packagesOf(entries.map((path) => join(ROOT, path)));
    // `pg` loads these two only where somebody has installed them.
    const optional = ['pg-native', 'pg-cloudflare'];
    expect(scripts).toBeGreaterThan(entries.length + 5);
    expect([...packages].filter((name) => !optional.includes(name)).sort()).toEqual(
      ['#sqlite', ...Object.keys(dependencies)].sort(),
    );
  });
});
