// Measures appends to the journal on PostgreSQL while the table grows, as one table and in 16 partitions by the table's id; and what
// PostgreSQL and the server spend to read a compressed game record.
// npm run journal -- [rows, in order: 1000000 10000000] [--seconds=10] [--bytes=270]
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import type { Storage } from '../../src/server/storage/storage.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { fixtureBytes } from '../baseline/pure.testkit.ts';
import { cpuOf } from '../load/measure.testkit.ts';
import { startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';

const words = process.argv.slice(2);
const option = (name: string, usual: number): number =>
  Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const given = words.filter((word) => !word.startsWith('--')).map(Number);
const sizes = given.length > 0 ? given : [1_000_000, 10_000_000];
const seconds = option('seconds', 10);
/** JSON of a row: 67 kB of entries and events of a game of Root in 250 rows. */
const bytes = option('bytes', 270);
const PARTITIONS = 16;
const ROWS_PER_GAME = 250;
/** Tables that move at the same time, each waiting for its last move. */
const MOVING = 400;
/** Games are written into one after the other: a table's rows lie apart, as on a site where many play at once. */
const GAMES_AT_ONCE = 10_000;

/** The id of a game, as scattered as those of a server. */
const ID = `substr(md5(($1::bigint + n % ${GAMES_AT_ONCE})::text), 1, 16)`;

async function fill(client: pg.Client, from: number, to: number): Promise<void> {
  const step = GAMES_AT_ONCE * ROWS_PER_GAME;
  for (let at = from; at < to; at += step) {
    const rows = Math.min(step, to - at);
    await client.query(
      `insert into journal (table_id, version, at, move, entries, told, digest)
       select ${ID}, n / ${GAMES_AT_ONCE}, 0, substr(md5(n::text), 1, 16), repeat('e', $3), repeat('t', $4), md5(n::text) || md5(n::text)
       from generate_series(0, $2::bigint - 1) as n`,
      [at, rows, Math.floor(bytes / 4), bytes - Math.floor(bytes / 4)],
    );
  }
  await client.query('vacuum analyze journal');
  await client.query('checkpoint');
}

interface Figures {
  readonly perSecond: number;
  /** Processor time of PostgreSQL per append, in microseconds. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
}

/** Microseconds of computing of all processes of a PostgreSQL server. */
async function postgresCpu(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}

/** Appends per second of tables that move as fast as they can, and the waits of single appends, in ms. */
async function measure(storage: Storage, client: pg.Client, run: number): Promise<Figures> {
  const before = await postgresCpu(client);
  const until = performance.now() + seconds * 1000;
  const waits: number[] = [];
  const told = [{ text: 't'.repeat(bytes) }] as never;
  const table = async (n: number): Promise<void> => {
    for (let version = 0; performance.now() < until; version++) {
      const start = performance.now();
      await storage.append({
        table: `${(n * 2_654_435_761 + run).toString(16)}-${n}`,
        version,
        at: version,
        move: `0:${version}`,
        entries: [],
        told,
        digest: 'd'.repeat(64),
        due: 'as-is',
      });
      waits.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: MOVING }, (_, n) => table(n)));
  waits.sort((a, b) => a - b);
  const at = (part: number): number => Number((waits[Math.floor(waits.length * part)] ?? 0).toFixed(1));
  const cpu = Math.round(((await postgresCpu(client)) - before) / waits.length);
  return { perSecond: Math.round(waits.length / seconds), cpu, p50: at(0.5), p99: at(0.99) };
}

async function partition(client: pg.Client): Promise<void> {
  await client.query('alter table journal rename to plain');
  await client.query('create table journal (like plain including all) partition by hash (table_id)');
  for (let i = 0; i < PARTITIONS; i++)
    await client.query(
      `create table journal_${i} partition of journal for values with (modulus ${PARTITIONS}, remainder ${i})`,
    );
  await client.query('drop table plain');
}

interface StoredBatch {
  readonly id: string;
  readonly version: number;
  readonly at: number;
  readonly entries: string;
  readonly told: string;
  readonly digest: string;
}

const COPIES = 5;
const READS = 500;

/** Reads compressed records of finished games, those of the first release's database; prints times per record. */
async function measureReads(storage: Storage, client: pg.Client): Promise<void> {
  const folder = scratch();
  const file = folder.file('first-release.db');
  writeFileSync(file, fixtureBytes('server.db'));
  const db = new DatabaseSync(file);
  const batches = db
    .prepare(
      `select tables.id, version, at, entries, told, digest from journal join tables on id = table_id
       where status = 'over' and (select count(*) from journal as j where j.table_id = id) > 40 order by id, version`,
    )
    .all() as unknown as StoredBatch[];
  db.close();
  folder.remove();
  const ids = new Set<string>();
  for (let copy = 0; copy < COPIES; copy++)
    for (const { id, entries, told, ...row } of batches) {
      const table = `${id}-${copy}`;
      if (!ids.has(table)) {
        const index = { game: 'root', status: 'over', open: true, people: [] };
        await storage.createTable({ id: table, revision: 1, doc: '{}' }, index, 1);
        ids.add(table);
      }
      const texts = { entries: JSON.parse(entries) as never, told: JSON.parse(told) as never };
      await storage.append({ ...row, ...texts, table, due: 'as-is' });
    }
  for (const table of ids) await storage.archiveJournal(table);
  const tables = [...ids];
  const spent = async (read: (table: string) => Promise<unknown>): Promise<string> => {
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    for (let n = 0; n < READS; n++) await read(tables[(n * 7) % tables.length]!);
    const { user, system } = process.cpuUsage(cpu);
    const own = (user + system) / 1000 / READS;
    return `${((performance.now() - start) / READS).toFixed(2)} ms, of it processor time of the server ${own.toFixed(2)} ms`;
  };
  const sql = 'select version, next, data from archives where table_id = $1 and next > 0 order by version';
  const { rows } = await client.query<{ bytes: string }>('select avg(length(data))::int as bytes from archives');
  console.log(
    `\n${batches.length / (tables.length / COPIES)} batches per record, ${rows[0]!.bytes} bytes per compressed block`,
  );
  console.log(`rows of a record from PostgreSQL: ${await spent((table) => client.query(sql, [table]))}`);
  console.log(`a record, expanded: ${await spent((table) => storage.readJournal(table, 0))}`);
}

const SIZES = `select sum(pg_table_size(oid)) as data, sum(pg_indexes_size(oid)) as indexes from pg_class
  where relname ~ '^journal(_[0-9]+)?$' and relkind = 'r'`;
const database = await startPostgres();
try {
  console.log(
    '| rows | journal | data, GB | indexes, GB | PostgreSQL, µs per append | appends/s | p50, ms | p99, ms | load |',
  );
  console.log('| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const form of ['one table', `${PARTITIONS} partitions`]) {
    const url = await database.database();
    await (await openPostgres(url)).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    if (form !== 'one table') await partition(client);
    const storage = await openPostgres(url);
    let filled = 0;
    for (const size of sizes) {
      await fill(client, filled, size);
      filled = size;
      await measure(storage, client, size);
      const { perSecond, cpu, p50, p99 } = await measure(storage, client, size + 1);
      const { rows } = await client.query<{ data: string; indexes: string }>(SIZES);
      const [data, indexes] = [rows[0]!.data, rows[0]!.indexes].map((size) => (Number(size) / 1e9).toFixed(2));
      console.log(
        `| ${size} | ${form} | ${data} | ${indexes} | ${cpu} | ${perSecond} | ${p50} | ${p99} | ${loadavg()[0]!.toFixed(1)} |`,
      );
    }
    if (form === 'one table') await measureReads(storage, client);
    await storage.close();
    await client.query('drop table journal');
    await client.end();
  }
} finally {
  await database.stop();
}
