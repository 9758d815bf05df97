import { rmSync } from 'node:fs';
import { backup, DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { CheckpointThread } from './checkpoints.ts';
import { lockData } from './lock.ts';
import { type Append, type Appended, type Storage, StorageDown } from './storage.ts';
import { makePrivate } from './private-file.ts';
import { LATEST, MIGRATIONS } from './schema.ts';
import { FsyncThread } from './sync.ts';
import type { Driver, Statement, Value } from './driver.ts';
import { sqlStorage } from './sql.ts';
import { SET_DUE } from './sql-tables.ts';

/** The database was written by a newer version of the program. */
export class NewerDatabase extends Error {}

/** Runs the missing migrations, each in one transaction. */
function migrate(db: DatabaseSyncInstance): void {
  db.exec('create table if not exists layout (version integer primary key)');
  const { version } = db.prepare('select coalesce(max(version), 0) as version from layout').get() as {
    version: number;
  };
  if (version > LATEST) throw new NewerDatabase(`the database has layout ${version}, this program knows ${LATEST}`);
  const made = (db.prepare('select version from layout').all() as { version: number }[]).map((row) => row.version);
  for (const migration of MIGRATIONS.filter((m) => !made.includes(m.version))) {
    db.exec('begin immediate');
    for (const statement of migration.statements) db.exec(statement);
    db.prepare('insert into layout (version) values (?)').run(migration.version);
    db.exec('commit');
  }
}

function openDatabase(file: string): DatabaseSyncInstance {
  makePrivate(file);
  // The timeout must be set in the constructor: a later pragma can meet a busy database.
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('pragma journal_mode = wal');
  // A commit does not wait for the disk: `durable` does, with the guarantee of FULL, but off the main thread. NORMAL syncs
  // everything else (checkpoints, a new log).
  db.exec('pragma synchronous = normal');
  // Tables rewrite their own pages again and again: the longer the log, the fewer pages a checkpoint writes. `CheckpointThread`
  // does most checkpoints; the writer's own one lets the log start over.
  db.exec('pragma wal_autocheckpoint = 10000');
  migrate(db);
  return db;
}

/** SQLite error codes for a disk that is full, read-only or broken, and for a file that another process holds. */
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

/** The error as `StorageDown` if the database cannot work now; other errors unchanged. */
export function storageError(error: unknown): unknown {
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

  function append({ table, version, at, move, entries, told, digest, due }: Append): Appended {
    const sql = `insert into journal (table_id, version, at, move, entries, told, digest) values (?, ?, ?, ?, ?, ?, ?)
      on conflict do nothing`;
    const row = [table, version, at, move ?? null, JSON.stringify(entries), JSON.stringify(told), digest];
    if (change([sql, ...row]) === 0) return 'conflict';
    if (due === undefined) change(['delete from attention where table_id = ?', table]);
    else if (due !== 'as-is') change([SET_DUE, table, due]);
    return 'done';
  }

  /** Runs a change and resolves when it is on disk: every commit ends in the log, which is synced. */
  const durable = async <T>(work: () => T): Promise<T> => {
    try {
      const result = work();
      checkpoints.markDirty();
      await syncer.request();
      return result;
    } catch (error) {
      throw storageError(error);
    }
  };
  const readRows = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw storageError(error);
    }
  };

  return {
    kind: 'sqlite',
    skipLocked: '',
    // A statement may change rows and return them.
    all: async (sql, ...params: Value[]) => {
      const query = (): Record<string, unknown>[] => prepare(sql).all(...params) as Record<string, unknown>[];
      return await (/^\s*select/i.test(sql) ? readRows(query) : durable(query));
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
    // One process owns the file, so there are no others to notify.
    listen: () => Promise.resolve(),
    notify: () => Promise.resolve(),
    isListening: () => true,
    async close() {
      await syncer.close();
      await checkpoints.close();
      db.close();
    },
  };
}

/** Opens the embedded database: one file, and its log beside it. */
export async function openSqlite(file: string, grouped?: (size: number) => void): Promise<Storage> {
  const db = openDatabase(file);
  return sqlStorage(sqliteDriver(db, await FsyncThread.of(`${file}-wal`), new CheckpointThread(file)), grouped);
}

/** Opens and locks the embedded database for a server. Throws `DataInUse` when another process has it. */
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
    // Remove the incomplete copy.
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
