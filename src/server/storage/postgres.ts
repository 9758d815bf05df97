import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Append, type AppendResult, type Storage, StorageDown } from './storage.ts';
import { LATEST_LAYOUT, MIGRATIONS } from './schema.ts';
import type { Driver, Statement } from './driver.ts';
import { sqlStorage } from './sql.ts';
import { NewerDatabase } from './sqlite.ts';

const CHANNEL = 'vatra';
/** Most ids in one notice: a payload has at most 8000 bytes. */
const IDS_PER_NOTICE = 200;
const MIGRATION_LOCK = 0x7661_7472;
const RECONNECT_MS = 250;
const CONNECT_MS = 5_000;
/** How long a statement may wait for a connection, in ms: a busy database is not down. */
const QUEUE_MS = 20_000;
const INT8 = 20;

/** `?` becomes `$1`, `$2`, … */
function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\?/g, () => `$${++n}`);
}

/** Reads int8 as a number: times in ms and counts fit. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
};

/** True when the database cannot be reached or is shutting down; false when it refused a statement. */
function isDown(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(?:57P|08|53)/.test(error.code ?? '');
}

async function withStorageErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDown(error) ? new StorageDown(String(error), { cause: error }) : error;
  }
}

async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await withStorageErrors(() => pool.connect());
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The state of the connection is unknown: close it.
    client.release(true);
    throw isDown(error) ? new StorageDown(String(error), { cause: error }) : error;
  }
}

async function migrate(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists layout (version integer primary key)');
    const found = await client.query<{ version: number }>('select version from layout order by version');
    const made = found.rows.map(({ version }) => version);
    const version = made.at(-1) ?? 0;
    if (version > LATEST_LAYOUT)
      throw new NewerDatabase(`the database has layout ${version}, this program knows ${LATEST_LAYOUT}`);
    for (const migration of MIGRATIONS.filter((m) => !made.includes(m.version))) {
      for (const statement of migration.statements) await client.query(statement);
      await client.query('insert into layout (version) values ($1)', [migration.version]);
    }
  });
}

/** Separates JSON texts in one parameter: JSON has no such character outside an escape. */
const SEPARATOR = '\u001e';

/**
 * Appends batches, sets or drops their due times and notifies the other processes, in one statement: one round trip, and a
 * transaction of its own. Ordered by table, so that two processes cannot deadlock. Returns one row for all, and one more for each
 * batch that was not inserted or whose table has another revision: nearly always none. JSON texts come as one text, because in an
 * array the driver would have to mark each of their quotes.
 */
const APPEND = `with given as (
    select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], string_to_array($5, '${SEPARATOR}'),
      string_to_array($6, '${SEPARATOR}'), $7::text[], $8::bigint[], $9::boolean[], $10::int[])
      with ordinality as given (table_id, version, at, move, entries, told, digest, due, undue, revision, n)
  ), added as (
    insert into journal (table_id, version, at, move, entries, told, digest)
    select table_id, version, at, move, entries, told, digest from given order by table_id, version
    on conflict do nothing returning table_id, version
  ), due_set as (
    insert into attention (table_id, at)
    select table_id, due from given join added using (table_id, version) where due is not null order by table_id
    on conflict (table_id) do update set at = excluded.at
  ), due_dropped as (
    delete from attention where table_id in (select table_id from given join added using (table_id, version) where undue)
  ), notified as (
    select pg_notify($11, $12 || string_agg(' ' || table_id, '')) from (
      select table_id, (row_number() over () - 1) / ${IDS_PER_NOTICE} as notice from added) as numbered group by notice
  )
  select 0 as n, true as added from (select count(*) from notified) as sent
  union all
  select given.n::int, added.table_id is not null from given
    left join added using (table_id, version) left join tables on tables.id = given.table_id
  where added.table_id is null or (given.revision is not null and tables.revision is distinct from given.revision)`;

/** A batch, counted from 1, that was not inserted or whose table has another revision. Number 0 stands for all batches. */
interface UnusualRow {
  readonly n: number;
  readonly added: boolean;
}

