// Measures the update of a large database from the layout of the first release: how long a server does not answer, how long a
// process that still runs waits for the layout (PostgreSQL), and how long the work in the background takes and what players notice.
// npm run migration -- [matches: 200000] [journals: 2000] [sqlite or postgres, where not both] [--watch=SECONDS: 60]
import { loadavg } from 'node:os';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { LATEST_LAYOUT, MIGRATIONS } from '../../src/server/storage/schema.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { fixtureBytes } from '../baseline/pure.testkit.ts';
import { type Place, variablesOf } from '../chaos/chaos.testkit.ts';
import { buildProgram, ServerProcess } from '../chaos/program.testkit.ts';
import { LoadedTable } from '../load/driver.testkit.ts';
import { steady } from '../load/match.testkit.ts';
import { type Figures, measure } from '../load/measure.testkit.ts';
import { freePort } from '../server/port.testkit.ts';
import { startPostgres } from '../server/postgres.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { generate, postgresSink, type Sink, sqliteSink, type TableName } from './generate.testkit.ts';
import { writeFileSync } from 'node:fs';

const [first, second, only] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const watch = process.argv.find((word) => word.startsWith('--watch='))?.slice('--watch='.length);
const matches = Number(first ?? 200_000);
/** How many of the tables have a journal, that of a finished game of the first release. */
const journals = Number(second ?? 2_000);
const people = Math.max(100, Math.floor(matches / 10));
/** The layout of the first release, and its tables that are filled. */
const OLD_LAYOUT = 4;
const OLD_TABLES: readonly TableName[] = ['people', 'keys', 'accounts', 'ratings', 'tables', 'seats'];
const TABLES_AT_PLAY = 20;
const MOVES_PER_SECOND = 100;
/** Length of one measurement of moves, in seconds. */
const SPAN_S = 5;
/** Longest time that the work in the background is watched, in seconds. */
const WATCHED_S = Number(watch ?? 60);
const folder = scratch();

