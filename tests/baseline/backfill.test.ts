import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratch, startTestServer, testConfig } from '../server/server.testkit.ts';
import { fixtureBytes } from './pure.testkit.ts';

const place = scratch();
const data = place.file('server.db');
let db: InstanceType<typeof DatabaseSync>;

const column = (sql: string): string[] => (db.prepare(sql).all() as { value: string }[]).map(({ value }) => value);

/** A server of today fills in what the database of the first release lacks, while it runs. */
beforeAll(async () => {
  writeFileSync(data, fixtureBytes('server.db'));
  const server = await startTestServer(testConfig({ data }));
  db = new DatabaseSync(data, { readOnly: true });
  // The history of ratings is the last step.
  while (!column('select name as value from house').includes('rating-history-made')) await sleep(50);
  await server.close();
}, 120_000);
afterAll(() => {
  db.close();
  place.remove();
});

test('every finished game of the first release is recorded as a match, with all of its seats', () => {
  const over = column(`select id as value from tables where status = 'over' order by id`);
  expect(over.length).toBeGreaterThanOrEqual(5);
  expect(column('select id as value from matches order by id')).toEqual(over);
  expect(column('select distinct match_id as value from match_seats order by match_id')).toEqual(over);
});

test('the history of ratings has a point for every rated game, and ends at the ratings of today', () => {
  expect(column('select distinct table_id as value from rating_history order by table_id')).toEqual(
    column('select table_id as value from rated order by table_id'),
  );
  const last = db
    .prepare(
      `select ratings.mean as now, (select mean from rating_history as h where h.person = ratings.person
        and h.game = ratings.game order by at desc limit 1) as last from ratings where games > 0`,
    )
    .all() as { now: number; last: number }[];
  expect(last.length).toBeGreaterThan(0);
  for (const { now, last: mean } of last) expect(mean).toBeCloseTo(now, 6);
});

test('every account has a profile', () => {
  expect(column('select person as value from profiles order by person')).toEqual(
    column('select person as value from accounts order by person'),
  );
});
