// Fills both databases with finished matches and measures how long the server's lists take:
// npm run records -- [matches] [people] [sqlite or postgres, where not both]
import { statSync } from 'node:fs';
import { loadavg } from 'node:os';
import pg from 'pg';
import { startServer } from '../../src/server/index.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { hashOf } from '../../src/server/secrets.ts';
import { startPostgres } from '../server/postgres.testkit.ts';
import { scratch, testConfig } from '../server/server.testkit.ts';
import { generate, postgresSink, profileId, sqliteSink, studyId } from './generate.testkit.ts';

const [first, second, only] = process.argv.slice(2);
const size = { matches: Number(first ?? 200_000), people: Number(second ?? 20_000) };
const ROUNDS = 15;
const KEY = 'generated-key-of-the-first-person';

/** What is asked. Person 0 has played a fortieth of all matches. */
const PATHS: Readonly<Record<string, string>> = {
  'newest matches': '/api/matches',
  'newest matches of a game': '/api/matches?game=root',
  'a late page of matches': '/api/matches?game=root&before=',
  'leaderboard, first page': '/api/leaderboards/root',
  'leaderboard, rank 5,000': '/api/leaderboards/root?from=5000',
  'statistics of a game': '/api/statistics/root',
  'profile of a usual person': `/api/profiles/${profileId(7777)}`,
  'matches of a usual person': `/api/profiles/${profileId(7777)}/matches`,
  'profile of the busiest person': `/api/profiles/${profileId(0)}`,
  'own matches of the busiest person': '/api/me/matches',
  'public tables': '/api/tables',
  'own tables of the busiest person': '/api/me/tables',
  'ratings, the route of before': '/api/ratings/root',
  series: '/api/series',
  'a late page of series': '/api/series?before=LATE',
  'own series of the busiest person': '/api/series?mine=yes',
  'listed studies': '/api/studies',
  'own studies of the busiest person': '/api/me/studies',
  'a study': `/api/studies/${studyId(4001)}`,
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

interface Measurement {
  readonly times: number[];
  status: number;
}

/** Asks for every list in turn. */
async function round(
  url: string,
  paths: readonly (readonly [string, string])[],
  all: Map<string, Measurement>,
): Promise<void> {
  for (const [what, path] of paths) {
    const startedAt = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${KEY}` } });
    await response.arrayBuffer();
    const measured = all.get(what) ?? { times: [], status: 0 };
    measured.times.push(performance.now() - startedAt);
    measured.status = response.status;
    all.set(what, measured);
  }
}

async function prepared(storage: Storage): Promise<void> {
  for (const step of ['matches-recorded', 'rating-history-made']) await storage.mark(step);
  await storage.close();
}

async function report(
  name: string,
  place: { data: string; database: string | undefined },
  bytes: number,
): Promise<void> {
  const server = await startServer(testConfig(place));
  const late = Math.floor(Date.now() - 2 * 365 * 86_400_000);
  console.log(
    `${name}: ${(bytes / 1e6).toFixed(0)} MB, ${(bytes / size.matches).toFixed(0)} bytes per match; load ${loadavg()[0]!.toFixed(1)}`,
  );
  const paths = Object.entries(PATHS).map(([what, path]) => {
    const full = path.endsWith('before=') ? `${path}${late}.m${'0'.repeat(15)}` : path.replace('LATE', String(late));
    return [what, full] as const;
  });
  const all = new Map<string, Measurement>();
  await round(server.url, paths, new Map());
  for (let n = 0; n < ROUNDS; n++) {
    // Lists are cached for two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    await round(server.url, paths, all);
  }
  for (const [what, { times, status }] of all) {
    times.sort((x, y) => x - y);
    const [best, median, worst] = [times[0]!, percentile(times, 0.5), times.at(-1)!].map((ms) => ms.toFixed(1));
    console.log(`  ${what}: best ${best} ms, median ${median} ms, worst of ${ROUNDS} ${worst} ms (${status})`);
  }
  await server.close();
}

const progress = (done: number): void => console.log(`  ${done} matches`);
const folder = scratch();
if (only !== 'postgres') {
  const data = folder.file('records.db');
  const storage = await openSqlite(data);
  await prepared(storage);
  const sink = sqliteSink(data);
  await generate(sink, size, hashOf(KEY), progress);
  sink.close();
  await report('SQLite', { data, database: undefined }, statSync(data).size);
}
if (only !== 'sqlite') {
  const postgres = await startPostgres();
  const database = await postgres.database();
  await prepared(await openPostgres(database));
  const sink = await postgresSink(database);
  await generate(sink, size, hashOf(KEY), progress);
  await sink.close();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size');
  await client.end();
  await report('PostgreSQL', { data: '', database }, Number(rows[0]!.size));
  await postgres.stop();
}
folder.remove();