/** A finished game of the first release: its description and its journal. */
interface OldGame {
  readonly doc: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

function oldGames(): readonly OldGame[] {
  const file = folder.file('first-release.db');
  writeFileSync(file, fixtureBytes('server.db'));
  const db = new DatabaseSync(file);
  const tables = db.prepare(`select id, doc from tables where status = 'over'`).all() as { id: string; doc: string }[];
  const games = tables.map(({ id, doc }) => {
    const rows = db
      .prepare('select version, at, move, entries, told, digest from journal where table_id = ? order by version')
      .all(id) as { version: number; at: number; move: string | null; entries: string; told: string; digest: string }[];
    return { doc, rows: rows.map((row) => [row.version, row.at, row.move, row.entries, row.told, row.digest]) };
  });
  db.close();
  // The others ended after a move or two.
  return games.filter(({ rows }) => rows.length > 40);
}

/** Fills only the tables that the old layout has. */
const oldSink = (sink: Sink): Sink => ({
  add: (table, row) => OLD_TABLES.includes(table) && sink.add(table, row),
  flush: () => sink.flush(),
});

const statementsOf = (layout: number): string[] =>
  MIGRATIONS.filter(({ version }) => version <= layout).flatMap(({ version, statements }) => [
    ...statements,
    `insert into layout (version) values (${version})`,
  ]);
const MAKE_LAYOUT = 'create table layout (version integer primary key)';
const progress = (done: number): void => {
  if (done % 100_000 === 0) console.log(`  ${done} tables`);
};
const tableAt = (n: number): string => `m${String(n).padStart(15, '0')}`;

async function fillSqlite(file: string, games: readonly OldGame[]): Promise<void> {
  const db = new DatabaseSync(file);
  for (const statement of [MAKE_LAYOUT, ...statementsOf(OLD_LAYOUT)]) db.exec(statement);
  db.close();
  const sink = sqliteSink(file, OLD_TABLES);
  await generate(oldSink(sink), { matches, people }, 'no key', progress);
  sink.close();
  const filled = new DatabaseSync(file);
  filled.exec('pragma synchronous = off; begin');
  const describe = filled.prepare('update tables set doc = ? where id = ?');
  const add = filled.prepare(
    'insert into journal (version, at, move, entries, told, digest, table_id) values (?, ?, ?, ?, ?, ?, ?)',
  );
  for (let n = 0; n < journals; n++) {
    const { doc, rows } = games[n % games.length]!;
    describe.run(doc, tableAt(n));
    for (const row of rows) add.run(...row, tableAt(n));
  }
  filled.exec('insert into rated (table_id) select id from tables; commit; pragma journal_mode = wal');
  filled.close();
}

async function fillPostgres(url: string, games: readonly OldGame[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of [MAKE_LAYOUT, ...statementsOf(OLD_LAYOUT)]) await client.query(statement);
  const sink = await postgresSink(url);
  await generate(oldSink(sink), { matches, people }, 'no key', progress);
  await sink.close();
  await client.query(
    'create temporary table old_rows (game int, version int, at bigint, move text, entries text, told text, digest text)',
  );
  for (const [i, { rows }] of games.entries())
    for (const row of rows) await client.query('insert into old_rows values ($1, $2, $3, $4, $5, $6, $7)', [i, ...row]);
  const ids = Array.from({ length: journals }, (_, n) => tableAt(n));
  const which = ids.map((_, n) => n % games.length);
  await client.query(
    `insert into journal (table_id, version, at, move, entries, told, digest)
      select id, version, at, move, entries, told, digest
      from unnest($1::text[], $2::int[]) as wanted (id, which) join old_rows on old_rows.game = wanted.which`,
    [ids, which],
  );
  await client.query(
    `update tables set doc = wanted.doc from unnest($1::text[], $2::text[]) as wanted (id, doc) where tables.id = wanted.id`,
    [ids, which.map((i) => games[i]!.doc)],
  );
  await client.query('insert into rated (table_id) select id from tables');
  await client.query('analyze');
  await client.end();
}

/** Writes moves as a process of the old version would, every 5 ms, and remembers the longest wait. */
class OldWriter {
  readonly #client: pg.Client;
  #isRunning = true;
  longest = 0;
  readonly #writing: Promise<void>;

  private constructor(client: pg.Client) {
    this.#client = client;
    this.#writing = this.#write();
  }

  static async start(url: string): Promise<OldWriter> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return new OldWriter(client);
  }

  async #write(): Promise<void> {
    let n = 0;
    while (this.#isRunning) {
      const begun = performance.now();
      await this.#client.query(
        `with batch as (insert into journal (table_id, version, at, move, entries, told, digest) values ('old', $1, 0, $2, '[]', '[]', '') returning 1)
         update keys set created = created + 0 where hash = 'no key' and exists (select 1 from batch)`,
        [n, String(n)],
      );
      n += 1;
      this.longest = Math.max(this.longest, performance.now() - begun);
      await new Promise((done) => setTimeout(done, 5));
    }
  }

  async stop(): Promise<number> {
    this.#isRunning = false;
    await this.#writing;
    await this.#client.query(`delete from journal where table_id = 'old'`);
    await this.#client.end();
    return this.longest;
  }
}

/** What is asked of the database from outside, to see how far the work is. */
interface Look {
  marks(): Promise<readonly string[]>;
  count(table: 'matches' | 'archives'): Promise<number>;
  layout(): Promise<number>;
  close(): Promise<void>;
}

function lookAtSqlite(file: string): Look {
  const db = new DatabaseSync(file, { readOnly: true });
  const one = (sql: string): number => (db.prepare(sql).get() as { n: number }).n;
  return {
    marks: () =>
      Promise.resolve((db.prepare('select name from house').all() as { name: string }[]).map(({ name }) => name)),
    count: (table) => Promise.resolve(one(`select count(*) as n from ${table}`)),
    layout: () => Promise.resolve(one('select max(version) as n from layout')),
    close: () => Promise.resolve(db.close()),
  };
}

