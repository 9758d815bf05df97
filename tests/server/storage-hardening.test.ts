import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { commitmentOf } from '../../src/kernel/referee/index.ts';
import type { TableView } from '../../src/protocol/index.ts';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import { StorageDown } from '../../src/server/storage/storage.ts';
import { copySqlite, storageError, openSqlite } from '../../src/server/storage/sqlite.ts';
import { Visitor } from './client.testkit.ts';
import { TEST_GAMES } from './games.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { seatedTable } from './table.testkit.ts';

const place = scratch();
afterAll(() => place.remove());

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the data file', () => {
  test('and what lies beside it are for their owner alone, as is a folder that was made for it', async () => {
    const file = place.file('deep/er/private.db');
    const server = await startTestServer(testConfig({ data: file }));
    await Visitor.arrive(server.url, 'Ann');
    expect(['', '-wal', '-shm', '-lock'].map((end) => modeOf(`${file}${end}`))).toEqual(['600', '600', '600', '600']);
    expect([dirname(file), dirname(dirname(file))].map(modeOf)).toEqual(['700', '700']);
    const copy = place.file('copies/copy.db');
    await copySqlite(file, copy);
    expect([modeOf(copy), modeOf(dirname(copy))]).toEqual(['600', '700']);
    await server.close();
  });

  test('that everybody could read is closed, its folder is left as it is', async () => {
    const folder = place.file('shared');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const file = join(folder, 'open.db');
    await (await openSqlite(file)).close();
    chmodSync(file, 0o644);
    const storage = await openSqlite(file);
    expect([modeOf(file), modeOf(`${file}-wal`), modeOf(folder)]).toEqual(['600', '600', '755']);
    await storage.close();
  });

  test('serves one server at a time, and says whose it is', async () => {
    const data = place.file('owned.db');
    const first = await startTestServer(testConfig({ data }));
    const second = startTestServer(testConfig({ data }));
    await expect(second).rejects.toThrow(data);
    await expect(second).rejects.toThrow(`process ${process.pid} on `);
    expect((await fetch(`${first.url}/ready`)).status).toBe(200);
    await first.close();
    const third = await startTestServer(testConfig({ data }));
    await third.close();
  });
});

describe('a database that cannot write', () => {
  test('is away, whatever SQLite calls it', () => {
    const db = new DatabaseSync(place.file('full.db'));
    db.exec('create table t (x)');
    db.exec('pragma max_page_count = 3');
    const fill = (): void => {
      for (let i = 0; i < 100; i++) db.prepare('insert into t values (?)').run('x'.repeat(3000));
    };
    const caught = (work: () => void): unknown => {
      try {
        work();
      } catch (error) {
        return storageError(error);
      }
      return undefined;
    };
    expect(caught(fill)).toBeInstanceOf(StorageDown);
    db.exec('pragma query_only = on');
    expect(caught(() => db.exec('delete from t'))).toBeInstanceOf(StorageDown);
    expect(caught(() => db.exec('select * from nowhere'))).not.toBeInstanceOf(StorageDown);
    expect(storageError(Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'fdatasync' }))).toBeInstanceOf(
      StorageDown,
    );
    db.close();
  });

  test('makes the server not ready until it can write again, although it can read all the while', async () => {
    const data = place.file('busy.db');
    const server = await startTestServer(testConfig({ data }));
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    // A trigger stands for a disk that takes nothing more: writes fail, reads do not.
    const other = new DatabaseSync(data);
    for (const verb of ['insert', 'update'])
      other.exec(`create trigger full_${verb} before ${verb} on house begin select raise(abort, 'full'); end`);
    await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(503);
    for (const verb of ['insert', 'update']) other.exec(`drop trigger full_${verb}`);
    other.close();
    await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
    await server.close();
  });
});

