import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/index.ts';
import { Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { refusal } from './connected-table.testkit.ts';
import { seatedTable } from './table.testkit.ts';

const DAY = 86_400_000;
const place = scratch();
let server: RunningServer;
const start = async (): Promise<void> => {
  server = await startTestServer(
    testConfig({ data: place.file('pauses.db'), pauses: { vacationDays: 14, freeDays: 2 } }),
  );
};
beforeAll(start);
afterAll(async () => {
  await server.close();
  place.remove();
});

interface Pauses {
  readonly used: number;
  readonly vacations: { readonly from: number; readonly to: number }[];
  readonly freeDays: number[];
  readonly next?: { readonly days: number[]; readonly from: number };
}
const vacation = (who: Visitor, days: number, from?: number): Promise<Pauses> =>
  who.call('POST', '/api/me/vacations', { days, ...(from !== undefined && { from }) });
/** A day is 0.01 days here: a clock of a quarter of an hour. */
const SHORT = { clock: { kind: 'days', days: 0.01 }, timeout: 'end' };

test('a vacation stops one’s clock at a table over days, the table sees it, and the game does not end by time', async () => {
  const { id, visitors } = await seatedTable(server.url, SHORT);
  const [ann, bob] = visitors as [Visitor, Visitor];
  const before = await ann.moment(id, 0);
  expect(before.clocks.left[0]).toBeGreaterThan(0);
  const { vacations } = await vacation(ann, 1);
  const { seats } = await bob.table('GET', `/${id}`);
  expect(seats[0]!.pause).toEqual(vacations[0]);
  expect(seats[1]!.pause).toBeUndefined();
  const first = (await ann.moment(id, 0)).clocks;
  await new Promise((done) => setTimeout(done, 1200));
  const second = (await ann.moment(id, 0)).clocks;
  expect(first.left[0]! - second.left[0]!).toBeLessThan(50);
  expect(first.left[1]! - second.left[1]!).toBeGreaterThan(1000);
  // The same clocks are computed again after a restart.
  await server.close();
  await start();
  const again = (await ann.at(server.url).moment(id, 0)).clocks;
  expect(Math.abs(again.left[0]! - second.left[0]!)).toBeLessThan(50);
  await ann.at(server.url).call('DELETE', `/api/me/vacations/${vacations[0]!.from}`);
  const third = (await ann.at(server.url).moment(id, 0)).clocks;
  await new Promise((done) => setTimeout(done, 600));
  const fourth = (await ann.at(server.url).moment(id, 0)).clocks;
  expect(third.left[0]! - fourth.left[0]!).toBeGreaterThan(500);
  expect((await bob.at(server.url).table('GET', `/${id}`)).seats[0]!.pause).toBeUndefined();
});

test('time that runs out on vacation ends nothing; without one it does', async () => {
  const { id, visitors } = await seatedTable(server.url, { clock: { kind: 'days', days: 0.01 }, timeout: 'end' });
  const [ann, bob] = visitors as [Visitor, Visitor];
  await vacation(ann, 2);
  await vacation(bob, 1);
  // As if half an hour had passed, of which all was paused.
  await server.close();
  const db = new DatabaseSync(place.file('pauses.db'));
  db.prepare('update journal set at = at - 1800000 where table_id = ?').run(id);
  db.prepare('update vacations set from_at = from_at - 1800000, to_at = to_at').run();
  db.prepare('update attention set at = 1 where table_id = ?').run(id);
  db.close();
  await start();
  await new Promise((done) => setTimeout(done, 1500));
  expect(await ann.at(server.url).table('GET', `/${id}`)).toMatchObject({ status: 'playing' });
  const list = await bob.at(server.url).call<Pauses>('GET', '/api/me/pauses');
  await bob.at(server.url).call('DELETE', `/api/me/vacations/${list.vacations[0]!.from}`);
  await server.close();
  const later = new DatabaseSync(place.file('pauses.db'));
  // Bob's vacation ended long ago: his clock has run since.
  later.prepare('update vacations set to_at = to_at - 1700000 where to_at < ?').run(Date.now() + 3_600_000);
  later.prepare('update attention set at = 1 where table_id = ?').run(id);
  later.close();
  await start();
  await expect
    .poll(async () => (await ann.at(server.url).table('GET', `/${id}`)).result)
    .toMatchObject({ why: 'time', seat: 1 });
});

test('nobody pauses forever: days per season, no overlap, not the past, and few free days', async () => {
  const ann = await Visitor.arrive(server.url, 'Ann');
  await vacation(ann, 7);
  await expect(vacation(ann, 1)).rejects.toEqual(refusal('vacation-twice'));
  await expect(vacation(ann, 92, Date.now() + 20 * DAY)).rejects.toEqual(refusal('vacation-spent'));
  await expect(vacation(ann, 1, Date.now() + 200 * DAY)).rejects.toEqual(refusal('vacation-late'));
  // A time in the past begins now.
  const bob = await Visitor.arrive(server.url, 'Bob');
  const { vacations } = await vacation(bob, 1, 5);
  expect(Date.now() - vacations[0]!.from).toBeLessThan(60_000);
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => vacation(ann, 7, Date.now() + 10 * DAY)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const free = (days: number[], zone = 'Europe/Kyiv'): Promise<Pauses> =>
    ann.call('POST', '/api/me/free-days', { days, zone });
  await expect(free([0, 1, 2])).rejects.toEqual(refusal('too-many-free-days'));
  await expect(free([0], 'Mars/Base')).rejects.toEqual(refusal('bad-request'));
  const chosen = await free([5, 6]);
  // From the next Monday on, so that today never becomes free today.
  expect(chosen.freeDays).toEqual([]);
  expect(chosen.next!.from).toBeGreaterThan(Date.now());
  const other = await free([0, 1]);
  expect(other.next).toMatchObject({ days: [0, 1] });
});

test('a live clock goes on', async () => {
  const { id, visitors } = await seatedTable(server.url, { clock: { kind: 'live', bank: 600, increment: 0 } });
  await vacation(visitors[0]!, 1);
  expect((await visitors[1]!.table('GET', `/${id}`)).seats[0]!.pause).toBeUndefined();
  const first = (await visitors[0]!.moment(id, 0)).clocks.left[0]!;
  await new Promise((done) => setTimeout(done, 300));
  expect(first - (await visitors[0]!.moment(id, 0)).clocks.left[0]!).toBeGreaterThan(200);
});