async function lookAtPostgres(url: string): Promise<Look> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async (sql: string): Promise<number> => (await client.query<{ n: number }>(sql)).rows[0]!.n;
  return {
    marks: async () => (await client.query<{ name: string }>('select name from house')).rows.map(({ name }) => name),
    count: (table) => one(`select count(*)::int as n from ${table}`),
    layout: () => one('select max(version) as n from layout'),
    close: () => client.end(),
  };
}

const told = ({ perSecond, p50, p99, serverCpu }: Figures): string =>
  `${perSecond} moves/s, p50 ${p50} ms, p99 ${p99} ms, ${serverCpu} µs of the server per move`;

async function update(place: Place, look: () => Promise<Look>): Promise<void> {
  const program = await buildProgram();
  try {
    const env = variablesOf(place, await freePort());
    const begun = performance.now();
    const since = (): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
    const server = await ServerProcess.start(program, env);
    console.log(`${place.name}: ${matches} matches, ${journals} journals, load ${loadavg()[0]!.toFixed(1)}`);
    console.log(`  answers after ${since()}, layouts changed and program loaded`);
    const eye = await look();
    try {
      if ((await eye.layout()) !== LATEST_LAYOUT) throw new Error('the layout was not changed');
      const tables = Array.from({ length: TABLES_AT_PLAY }, (_, i) => new LoadedTable(server.url, 'root', i + 1));
      await Promise.all(tables.map((table) => table.open().then(() => table.connect())));
      const marked = new Map<string, string>();
      const spans: Figures[] = [];
      const deadline = Date.now() + WATCHED_S * 1000;
      while (marked.size < 2 && Date.now() < deadline) {
        for (const table of tables) table.play(steady(MOVES_PER_SECOND / TABLES_AT_PLAY));
        spans.push(await measure(server.pid, tables, SPAN_S));
        for (const name of await eye.marks())
          if (/matches-recorded|rating-history-made/.test(name) && !marked.has(name)) marked.set(name, since());
      }
      console.log(`  meanwhile, the median span: ${told(middle(spans))}`);
      console.log(`  meanwhile, the worst span: ${told(worst(spans))}`);
      console.log(
        `  recorded ${await eye.count('matches')} of ${matches} matches after ${since()}; done: ${JSON.stringify([...marked])}`,
      );
      for (const table of tables) table.play(steady(MOVES_PER_SECOND / TABLES_AT_PLAY));
      console.log(`  afterwards: ${told(await measure(server.pid, tables, SPAN_S))}`);
      console.log(`  compressed blocks of journals so far: ${await eye.count('archives')}, after ${since()}`);
      for (const table of tables) table.close();
    } finally {
      await eye.close();
      await server.kill();
    }
  } finally {
    program.remove();
  }
}

const byP99 = (spans: readonly Figures[]): Figures[] => [...spans].sort((a, b) => a.p99 - b.p99);
const middle = (spans: readonly Figures[]): Figures => byP99(spans)[Math.floor(spans.length / 2)]!;
const worst = (spans: readonly Figures[]): Figures => byP99(spans).at(-1)!;

try {
  const games = oldGames();
  if (only !== 'postgres') {
    const at = folder.file('old.db');
    await fillSqlite(at, games);
    await update({ name: 'sqlite', at }, () => Promise.resolve(lookAtSqlite(at)));
  }
  if (only !== 'sqlite') {
    const postgres = await startPostgres();
    try {
      const at = await postgres.database();
      await fillPostgres(at, games);
      const old = await OldWriter.start(at);
      const begun = performance.now();
      await (await openPostgres(at)).close();
      const took = performance.now() - begun;
      console.log(
        `postgres: layouts changed in ${took.toFixed(0)} ms; a process that writes meanwhile waited ${(await old.stop()).toFixed(0)} ms at most`,
      );
      await update({ name: 'postgres', at }, () => lookAtPostgres(at));
    } finally {
      await postgres.stop();
    }
  }
} finally {
  folder.remove();
}
