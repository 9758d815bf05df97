import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chromiumPath } from '../e2e/browser.testkit.ts';
import { type EmptyRepository, emptyRepository, ROOT, runIn } from './modules.testkit.ts';

// The planted houses borrow this checkout's packages, so these must be the right ones.
beforeAll(() => {
  expect(runIn(ROOT, process.execPath, ['scripts/ensure.mjs']).code).toBe(0);
});

let repository: EmptyRepository;
beforeEach(() => {
  repository = emptyRepository();
});
afterEach(() => repository.remove());

const lastLine = (output: string) => output.trimEnd().split('\n').at(-1);
const unit = (body: string) => `import { expect, test } from 'vitest';\n${body}\n`;

describe('npm test', () => {
  const runTests = (...args: string[]) => runIn(repository.root, process.execPath, ['scripts/test.mjs', ...args]);

  test('counts what passed and what failed, and says so in its last line', () => {
    repository.plant(
      'src/kernel/a.test.ts',
      unit("test('one', () => expect(1).toBe(1));\ntest('two', () => expect(2).toBe(1));"),
    );
    const { code, output } = runTests('--only', 'types,unit');
    expect(lastLine(output)).toBe('2 passed, 1 failed');
    expect(output).toContain('expected 2 to be 1');
    expect(code).toBe(1);
  });

  test('is content when all is well', () => {
    repository.plant('src/kernel/a.test.ts', unit("test('one', () => expect(1).toBe(1));"));
    const { code, output } = runTests('src/kernel');
    expect(lastLine(output)).toBe('1 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('counts a file that cannot be loaded', () => {
    repository.plant('src/kernel/a.test.ts', "import './nowhere.ts';\n");
    const { code, output } = runTests('--only', 'unit');
    expect(lastLine(output)).toBe('0 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('counts a run that died', () => {
    repository.plant('vitest.config.ts', "throw new Error('no configuration today');\n");
    const { code, output } = runTests('--only', 'unit');
    expect(lastLine(output)).toBe('0 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('counts an error outside of any test', () => {
    repository.plant(
      'src/kernel/a.test.ts',
      unit(
        "test('one', () => { setTimeout(() => { throw new Error('late'); }, 0); expect(1).toBe(1); });\ntest('two', () => new Promise((done) => { setTimeout(done, 50); }));",
      ),
    );
    const { code, output } = runTests('--only', 'unit');
    expect(lastLine(output)).toBe('2 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('does not take an unknown stage or an empty selection for success', () => {
    expect(runTests('--only', 'unti').code).toBe(1);
    expect(runTests('no/such/test').code).toBe(1);
  });
});

describe('ensure', () => {
  const ensure = (env: Record<string, string>, ...args: string[]) =>
    runIn(ROOT, process.execPath, ['scripts/ensure.mjs', ...args], { ...process.env, ...env });

  test('has nothing to do the second time', () => {
    expect(ensure({})).toEqual({ code: 0, output: '' });
  });

  test('does not install through a link', () => {
    repository.plant('package-lock.json', '{ "packages": {} }');
    const { code, output } = runIn(repository.root, process.execPath, ['scripts/ensure.mjs']);
    expect(code).toBe(1);
    expect(output).toContain('node_modules is a link');
  });

  test.each([
    ['CHROMIUM_PATH', '--browser'],
    ['FIREFOX_PATH', '--firefox'],
    ['WEBKIT_DRIVER_PATH', '--webkit'],
    ['PYTHON_PATH', '--python'],
  ])('says in plain words what is wrong with %s', (variable, wish) => {
    const { code, output } = ensure({ [variable]: '/nowhere/program' }, wish);
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `${variable} says /nowhere/program, but there is no program there. Correct it or unset it.`,
    );
  });

  test('a browser is looked for when it is started, Chromium without windows first', async () => {
    const programs = ['chromium', 'chromium-headless-shell'].map((name) => join(repository.root, 'bin', name));
    for (const program of programs) {
      repository.plant(`bin/${program.split('/').at(-1)}`, '#!/bin/sh\n');
      chmodSync(program, 0o755);
    }
    vi.stubEnv('PATH', join(repository.root, 'bin'));
    vi.stubEnv('CHROMIUM_PATH', undefined);
    expect(await chromiumPath()).toBe(programs[1]);
    vi.stubEnv('CHROMIUM_PATH', programs[0]);
    expect(await chromiumPath()).toBe(programs[0]);
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/program');
    await expect(chromiumPath()).rejects.toThrow('CHROMIUM_PATH says /nowhere/program');
    vi.unstubAllEnvs();
  });

  test('tells what to do when an install step fails', () => {
    repository.plant('bin/npm', '#!/bin/sh\nexit 7\n');
    spawnSync('chmod', ['+x', join(repository.root, 'bin/npm')]);
    spawnSync('rm', [join(repository.root, 'node_modules')]);
    mkdirSync(join(repository.root, 'node_modules'));
    const { code, output } = runIn(repository.root, process.execPath, ['scripts/ensure.mjs'], {
      ...process.env,
      PATH: `${join(repository.root, 'bin')}:${process.env['PATH']}`,
    });
    expect(code).toBe(1);
    expect(output).toContain('"npm ci" ended with code 7');
    expect(output).not.toContain('at ensureProject');
  });

  test('two at once install once', async () => {
    repository.plant('bin/npm', '#!/bin/sh\necho ran >> npm-ran.txt\nsleep 0.5\n');
    spawnSync('chmod', ['+x', join(repository.root, 'bin/npm')]);
    spawnSync('rm', [join(repository.root, 'node_modules')]);
    mkdirSync(join(repository.root, 'node_modules'));
    const env = { ...process.env, PATH: `${join(repository.root, 'bin')}:${process.env['PATH']}` };
    const codes = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise((done) => {
            spawn(process.execPath, ['scripts/ensure.mjs'], { cwd: repository.root, env, stdio: 'ignore' }).on(
              'exit',
              done,
            );
          }),
      ),
    );
    expect(codes).toEqual([0, 0, 0]);
    expect(readFileSync(join(repository.root, 'npm-ran.txt'), 'utf8')).toBe('ran\n');
  });
});

describe('the command line', () => {
  const vatra = (...args: string[]) => runIn(repository.root, process.execPath, ['scripts/vatra.mjs', ...args]);

  test('is built again when a source changes', () => {
    repository.plant('src/cli/main.ts', "console.log('old', ...process.argv.slice(2));\n");
    expect(vatra('a', '--b').output).toBe('old a --b\n');
    repository.plant('src/cli/main.ts', "console.log('newer');\n");
    expect(vatra().output).toBe('newer\n');
  });

  test('says what stops the build', () => {
    repository.plant('src/cli/main.ts', "import './nowhere.ts';\n");
    const { code, output } = vatra();
    expect(code).toBe(1);
    expect(output).toContain('The bundle could not be built.');
    expect(output).toContain('nowhere.ts');
  });

  test('hears signals itself and leaves no child behind', async () => {
    repository.plant(
      'src/cli/main.ts',
      "process.on('SIGTERM', () => { console.log('goodbye'); process.exit(5); });\nsetInterval(() => {}, 1000);\nconsole.log(process.pid);\n",
    );
    const child = spawn(process.execPath, ['scripts/vatra.mjs'], { cwd: repository.root });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output === `${child.pid}\n`) child.kill('SIGTERM');
    });
    const code = await new Promise((done) => {
      child.on('close', done);
    });
    expect(code).toBe(5);
    expect(output).toBe(`${child.pid}\ngoodbye\n`);
  });
});
