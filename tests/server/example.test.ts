import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';

const EXAMPLE = join(resolve(import.meta.dirname, '../..'), 'examples/client.mjs');
const BOT = join(resolve(import.meta.dirname, '../..'), 'examples/bot.mjs');

test('the example client is short and plays a game to its end', async () => {
  const code = readFileSync(EXAMPLE, 'utf8').split('\n');
  expect(code.filter((line) => line.trim() !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(40);
  const place = scratch();
  const server = await startTestServer(testConfig({ data: place.file('example.db') }));
  const child = spawn(process.execPath, [EXAMPLE, server.url, 'embers', '{"seats":3,"rounds":1}']);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const ended = await new Promise<number | null>((done) => child.once('close', done));
  expect({ ended, out }).toEqual({ ended: 0, out: expect.stringContaining('winners') as unknown });
  await server.close();
  place.remove();
});

test('two bots of somebody else’s keep their seats at a private table and play it to its end', async () => {
  const place = scratch();
  const server = await startTestServer(testConfig({ data: place.file('bots.db') }));
  const host = await Visitor.arrive(server.url, 'Host');
  const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 2, rounds: 1 }, private: true });
  const { invite } = await host.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
  const bots = [0, 1].map((seat) => {
    const child = spawn(process.execPath, [BOT, server.url, id, String(seat), invite]);
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
    const ended = new Promise<number | null>((done) => child.once('close', done));
    return { seated: () => out.includes('seat '), ended: ended.then((code) => ({ code, out })) };
  });
  await vi.waitFor(() => expect(bots.every((bot) => bot.seated())).toBe(true), { timeout: 20_000, interval: 50 });
  await host.table('POST', `/${id}/start`);
  for (const bot of bots)
    expect(await bot.ended).toEqual({ code: 0, out: expect.stringContaining('winners') as unknown });
  await server.close();
  place.remove();
}, 90_000);
