import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  applyPatch,
  type ViewerSnapshot,
  type RouteResponse,
  type Patch,
  type TableView,
} from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

const place = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer(testConfig({ data: place.file('replay.db') }));
});
afterAll(async () => {
  await server.close();
  place.remove();
});

type Replay = RouteResponse<'replay'>;

const replay = (who: Visitor, id: string, query: string): Promise<Replay> =>
  who.call('GET', `/api/tables/${id}/replay?${query}`);

/** The views after each step, made of the changes. */
function* views({ view, steps }: Replay): Generator<{ n: number; view: unknown; scores: number[] }> {
  let at = view;
  for (const { n, patch, scores } of steps) {
    at = applyPatch(at, patch as unknown as Patch);
    yield { n, view: at, scores };
  }
}

/** Plays a table of two, both seats and a spectator recording what they are sent. */
async function played(turns: number): Promise<{ id: string; visitors: readonly Visitor[]; clients: Client[] }> {
  const { id, visitors } = await seatedTable(server.url);
  const clients = await Promise.all(
    [...visitors.map(({ key }) => key), undefined].map((key) => Client.connect(server.url, key)),
  );
  for (const [i, client] of clients.entries()) {
    client.keep = true;
    await client.watch(id, i < 2 ? i : undefined);
  }
  const enough = (): boolean => clients[0]!.at(id, 0).moment!.version >= turns;
  await Promise.all([0, 1].map((seat) => playSeat(clients[seat]!, id, seat, 11 + seat, enough)));
  const most = Math.max(...[0, 1].map((seat) => clients[seat]!.at(id, seat).moment!.version));
  for (const [i, client] of clients.entries())
    await client.until(() => client.at(id, i < 2 ? i : 7).moment!.version >= most);
  return { id, visitors, clients };
}

test('a replay shows every moment as its viewer was sent it, also from the middle on', async () => {
  const { id, visitors, clients } = await played(40);
  const guest = await Visitor.arrive(server.url, 'Guest');
  for (const [i, client] of clients.entries()) {
    const sent = new Map([...client.replayed()].map((moment): [number, ViewerSnapshot] => [moment.version, moment]));
    const seat = i < 2 ? `seat=${i}&` : '';
    const all = await replay(visitors[i] ?? guest, id, seat);
    let compared = 0;
    for (const { n, view, scores } of views(all)) {
      const then = sent.get(n + 1);
      if (!then) continue;
      expect({ view, scores }).toEqual({ view: then.view, scores: then.scores });
      compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
    const since = all.steps[7]!.n;
    const rest = await replay(visitors[i] ?? guest, id, `${seat}since=${since}`);
    expect([...views(rest)]).toEqual([...views(all)].slice(7));
  }
  await expect(replay(guest, id, 'seat=0')).rejects.toThrow('not-yours');
  for (const client of clients) client.close();
});

test('a log names who spoke; the words only to whom they belong', async () => {
  const { id, clients } = await played(20);
  const own = clients[0]!.at(id, 0).told.filter(({ say }) => say !== undefined);
  expect(own.length).toBeGreaterThan(2);
  expect(own.every(({ seat }) => seat === 0)).toBe(true);
  const numbers = new Set(own.map(({ n }) => n));
  const others = clients[1]!.at(id, 1).told.filter(({ n }) => numbers.has(n));
  expect(others.length).toBe(numbers.size);
  expect(others.every(({ seat, say, by }) => seat === 0 && say === undefined && by === undefined)).toBe(true);
  expect(clients[2]!.at(id).told.some(({ say, by }) => say !== undefined || by !== undefined)).toBe(false);
  for (const client of clients) client.close();
});

test('a person who was away hears nothing of what was taken back meanwhile', async () => {
  const { id, visitors } = await seatedTable(server.url, {}, { seats: 2 });
  const [ann, bob] = await Promise.all(visitors.map(({ key }) => Client.connect(server.url, key)));
  await ann!.watch(id, 0);
  await bob!.watch(id, 1, 0);
  const since = bob!.at(id, 1).moment!.version;
  bob!.close();
  await ann!.answer(id, 0, [ann!.at(id, 0).moment!.offered[0]!]);
  await ann!.until(() => ann!.at(id, 0).moment!.version > since);
  await ann!.act(id, { do: 'withdraw', seat: 0, move: 'w' });
  const back = await Client.connect(server.url, visitors[1]!.key);
  await back.watch(id, 1, since);
  expect(back.at(id, 1).told.map(({ n }) => n)).toEqual([since, since + 1]);
  expect(back.at(id, 1).told.map(({ seat, say }) => [seat, say])).toEqual([
    [0, undefined],
    [0, undefined],
  ]);
  ann!.close();
  back.close();
});

test('a table says whether an answer could be taken back, to the seat that is asked', async () => {
  const { id, visitors } = await seatedTable(server.url);
  const [ann, bob] = await Promise.all(visitors.map(({ key }) => Client.connect(server.url, key)));
  await ann!.watch(id, 0);
  await bob!.watch(id, 1);
  const say = ann!.at(id, 0).moment!.offered[0]!;
  const reply = await ann!.ask({ type: 'final', table: id, seat: 0, say });
  expect(reply).toMatchObject({ type: 'final', final: false });
  await expect(ann!.ask({ type: 'final', table: id, seat: 0, say: 'nonsense' })).rejects.toThrow('refused');
  await expect(bob!.ask({ type: 'final', table: id, seat: 0, say })).rejects.toThrow('not-yours');
  ann!.close();
  bob!.close();
});

test('one’s own tables say who must decide, and one’s own seat its standing orders', async () => {
  const { id, visitors } = await seatedTable(server.url);
  const ann = await Client.connect(server.url, visitors[0]!.key);
  await ann.watch(id, 0);
  const orders = [{ window: 'turn', say: 'pass' }];
  await ann.act(id, { do: 'orders', seat: 0, orders });
  await ann.until(() => (ann.tables.get(id)?.seats[0]?.orders ?? []).length > 0);
  expect(ann.tables.get(id)!.seats[1]!.orders).toBeUndefined();
  const { tables } = await visitors[1]!.call<{ tables: TableView[] }>('GET', '/api/me/tables');
  expect(tables[0]).toMatchObject({ id, asked: ann.at(id, 0).moment!.window!.asked });
  expect(tables[0]!.seats.map((seat) => seat.orders)).toEqual([undefined, []]);
  ann.close();
});
