import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Refusal, Visitor } from './client.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { startTestServer, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

let postgres: Postgres;
let servers: RunningServer[];
beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.database();
  servers = await Promise.all([1, 2].map(() => startTestServer(testConfig({ database }))));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
});

const refusal = (code: string): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code }) as unknown });

const clocksOf = (client: Client, id: string, seat = 1): (number | null)[] => client.at(id, seat).moment!.clocks.left;

test('while the database is away nothing is taken; when it is back the same move is taken once, and other processes hear again', async () => {
  const [one, two] = servers as [RunningServer, RunningServer];
  const { id, visitors } = await seatedTable(one.url, { clock: { kind: 'live', bank: 60, increment: 0 } });
  const ann = visitors[0]!;
  const clients = [await Client.connect(one.url, ann.key), await Client.connect(two.url, visitors[1]!.key)];
  await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
  const { question, offered, version } = clients[0]!.at(id, 0).moment!;
  const before = clocksOf(clients[1]!, id);
  const left = performance.now();
  const bringBack = await postgres.outage();
  const act = { do: 'answer' as const, seat: 0, question, says: [offered[0]!], move: 'during' };
  await expect(clients[0]!.act(id, act)).rejects.toEqual(refusal('storage'));
  await expect(clients[0]!.act(id, act)).rejects.toEqual(refusal('storage'));
  expect((await fetch(`${one.url}/ready`)).status).toBe(503);
  expect((await fetch(`${one.url}/health`)).status).toBe(200);
  // Long enough for many tries to come back.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  await bringBack();
  const ack = await clients[0]!.act(id, act);
  expect(ack.version).toBe(version + 1);
  const gone = performance.now() - left;
  const again = await clients[0]!.act(id, act);
  expect(again).toMatchObject({ version: ack.version, repeated: true });
  await clients[1]!.until(() => clients[1]!.at(id, 1).moment!.version >= ack.version);
  // Nobody could move: nobody pays, at neither process, and though the move came before anybody had noted it.
  for (const [seat, client] of clients.entries()) {
    await client.until(() => client.at(id, seat).moment!.version >= ack.version);
    const after = clocksOf(client, id, seat);
    for (const each of [0, 1]) expect(before[each]! - after[each]!).toBeLessThan(gone - 2500);
  }
  await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat)));
  expect(clients.flatMap((client, seat) => client.at(id, seat).faults)).toEqual([]);
  for (const client of clients) client.close();
});

/** Right after an outage a connection may turn out to be dead: that is said, and the next try has a new one. */
async function arrive(url: string, name: string): Promise<Visitor> {
  for (;;) {
    try {
      return await Visitor.arrive(url, name);
    } catch (error) {
      if (!(error instanceof Refusal) || error.body.code !== 'storage') throw error;
    }
  }
}

test('chat, presence and the table itself reach people at another process', async () => {
  const [one, two] = servers as [RunningServer, RunningServer];
  const ann = await arrive(one.url, 'Ann');
  const bob = await arrive(two.url, 'Bob');
  const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 } });
  const here = await Client.connect(one.url, ann.key);
  await here.watch(id);
  await ann.table('POST', `/${id}/seats/0`, {});
  await bob.table('POST', `/${id}/seats/1`, {});
  await here.until(() => here.tables.get(id)?.seats[1]?.name === 'Bob');
  const there = await Client.connect(two.url, bob.key);
  await there.watch(id);
  await here.until(() => here.tables.get(id)?.seats[1]?.present === true);
  await there.act(id, { do: 'chat', room: 'seats', text: 'over here' });
  await here.until(() => here.chat.length > 0);
  expect(here.chat[0]).toMatchObject({ text: 'over here', seat: 1 });
  await ann.table('POST', `/${id}/start`);
  await there.until(() => there.tables.get(id)?.status === 'playing');
  await there.until(() => there.following.has(`${id} 7`));
  there.close();
  await here.until(() => here.tables.get(id)?.seats[1]?.present === false);
  here.close();
});
