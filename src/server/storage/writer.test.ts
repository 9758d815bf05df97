import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { WriterThread } from './writer.ts';

async function withWriter(
  work: (writer: WriterThread, count: () => number, file: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vatra-writer-'));
  const file = join(folder, 'x.db');
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; create table t (a integer primary key, b text)');
  const writer = new WriterThread(file);
  const count = (): number => (db.prepare('select count(*) as n from t').get() as { n: number }).n;
  try {
    await work(writer, count, file);
  } finally {
    await writer.close();
    db.close();
    rmSync(folder, { recursive: true });
  }
}

const INSERT = 'insert into t (a, b) values (?, ?) on conflict do nothing';

test('changes are seen by other connections when the promise resolves, in the order of the requests', async () => {
  await withWriter(async (writer, count) => {
    const results = await Promise.all([
      writer.request({ steps: [[[INSERT, 1, 'x']], [[INSERT, 2, 'y']]] }),
      writer.request({ steps: [[[INSERT, 1, 'again']]] }),
      writer.request({ query: ['update t set b = ? where a <= ? returning a, b', 'z', 2] }),
    ]);
    expect(results).toEqual([
      [[1], [1]],
      [[0]],
      [
        { a: 1, b: 'z' },
        { a: 2, b: 'z' },
      ],
    ]);
    expect(count()).toBe(2);
  });
});

test('a step whose first statement changes nothing leaves out its others; other steps go on', async () => {
  await withWriter(async (writer) => {
    await writer.request({ steps: [[[INSERT, 1, 'x']]] });
    const steps = [
      [
        [INSERT, 1, 'x'],
        [INSERT, 7, 'left out'],
      ],
      [
        [INSERT, 2, 'x'],
        [INSERT, 3, 'x'],
      ],
    ] as const;
    expect(await writer.request({ steps })).toEqual([[0], [1, 1]]);
    expect(await writer.request({ query: ['select a from t where a = ?', 7] })).toEqual([]);
  });
});

test('a transaction that fails changes nothing and fails alone', async () => {
  await withWriter(async (writer, count) => {
    const wrong = writer.request({ steps: [[[INSERT, 1, 'x']], [['insert into nowhere values (?)', 1]]] });
    const right = writer.request({ steps: [[[INSERT, 2, 'x']]] });
    await expect(wrong).rejects.toMatchObject({ message: expect.stringContaining('nowhere') as string });
    await expect(right).resolves.toEqual([[1]]);
    expect(count()).toBe(1);
  });
});

test('a thread that cannot open the database fails all that waits for it, and another is tried at the next request', async () => {
  const writer = new WriterThread('/nowhere/at/all.db');
  const requests = [1, 2].map(() => writer.request({ steps: [[['select 1']]] }));
  for (const request of requests) await expect(request).rejects.toMatchObject({ syscall: 'writer thread' });
  await expect(writer.request({ steps: [] })).rejects.toMatchObject({ syscall: 'writer thread' });
  await writer.close();
}, 30_000);
