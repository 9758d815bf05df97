import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/index.ts';
import type { BugReportRow, Storage } from '../../src/server/storage/storage.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import { Visitor } from './client.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';

const TOKEN = 'operator';
const place = scratch();
let server: RunningServer;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer(testConfig({ data: place.file('mistakes.db'), metricsToken: TOKEN }));
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
  place.remove();
});

const refusal = (code: string): unknown =>
  expect.objectContaining({ body: expect.objectContaining({ code }) as unknown });
const REPORT = { game: 'root', rules: '1', text: 'the keep is gone', position: { settings: {} } };

interface Mistake {
  readonly text: string;
  readonly person: string;
  readonly position: string;
  readonly journal: string;
}

async function mistakes(): Promise<readonly Mistake[]> {
  const response = await fetch(`${server.url}/reports`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return ((await response.json()) as { mistakes: readonly Mistake[] }).mistakes;
}

test('anybody may report a mistake in a position, with a journal longer than other messages', async () => {
  const stranger = new Visitor(server.url);
  await stranger.call('POST', '/api/reports', REPORT);
  const guest = await Visitor.arrive(server.url, 'Guest');
  const journal = { entries: Array.from({ length: 4000 }, (_, i) => ({ seat: 0, say: `move ${i}` })) };
  await guest.call('POST', '/api/reports', { ...REPORT, text: 'and the wood', journal });
  const kept = await mistakes();
  expect(kept.map(({ text }) => text).toSorted()).toEqual(['and the wood', 'the keep is gone']);
  const long = kept.find(({ text }) => text === 'and the wood')!;
  expect(JSON.parse(long.journal)).toEqual(journal);
  expect(JSON.parse(long.position)).toEqual(REPORT.position);
  expect(long.person).not.toBe('');
  expect(kept.find(({ text }) => text === 'the keep is gone')).toMatchObject({ person: '', journal: '' });
});

test('a report without words, and one without measure, are refused', async () => {
  const stranger = new Visitor(server.url);
  await expect(stranger.call('POST', '/api/reports', { ...REPORT, text: '' })).rejects.toEqual(refusal('bad-request'));
  const endless = { ...REPORT, journal: 'x'.repeat(500_000) };
  await expect(stranger.call('POST', '/api/reports', endless)).rejects.toEqual(refusal('too-large'));
});

const STORAGES: readonly (readonly [string, () => Promise<Storage>])[] = [
  ['sqlite', async () => await openSqlite(place.file('kept.db'))],
  ['postgres', async () => await openPostgres(await postgres.database())],
];

test.each(STORAGES)('%s keeps the newest reports, older ones make room', async (_name, open) => {
  const storage = await open();
  const mistake = (at: number): BugReportRow => ({
    id: `m${at}`,
    at,
    person: '',
    source: '',
    game: 'root',
    rules: '1',
    text: `number ${at}`,
    position: '{}',
    journal: '',
  });
  for (const at of [3, 1, 2, 4]) await storage.saveBugReport(mistake(at), 3);
  expect(await storage.readBugReports(9)).toEqual([mistake(4), mistake(3), mistake(2)]);
  expect(await storage.readBugReports(1)).toEqual([mistake(4)]);
  // Junk from one address makes room for more of it, whichever account sends it; what others sent stays.
  for (let at = 10; at < 20; at++) await storage.saveBugReport({ ...mistake(at), person: `p${at}`, source: 'flat' }, 4);
  expect((await storage.readBugReports(9)).map(({ at }) => at)).toEqual([19, 18, 4, 3]);
  await storage.close();
});
