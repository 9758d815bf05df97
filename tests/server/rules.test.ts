import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Journal, replay } from '../../src/kernel/referee/index.ts';
import type { ViewerSnapshot, RouteResponse, TableView } from '../../src/protocol/index.ts';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import type { GameRegistry } from '../../src/registry/index.ts';
import { Client, type Visitor } from './client.testkit.ts';
import { TEST_GAMES } from './games.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { illiterate, reordered, replaced, without } from './rules.testkit.ts';
import { scratch, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

const place = scratch();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  place.remove();
});

/** The same rules under another number. */
const renamed = replaced(TEST_GAMES, 'embers', (game) => ({ ...game, version: '2' }));
/** Rules under which old journals tell another story. */
const changed = replaced(TEST_GAMES, 'embers', (game) => reordered(game, '3'));
/** Rules that can neither play an old journal nor read an old position. */
const foreign = replaced(TEST_GAMES, 'embers', (game) => illiterate(without(game, '4', 'lay')));

const refusal = (code: string): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code }) as unknown });

/** A table that was begun under the first rules, and left in the middle of the game. */
interface Old {
  readonly id: string;
  readonly visitors: readonly Visitor[];
  readonly moments: readonly ViewerSnapshot[];
}

async function played(server: RunningServer, wish: object = {}): Promise<Old> {
  const { id, visitors } = await seatedTable(server.url, wish, { seats: 2, target: 40, rounds: 8 });
  const clients = await Promise.all(visitors.map((visitor) => Client.connect(server.url, visitor.key)));
  await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
  const enough = (): boolean => clients.some((client, seat) => client.at(id, seat).moment!.version > 25);
  await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat, enough)));
  const moments = await Promise.all(visitors.map((visitor, seat) => visitor.moment(id, seat)));
  for (const client of clients) client.close();
  return { id, visitors, moments };
}

type Consent = NonNullable<TableView['carry']>;

const consent = (
  visitor: Visitor,
  id: string,
  seat: number,
  { rules, version }: Consent,
  yes = true,
): Promise<object> => visitor.act(id, { do: 'carry', seat, rules, version, yes });

const events = (visitor: Visitor, id: string): Promise<RouteResponse<'events'>> =>
  visitor.call('GET', `/api/tables/${id}/events?seat=0`);