describe('damaged rows', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const serve = (data: string): Promise<RunningServer> =>
    startServer(testConfig({ data, openingTime: 100 }), { games: TEST_GAMES, log: pino({ level: 'warn' }, stream) });
  const damage = (data: string, ...statements: string[]): void => {
    const db = new DatabaseSync(data);
    for (const statement of statements) db.exec(statement);
    db.close();
  };
  const ids = (tables: readonly TableView[]): string[] => tables.map(({ id }) => id);

  test('are left out of lists, said once, and refused by name', async () => {
    const data = place.file('damaged.db');
    let server = await serve(data);
    const { id: good, visitors } = await seatedTable(server.url);
    const [ann] = visitors as [Visitor, Visitor];
    const bad: string[] = [];
    for (let i = 0; i < 4; i++) bad.push((await seatedTable(server.url)).id);
    await server.close();
    damage(
      data,
      `insert into seats (table_id, seat, person) select '${bad[0]}', 5, person from seats where table_id = '${good}' and seat = 0`,
      `update tables set doc = '{"game":' where id = '${bad[0]}'`,
      `update tables set doc = '[]' where id = '${bad[1]}'`,
      `update tables set doc = json_remove(doc, '$.seats') where id = '${bad[2]}'`,
      `update journal set entries = 'x' where table_id = '${bad[3]}'`,
    );
    server = await serve(data);
    const visitor = ann.at(server.url);
    for (let again = 0; again < 2; again++) {
      const all = await visitor.call<{ tables: TableView[] }>('GET', '/api/tables');
      expect(ids(all.tables).toSorted()).toEqual([good, bad[3]!].toSorted());
      expect(ids((await visitor.call<{ tables: TableView[] }>('GET', '/api/me/tables')).tables)).toEqual([good]);
      for (const id of bad.slice(0, 3))
        await expect(visitor.call('GET', `/api/tables/${id}`)).rejects.toThrow('unreadable');
      expect(await visitor.table('GET', `/${bad[3]}`)).toMatchObject({ unreadable: true });
      await expect(visitor.call('GET', `/api/tables/${bad[3]}/events`)).rejects.toThrow('unreadable');
    }
    const said = lines.filter((line) => line.includes('damaged row skipped'));
    expect(said).toHaveLength(4);
    for (const id of bad) expect(said.join('')).toContain(id);
    expect(lines.filter((line) => line.includes('failed'))).toEqual([]);
    await server.close();
  });

  test('do not stop what is due at other tables', async () => {
    const data = place.file('due.db');
    let server = await serve(data);
    const people = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.arrive(server.url, name)));
    const { id } = await people[0]!.table('POST', '', { game: 'embers', settings: { seats: 2 } });
    for (const [seat, visitor] of people.entries())
      await visitor.table('POST', `/${id}/seats/${seat}`, { promise: commitmentOf('ab'.repeat(32)) });
    await people[0]!.table('POST', `/${id}/start`);
    await server.close();
    const copies = ['0000000000000000', 'zzzzzzzzzzzzzzzz'].flatMap((copy) => [
      `insert into tables select '${copy}', revision, game, 'opening', open, created, 'x' from tables where id = '${id}'`,
      `insert into attention (table_id, at) values ('${copy}', 1)`,
    ]);
    damage(
      data,
      ...copies,
      // The table itself still waits for what its seats promised.
      `update tables set doc = json_set(doc, '$.status', 'opening', '$.openUntil', 1) where id = '${id}'`,
      `insert or replace into attention (table_id, at) values ('${id}', 2)`,
    );
    server = await serve(data);
    const db = new DatabaseSync(data, { readOnly: true });
    const status = (): unknown =>
      db.prepare(`select json_extract(doc, '$.status') as status from tables where id = '${id}'`).get();
    await expect.poll(status).toEqual({ status: 'playing' });
    db.close();
    await server.close();
  });

  test('of notices are shown without a host', async () => {
    const data = place.file('notices.db');
    const server = await serve(data);
    const ann = await Visitor.arrive(server.url, 'Ann');
    await ann.call('POST', '/api/me/notices', { kind: 'webhook', url: 'https://example.org/x', language: 'en' });
    damage(data, "update subscriptions set kind = 'push', target = 'x'");
    expect(await ann.call('GET', '/api/me/notices')).toMatchObject({ notices: [{ kind: 'push', host: '' }] });
    await server.close();
  });
});
