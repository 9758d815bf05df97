import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { TEST_GAMES } from './games.testkit.ts';
import { scratch, testConfig } from './server.testkit.ts';

test('no key, code, invitation or address with one is ever logged', async () => {
  const place = scratch();
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = pino({ level: 'trace' }, stream);
  const server = await startServer(testConfig({ data: place.file('logs.db') }), { games: TEST_GAMES, log });
  const ann = await Visitor.arrive(server.url, 'Ann');
  const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 }, private: true });
  const { invite } = await ann.call<{ invite: string }>('POST', `/api/tables/${id}/invites`, {});
  const { code } = await ann.call<{ code: string }>('POST', '/api/me/code');
  await ann.call('GET', `/api/tables/${id}`, undefined, { 'vatra-invite': invite });
  await ann.call('GET', `/api/tables/${id}/moment?seat=0`).catch(() => undefined);
  await fetch(`${server.url}/nowhere?key=${ann.key}`);
  const client = await Client.connect(server.url, ann.key);
  await client.watch(id);
  await expect(Client.connect(server.url, 'B'.repeat(43))).rejects.toThrow('no-key');
  client.close();
  await server.close();
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [ann.key!, code, invite, 'B'.repeat(43)]) expect(text).not.toContain(secret);
  place.remove();
});
