import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/index.ts';
import { Client } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('play.db') }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

describe('a game over sockets', () => {
  test('three seats and a spectator play to the end; everybody ends at the same version', async () => {
    const { id, visitors } = await seatedTable(server.url, {}, { seats: 3 });
    const clients = await Promise.all(visitors.map((visitor) => Client.connect(server.url, visitor.key)));
    const spectator = await Client.connect(server.url);
    await spectator.watch(id);
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, 5 + seat)));
    await spectator.until(() => spectator.at(id).moment?.over === true);
    const all = [...clients.map((client, seat) => client.at(id, seat)), spectator.at(id)];
    expect(new Set(all.map((following) => following.versions.at(-1))).size).toBe(1);
    expect(all.flatMap((following) => following.faults)).toEqual([]);
    expect(all.map((following) => following.states)).toEqual([1, 1, 1, 1]);
    const fresh = await visitors[1]!.moment(id, 1);
    expect(clients[1]!.at(id, 1).moment).toEqual({ ...fresh, clocks: expect.anything() as unknown });
    await spectator.until(() => spectator.tables.get(id)?.status === 'over');
    expect(spectator.tables.get(id)?.result?.ranking.flat().toSorted()).toEqual([0, 1, 2]);
    for (const client of [...clients, spectator]) client.close();
  });
});
