import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
/** Files beside the database. SQLite creates them with the permissions of the database file. */
const BESIDE = ['-wal', '-shm', '-lock'] as const;

/** Errors of chmod that are ignored: the file is missing or not ours, or its file system has no permissions. */
const IGNORED_ERRORS = ['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP', 'ENOSYS'];

function restrictToOwner(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch (error) {
    if (!IGNORED_ERRORS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/**
 * Creates a data file that only its owner may read, or restricts an existing one and the files beside it: they contain seeds of
 * running games. Missing folders are created for the owner alone.
 */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  try {
    closeSync(openSync(file, 'ax', OWNER_ONLY));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    restrictToOwner(file);
  }
  for (const end of BESIDE) restrictToOwner(`${file}${end}`);
}
