import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentOf } from '../../src/kernel/referee/index.ts';
import type { RouteResponse, TableView } from '../../src/protocol/index.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { hashOf } from '../../src/server/secrets.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { Visitor } from './client.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';

type Waits = RouteResponse<'myWaits'>['waits'];

const folder = scratch();
let postgres: Postgres;
let server: RunningServer;
const CONFIRM_MS = 2_500;
const config = testConfig({ data: folder.file('pairing.db'), pairingTime: CONFIRM_MS, pairingBots: 300 });

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer(config);
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
  folder.remove();
});

/** Every test waits in pools of its own: the clock differs. */
let pools = 0;
const newPool = (more: object = {}, settings: object = { seats: 2 }): object => ({
  game: 'embers',
  settings,
  clock: { kind: 'live', bank: 600 + ++pools, increment: 5 },
  rated: false,
  bots: false,
  ...more,
});

const waitFor = async (who: Visitor, wish: object): Promise<Waits> =>
  (await who.call<{ waits: Waits }>('POST', '/api/me/pairing', wish)).waits;
const waitsOf = async (who: Visitor): Promise<Waits> =>
  (await who.call<{ waits: Waits }>('GET', '/api/me/pairing')).waits;
const confirm = async (who: Visitor, pairing: string, body: object = {}): Promise<Waits> =>
  (await who.call<{ waits: Waits }>('POST', `/api/me/pairing/${pairing}/confirm`, body)).waits;

/** Asks again until the waits are as they must become. */
async function become(who: Visitor, isRight: (waits: Waits) => boolean): Promise<Waits> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const waits = await waitsOf(who);
    if (isRight(waits)) return waits;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(waits)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

const found = async (who: Visitor): Promise<string> =>
  (await become(who, ([wait]) => wait?.pairing !== undefined))[0]!.pairing!.id;
const arrive = (name: string): Promise<Visitor> => Visitor.arrive(server.url, name);

test('two who want the same are paired, both confirm, and the game begins', async () => {
  const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
  const wish = newPool();
  const [first] = await waitFor(ann, wish);
  expect(first).toMatchObject({ pace: 'now', game: 'embers', seats: 2, rated: false, window: 100, rating: 1000 });
  expect(first).not.toHaveProperty('pairing');
  // Others on other terms are not taken.
  await waitFor(cat, newPool());
  await waitFor(bob, wish);
  const pairing = await found(ann);
  expect(await found(bob)).toBe(pairing);
  const promise = commitmentOf('ab'.repeat(32));
  const [waiting] = await confirm(ann, pairing, { promise });
  expect(waiting).toMatchObject({ pairing: { agreed: 1, people: 2, yours: true } });
  const [begun] = await confirm(bob, pairing);
  const id = begun!.table!;
  expect(await waitsOf(ann)).toMatchObject([{ table: id }]);
  const table = await ann.table('GET', `/${id}`);
  expect(new Set(table.seats.map(({ name }) => name))).toEqual(new Set(['Ann', 'Bob']));
  expect(table.rated).toBe(false);
  // Ann committed to her own entropy and is asked to reveal it, as at every table.
  expect(table.status).toBe('opening');
  const seat = table.seats.findIndex(({ yours }) => yours);
  await ann.table('POST', `/${id}/seats/${seat}/open`, { entropy: 'ab'.repeat(32) });
  expect((await bob.table('GET', `/${id}`)).status).toBe('playing');
  // Confirming again is answered like the first time; waiting again is possible.
  expect(await confirm(bob, pairing)).toMatchObject([{ table: id }]);
  expect(await waitFor(bob, newPool())).toMatchObject([{ pace: 'now' }]);
  expect(await waitsOf(cat)).not.toHaveProperty('0.pairing');
});

test('two of whom one blocked the other are not paired', async () => {
  const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
  const met = newPool();
  await waitFor(ann, met);
  await waitFor(bob, met);
  const pairing = await found(ann);
  await confirm(ann, pairing);
  const id = (await confirm(bob, pairing))[0]!.table!;
  const seat = (await ann.table('GET', `/${id}`)).seats.findIndex(({ name }) => name === 'Bob');
  await ann.call('POST', '/api/me/blocks', { table: id, seat, how: 'block' });
  const wish = newPool();
  await waitFor(bob, wish);
  await waitFor(ann, wish);
  await waitFor(cat, wish);
  // Bob waited longest, so he is served first: with the one he may meet.
  expect(await found(cat)).toBe(await found(bob));
  expect((await waitsOf(ann))[0]).not.toHaveProperty('pairing');
});

