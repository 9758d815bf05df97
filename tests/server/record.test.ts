import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseLog } from '../../src/rootlog/read/parse.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client } from './client.testkit.ts';
import { SETTINGS } from './games.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('records.db') }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

const refusal = (code: string): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code }) as unknown });

async function played(game: string): Promise<{ id: string; ask: () => Promise<{ text: string }> }> {
  const seats = 3;
  const { id, visitors } = await seatedTable(server.url, { game }, SETTINGS[game], seats);
  const ask = (): Promise<{ text: string }> => visitors[0]!.call('GET', `/api/tables/${id}/record`);
  await expect(ask()).rejects.toEqual(refusal('not-ended'));
  const clients = await Promise.all(visitors.map(({ key }) => Client.connect(server.url, key)));
  await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
  await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, 60 + seat)));
  await clients[0]!.until(() => clients[0]!.tables.get(id)?.status === 'over');
  for (const client of clients) client.close();
  return { id, ask };
}

test('a finished game of Root is given out as Rootlog, with its players and its winner', async () => {
  const { ask } = await played('root');
  const { text } = await ask();
  const log = parseLog(text);
  // Seating is by chance, and so is the order.
  for (const line of ['A: Guest 2', 'E: Guest 1', 'C: Guest 0']) expect(text.split('\n')).toContain(line);
  expect(log.setups.map((turn) => turn.faction)).toEqual(['C', 'E', 'A']);
  expect(log.turns.length).toBeGreaterThan(5);
  expect(log.winners).toMatch(/^[CEA]$/);
});

test('a game without such a notation has no record', async () => {
  const { ask } = await played('embers');
  await expect(ask()).rejects.toEqual(refusal('unreadable'));
});