describe('a table that was begun under other rules', () => {
  const start = (games: GameRegistry): Promise<RunningServer> =>
    startServer(testConfig({ data: place.file('rules.db') }), { games });
  let old: Old;

  test('is written under the first ones', async () => {
    const server = await start(TEST_GAMES);
    old = await played(server, { clock: { kind: 'live', bank: 600, increment: 1 } });
    await server.close();
  });

  test('goes on under newer ones that tell the same story', async () => {
    const server = await start(renamed);
    const ann = old.visitors[0]!.at(server.url);
    expect((await ann.moment(old.id, 0)).version).toBe(old.moments[0]!.version);
    expect(await ann.table('GET', `/${old.id}`)).toMatchObject({ rules: '1', unreadable: false });
    await server.close();
  });

  test('stays readable by its events under rules that tell another one, and says so', async () => {
    const server = await start(foreign);
    const ann = old.visitors[0]!.at(server.url);
    const table = await ann.table('GET', `/${old.id}`);
    expect(table).toMatchObject({ unreadable: true, rules: '1', status: 'playing' });
    expect(table.carry).toBeUndefined();
    const { told, version } = await events(ann, old.id);
    expect(told.length).toBeGreaterThan(5);
    expect(version).toBe(old.moments[0]!.version);
    await expect(ann.moment(old.id, 0)).rejects.toEqual(refusal('unreadable'));
    await expect(ann.moment(old.id)).rejects.toEqual(refusal('unreadable'));
    const act = { do: 'answer' as const, seat: 0, question: 1, says: ['rest'], move: 'm' };
    await expect(ann.act(old.id, act)).rejects.toEqual(refusal('unreadable'));
    const wish = { rules: '4', version, of: version, scores: [], agreed: [] };
    await expect(consent(ann, old.id, 0, wish)).rejects.toEqual(refusal('no-request'));
    await server.close();
  });

  test('and is unharmed when the old ones come back', async () => {
    const server = await start(TEST_GAMES);
    expect((await old.visitors[1]!.at(server.url).moment(old.id, 1)).version).toBe(old.moments[1]!.version);
    await server.close();
  });

  test('may be carried over by its seats: one who says no, and agreement to something else, count for nothing', async () => {
    const server = await start(changed);
    const [ann, bob] = old.visitors.map((visitor) => visitor.at(server.url)) as [Visitor, Visitor];
    const { version, scores } = old.moments[0]!;
    const table = await ann.table('GET', `/${old.id}`);
    expect(table.carry).toEqual({ rules: '3', version, of: version, scores, agreed: [] });
    expect((await strangersView(server.url, old.id)).carry).toEqual(table.carry);
    expect(await consent(ann, old.id, 0, table.carry!)).toMatchObject({ waiting: true });
    expect((await bob.table('GET', `/${old.id}`)).carry).toMatchObject({ agreed: [0] });
    await expect(consent(bob, old.id, 1, { ...table.carry!, version: 3 })).rejects.toEqual(refusal('no-request'));
    await expect(consent(bob, old.id, 1, { ...table.carry!, rules: '2' })).rejects.toEqual(refusal('no-request'));
    await expect(consent(bob, old.id, 0, table.carry!)).rejects.toEqual(refusal('not-yours'));
    await consent(bob, old.id, 1, table.carry!, false);
    expect(await bob.table('GET', `/${old.id}`)).toMatchObject({ unreadable: true, carry: { agreed: [] } });
    await consent(bob, old.id, 1, table.carry!);
    await server.close();
  });

  test('what was agreed outlives the server; once all have, the game goes on where it stood, to its proved end', async () => {
    const server = await start(changed);
    const [ann, bob] = old.visitors.map((visitor) => visitor.at(server.url)) as [Visitor, Visitor];
    const clients = await Promise.all([ann, bob].map((visitor) => Client.connect(server.url, visitor.key)));
    await Promise.all(clients.map((client, seat) => client.watch(old.id, seat)));
    const { carry } = await ann.table('GET', `/${old.id}`);
    expect(carry!.agreed).toEqual([1]);
    const before = await events(ann, old.id);
    await consent(ann, old.id, 0, carry!);
    for (const [seat, client] of clients.entries()) {
      await client.until(() => client.following.has(`${old.id} ${seat}`));
      const { moment } = client.at(old.id, seat);
      const { view, window, offered, scores, clocks } = old.moments[seat]!;
      expect(moment).toMatchObject({ view, window, scores, undo: [] });
      expect(moment!.offered.toSorted()).toEqual(offered.toSorted());
      expect(moment!.clocks.spent.map((spent, i) => spent >= clocks.spent[i]! - 1000)).toEqual([true, true]);
      await client.until(() => client.tables.get(old.id)?.unreadable === false);
      expect(client.tables.get(old.id)).toMatchObject({ rules: '3', status: 'playing' });
    }
    expect(await consent(ann, old.id, 0, carry!)).toMatchObject({ repeated: true });
    expect((await events(ann, old.id)).told.slice(0, before.told.length)).toEqual(before.told);
    await expect(ann.act(old.id, { do: 'undo', seat: 0, to: 3, move: 'u' })).resolves.toMatchObject({ waiting: true });
    await expect(bob.act(old.id, { do: 'consent', seat: 1, to: 3, yes: true, move: 'c' })).rejects.toEqual(
      refusal('not-free'),
    );
    const replayed = await ann.call<RouteResponse<'replay'>>('GET', `/api/tables/${old.id}/replay?seat=0`);
    expect(replayed.view).toEqual(old.moments[0]!.view);
    await Promise.all(clients.map((client, seat) => playSeat(client, old.id, seat, seat + 9)));
    await clients[0]!.until(() => clients[0]!.tables.get(old.id)?.status === 'over');
    for (const client of clients) client.close();
    const journal = await ann.call<Parameters<typeof replay>[1]>('GET', `/api/tables/${old.id}/journal`);
    const again = replay(await changed['embers']!(), journal, true);
    expect(again).toMatchObject({ discrepancies: [], proved: true });
    expect(again.referee!.state.over).not.toBeNull();
    await server.close();
  });

  test('and stays what it is under the rules that it was carried over to', async () => {
    const server = await start(changed);
    const ann = old.visitors[0]!.at(server.url);
    expect(await ann.table('GET', `/${old.id}`)).toMatchObject({ rules: '3', unreadable: false, status: 'over' });
    const again = await ann.table('POST', `/${old.id}/rematch`);
    const journal = await ann.call<Journal>('GET', `/api/tables/${old.id}/journal`);
    expect(again).toMatchObject({ rules: '3', unreadable: false, status: 'open' });
    await server.close();
    // Rules that cannot play it hand its journal out all the same.
    const strange = await start(foreign);
    expect(await ann.at(strange.url).table('GET', `/${old.id}`)).toMatchObject({ unreadable: true, status: 'over' });
    expect(await ann.at(strange.url).call<Journal>('GET', `/api/tables/${old.id}/journal`)).toEqual(journal);
    await strange.close();
  });
});

async function strangersView(url: string, id: string): Promise<TableView> {
  const answer = await fetch(`${url}/api/tables/${id}`);
  return ((await answer.json()) as { table: TableView }).table;
}

test('two processes: seats at either agree, and both go on; a spectator who lags behind sees it later', async () => {
  const database = await postgres.database();
  const first = await startServer(testConfig({ database }), { games: TEST_GAMES });
  const { id, visitors, moments } = await played(first, { delay: 2 });
  await first.close();
  const servers = await Promise.all([1, 2].map(() => startServer(testConfig({ database }), { games: changed })));
  const clients = await Promise.all(visitors.map(({ key }, i) => Client.connect(servers[i]!.url, key)));
  await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
  const guest = await Client.connect(servers[1]!.url);
  await guest.watch(id);
  const { carry } = await visitors[0]!.at(servers[0]!.url).table('GET', `/${id}`);
  // The scores of the way on are newer than what a spectator may see who lags behind.
  const seen = await strangersView(servers[0]!.url, id);
  expect([seen.unreadable, seen.carry]).toEqual([true, undefined]);
  // Before the last consent is sent: on a busy machine its answer comes long after the game goes on.
  let agreed = 0;
  for (const [seat, visitor] of visitors.entries()) {
    const here = visitor.at(servers[seat]!.url);
    await expect.poll(async () => (await here.table('GET', `/${id}`)).carry?.agreed).toHaveLength(seat);
    agreed = performance.now();
    await consent(here, id, seat, carry!);
  }
  for (const [seat, client] of clients.entries()) {
    await client.until(() => client.following.has(`${id} ${seat}`));
    expect(client.at(id, seat).moment!.view).toEqual(moments[seat]!.view);
  }
  const stop = (): boolean => clients.some((client, seat) => client.at(id, seat).moment!.version > carry!.of + 10);
  await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat + 3, stop)));
  expect(clients.flatMap((client, seat) => client.at(id, seat).faults)).toEqual([]);
  await guest.until(() => guest.following.has(`${id} 7`));
  expect(performance.now() - agreed).toBeGreaterThan(1500);
  for (const client of [...clients, guest]) client.close();
  await Promise.all(servers.map((server) => server.close()));
});
