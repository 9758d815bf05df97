import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cli, ended, openCli, printed } from './cli.testkit.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

const ADDRESS = /Vatra is at (http:\/\/127\.0\.0\.1:\d+)\//;

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

test('what a running server holds can be copied, and a server goes on with the copy', async () => {
  const data = join(cli.folder, 'first.db');
  const copy = join(cli.folder, 'copy.db');
  const restored = join(cli.folder, 'second.db');
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
  expect(cli.run('restore', cli.file('not.db', 'hello'), '--data', restored)).toMatchObject({ code: 2 });
  expect(cli.run('restore', copy, '--data', restored)).toMatchObject({ code: 0, err: '' });
  const second = await serving(restored);
  const me = await fetch(`${second.url}/api/me`, { headers: { authorization: `Bearer ${key}` } });
  expect(await me.json()).toMatchObject({ name: 'Keeper' });
  await second.stop();
}, 180_000);