test('who does not confirm in time waits no longer, the others are put in front', async () => {
  const [ann, bob, cat] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cat')];
  const wish = newPool();
  await waitFor(ann, wish);
  await waitFor(bob, wish);
  const pairing = await found(ann);
  await confirm(ann, pairing);
  await become(bob, (waits) => waits.length === 0);
  expect(await waitsOf(ann)).toHaveLength(1);
  await expect(confirm(bob, pairing)).rejects.toEqual(refusal('no-pairing'));
  await waitFor(cat, wish);
  const next = await found(ann);
  expect(next).not.toBe(pairing);
  await confirm(ann, next);
  expect(await confirm(cat, next)).toMatchObject([{ table: expect.any(String) as string }]);
});

test('who declines leaves the others waiting, at once', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cat'].map(arrive));
  const wish = newPool({}, { seats: 3 });
  for (const one of people) await waitFor(one, wish);
  const [ann, bob, cat] = people as [Visitor, Visitor, Visitor];
  const pairing = await found(ann);
  await confirm(bob, pairing);
  // Another wish of this pace must not undo a pairing that others wait for.
  await expect(waitFor(cat, newPool())).rejects.toEqual(refusal('paired'));
  expect(await cat.call('DELETE', '/api/me/pairing/now')).toEqual({ waits: [] });
  const [wait] = await waitsOf(bob);
  expect(wait).not.toHaveProperty('pairing');
  expect(await waitsOf(ann)).toHaveLength(1);
  await expect(cat.call('DELETE', '/api/me/pairing/now')).rejects.toEqual(refusal('no-pairing'));
});

test('bots fill in for those who agree to it, and strength is not asked of them', async () => {
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const wish = newPool({ bots: true }, { seats: 4 });
  await waitFor(ann, wish);
  await waitFor(bob, { ...wish, bots: false });
  const pairing = await found(ann);
  const [begun] = await confirm(ann, pairing);
  const table = await ann.table('GET', `/${begun!.table!}`);
  expect(table.seats.filter(({ bot }) => bot)).toHaveLength(3);
  expect(await waitsOf(bob)).toMatchObject([{ bots: false }]);
  await bob.call('DELETE', '/api/me/pairing/now');
});

test('a game over days waits beside a game now', async () => {
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const days = newPool({ clock: { kind: 'days', days: 2 } }, { seats: 2, rounds: 7 });
  await waitFor(ann, newPool());
  await waitFor(ann, days);
  await waitFor(bob, days);
  const waits = await become(ann, (all) => all.some(({ pairing }) => pairing));
  expect(waits.map(({ pace, pairing }) => [pace, pairing !== undefined])).toEqual([
    ['days', true],
    ['now', false],
  ]);
  // There is a day to confirm, not seconds.
  const { id, until } = waits[0]!.pairing!;
  expect(until - Date.now()).toBeGreaterThan(1_000 * CONFIRM_MS);
  await confirm(ann, id);
  expect((await confirm(bob, id))[0]).toMatchObject({ table: expect.any(String) as string });
});

test('the list of pools counts people and does not name them; a pairing is only for those in it', async () => {
  const [ann, bob, eve] = [await arrive('Ann of the list'), await arrive('Bob'), await arrive('Eve')];
  const wish = newPool({}, { seats: 3 }) as { clock: { bank: number } };
  await waitFor(ann, wish);
  await waitFor(bob, wish);
  const pool = async (): Promise<unknown> => {
    const { pools: all } = await new Visitor(server.url).call<RouteResponse<'pools'>>('GET', '/api/pairing');
    expect(JSON.stringify(all)).not.toContain('Ann');
    return all.find(({ clock }) => clock.kind === 'live' && clock.bank === wish.clock.bank);
  };
  const deadline = Date.now() + 30_000;
  while (((await pool()) as { waiting?: number })?.waiting !== 2 && Date.now() < deadline)
    await new Promise((done) => setTimeout(done, 50));
  expect(Object.keys((await pool()) as object).sort()).toEqual(
    ['pace', 'game', 'seats', 'settings', 'clock', 'rated', 'waiting'].sort(),
  );
  await waitFor(await arrive('Cat'), wish);
  const pairing = await found(ann);
  await expect(confirm(eve, pairing)).rejects.toEqual(refusal('no-pairing'));
  await expect(new Visitor(server.url).call('GET', '/api/me/pairing')).rejects.toEqual(refusal('no-key'));
  expect(await waitsOf(eve)).toEqual([]);
});

test('wishes are checked: game, settings, clock, and an account for rated games', async () => {
  const ann = await arrive('Ann');
  await expect(waitFor(ann, newPool({ game: 'chess' }))).rejects.toEqual(refusal('no-game'));
  await expect(waitFor(ann, newPool({}, { seats: 99 }))).rejects.toEqual(refusal('settings'));
  await expect(waitFor(ann, newPool({ clock: { kind: 'none' } }))).rejects.toEqual(refusal('no-clock'));
  await expect(waitFor(ann, newPool({ rated: true }))).rejects.toEqual(refusal('no-account'));
  await expect(waitFor(ann, { ...newPool(), more: 1 })).rejects.toEqual(refusal('bad-request'));
  expect(await waitsOf(ann)).toEqual([]);
});

