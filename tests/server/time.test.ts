import { afterAll, describe, expect, test } from 'vitest';
import type { TableView } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { playSeat, seatedTable } from './table.testkit.ts';

const place = scratch();
const running: RunningServer[] = [];
afterAll(async () => {
  for (const server of running) await server.close();
  place.remove();
});

async function start(file: string, changes: object = {}): Promise<RunningServer> {
  const server = await startTestServer(testConfig({ data: place.file(file), ...changes }));
  running.push(server);
  return server;
}

/** Two hundredths of a day are a quarter of an hour: too long for a test, so the bank is the least there is. */
const BANK = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('clocks', () => {
  test('when the time is up the table’s rule applies: a bot takes the seat, or the game ends', async () => {
    const server = await start('clocks.db');
    const clock = { kind: 'live', bank: BANK, increment: 0 };
    const [bot, end, wait] = await Promise.all(
      ['bot', 'end', 'wait'].map((timeout) => seatedTable(server.url, { clock, timeout })),
    );
    const look = (table: { id: string }): Promise<TableView> => new Visitor(server.url).table('GET', `/${table.id}`);
    const { clocks } = await bot!.visitors[0]!.moment(bot!.id, 0);
    expect(clocks.running).toEqual([0, 1]);
    expect(clocks.left[0]).toBeLessThanOrEqual(BANK * 1000);
    await pause(BANK * 1000 - 1500);
    expect((await look(end!)).status).toBe('playing');
    await expect.poll(async () => (await look(end!)).result).toMatchObject({ why: 'time' });
    expect((await look(bot!)).seats.some((seat) => seat.bot)).toBe(true);
    expect((await look(wait!)).status).toBe('playing');
    // Its clock began some milliseconds after that of the table that has ended.
    const left = async (): Promise<number> => (await wait!.visitors[0]!.moment(wait!.id, 0)).clocks.left[0]!;
    await expect.poll(left).toBeLessThan(0);
  });

  test('the time while no server is running costs nobody anything', async () => {
    const file = 'down.db';
    const first = await startTestServer(testConfig({ data: place.file(file) }));
    const table = await seatedTable(first.url, { clock: { kind: 'live', bank: 60, increment: 0 }, timeout: 'end' });
    const before = (await table.visitors[0]!.moment(table.id, 0)).clocks.left[0]!;
    await pause(1200);
    const stopped = performance.now();
    await first.close();
    await pause(5000);
    const second = await start(file);
    const down = performance.now() - stopped;
    const after = (await table.visitors[0]!.at(second.url).moment(table.id, 0)).clocks.left[0]!;
    expect(down).toBeGreaterThan(5000);
    expect(before - after).toBeLessThan(down);
    expect(before - after).toBeGreaterThanOrEqual(0);
  });
});

