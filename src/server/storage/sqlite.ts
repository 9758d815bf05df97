import { rmSync } from 'node:fs';
import { backup, DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { CheckpointThread } from './checkpoints.ts';
import { lockData } from './lock.ts';
import { type Append, type Appended, type Storage, StorageDown } from './storage.ts';
import { makePrivate } from './private-file.ts';
import { LATEST, MIGRATIONS } from './schema.ts';
import { FsyncThread } from './sync.ts';
import type { Driver, Statement, Value } from './driver.ts';
import { SET_DUE, sqlStorage } from './sql.ts';

/** The database is written by a newer program than this one. */
export class NewerDatabase extends Error {}

/** Brings the layout up to date; every step is one transaction. */
function migrate(db: DatabaseSyncInstance): void {
  db.exec('create table if not exists layout (version integer primary key)');
  const { version } = db.prepare('select coalesce(max(version), 0) as version from layout').get() as {
    version: number;
  };
  if (version > LATEST) throw new NewerDatabase(`the database has layout ${version}, this program knows ${LATEST}`);
  for (const migration of MIGRATIONS.filter((m) => m.version > version)) {
    db.exec('begin immediate');
    for (const statement of migration.statements) db.exec(statement);
    db.prepare('insert into layout (version) values (?)').run(migration.version);
    db.exec('commit');
  }
}

function openDatabase(file: string): DatabaseSyncInstance {
  makePrivate(file);
  // The time to wait belongs into the constructor: as a later pragma it met a busy database.
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('pragma journal_mode = wal');
  // The database itself never waits for the disk when it commits: `durable` does so, as strictly as FULL would, but
  // beside the main thread. Everything else (checkpoints, a new log) is forced to disk by NORMAL.
  db.exec('pragma synchronous = normal');
  // Every table writes to pages of its own, again and again: the longer the log is, the fewer of them must be written back.
  // Most of that is done by `Checkpoints`; only when nothing is left to be written back the log can begin anew, and to come
  // to that point is for the one who writes.
  db.exec('pragma wal_autocheckpoint = 10000');
  migrate(db);
  return db;
}

/** SQLite's words for a disk that is full, read-only, broken or gone, and for a file that somebody else holds. */
const DOWN = new Map([
  [5, 'busy'],
  [6, 'locked'],
  [8, 'read-only'],
  [10, 'input or output failed'],
  [11, 'corrupt'],
  [13, 'full'],
  [14, 'cannot be opened'],
  [26, 'not a database'],
]);

/** The failure as others know it: a database that cannot do its work now is away, whatever it says. */
export function downOr(error: unknown): unknown {
  const { errcode, syscall } = error as { errcode?: number; syscall?: string };
  const isDown = errcode === undefined ? syscall !== undefined : DOWN.has(errcode % 256);
  return isDown ? new StorageDown(String(error), { cause: error }) : error;
}

function sqliteDriver(db: DatabaseSyncInstance, syncer: FsyncThread, checkpoints: CheckpointThread): Driver {
  const prepared = new Map<string, StatementSyncInstance>();
  const prepare = (sql: string): StatementSyncInstance => {
    let statement = prepared.get(sql);
    if (!statement) prepared.set(sql, (statement = db.prepare(sql)));
    return statement;
  };
  const change = ([sql, ...params]: Statement): number => Number(prepare(sql).run(...params).changes);

  function transaction<T>(work: () => T): T {
    prepare('begin immediate').run();
    try {
      const result = work();
      prepare('commit').run();
      return result;
    } catch (error) {
      if (db.isTransaction) prepare('rollback').run();
      throw error;
    }
  }

  function append({ table, version, at, move, entries, told, digest, attention }: Append): Appended {
    const sql = `insert into journal (table_id, version, at, move, entries, told, digest) values (?, ?, ?, ?, ?, ?, ?)
      on conflict do nothing`;
    const row = [table, version, at, move ?? null, JSON.stringify(entries), JSON.stringify(told), digest];
    if (change([sql, ...row]) === 0) return 'conflict';
    if (attention === undefined) change(['delete from attention where table_id = ?', table]);
    else if (attention !== 'as-is') change([SET_DUE, table, attention]);
    return 'done';
  }

  /** Does it, and resolves when it is safe on disk: every commit ends in the log, and the log is forced out. */
  const durable = async <T>(work: () => T): Promise<T> => {
    try {
      const result = work();
      checkpoints.noted();
      await syncer.request();
      return result;
    } catch (error) {
      throw downOr(error);
    }
  };
  const reached = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw downOr(error);
    }
  };

  return {
    kind: 'sqlite',
    skipLocked: '',
    // A statement may change rows and return them.
    all: async (sql, ...params: Value[]) => {
      const look = (): Record<string, unknown>[] => prepare(sql).all(...params) as Record<string, unknown>[];
      return await (/^\s*select/i.test(sql) ? reached(look) : durable(look));
    },
    run: (sql, ...params) => durable(() => change([sql, ...params])),
    atomically: (statements) =>
      durable(() => transaction(() => statements.every((statement, i) => change(statement) > 0 || i > 0))),
    appendAll: (appends) => durable(() => transaction(() => appends.map(append))),
    guarded: ({ locks, gate, changes }) =>
      durable(() =>
        transaction(() => {
          locks.forEach(change);
          return change(gate) > 0 ? changes.map(change) : undefined;
        }),
      ),
    // One process owns the file: nobody else changes anything.
    listen: () => Promise.resolve(),
    tell: () => Promise.resolve(),
    hears: () => true,
    async close() {
      await syncer.close();
      await checkpoints.close();
      db.close();
    },
  };
}

/** Everything in one file on disk, and the log beside it. */
export async function openSqlite(file: string, grouped?: (size: number) => void): Promise<Storage> {
  const db = openDatabase(file);
  return sqlStorage(sqliteDriver(db, await FsyncThread.of(`${file}-wal`), new CheckpointThread(file)), grouped);
}

/** The same for a server: nobody else may serve from the file meanwhile. Throws `DataInUse` when somebody does. */
export async function openOwnSqlite(file: string, grouped?: (size: number) => void): Promise<Storage> {
  const lock = lockData(file);
  try {
    const storage = await openSqlite(file, grouped);
    return {
      ...storage,
      async close() {
        await storage.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Copies a database that may be in use into a new file, and checks the copy. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { timeout: 5000, readOnly: true });
  try {
    if (!source.prepare("select 1 from sqlite_master where name = 'layout'").get())
      throw new Error(`${from} holds no data of Vatra`);
    makePrivate(to);
    await backup(source, to);
  } catch (error) {
    // What is left is no copy: nobody shall take it for one, nor have to move it away.
    rmSync(to, { force: true });
    throw error;
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to, { readOnly: true });
  const { integrity_check: verdict } = copy.prepare('pragma integrity_check').get() as { integrity_check: string };
  copy.close();
  if (verdict !== 'ok') throw new Error(`the copy is damaged: ${verdict}`);
}
