import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { TableView } from '../../src/protocol/index.ts';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import { Visitor } from './client.testkit.ts';
import { TEST_GAMES } from './games.testkit.ts';
import { startPostgres } from './postgres.testkit.ts';
import { scratch, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';

const place = scratch();
afterAll(() => place.remove());
afterEach(() => {
  vi.restoreAllMocks();
});

/** A part of a day, so that a test need not wait for one. */
const SECOND = 1 / 86_400;

/** Servers so far: a second try of a test has a database of its own. */
let servers = 0;

/** Starts a server that closes idle tables after seconds. */
function start(
  name: string,
  retention: { lobby: number; idle: number; warning: number; closed: number },
  database?: string,
) {
  return startServer(
    testConfig({
      ...(database === undefined ? { data: place.file(`${name}-${(servers += 1)}.db`) } : { database }),
      reach: 'any',
      retentionEvery: 100,
      retention: {
        lobbyDays: retention.lobby * SECOND,
        idleDays: retention.idle * SECOND,
        warningDays: retention.warning * SECOND,
        closedDays: retention.closed * SECOND,
      },
    }),
    { games: TEST_GAMES },
  );
}

/** The server's clock runs on, and can be put forward: what is due after a minute need not be waited for, and is never early. */
function clockAhead(): { put(ms: number): void } {
  const real = Date.now;
  let ahead = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead);
  return {
    put(ms) {
      ahead += ms;
    },
  };
}

async function pair(server: RunningServer): Promise<[Visitor, Visitor]> {
  return [await Visitor.arrive(server.url, 'Ann'), await Visitor.arrive(server.url, 'Bob')];
}

async function begun(ann: Visitor, bob: Visitor): Promise<string> {
  const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 } });
  await ann.table('POST', `/${id}/seats/0`, {});
  await bob.table('POST', `/${id}/seats/1`, {});
  await ann.table('POST', `/${id}/start`);
  return id;
}

const POLL = { timeout: 30_000, interval: 50 };

/** Whether a table can be read: `here`, or `gone`. */
const seen = (who: Visitor, id: string): Promise<string> =>
  who.table('GET', `/${id}`).then(
    () => 'here',
    () => 'gone',
  );

describe('a table that nobody touches', () => {
  test('and that has not begun is removed after a warning to its people', async () => {
    const clock = clockAhead();
    const server = await start('lobby', { lobby: 120, idle: 0, warning: 120, closed: 0 });
    const [ann, bob] = await pair(server);
    const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    await bob.table('POST', `/${id}/seats/1`, {});
    const closesAt = async (who: Visitor): Promise<number | undefined> => (await who.table('GET', `/${id}`)).closesAt;
    await expect.poll(() => closesAt(ann), POLL).toBeGreaterThan(0);
    expect(await closesAt(bob)).toBe(await closesAt(ann));
    expect(await closesAt(new Visitor(server.url))).toBeUndefined();
    clock.put(120_000);
    await expect.poll(() => seen(ann, id), POLL).toBe('gone');
    expect((await ann.call<{ tables: TableView[] }>('GET', '/api/me/tables')).tables).toEqual([]);
    await server.close();
  });

  test('is gone even while it is read without a pause, in every process', async () => {
    const postgres = await startPostgres();
    const database = await postgres.database();
    const limits = { lobby: 1, idle: 0, warning: 1, closed: 0 };
    const other = await start('other', { ...limits, lobby: 0 }, database);
    const server = await start('read', limits, database);
    const ann = await Visitor.arrive(server.url, 'Ann');
    const { id } = await ann.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    const watchers = [server, other].map(({ url }) => new Visitor(url));
    await Promise.all(
      watchers.map(async (watcher) => {
        expect(await seen(watcher, id)).toBe('here');
        await expect.poll(() => seen(watcher, id), { timeout: 30_000, interval: 0 }).toBe('gone');
        // It is not loaded again by who asked while it was removed.
        for (let i = 0; i < 5; i++) expect(await seen(watcher, id)).toBe('gone');
      }),
    );
    await Promise.all([server.close(), other.close()]);
    await postgres.stop();
  }, 90_000);

  test('in a running game is closed without a result, and removed later; a warning goes out', async () => {
    const heard: string[] = [];
    const hook = createServer((request, response) => {
      request.on('data', (data: Buffer) => heard.push(data.toString()));
      request.on('end', () => response.end());
    }).listen(0, '127.0.0.1');
    const clock = clockAhead();
    const server = await start('idle', { lobby: 0, idle: 120, warning: 120, closed: 120 });
    const [ann, bob] = await pair(server);
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
    await bob.call('POST', '/api/me/notices', { kind: 'webhook', url, language: 'en' });
    const id = await begun(ann, bob);
    await expect.poll(async () => (await bob.table('GET', `/${id}`)).closesAt, POLL).toBeGreaterThan(0);
    await expect.poll(() => heard.join(), POLL).toContain('will be closed');
    clock.put(120_000);
    await expect.poll(async () => (await bob.table('GET', `/${id}`)).status, POLL).toBe('over');
    expect(await bob.table('GET', `/${id}`)).toMatchObject({ result: { why: 'abandoned', winners: [] } });
    // It is no match, and can still be read.
    expect(await bob.call('GET', '/api/me/matches')).toEqual({ matches: [] });
    await bob.call('GET', `/api/tables/${id}/journal`);
    clock.put(120_000);
    await expect.poll(() => seen(bob, id), POLL).toBe('gone');
    await server.close();
    hook.close();
  });

  test('is kept by those who sit there, or by a move', async () => {
    // The server's time stands still between these lines: on a busy machine a table would be closed before it is kept.
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const server = await start('kept', { lobby: 0, idle: 60, warning: 30, closed: 0 });
    const [ann, bob] = await pair(server);
    const ids = [await begun(ann, bob), await begun(ann, bob)];
    const closesAt = async (id: string): Promise<number | undefined> => (await ann.table('GET', `/${id}`)).closesAt;
    now += 31_000;
    for (const id of ids) await expect.poll(() => closesAt(id), POLL).toBe(now + 30_000);
    now += 29_000;
    const eve = await Visitor.arrive(server.url, 'Eve');
    await expect(eve.call('POST', `/api/tables/${ids[0]}/keep`)).rejects.toEqual(refusal('not-allowed'));
    await ann.call('POST', `/api/tables/${ids[0]}/keep`);
    expect(await closesAt(ids[0]!)).toBeUndefined();
    const seat = (await ann.moment(ids[1]!, 0)).question >= 0 ? 0 : 1;
    const who = [ann, bob][seat]!;
    const { question, offered } = await who.moment(ids[1]!, seat);
    await who.act(ids[1]!, { do: 'answer', seat, question, says: [offered[0]!], move: 'a' });
    await expect.poll(() => closesAt(ids[1]!), POLL).toBeUndefined();
    // When the time of the warning is over, both go on; after half a minute without a touch there is another warning.
    now += 2_000;
    const third = await begun(ann, bob);
    now += 29_000;
    for (const id of ids) await expect.poll(() => closesAt(id), POLL).toBe(now + 30_000);
    expect(await closesAt(third)).toBeUndefined();
    expect((await ann.table('GET', `/${ids[1]}`)).status).toBe('playing');
    await server.close();
  });
});
