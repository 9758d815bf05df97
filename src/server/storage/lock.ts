import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { makePrivate } from './private-file.ts';

/** Another process owns the data file. */
export class DataInUse extends Error {}

/** How long to wait for a process that is just closing, in ms. */
const WAIT_MS = 500;
const BUSY = 5;

/** The process that holds the lock of a data file. */
export interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
}

/** The owner of the lock as it is stored; undefined: not stored yet. */
function ownerIn(db: DatabaseSyncInstance): Owner | undefined {
  try {
    return db.prepare('select pid, host, since from owner').get() as Owner | undefined;
  } catch {
    return undefined;
  }
}

/** The process that holds the lock of a data file now; undefined: none does. */
export function lockOwner(file: string): Owner | undefined {
  const beside = `${file}-lock`;
  if (!existsSync(beside)) return undefined;
  const db = new DatabaseSync(beside);
  try {
    db.exec('begin immediate');
    db.exec('rollback');
    return undefined;
  } catch (error) {
    // Other errors: the file may not be written by this user, who cannot know then.
    return isBusy(error) ? ownerIn(db) : undefined;
  } finally {
    db.close();
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
 * Locks a data file against a second server: each assumes that nobody else writes. The lock is an open transaction in a small
 * database beside the file. The system ends it with the process, and others can read the owner meanwhile. Readers and copies
 * of the data are not affected.
 */
export function lockData(file: string): { release(): void } {
  const beside = `${file}-lock`;
  makePrivate(beside);
  const db = new DatabaseSync(beside, { timeout: WAIT_MS });
  try {
    db.exec('begin immediate');
    db.exec('create table if not exists owner (pid integer, host text, since text)');
    db.exec('delete from owner');
    const insert = db.prepare('insert into owner (pid, host, since) values (?, ?, ?)');
    insert.run(process.pid, hostname(), new Date().toISOString());
    db.exec('commit');
    // If another process takes the lock between the two transactions, this fails.
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
