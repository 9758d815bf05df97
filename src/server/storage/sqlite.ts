import { rmSync } from 'node:fs';
import { backup, DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { CheckpointThread } from './checkpoints.ts';
import { lockData } from './lock.ts';
import { type Append, type Storage, StorageDown } from './storage.ts';
import { makePrivate } from './private-file.ts';
import { LATEST_LAYOUT, MIGRATIONS } from './schema.ts';
import type { Driver, Statement, Value } from './driver.ts';
import { sqlStorage } from './sql.ts';
import { SET_DUE } from './sql-tables.ts';
import { type NumberedStatement, type Step, type WriteJob, WriterThread } from './writer.ts';

/** The database was written by a newer version of the program. */
export class NewerDatabase extends Error {}

/** Runs the missing migrations, each in one transaction. */
function migrate(db: DatabaseSyncInstance): void {
  db.exec('create table if not exists layout (version integer primary key)');
  const { version } = db.prepare('select coalesce(max(version), 0) as version from layout').get() as {
    version: number;
  };
  if (version > LATEST_LAYOUT)
    throw new NewerDatabase(`the database has layout ${version}, this program knows ${LATEST_LAYOUT}`);
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
  // The writer thread syncs the log after every commit: the guarantee of FULL. NORMAL syncs everything else (checkpoints, a new
  // log). Only migrations write here.
  db.exec('pragma synchronous = normal');
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

const INSERT_BATCH = `insert into journal (table_id, version, at, move, entries, told, digest)
  values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`;
const DROP_DUE = 'delete from attention where table_id = ?';

/** The texts of what an append does, and their places in the list. */
const APPEND_TEXTS: readonly string[] = [INSERT_BATCH, DROP_DUE, SET_DUE];
const [INSERTS, DROPS, SETS] = [0, 1, 2];

/** The statements of an append: the journal row, and the due time if it changes. */
function appendStep({ table, version, at, move, entries, told, texts, digest, due }: Append): NumberedStatement[] {
  const row: NumberedStatement = [
    INSERTS,
    table,
    version,
    at,
    move ?? null,
    JSON.stringify(entries),
    texts?.stored() ?? JSON.stringify(told),
    digest,
  ];
  if (due === 'as-is') return [row];
  return [row, due === undefined ? [DROPS, table] : [SETS, table, due]];
}

/**
 * Number of appends that go to the writer thread while it writes others. With smaller groups, messages to the thread and transactions
 * would take more of the time of an append.
 */
const FULL_GROUP = 50;

/** The driver of the embedded database. The main thread reads; `writer` makes every change. */
function sqliteDriver(db: DatabaseSyncInstance, writer: WriterThread, checkpoints: CheckpointThread): Driver {
  const prepared = new Map<string, StatementSyncInstance>();
  const prepare = (sql: string): StatementSyncInstance => {
    let statement = prepared.get(sql);
    if (!statement) prepared.set(sql, (statement = db.prepare(sql)));
    return statement;
  };

  /** Makes changes in one transaction and resolves when they are on disk; returns the rows that each statement changed. */
  const durable = async (job: WriteJob): Promise<readonly (readonly number[])[]> => {
    try {
      return (await writer.request(job)) as readonly (readonly number[])[];
    } catch (error) {
      throw storageError(error);
    } finally {
      checkpoints.markDirty();
    }
  };
  const queryInWriter = async (query: Statement): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    try {
      return (await writer.request({ query })) as readonly Readonly<Record<string, unknown>>[];
    } catch (error) {
      throw storageError(error);
    } finally {
      checkpoints.markDirty();
    }
  };
  const readRows = (sql: string, params: readonly Value[]): Record<string, unknown>[] => {
    try {
      return prepare(sql).all(...params) as Record<string, unknown>[];
    } catch (error) {
      throw storageError(error);
    }
  };

  return {
    kind: 'sqlite',
    fullGroup: FULL_GROUP,
    skipLocked: '',
    // A statement may change rows and return them.
    all: async (sql, ...params: Value[]) =>
      /^\s*select/i.test(sql) ? readRows(sql, params) : await queryInWriter([sql, ...params]),
    run: async (sql, ...params) => (await durable({ steps: [[[sql, ...params]]] }))[0]![0]!,
    atomically: async (statements) => (await durable({ steps: [statements] }))[0]![0]! > 0,
    appendAll: async (appends) =>
      (await durable({ texts: APPEND_TEXTS, steps: appends.map(appendStep) })).map(([added]) =>
        added === 0 ? 'conflict' : 'done',
      ),
    async guarded({ locks, gate, changes }) {
      const changed = await durable({ steps: [...locks.map((lock): Step => [lock]), [gate, ...changes]] });
      const [passed, ...rest] = changed.at(-1)!;
      return passed! > 0 ? rest : undefined;
    },
    // One process owns the file, so there are no others to notify.
    listen: () => Promise.resolve(),
    notify: () => Promise.resolve(),
    isListening: () => true,
    async close() {
      await writer.close();
      await checkpoints.close();
      db.close();
    },
  };
}

/** Opens the embedded database: one file, and its log beside it. */
export function openSqlite(file: string, grouped?: (size: number) => void): Promise<Storage> {
  const db = openDatabase(file);
  return Promise.resolve(sqlStorage(sqliteDriver(db, new WriterThread(file), new CheckpointThread(file)), grouped));
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
