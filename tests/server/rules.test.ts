import { afterAll, describe, expect, test } from 'vitest';
import type { Ask } from '../../src/kernel/index.ts';
import { embers } from '../../src/proving/index.ts';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import { anyGame, type Registry } from '../../src/shelf/index.ts';
import { Client, type Visitor } from './client.testkit.ts';
import { GAMES } from './games.testkit.ts';
import { scratch, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

const place = scratch();
afterAll(() => place.remove());

const start = (games: Registry): Promise<RunningServer> =>
  startServer(testConfig({ data: place.file('rules.db') }), { games });
const refusal = (code: string): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code }) as unknown });

/** The same rules under another number. */
const renamed: Registry = { embers: () => Promise.resolve(anyGame({ ...embers, version: '2' })) };

/** Rules that offer the same in another order: a journal of the old ones tells another story under them. */
const changed: Registry = {
  embers: () =>
    Promise.resolve(
      anyGame({
        ...embers,
        version: '3',
        options(...[s, seat, ask]: Parameters<typeof embers.options>) {
          const list: Parameters<typeof ask.offer>[0][] = [];
          const collect: Ask<(typeof list)[number]> = {
            why: ask.why,
            enough: false,
            offer: (o) => list.push(o),
            refuse: (o, refused, a, b) => ask.refuse(o, refused as never, a, b),
          };
          embers.options(s, seat, collect as never);
          for (const o of list.toReversed()) ask.offer(o);
        },
      }),
    ),
};

describe('a table that was begun under other rules', () => {
  let id: string;
  let visitors: readonly Visitor[];
  let version: number;

  test('is written under the first ones', async () => {
    const server = await start(GAMES);
    ({ id, visitors } = await seatedTable(server.url));
    const clients = await Promise.all(visitors.map((visitor) => Client.connect(server.url, visitor.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    const enough = (): boolean => clients.some((client, seat) => client.at(id, seat).moment!.version > 25);
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat, enough)));
    version = (await visitors[0]!.moment(id, 0)).version;
    for (const client of clients) client.close();
    await server.close();
  });

  test('goes on under newer ones that tell the same story', async () => {
    const server = await start(renamed);
    const ann = visitors[0]!.at(server.url);
    expect((await ann.moment(id, 0)).version).toBe(version);
    expect((await ann.table('GET', `/${id}`)).rules).toBe('1');
    await server.close();
  });

  test('stays readable by its events under rules that tell another one, and says so', async () => {
    const server = await start(changed);
    const ann = visitors[0]!.at(server.url);
    expect(await ann.table('GET', `/${id}`)).toMatchObject({ unreadable: true, rules: '1', status: 'playing' });
    const { told, version: last } = await ann.call<{ told: unknown[]; version: number }>(
      'GET',
      `/api/tables/${id}/events?seat=0`,
    );
    expect(told.length).toBeGreaterThan(5);
    expect(last).toBe(version);
    await expect(ann.moment(id, 0)).rejects.toEqual(refusal('unreadable'));
    const act = { do: 'answer' as const, seat: 0, question: 1, says: ['rest'], move: 'm' };
    await expect(ann.act(id, act)).rejects.toEqual(refusal('unreadable'));
    await server.close();
  });

  test('and is unharmed when the old ones come back', async () => {
    const server = await start(GAMES);
    expect((await visitors[1]!.at(server.url).moment(id, 1)).version).toBe(version);
    await server.close();
  });
});
