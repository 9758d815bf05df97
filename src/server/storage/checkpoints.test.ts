import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test, vi } from 'vitest';
import { CheckpointThread } from './checkpoints.ts';

test('what the log holds is written back while the database is in use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vatra-checkpoints-'));
  const file = join(folder, 'x.db');
  const db = new DatabaseSync(file);
  const checkpoints = new CheckpointThread(file);
  try {
    db.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table t (a)');
    for (let i = 0; i < 50; i++) db.exec(`insert into t values (${i})`);
    checkpoints.markDirty();
    // The file alone, without its log, holds the table as soon as it was written back.
    const rows = (): unknown => {
      const alone = new DatabaseSync(`file:${file}?immutable=1`, { readOnly: true });
      try {
        return alone.prepare('select count(*) as n from t').get();
      } finally {
        alone.close();
      }
    };
    await vi.waitFor(() => expect(rows()).toEqual({ n: 50 }), { timeout: 20_000, interval: 50 });
    db.exec('insert into t values (50)');
    expect(db.prepare('select count(*) as n from t').get()).toEqual({ n: 51 });
  } finally {
    await checkpoints.close();
    db.close();
    rmSync(folder, { recursive: true });
  }
}, 30_000);

test('a thread that cannot do its work leaves it to the database, and closing does not wait for it', async () => {
  const checkpoints = new CheckpointThread('/nowhere/at/all.db');
  checkpoints.markDirty();
  await new Promise((done) => setTimeout(done, 1500));
  await checkpoints.close();
});
