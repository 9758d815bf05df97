import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Cli, ended, openCli, printed } from './cli.testkit.ts';

let cli: Cli;
const running = new Set<ChildProcessWithoutNullStreams>();
beforeAll(async () => {
  cli = await openCli();
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => cli.close());

const ADDRESS = /Vatra is running at (http:\/\/127\.0\.0\.1:\d+)\//;

/** Starts a server on a file and waits until it listens. */
async function serving(
  data: string,
  flags: readonly string[] = [],
): Promise<{ url: string; child: ChildProcessWithoutNullStreams }> {
  const words = [...flags, cli.program, 'serve', '--port', '0', '--data', data];
  const child = spawn(process.execPath, words, { cwd: cli.folder, env: { ...process.env, VATRA_LOG: 'silent' } });
  running.add(child);
  const [, url] = await printed(child, ADDRESS);
  return { url: url!, child };
}

const arrive = async (url: string): Promise<{ status: number; code: string | undefined }> => {
  const response = await fetch(`${url}/api/visitors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const { error } = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: error?.code };
};

describe('one data file, one server', () => {
  test('a second one says who has the file; copies can be made; a killed one leaves nothing behind', async () => {
    const data = join(cli.folder, 'locked.db');
    const first = await serving(data);
    const { code, out, err } = cli.run('serve', '--port', '0', '--data', data);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${data} is in use by another server (process ${first.child.pid} on `);
    expect(cli.run('backup', join(cli.folder, 'copy.db'), '--data', data)).toMatchObject({ code: 0, err: '' });
    expect((await arrive(first.url)).status).toBe(200);
    const end = ended(first.child);
    first.child.kill('SIGKILL');
    await end;
    const second = await serving(data);
    expect((await arrive(second.url)).status).toBe(200);
    expect(cli.run('serve', '--port', '0', '--data', data).err).toContain(`process ${second.child.pid} on `);
    expect(statSync(data).mode & 0o077).toBe(0);
  }, 120_000);
});

/** Sets the size that files of a running process may grow to: the nearest thing to a full disk without one. */
const limitFiles = (child: ChildProcessWithoutNullStreams, bytes: number | 'unlimited'): void => {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
};

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;

describe('a disk that takes nothing more', () => {
  test.runIf(hasPrlimit)(
    'is told to newcomers and operators as such, and goes by',
    async () => {
      const data = join(cli.folder, 'full.db');
      // Without a listener the system would end the process instead of refusing the write.
      const listen = "process.on('SIGXFSZ', () => {})";
      const { url, child } = await serving(data, ['--import', `data:text/javascript,${encodeURIComponent(listen)}`]);
      expect((await arrive(url)).status).toBe(200);
      expect((await fetch(`${url}/ready`)).status).toBe(200);
      limitFiles(child, 4096);
      await expect.poll(() => arrive(url)).toEqual({ status: 503, code: 'storage' });
      await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(503);
      expect((await fetch(`${url}/health`)).status).toBe(200);
      expect((await fetch(`${url}/api/tables`)).status).toBe(200);
      limitFiles(child, 'unlimited');
      await expect.poll(() => arrive(url)).toEqual({ status: 200, code: undefined });
      await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(200);
    },
    120_000,
  );
});

describe('the limit of open files', () => {
  const underLimit = (files: number): { code: number | null; err: string } => {
    const command = `ulimit -n ${files} && exec "$0" "$@"`;
    const words = ['-c', command, process.execPath, cli.program, 'serve', '--port', '0', '--data', 'few.db'];
    const { status, stderr } = spawnSync('sh', words, { cwd: cli.folder, encoding: 'utf8', timeout: 60_000 });
    return { code: status, err: stderr };
  };

  test.runIf(process.platform === 'linux')('is named when it is too low to serve', () => {
    const { code, err } = underLimit(64);
    expect(code).toBe(2);
    expect(err).toContain('only 64 files may be open, at least 256 are needed: raise it with "ulimit -n 65536"');
  });

  test.runIf(process.platform === 'linux')('is warned of when it is low', async () => {
    const words = ['-c', 'ulimit -n 300 && exec "$0" "$@"', process.execPath, cli.program];
    const child = spawn('sh', [...words, 'serve', '--port', '0', '--data', 'low.db'], { cwd: cli.folder });
    running.add(child);
    const end = ended(child);
    await printed(child, ADDRESS);
    child.kill('SIGTERM');
    expect((await end).out).toContain('only 300 files may be open, one for each connection');
  });
});