describe('a spectator who lags behind', () => {
  const DELAY = 2;

  test('sees views, events, lists, clocks and the end that much later, by every way', async () => {
    const server = await start('delay.db');
    const guest = await Visitor.arrive(server.url, 'Guest');
    const begun = performance.now();
    const { id, visitors } = await seatedTable(server.url, { delay: DELAY });
    const watching = await Client.connect(server.url, guest.key);
    await watching.watch(id);
    // Not even a number tells that something happened: not when one watches, talks or complains.
    const version = 0;
    expect(await watching.ask({ type: 'watch', table: id })).toMatchObject({ type: 'ack', version });
    expect(await guest.act(id, { do: 'chat', room: 'spectators', text: 'Oh' })).toEqual({ version });
    expect(await watching.act(id, { do: 'report', n: 1, why: 'loud' })).toMatchObject({ version });
    const first = await guest.moment(id);
    const seat = await visitors[0]!.moment(id, 0);
    expect(seat.version).toBeGreaterThan(0);
    expect(first.version).toBe(0);
    expect(watching.at(id).moment!.version).toBe(0);
    const { told } = await guest.call<{ told: unknown[] }>('GET', `/api/tables/${id}/events`);
    expect(told).toEqual([]);
    const { steps } = await guest.call<{ steps: unknown[] }>('GET', `/api/tables/${id}/replay`);
    expect(steps).toEqual([]);
    const sent = performance.now();
    const ack = await visitors[0]!.act(id, {
      do: 'answer',
      seat: 0,
      question: seat.question,
      says: seat.offered.slice(0, 2),
      move: 'm',
    });
    await watching.until(() => watching.at(id).moment!.version >= seat.version);
    expect(performance.now() - begun).toBeGreaterThan(DELAY * 1000 - 500);
    await watching.until(() => watching.at(id).moment!.version >= ack.version);
    expect(performance.now() - sent).toBeGreaterThan(DELAY * 1000 - 50);
    expect((await guest.moment(id)).version).toBe(ack.version);
    watching.close();
  });

  test('who waits for the game to begin lags behind from its first moment', async () => {
    const server = running.at(-1)!;
    const host = await Visitor.arrive(server.url, 'Host');
    const { id } = await host.table('POST', '', { game: 'embers', settings: { seats: 2, rounds: 1 }, delay: DELAY });
    const watching = await Client.connect(server.url);
    await watching.watch(id);
    for (const seat of [0, 1]) await host.table('POST', `/${id}/seats/${seat}`, { bot: true });
    await host.table('POST', `/${id}/start`);
    await watching.until(() => watching.following.has(`${id} 7`));
    expect(watching.at(id).moment!.version).toBe(0);
    // The host sits nowhere: the end of the game is news for the host as well.
    await watching.until(() => watching.at(id).moment!.over, 20_000);
    await watching.until(() => watching.tables.get(id)?.status === 'over');
    expect(watching.tables.get(id)!.seed.opened).toMatch(/^[0-9a-f]{64}$/);
    watching.close();
  });

  test('the end is news like everything else: in the list, at the table, in its files', async () => {
    const server = await start('news.db');
    const guest = await Visitor.arrive(server.url, 'Guest');
    const settings = { seats: 2, rounds: 1 };
    const delay = 5;
    const { id, visitors } = await seatedTable(server.url, { delay }, settings);
    const clients = await Promise.all(visitors.map((visitor) => Client.connect(server.url, visitor.key)));
    await Promise.all(clients.map((client, seat) => client.watch(id, seat)));
    await Promise.all(clients.map((client, seat) => playSeat(client, id, seat, seat)));
    const ended = performance.now();
    const listed = async (visitor: Visitor, status: string, which = id): Promise<boolean> => {
      const { tables } = await visitor.call<{ tables: TableView[] }>('GET', `/api/tables?status=${status}`);
      return tables.some((table) => table.id === which);
    };
    // A rematch tells that the game before it is over.
    const { id: next } = await visitors[0]!.table('POST', `/${id}/rematch`);
    const journal = (visitor: Visitor): Promise<unknown> => visitor.call('GET', `/api/tables/${id}/journal`);
    await journal(visitors[0]!);
    const seen = {
      table: await guest.table('GET', `/${id}`),
      over: (await guest.moment(id)).over,
      lists: [await listed(guest, 'playing'), await listed(guest, 'over'), await listed(guest, 'open', next)],
      journal: await journal(guest).catch((error: unknown) => String(error)),
    };
    // On a machine that was busy for too long the end may rightly be known.
    expect(performance.now() - ended).toBeLessThan(delay * 1000);
    expect(seen).toMatchObject({ table: { status: 'playing' }, over: false, lists: [true, false, false] });
    expect(seen.journal).toContain('not-ended');
    expect(seen.table.result).toBeUndefined();
    expect(seen.table.seed.opened).toBeUndefined();
    expect(await listed(visitors[0]!, 'over')).toBe(true);
    expect(await listed(visitors[0]!, 'open', next)).toBe(true);
    await expect.poll(async () => (await guest.moment(id)).over).toBe(true);
    expect(await listed(guest, 'over')).toBe(true);
    expect(await listed(guest, 'open', next)).toBe(true);
    expect((await guest.table('GET', `/${id}`)).result).toBeDefined();
    await journal(guest);
    for (const client of clients) client.close();
  });
});
