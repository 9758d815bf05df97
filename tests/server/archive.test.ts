import { writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import type { Batch, Storage } from '../../src/server/storage/storage.ts';
import { fixtureBytes } from '../baseline/pure.testkit.ts';
import { Visitor } from './client.testkit.ts';
import { type Postgres, startPostgres } from './postgres.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';

const INDEX = { game: 'embers', status: 'over', open: true, people: [] };

/** A batch as games write them: what happens is told in similar words again and again. */
const batchAt = (version: number, entries: number): Batch => ({
  version,
  at: 1_700_000_000_000 + version * 1000,
  move: `0:${version}-${Math.random()}`,
  entries: Array.from({ length: entries }, (_, k) => ({
    seat: k % 2,
    say: `march warriors 3 clearing ${version % 12}`,
  })),
  told: Array.from({ length: entries }, (_, k) => ({
    law: '4.2.1',
    tellings: [{ shared: { type: 'marched', seat: k % 2, from: version % 12, to: k, warriors: 3 } }],
  })) as unknown as Batch['told'],
  digest: `digest of ${version}`,
});

const place = scratch();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  place.remove();
});

describe.for(['sqlite', 'postgres'])('journals at rest: %s', (name) => {
  const open = async (): Promise<Storage> =>
    name === 'sqlite' ? await openSqlite(place.file(`${name}.db`)) : await openPostgres(await postgres.database());

  test('a compressed journal reads as before, from any version and page by page', async () => {
    const storage = await open();
    try {
      await storage.createTable({ id: 'over', revision: 1, doc: '{}' }, INDEX, 1);
      await storage.createTable({ id: 'runs', revision: 1, doc: '{}' }, { ...INDEX, status: 'playing' }, 1);
      const batches: Batch[] = [];
      for (let version = 0; batches.length < 300; version += batches.at(-1)!.entries.length)
        batches.push(batchAt(version, 1 + (batches.length % 3)));
      for (const batch of batches) await storage.append({ ...batch, table: 'over' });
      await storage.append({ ...batches[0]!, table: 'runs' });
      expect((await storage.unarchived('', 10)).map(({ id }) => id)).toEqual(['over']);
      expect(await Promise.all([storage.archiveJournal('over'), storage.archiveJournal('over')])).toContain(true);
      expect(await storage.unarchived('', 10)).toEqual([]);
      expect(await storage.archiveJournal('over')).toBe(false);
      const lean = ({ version, at, entries, told }: Batch): object => ({ version, at, entries, told });
      const all = await storage.readJournal('over', 0);
      expect(all.map(lean)).toEqual(batches.map(lean));
      // The digest of a block's last batch stays, above all that of the last one.
      expect(all.filter(({ digest }) => digest !== '').map(({ version }) => version)).toEqual(
        [127, 255, 299].map((k) => batches[k]!.version),
      );
      expect(all.at(-1)!.digest).toBe(batches.at(-1)!.digest);
      for (const k of [1, 127, 128, 200, 299]) {
        const page = await storage.readJournal('over', batches[k]!.version, 100);
        expect(page.map(lean)).toEqual(batches.slice(k, k + 100).map(lean));
      }
      expect(await storage.readJournal('over', 100_000, 100)).toEqual([]);
      expect((await storage.readJournal('runs', 0)).length).toBe(1);
    } finally {
      await storage.close();
    }
  });
});

test('the database of the first release shrinks while its server runs, and its games can be replayed as before', async () => {
  const data = place.file('old.db');
  writeFileSync(data, fixtureBytes('server.db'));
  const over = ((): { id: string; bytes: number }[] => {
    const db = new DatabaseSync(data, { readOnly: true });
    const sql = `select id, sum(length(entries) + length(told) + length(digest) + coalesce(length(move), 0)) as bytes from tables
      join journal on table_id = id where status = 'over' and open = 1 group by id`;
    const found = db.prepare(sql).all() as unknown as { id: string; bytes: number }[];
    db.close();
    return found;
  })();
  expect(over.length).toBeGreaterThan(0);
  const replays = async (url: string): Promise<unknown[]> => {
    const visitor = await Visitor.arrive(url, 'Reader');
    return await Promise.all(
      over.map(({ id }) =>
        visitor.call('GET', `/api/tables/${id}/replay`).catch((error: unknown) => (error as Error).message),
      ),
    );
  };
  const counts = (): { rows: number; packed: number } => {
    const db = new DatabaseSync(data, { readOnly: true });
    try {
      const ids = over.map(({ id }) => `'${id}'`).join();
      const { rows } = db.prepare(`select count(*) as rows from journal where table_id in (${ids})`).get() as {
        rows: number;
      };
      const sql = `select coalesce(sum(length(data)), 0) as packed from archives where table_id in (${ids})`;
      return { rows, packed: (db.prepare(sql).get() as { packed: number }).packed };
    } finally {
      db.close();
    }
  };
  const first = await startTestServer(testConfig({ data }));
  const before = await replays(first.url);
  const deadline = Date.now() + 60_000;
  while (counts().rows > 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 200));
  await first.close();
  const { rows, packed } = counts();
  expect(rows).toBe(0);
  const bytes = over.reduce((sum, each) => sum + Number(each.bytes), 0);
  console.log(`journals of ${over.length} games: ${bytes} bytes, compressed ${packed}`);
  // These games are short; long ones are compressed better.
  expect(packed).toBeLessThan(bytes / 5);
  const second = await startTestServer(testConfig({ data }));
  expect(await replays(second.url)).toEqual(before);
  await second.close();
}, 180_000);
