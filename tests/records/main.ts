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
import { generate, postgresSink, profileId, sqliteSink } from './generate.testkit.ts';

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
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

async function measure(url: string, path: string): Promise<{ median: number; worst: number; status: number }> {
  const times: number[] = [];
  let status = 0;
  for (let n = 0; n < ROUNDS; n++) {
    const startedAt = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${KEY}` } });
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    status = response.status;
    // Lists are cached for two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
  }
  times.sort((a, b) => a - b);
  return { median: percentile(times, 0.5), worst: times.at(-1)!, status };
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
  const results = await Promise.all(
    Object.entries(PATHS).map(async ([what, path], n) => {
      // One after the other within each round.
      await new Promise((resolve) => setTimeout(resolve, n * 140));
      const full = path.endsWith('before=') ? `${path}${late}.m${'0'.repeat(15)}` : path;
      return { what, ...(await measure(server.url, full)) };
    }),
  );
  for (const { what, median, worst, status } of results)
    console.log(`  ${what}: median ${median.toFixed(1)} ms, worst of ${ROUNDS} ${worst.toFixed(1)} ms (${status})`);
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
