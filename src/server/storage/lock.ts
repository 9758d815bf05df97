import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { makePrivate } from './private-file.ts';

/** Another process has the data file. */
export class DataInUse extends Error {}

/** How long to wait for a process that is just letting go, in milliseconds. */
const PATIENCE_MS = 500;
const BUSY = 5;

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
}

/** Who has the lock, as they wrote it down; undefined: nobody did yet. */
function ownerIn(db: DatabaseSyncInstance): Owner | undefined {
  try {
    return db.prepare('select pid, host, since from owner').get() as Owner | undefined;
  } catch {
    return undefined;
  }
}

function inUse(file: string, owner: Owner | undefined): DataInUse {
  const who = owner ? ` (process ${owner.pid} on ${owner.host}, since ${owner.since})` : '';
  return new DataInUse(
    `${resolve(file)} is in use by another server${who}; stop it first, or choose another file with --data. Several ` +
      'servers can share one PostgreSQL database',
  );
}

/**
 * Keeps a second server away from a data file, for each believes that nobody else writes. The lock is an open
 * transaction in a small database beside the file: the system ends it when the process ends, however that happens, and
 * others may read meanwhile who has it. Readers and copies of the data are not concerned.
 */
export function lockData(file: string): { release(): void } {
  const beside = `${file}-lock`;
  makePrivate(beside);
  const db = new DatabaseSync(beside, { timeout: PATIENCE_MS });
  try {
    db.exec('begin immediate');
    db.exec('create table if not exists owner (pid integer, host text, since text)');
    db.exec('delete from owner');
    const insert = db.prepare('insert into owner (pid, host, since) values (?, ?, ?)');
    insert.run(process.pid, hostname(), new Date().toISOString());
    db.exec('commit');
    // Whoever comes between the two transactions has the lock, and this one fails.
    db.exec('begin immediate');
  } catch (error) {
    const found = isBusy(error) ? inUse(file, ownerIn(db)) : error;
    db.close();
    throw found;
  }
  return {
    release() {
      if (!db.isOpen) return;
      db.exec('rollback');
      db.close();
    },
  };
}