test('a rated pairing is rated, one that is not is not', async () => {
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  for (const [i, one] of [ann, bob].entries())
    await one.call('POST', '/api/me/account', { login: `pairing.${i}`, password: 'a long password' });
  const wish = newPool({ rated: true });
  await waitFor(ann, wish);
  await waitFor(bob, wish);
  const pairing = await found(ann);
  await confirm(ann, pairing);
  const [begun] = await confirm(bob, pairing);
  const table: TableView = await ann.table('GET', `/${begun!.table!}`);
  expect([table.rated, table.seats.map(({ rated }) => rated)]).toEqual([true, [true, true]]);
});

test('asking over and over meets a limit', async () => {
  const limited = await startTestServer(
    testConfig({ data: folder.file('limited.db'), caps: { ...config.caps, waitsPerHour: 3 } }),
  );
  const ann = await Visitor.arrive(limited.url, 'Ann');
  for (let i = 0; i < 3; i++) await waitFor(ann, newPool());
  await expect(waitFor(ann, newPool())).rejects.toEqual(refusal('too-many-waits', { retryAfter: 1200 }));
  await limited.close();
});

describe.each(['sqlite', 'postgres'] as const)('%s: a process dies at the worst moment', (name) => {
  /** A server, and a second way into its data: a process that does one step and nothing after it. */
  async function site(): Promise<{ url: string; storage: Storage; close(): Promise<void> }> {
    const at = name === 'sqlite' ? folder.file(`dying-${Math.random()}.db`) : await postgres.database();
    const where = name === 'sqlite' ? { data: at } : { database: at };
    const running = await startTestServer(testConfig({ ...where, pairingTime: 20_000 }));
    const storage = name === 'sqlite' ? await openSqlite(at) : await openPostgres(at);
    return {
      url: running.url,
      storage,
      async close() {
        await running.close();
        await storage.close();
      },
    };
  }

  test('after the last confirmation and before the table; and after the table and before its first move', async () => {
    const at = await site();
    const { url, storage } = at;
    const people = await Promise.all(['Ann', 'Bob'].map((one) => Visitor.arrive(url, one)));
    const idOf = async (who: Visitor): Promise<string> => (await storage.keyOf(hashOf(who.key!)))!.person;
    const wish = newPool();
    for (const one of people) await waitFor(one, wish);
    const pairing = await found(people[0]!);
    // The confirmations are stored; nobody begins the game.
    for (const one of people) expect(await storage.agree(await idOf(one), pairing, '', Date.now())).toBe(true);
    const [seated] = await become(people[0]!, ([wait]) => wait?.table !== undefined);
    const table = await people[1]!.table('GET', `/${seated!.table!}`);
    expect(table.status).toBe('playing');
    // Nobody can begin it a second time, or end it.
    const other = { id: 'another-table-id', doc: '{}', game: 'embers', status: 'open', people: [] };
    expect(await storage.beginPairing(pairing, 2, other, Date.now())).toBe(false);
    expect(await storage.lapsePairing(pairing, await idOf(people[0]!), Date.now())).toBe(false);
    expect(await storage.readTable('another-table-id')).toBeUndefined();
    // A table that was stored begins although the process that stored it did no more.
    expect((await storage.readJournal(seated!.table!, 0)).length).toBeGreaterThan(0);
    await at.close();
  });

  test('two processes that want the same people: one gets them', async () => {
    const at = await site();
    const { storage } = at;
    const ids = ['Ann', 'Bob', 'Cat', 'Dan'].map((one) => `${one} ${name}`);
    for (const id of ids) {
      await storage.createPerson(id, id, { hash: `key ${id}`, device: '', at: 1 });
      const wait = { person: id, pace: 'now', pool: 'p', wish: '{"seats":9}', rating: 1000, bots: false } as const;
      expect(await storage.beginWait({ ...wait, since: 1 })).toBe(true);
    }
    const pairOf = (id: string, ...at: number[]): Promise<boolean> => {
      const members = at.map((i) => ({ person: ids[i]!, rating: 1000, since: 1 }));
      return storage.pair({ id, pool: 'p', created: 1, until: Date.now() + 60_000, members }, 'now');
    };
    const done = await Promise.all([
      pairOf('one', 0, 1),
      pairOf('two', 1, 2),
      pairOf('three', 2, 3),
      pairOf('four', 3, 0),
      pairOf('five', 0, 2),
      pairOf('six', 1, 3),
    ]);
    const made = (await storage.pairings(9)).flatMap(({ members }) => members.map(({ person }) => person));
    expect(made).toHaveLength(2 * done.filter(Boolean).length);
    expect(new Set(made).size).toBe(made.length);
    expect(done.filter(Boolean).length).toBeGreaterThan(0);
    await at.close();
  });
});
