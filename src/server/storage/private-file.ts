import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
/** What the database keeps beside its file; it gives new ones the permissions of the file itself. */
const BESIDE = ['-wal', '-shm', '-lock'] as const;

/** Reasons why permissions may stay as they are: the file is not there, not ours, or its file system has none. */
const LEFT_ALONE = ['ENOENT', 'EPERM', 'EROFS', 'ENOTSUP', 'ENOSYS'];

function closeToOthers(file: string): void {
  try {
    chmodSync(file, OWNER_ONLY);
  } catch (error) {
    if (!LEFT_ALONE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/**
 * Makes a data file that its owner alone may read, for it holds seeds of running games, or takes everybody else's
 * permissions from the one that is there; so too for what lies beside it. Folders that are missing are made for the owner alone.
 */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  try {
    closeSync(openSync(file, 'ax', OWNER_ONLY));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    closeToOthers(file);
  }
  for (const end of BESIDE) closeToOthers(`${file}${end}`);
}
