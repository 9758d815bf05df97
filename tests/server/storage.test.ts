import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, PositionRow, Storage, TableIndex } from '../../src/server/storage/storage.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { copySqlite, openSqlite } from '../../src/server/storage/sqlite.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';

const INDEX: TableIndex = { game: 'embers', status: 'open', open: true, people: ['ann', undefined] };
const folder = mkdtempSync(join(tmpdir(), 'vatra-storage-'));
let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ADAPTERS = [
  { name: 'sqlite', place: () => Promise.resolve(join(folder, `${Math.random()}.db`)) },
  { name: 'postgres', place: () => postgres.database() },
] as const;

const open = async (name: string, place: string, grouped?: (size: number) => void): Promise<Storage> =>
  name === 'sqlite' ? await openSqlite(place, grouped) : await openPostgres(place, grouped);

const answer = (table: string, version: number, extra: Partial<Append> = {}): Append => ({
  table,
  version,
  at: 1000 + version,
  entries: [{ seat: 0, say: `say ${version}` }],
  told: [{ law: 'T-1', tellings: [{ shared: { type: 'said' }, to: 0 }] }],
  digest: `d${version}`,
  ...extra,
});

describe.each(ADAPTERS)('$name', ({ name, place }) => {
  let at: string;
  let storage: Storage;
  beforeAll(async () => {
    at = await place();
    storage = await open(name, at);
  });
  afterAll(() => storage.close());

  test('keeps a table, and changes it only at the expected revision', async () => {
    await storage.createTable({ id: 't1', revision: 1, doc: '{"a":1}' }, INDEX, 5);
    expect(await storage.readTable('t1')).toEqual({ id: 't1', revision: 1, doc: '{"a":1}' });
    expect(await storage.updateTable({ id: 't1', revision: 2, doc: '{"a":2}' }, INDEX)).toBe(true);
    expect(await storage.updateTable({ id: 't1', revision: 2, doc: '{"a":3}' }, INDEX)).toBe(false);
    expect((await storage.readTable('t1'))?.doc).toBe('{"a":2}');
    expect(await storage.readTable('nothing')).toBeUndefined();
  });

  test('lists tables by game, state, openness and person, newest first', async () => {
    await storage.createTable({ id: 'l1', revision: 1, doc: '{}' }, { ...INDEX, game: 'g', people: ['bob'] }, 10);
    await storage.createTable({ id: 'l2', revision: 1, doc: '{}' }, { ...INDEX, game: 'g', status: 'over' }, 20);
    await storage.createTable({ id: 'l3', revision: 1, doc: '{}' }, { ...INDEX, game: 'g', open: false }, 30);
    const ids = async (filter: object): Promise<string[]> =>
      (await storage.listTables({ game: 'g', limit: 9, ...filter })).map((row) => row.id);
    expect(await ids({})).toEqual(['l3', 'l2', 'l1']);
    expect(await ids({ limit: 1 })).toEqual(['l3']);
    expect(await ids({ open: true })).toEqual(['l2', 'l1']);
    expect(await ids({ status: 'open', open: true })).toEqual(['l1']);
    expect(await ids({ person: 'bob' })).toEqual(['l1']);
    await storage.updateTable({ id: 'l1', revision: 2, doc: '{}' }, { ...INDEX, people: [undefined, 'cat'] });
    expect(await ids({ person: 'bob' })).toEqual([]);
    expect(await ids({ person: 'cat' })).toEqual(['l1']);
  });

  test('appends at the expected version only, and gives back what was written', async () => {
    expect(await storage.append(answer('j1', 0, { move: '0:m1' }))).toBe('done');
    expect(await storage.append(answer('j1', 0))).toBe('conflict');
    expect(await storage.append(answer('j1', 1))).toBe('done');
    const batches = await storage.readJournal('j1', 0);
    expect(batches).toEqual([
      {
        version: 0,
        at: 1000,
        move: '0:m1',
        entries: [{ seat: 0, say: 'say 0' }],
        told: answer('', 0).told,
        digest: 'd0',
      },
      { version: 1, at: 1001, entries: [{ seat: 0, say: 'say 1' }], told: answer('', 1).told, digest: 'd1' },
    ]);
    expect(await storage.readJournal('j1', 1)).toHaveLength(1);
  });

  test('reads events stored before every game named their kind type', async () => {
    const told = (shared: object, secret?: object) => [
      { law: 'T-1', tellings: [{ shared, to: 1, ...(secret && { secret }) }] },
    ];
    await storage.append(
      answer('tags', 0, { told: told({ e: 'drew', faction: 1 }, { e: 'drew', faction: 1, card: 7 }) }),
    );
    await storage.append(answer('tags', 1, { told: told({ tell: 'round', round: 2 }) }));
    await storage.append(answer('tags', 2, { told: told({ type: 'shown', tell: 1 }) }));
    expect((await storage.readJournal('tags', 0)).map((batch) => batch.told)).toEqual([
      told({ type: 'drew', faction: 1 }, { type: 'drew', faction: 1, card: 7 }),
      told({ type: 'round', round: 2 }),
      told({ type: 'shown', tell: 1 }),
    ]);
  });

  test('reads what was told before paragraphs were written beside it', async () => {
    const tellings = [{ shared: { type: 'said' }, to: 0 }];
    await storage.append(answer('old', 0, { told: [tellings] as never }));
    expect((await storage.readJournal('old', 0))[0]!.told).toEqual([{ law: '', tellings }]);
  });

  test('takes a move id once per table', async () => {
    expect(await storage.append(answer('m1', 0, { move: '0:x' }))).toBe('done');
    expect(await storage.append(answer('m1', 1, { move: '0:x' }))).toBe('conflict');
    expect(await storage.append(answer('m2', 0, { move: '0:x' }))).toBe('done');
    expect(await storage.moveAt('m1', '0:x')).toBe(1);
    expect(await storage.moveAt('m1', '1:x')).toBeUndefined();
  });

  test('writes the appends of many tables in few transactions, a conflict among them or not', async () => {
    const sizes: number[] = [];
    const grouping = await open(name, at, (size) => sizes.push(size));
    await grouping.append(answer('many-7', 0));
    const tables = Array.from({ length: 100 }, (_, i) => `many-${i}`);
    const results = await Promise.all(tables.map((table) => grouping.append(answer(table, 0))));
    await grouping.close();
    expect(results.map((result, i) => (result === 'conflict' ? i : -1)).filter((i) => i >= 0)).toEqual([7]);
    expect(sizes.reduce((a, b) => a + b)).toBe(101);
    expect(sizes.length).toBeLessThan(5);
  });

  test('keeps the latest position of each table', async () => {
    const row = (table: string, version: number): PositionRow => ({
      table,
      version,
      position: `{"at":${version}}`,
      clocks: '{}',
    });
    await storage.keepPositions([]);
    await storage.keepPositions([row('p1', 5), row('p2', 3)]);
    await storage.keepPositions([row('p1', 4), row('p2', 7)]);
    expect(await storage.readPosition('p1')).toEqual(row('p1', 5));
    expect(await storage.readPosition('p2')).toEqual(row('p2', 7));
    expect(await storage.readPosition('p3')).toBeUndefined();
  });

  test('processes that keep positions of the same tables at once do not wait for each other in a circle', async () => {
    for (let round = 1; round <= 10; round++) {
      const rows = Array.from(
        { length: 60 },
        (_, i): PositionRow => ({ table: `ring${i}`, version: round, position: '{}', clocks: '{}' }),
      );
      await Promise.all([storage.keepPositions(rows), storage.keepPositions(rows.toReversed())]);
    }
    expect((await storage.readPosition('ring59'))?.version).toBe(10);
  });

  test('due tables are taken once, then again when the lease has passed', async () => {
    await storage.append(answer('due1', 0, { due: 500 }));
    await storage.append(answer('due2', 0, { due: 900 }));
    // What is stored stands.
    await storage.append(answer('due2', 1, { due: 'as-is' }));
    expect(await storage.takeDue(600, 1000, 10)).toEqual(['due1']);
    expect(await storage.takeDue(600, 1000, 10)).toEqual([]);
    expect((await storage.takeDue(1700, 1000, 10)).toSorted()).toEqual(['due1', 'due2']);
    await storage.append(answer('due1', 1));
    await storage.setDue('due2', undefined);
    expect(await storage.takeDue(9000, 1000, 10)).toEqual([]);
  });

  test('people are found by their key, and move to another device by a code that works once', async () => {
    await storage.createPerson('p1', 'Олена', { hash: 'hash1', device: 'Firefox, Linux', at: 1 });
    const first = { hash: 'hash1', person: 'p1', device: 'Firefox, Linux', created: 1, used: 1, confirmed: 0 };
    expect(await storage.keyOf('hash1')).toEqual({ ...first, name: 'Олена' });
    await storage.markSeen(['p1', 'nobody'], 7);
    expect([...(await storage.seen(['p1', 'nobody']))]).toEqual([['p1', 7]]);
    const key = { person: 'p1', hash: 'hash1' };
    const claim = (hash: string, at: number): Promise<string | undefined> =>
      storage.addKey({ hash, device: '', at }, { by: 'code', code: 'code' });
    expect(await storage.writeCode('code', key, 100)).toBe(true);
    expect(await claim('late', 101)).toBeUndefined();
    expect(await claim('hash2', 100)).toBe('p1');
    expect(await claim('twice', 100)).toBeUndefined();
    await storage.renamePerson('p1', 'Lena');
    expect(await storage.keyOf('hash2')).toMatchObject({ person: 'p1', name: 'Lena' });
    expect(await storage.endKeys('p1', { which: 'except', hash: 'hash2' }, { by: 'hash2' })).toBe(1);
    expect(await storage.keyOf('hash1')).toBeUndefined();
    expect(await storage.writeCode('code', key, 100)).toBe(false);
  });

  test('chat is numbered without gaps, also when many speak at once', async () => {
    const line = { room: 'seats', person: 'p', name: 'P', text: 'hi', at: 1 };
    const numbers = await Promise.all(Array.from({ length: 10 }, () => storage.addChatLine('c1', line)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await storage.addChatLine('c1', { ...line, room: 'spectators' });
    expect((await storage.readChat('c1', 'seats', 0, 3)).map((row) => row.n)).toEqual([8, 9, 10]);
    expect((await storage.readChat('c1', 'spectators', 0, 3)).map((row) => row.n)).toEqual([11]);
    expect(await storage.readLine('c1', 3)).toMatchObject({ n: 3, text: 'hi', room: 'seats' });
    expect(await storage.readLine('c1', 99)).toBeUndefined();
    const report = { table: 'c1', n: 3, person: 'p2', source: 'home', why: 'rude', at: 2 };
    expect(await storage.report(report, 9)).toBe(true);
    expect(await storage.report({ ...report, why: 'again', at: 5 }, 9)).toBe(false);
    expect(await storage.report({ ...report, n: 11, person: 'p3', why: 'loud', at: 3 }, 9)).toBe(true);
    expect(
      (await storage.readReports(9)).map(({ n, reporter, why, reported }) => [n, reporter, why, reported]),
    ).toEqual([
      [11, 'p3', 'loud', 3],
      [3, 'p2', 'rude', 2],
    ]);
  });

  test('reports of the person who sends the most make room first', async () => {
    const line = { room: 'seats', person: 'p', name: 'P', text: 'hi', at: 1 };
    for (let n = 1; n <= 8; n++) await storage.addChatLine('c2', line);
    const report = { table: 'c2', n: 1, person: 'honest', source: 'home', why: 'true', at: 10 };
    await storage.report(report, 4);
    for (let n = 1; n <= 8; n++)
      await storage.report({ ...report, n, person: `junk ${n}`, source: 'flat', why: 'junk', at: 10 + n }, 4);
    const kept = (await storage.readReports(99)).filter(({ table }) => table === 'c2');
    expect(kept.map(({ reporter }) => reporter)).toEqual(['junk 8', 'junk 7', 'honest']);
  });

  test('tables and seats of a person that wait for their start are counted', async () => {
    const doc = (host: string): string => JSON.stringify({ title: 'x', host, seats: [] });
    const index = (people: (string | undefined)[], status = 'open') => ({ game: 'g', status, open: true, people });
    await storage.createTable({ id: 'w1', revision: 1, doc: doc('ann') }, index(['bob', 'bob']), 1000);
    await storage.createTable({ id: 'w2', revision: 1, doc: doc('ann') }, index(['bob'], 'playing'), 1000);
    await storage.createTable({ id: 'w3', revision: 1, doc: doc('bob') }, index(['bob', 'ann']), 1000);
    await storage.createTable({ id: 'w4', revision: 1, doc: doc('ann') }, index(['bob']), 10);
    expect([await storage.openTablesOf('ann', 100), await storage.openTablesOf('bob', 100)]).toEqual([1, 1]);
    expect([await storage.openSeatsOf('ann', 100), await storage.openSeatsOf('bob', 100)]).toEqual([1, 2]);
  });

  test('signs of life and downtimes', async () => {
    expect(await storage.lastBeat()).toBeUndefined();
    await storage.beat('one', 10);
    await storage.beat('two', 30);
    await storage.beat('one', 20);
    expect(await storage.lastBeat()).toBe(30);
    await storage.addDowntime({ from: 1, to: 2 });
    expect(await storage.readDowntimes()).toEqual([{ from: 1, to: 2 }]);
  });

  test('everything is there after closing and opening again; the layout is made once', async () => {
    const again = await open(name, at);
    expect((await again.readTable('t1'))?.revision).toBe(2);
    expect(await again.readJournal('j1', 0)).toHaveLength(2);
    await again.close();
  });

  test('a database of a newer program is refused', async () => {
    const place2 = await place();
    const first = await open(name, place2);
    await first.close();
    await newer(name, place2);
    await expect(open(name, place2)).rejects.toThrow('layout 99');
  });
});

async function newer(name: string, place: string): Promise<void> {
  if (name === 'sqlite') {
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const db = new DatabaseSync(place);
    db.exec('insert into layout values (99)');
    db.close();
    return;
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  await client.query('insert into layout values (99)');
  await client.end();
}

test('sqlite forces acknowledged moves to disk and can be copied while in use', async () => {
  const file = join(folder, 'used.db');
  const storage = await openSqlite(file);
  await storage.append(answer('t', 0));
  const copy = join(folder, 'copy.db');
  await copySqlite(file, copy);
  await storage.append(answer('t', 1));
  const restored = await openSqlite(copy);
  expect(await restored.readJournal('t', 0)).toHaveLength(1);
  await Promise.all([storage.close(), restored.close()]);
});

test('postgres tells every process which tables changed', async () => {
  const place = await postgres.database();
  const [one, two] = await Promise.all([openPostgres(place), openPostgres(place)]);
  const notices: string[] = [];
  await two.listen((table) => notices.push(table));
  await Promise.all(['x', 'y'].map((table) => one.append(answer(table, 0))));
  await one.notifyProcesses('z');
  await expect.poll(() => notices.toSorted()).toEqual(['x', 'y', 'z']);
  await Promise.all([one.close(), two.close()]);
});

test('two processes that append to the same tables in different orders both finish', async () => {
  const place = await postgres.database();
  const both = await Promise.all([openPostgres(place), openPostgres(place)]);
  const tables = Array.from({ length: 30 }, (_, i) => `t${i}`);
  for (let version = 0; version < 20; version++) {
    const orders = [tables, tables.toReversed()];
    const results = await Promise.all(
      both.map((storage, i) => Promise.all(orders[i]!.map((table) => storage.append(answer(table, version))))),
    );
    expect(results.flat().filter((result) => result === 'done')).toHaveLength(tables.length);
  }
  await Promise.all(both.map((storage) => storage.close()));
});

test('postgres: connections that are cut in the middle of transactions fail what they carried, and nothing else', async () => {
  const place = await postgres.database();
  const storage = await openPostgres(place);
  const { default: pg } = await import('pg');
  const operator = new pg.Client({ connectionString: place });
  await operator.connect();
  const cut =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  let failed = 0;
  for (let round = 0; round < 15; round++) {
    const wishes = Array.from({ length: 40 }, (_, i) => ({ id: `cut-${round}-${i}`, revision: 1, doc: '{}' }));
    const written = Promise.allSettled(wishes.map((row) => storage.createTable(row, INDEX, 1)));
    await operator.query(cut);
    for (const { status } of await written) if (status === 'rejected') failed += 1;
  }
  expect(failed).toBeGreaterThan(0);
  await expect
    .poll(() =>
      storage.ping().then(
        () => 'there',
        () => 'away',
      ),
    )
    .toBe('there');
  expect(await storage.append(answer('after', 0))).toBe('done');
  await operator.end();
  await storage.close();
});
