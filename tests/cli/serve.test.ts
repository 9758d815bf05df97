import { spawn, spawnSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cli, ended, openCli, printed, ROOT } from './cli.testkit.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

const ADDRESS = /Vatra is running at (http:\/\/127\.0\.0\.1:(\d+)\/)/;

/** True when nobody listens on the port and it can be taken. */
function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

const childrenOf = (pid: number) => spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;

describe('vatra serve', () => {
  test('serves a page and its health, and nothing outside of the web app', async () => {
    const child = cli.start('serve', '--port', '0');
    const end = ended(child);
    const [, address] = await printed(child, ADDRESS);
    const get = (path: string, init?: RequestInit) => fetch(new URL(path, address), init);
    expect(await (await get('/')).text()).toContain('<title>');
    expect(await (await get('/health')).json()).toMatchObject({
      status: 'ok',
      games: ['embers', 'pebbles', 'broken', 'brittle', 'patient'],
    });
    expect((await get('/nowhere.txt')).status).toBe(404);
    expect((await get('/..%2f..%2fpackage.json')).status).toBe(404);
    expect((await get('/%00')).status).toBe(404);
    expect((await get('/%')).status).toBe(404);
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect((await get('/', { method: 'HEAD' })).status).toBe(200);
    child.kill('SIGINT');
    expect(await end).toMatchObject({ code: 0, err: '' });
  });

  test('says when the port is in use', async () => {
    const child = cli.start('serve', '--port', '0');
    const end = ended(child);
    const [, , port] = await printed(child, ADDRESS);
    // With data of its own: what is in use is the port, not the data file.
    const { code, err } = cli.run('serve', '--port', port!, '--data', 'other.db');
    expect(code).toBe(2);
    expect(err).toContain(`port ${port} is in use`);
    child.kill('SIGTERM');
    await end;
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'through npm start ends at %s, leaves no child and frees its port',
    async (signal) => {
      const child = spawn(join(ROOT, 'vatra'), ['serve', '--port', '0'], { cwd: cli.folder });
      const end = ended(child);
      const [, , port] = await printed(child, ADDRESS);
      const open = connect(Number(port), '127.0.0.1');
      await new Promise((done) => open.once('connect', done));
      open.on('error', () => {});
      expect(childrenOf(child.pid!).trim()).toBe('');
      expect(await isFree(Number(port))).toBe(false);
      child.kill(signal);
      const { code, out } = await end;
      expect(code).toBe(0);
      expect(out).toContain('Vatra has stopped.');
      expect(await isFree(Number(port))).toBe(true);
      open.destroy();
    },
  );
});
