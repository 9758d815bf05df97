import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Append, type Appended, type Storage, StorageDown } from './storage.ts';
import { LATEST, MIGRATIONS } from './schema.ts';
import type { Driver, Statement } from './driver.ts';
import { sqlStorage } from './sql.ts';
import { NewerDatabase } from './sqlite.ts';

const CHANNEL = 'vatra';
/** So many ids fit into one notice with room to spare: a payload has at most 8000 bytes. */
const IDS_PER_NOTICE = 200;
const MIGRATION_LOCK = 0x7661_7472;
const RECONNECT_MS = 250;
const CONNECT_MS = 5_000;
/** A busy database is not one that is away: so long a statement may wait for a connection. */
const QUEUE_MS = 20_000;
const INT8 = 20;

/** `?` becomes `$1`, `$2`, … */
function numbered(sql: string): string {
  let n = 0;
  return sql.replace(/\?/g, () => `$${++n}`);
}

/** Times in milliseconds and counts fit into a number. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
};

/** True when the database could not be reached or is going away, and not when it refused a statement. */
function isDown(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(?:57P|08|53)/.test(error.code ?? '');
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDown(error) ? new StorageDown(String(error), { cause: error }) : error;
  }
}

async function within<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await reached(() => pool.connect());
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection is in an unknown state: let it go rather than put it back.
    client.release(true);
    throw isDown(error) ? new StorageDown(String(error), { cause: error }) : error;
  }
}

async function migrate(pool: pg.Pool): Promise<void> {
  await within(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists layout (version integer primary key)');
    const found = await client.query<{ version: number }>('select coalesce(max(version), 0) as version from layout');
    const { version } = found.rows[0]!;
    if (version > LATEST) throw new NewerDatabase(`the database has layout ${version}, this program knows ${LATEST}`);
    for (const migration of MIGRATIONS.filter((m) => m.version > version)) {
      for (const statement of migration.statements) await client.query(statement);
      await client.query('insert into layout (version) values ($1)', [migration.version]);
    }
  });
}

const INSERT = `insert into journal (table_id, version, at, move, entries, told, digest)
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[])
  on conflict do nothing
  returning table_id, version, (select revision from tables where id = table_id) as revision`;
const ATTEND_ALL = `insert into attention (table_id, at) select * from unnest($1::text[], $2::bigint[])
  on conflict (table_id) do update set at = excluded.at`;

/** A notice names its process first, so that it need not read again what it wrote itself. */
function notices(from: string, ids: readonly string[]): string[] {
  const list: string[] = [];
  for (let i = 0; i < ids.length; i += IDS_PER_NOTICE) list.push([from, ...ids.slice(i, i + IDS_PER_NOTICE)].join(' '));
  return list;
}

/** Always in the order of ids: two processes that write to the same tables wait for each other, never in a circle. */
async function appendAll(pool: pg.Pool, self: string, appends: readonly Append[]): Promise<readonly Appended[]> {
  const sorted = appends
    .slice()
    .sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : a.version - b.version));
  const column = <T>(of: (append: Append) => T): T[] => sorted.map(of);
  const done = await within(pool, async (client) => {
    const { rows } = await client.query<{ table_id: string; version: number; revision: number | null }>({
      name: 'append',
      text: INSERT,
      values: [
        column((a) => a.table),
        column((a) => a.version),
        column((a) => a.at),
        column((a) => a.move ?? null),
        column((a) => JSON.stringify(a.entries)),
        column((a) => JSON.stringify(a.told)),
        column((a) => a.digest),
      ],
    });
    const written = new Map(rows.map((row) => [`${row.table_id} ${row.version}`, row.revision]));
    const fresh = sorted.filter((a) => written.has(`${a.table} ${a.version}`));
    const wanted = fresh.filter((a) => typeof a.attention === 'number');
    const settled = fresh.filter((a) => a.attention === undefined).map((a) => a.table);
    if (wanted.length > 0)
      await client.query({
        name: 'attend',
        text: ATTEND_ALL,
        values: [wanted.map((a) => a.table), wanted.map((a) => a.attention)],
      });
    if (settled.length > 0)
      await client.query({
        name: 'settle',
        text: 'delete from attention where table_id = any($1)',
        values: [settled],
      });
    const ids = notices(
      self,
      fresh.map((a) => a.table),
    );
    if (ids.length > 0)
      await client.query({
        name: 'notify',
        text: 'select pg_notify($1, ids) from unnest($2::text[]) as ids',
        values: [CHANNEL, ids],
      });
    return written;
  });
  return appends.map(({ table, version, revision }) => {
    const found = done.get(`${table} ${version}`);
    if (found === undefined) return 'conflict';
    return revision === undefined || revision === found ? 'done' : 'changed';
  });
}

/** Hears notices on a connection of its own and comes back when that is lost. */
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
      this.#comeBack();
    });
    if (this.#closed) await client.end();
  }

  get hears(): boolean {
    return this.#client !== undefined && !this.#closed;
  }

  /** Tries again and again, one try at a time. What was told meanwhile is lost: `*` says that anything may have changed. */
  #comeBack(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.connect().then(
        () => this.#changed('*'),
        () => this.#comeBack(),
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
    await reached(() => pool.query<Record<string, unknown>>(numbered(sql), params));
  return {
    kind: 'postgres',
    skipLocked: 'for update skip locked',
    async all(sql, ...params) {
      try {
        return (await query([sql, ...params])).rows;
      } catch (error) {
        // An idle connection may have died unnoticed; to look twice does no harm.
        if (!(error instanceof StorageDown) || !/^\s*select/i.test(sql)) throw error;
        return (await query([sql, ...params])).rows;
      }
    },
    run: async (sql, ...params) => (await query([sql, ...params])).rowCount ?? 0,
    atomically: (statements) =>
      within(pool, async (client) => {
        for (const [i, [sql, ...params]] of statements.entries()) {
          const { rowCount } = await client.query(numbered(sql), params);
          if (i === 0 && rowCount === 0) return false;
        }
        return true;
      }),
    appendAll: (appends) => appendAll(pool, self, appends),
    guarded: ({ locks, gate, changes, notice }) =>
      within(pool, async (client) => {
        const change = async ([sql, ...params]: Statement): Promise<number> =>
          (await client.query(numbered(sql), params)).rowCount ?? 0;
        for (const lock of locks) await change(lock);
        if ((await change(gate)) === 0) return undefined;
        const changed: number[] = [];
        for (const statement of changes) changed.push(await change(statement));
        // A notice arrives when the transaction is committed, and never if it is not.
        if (notice !== undefined) await client.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${notice}`]);
        return changed;
      }),
    async listen(changed) {
      listener = new Listener(url, self, changed);
      await listener.connect();
    },
    async tell(table) {
      await reached(() => pool.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${table}`]));
    },
    hears: () => listener?.hears === true,
    async close() {
      await listener?.close();
      await pool.end();
    },
  };
}

/** Everything in a PostgreSQL database that several processes share. */
export async function openPostgres(url: string, grouped?: (size: number) => void): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 8, types, connectionTimeoutMillis: QUEUE_MS });
  // A connection that breaks while idle is replaced by the next query.
  pool.on('error', () => {});
  // Between two statements nobody waits for a connection, nor before the first: what breaks it then is told by the next one.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return sqlStorage(postgresDriver(pool, url), grouped);
}