/** Notices begin with the id of the sending process, which ignores its own. */
async function appendAll(pool: pg.Pool, self: string, appends: readonly Append[]): Promise<readonly AppendResult[]> {
  const column = <T>(of: (append: Append) => T): T[] => appends.map(of);
  const { rows } = await withStorageErrors(() =>
    pool.query<UnusualRow>({
      name: 'append',
      text: APPEND,
      values: [
        column((a) => a.table),
        column((a) => a.version),
        column((a) => a.at),
        column((a) => a.move ?? null),
        column((a) => JSON.stringify(a.entries)).join(SEPARATOR),
        column((a) => a.texts?.stored() ?? JSON.stringify(a.told)).join(SEPARATOR),
        column((a) => a.digest),
        column((a) => (typeof a.due === 'number' ? a.due : null)),
        column((a) => a.due === undefined),
        column((a) => a.revision ?? null),
        CHANNEL,
        self,
      ],
    }),
  );
  const results = column((): AppendResult => 'done');
  for (const { n, added } of rows) if (n > 0) results[n - 1] = added ? 'changed' : 'conflict';
  return results;
}

/** Receives notices on a connection of its own, and reconnects when it is lost. */
class Listener {
  readonly #url: string;
  readonly #self: string;
  readonly #changed: (table: string) => void;
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string, self: string, changed: (table: string) => void) {
    this.#url = url;
    this.#self = self;
    this.#changed = changed;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => {
      const [from, ...ids] = (payload ?? '').split(' ');
      if (from !== this.#self) for (const id of ids) this.#changed(id);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    client.once('end', () => {
      this.#client = undefined;
      this.#reconnect();
    });
    if (this.#closed) await client.end();
  }

  get isListening(): boolean {
    return this.#client !== undefined && !this.#closed;
  }

  /** Retries until it is connected. Notices of the meantime are lost: `*` says that anything may have changed. */
  #reconnect(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.connect().then(
        () => this.#changed('*'),
        () => this.#reconnect(),
      );
    }, RECONNECT_MS);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }
}

function postgresDriver(pool: pg.Pool, url: string): Driver {
  const self = randomUUID();
  let listener: Listener | undefined;
  const query = async ([sql, ...params]: Statement): Promise<pg.QueryResult<Record<string, unknown>>> =>
    await withStorageErrors(() => pool.query<Record<string, unknown>>(numbered(sql), params));
  return {
    kind: 'postgres',
    // Transactions that notify other processes commit one after the other.
    fullGroup: Infinity,
    skipLocked: 'for update skip locked',
    async all(sql, ...params) {
      try {
        return (await query([sql, ...params])).rows;
      } catch (error) {
        // An idle connection may have died unnoticed; repeating a read is harmless.
        if (!(error instanceof StorageDown) || !/^\s*select/i.test(sql)) throw error;
        return (await query([sql, ...params])).rows;
      }
    },
    run: async (sql, ...params) => (await query([sql, ...params])).rowCount ?? 0,
    atomically: (statements) =>
      transaction(pool, async (client) => {
        for (const [i, [sql, ...params]] of statements.entries()) {
          const { rowCount } = await client.query(numbered(sql), params);
          if (i === 0 && rowCount === 0) return false;
        }
        return true;
      }),
    appendAll: (appends) => appendAll(pool, self, appends),
    guarded: ({ locks, gate, changes, notice }) =>
      transaction(pool, async (client) => {
        const change = async ([sql, ...params]: Statement): Promise<number> =>
          (await client.query(numbered(sql), params)).rowCount ?? 0;
        for (const lock of locks) await change(lock);
        if ((await change(gate)) === 0) return undefined;
        const changed: number[] = [];
        for (const statement of changes) changed.push(await change(statement));
        // A notice is sent when the transaction commits.
        if (notice !== undefined) await client.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${notice}`]);
        return changed;
      }),
    async listen(changed) {
      listener = new Listener(url, self, changed);
      await listener.connect();
    },
    async notify(table) {
      await withStorageErrors(() => pool.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${table}`]));
    },
    isListening: () => listener?.isListening === true,
    async close() {
      await listener?.close();
      await pool.end();
    },
  };
}

/** Opens a PostgreSQL database, which several processes can share. */
export async function openPostgres(url: string, grouped?: (size: number) => void): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 8, types, connectionTimeoutMillis: QUEUE_MS });
  // A connection that breaks while idle is replaced by the next query.
  pool.on('error', () => {});
  // An error between statements is ignored: the next statement fails and reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return sqlStorage(postgresDriver(pool, url), grouped);
}
