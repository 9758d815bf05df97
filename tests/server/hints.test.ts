import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerMessage } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { seatedTable } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('hints.db') }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

type Hint = Extract<ServerMessage, { type: 'hint' }>;

test('where the table allows it, the asked person hears what a bot would do there, and nobody hears it for others', async () => {
  const { id, visitors } = await seatedTable(server.url, { game: 'root', hints: true }, { seats: 2 });
  const [ann, bob] = await Promise.all(visitors.map(({ key }) => Client.connect(server.url, key)));
  await ann!.watch(id, 0);
  await bob!.watch(id, 1);
  expect((await visitors[1]!.table('GET', `/${id}`)).hints).toBe(true);
  const clients = [ann!, bob!];
  const asked = [0, 1].find((seat) => clients[seat]!.at(id, seat).moment!.question >= 0)!;
  const { moment } = clients[asked]!.at(id, asked);
  const hint = (await clients[asked]!.ask({ type: 'hint', table: id, seat: asked })) as Hint;
  expect(hint.question).toBe(moment!.question);
  expect(hint.best.length).toBeGreaterThan(0);
  for (const { say, chance } of hint.best) {
    expect(moment!.offered).toContain(say);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  }
  // Two requests about one question get one answer.
  const again = (await clients[asked]!.ask({ type: 'hint', table: id, seat: asked })) as Hint;
  expect(again.best).toEqual(hint.best);
  const other = 1 - asked;
  await expect(clients[other]!.ask({ type: 'hint', table: id, seat: asked })).rejects.toThrow('not-yours');
  // Root is set up one seat after the other.
  expect(clients[other]!.at(id, other).moment!.question).toBe(-1);
  await expect(clients[other]!.ask({ type: 'hint', table: id, seat: other })).rejects.toThrow('not-asked');
  for (const client of clients) client.close();
}, 60_000);

test('elsewhere there are no hints', async () => {
  const { id, visitors } = await seatedTable(server.url);
  const ann = await Client.connect(server.url, visitors[0]!.key);
  await ann.watch(id, 0);
  expect((await visitors[0]!.table('GET', `/${id}`)).hints).toBe(false);
  await expect(ann.ask({ type: 'hint', table: id, seat: 0 })).rejects.toThrow('not-allowed');
  ann.close();
});
