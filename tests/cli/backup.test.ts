import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cli, ended, openCli, printed } from './cli.testkit.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

const ADDRESS = /Vatra is running at (http:\/\/127\.0\.0\.1:\d+)\//;

async function serving(data: string): Promise<{ url: string; stop(): Promise<unknown> }> {
  const child = cli.start('serve', '--port', '0', '--data', data);
  const end = ended(child);
  const [, url] = await printed(child, ADDRESS);
  return {
    url: url!,
    stop: () => {
      child.kill('SIGTERM');
      return end;
    },
  };
}

/** A folder of this try of a test: a second try does not meet the files of the first. */
const ownFolder = (): string => mkdtempSync(join(cli.folder, 'try-'));

test('what a running server holds can be copied, and a server goes on with the copy', async () => {
  const folder = ownFolder();
  const [data, copy, restored] = [join(folder, 'first.db'), join(folder, 'copy.db'), join(folder, 'second.db')];
  const first = await serving(data);
  const answer = await fetch(`${first.url}/api/visitors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Keeper' }),
  });
  const { key } = (await answer.json()) as { key: string };
  expect(cli.run('backup', copy, '--data', data)).toMatchObject({ code: 0, err: '' });
  await first.stop();
  expect(cli.run('backup', copy, '--data', data).err).toContain('exists');
  const by = (env: Record<string, string>, ...words: string[]): { status: number | null; stderr: string } =>
    spawnSync(process.execPath, [cli.program, ...words], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const second = join(folder, 'copy2.db');
  expect(by({ VATRA_DATA: data }, 'backup', second)).toMatchObject({ status: 0, stderr: '' });
  // With PostgreSQL the file may be years old.
  const refused = by({ VATRA_DATA: data, DATABASE_URL: 'postgres://db/vatra' }, 'backup', join(folder, 'copy3.db'));
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('pg_dump') as string });
  expect(cli.run('restore', cli.file('not.db', 'hello'), '--data', restored)).toMatchObject({ code: 2 });
  expect(cli.run('restore', copy, '--data', restored)).toMatchObject({ code: 0, err: '' });
  const next = await serving(restored);
  const me = await fetch(`${next.url}/api/me`, { headers: { authorization: `Bearer ${key}` } });
  expect(await me.json()).toMatchObject({ name: 'Keeper' });
  await next.stop();
}, 180_000);

test('a link by the operator sets a new password once, while the server runs, and signs all devices out', async () => {
  const data = join(ownFolder(), 'reset.db');
  expect(cli.run('reset-password', 'anna', '--data', data)).toMatchObject({ code: 2 });
  const server = await serving(data);
  const call = async (path: string, body: object, key?: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { key } = (await call('/visitors', { name: 'Anna' })) as { key: string };
  await call('/me/account', { login: 'Anna', password: 'forgotten secret' }, key);
  expect(cli.run('reset-password', 'nobody', '--data', data).err).toContain('nobody has the login');
  const lines = [1, 2].map(() => cli.run('reset-password', 'ANNA', '--data', data));
  const [first, second] = lines.map(({ out }) => /^\/me#reset=([\w-]{43})$/m.exec(out)![1]!);
  const reset = (token: string, password: string): Promise<Record<string, unknown>> =>
    call('/login/reset', { token, password });
  // A newer link makes the older one void.
  expect(await reset(first!, 'another secret')).toEqual({ error: { code: 'bad-reset' } });
  expect(await reset(second!, 'a newer secret')).toMatchObject({ name: 'Anna' });
  expect(await reset(second!, 'and once more')).toEqual({ error: { code: 'bad-reset' } });
  expect(await call('/me/code', {}, key)).toEqual({ error: { code: 'no-key' } });
  expect(await call('/login', { login: 'anna', password: 'forgotten secret' })).toMatchObject({
    error: { code: 'bad-login' },
  });
  expect(await call('/login', { login: 'anna', password: 'a newer secret' })).toMatchObject({ name: 'Anna' });
  await server.stop();
}, 180_000);

test('doctor tries the site of a running server, says what to do, and ends with 1 when something is bad', async () => {
  const data = join(ownFolder(), 'doctor.db');
  const server = await serving(data);
  const doctor = (env: Record<string, string>, ...words: string[]): { code: number | null; out: string } => {
    const all = [cli.program, 'doctor', '--data', data, ...words];
    const { status, stdout } = spawnSync(process.execPath, all, { env: { ...process.env, ...env }, encoding: 'utf8' });
    return { code: status, out: stdout };
  };
  const good = doctor({ VATRA_URL: server.url });
  expect(good.code).toBe(0);
  for (const line of ['has layout', 'a forced write takes', 'answers', 'sockets pass the proxy', ', 0 bad'])
    expect(good.out).toContain(line);
  await server.stop();
  const bad = doctor({ VATRA_URL: server.url }, '--json');
  expect(bad.code).toBe(1);
  const findings = JSON.parse(bad.out) as { verdict: string; advice?: string }[];
  expect(findings.filter(({ verdict }) => verdict !== 'good').every(({ advice }) => advice !== undefined)).toBe(true);
}, 120_000);
