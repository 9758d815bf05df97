import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './root.mjs';

/** Age at which a lock counts as abandoned. */
const TOO_OLD_MS = 20 * 60_000;
/** Delay between two attempts to take a lock. */
const RETRY_MS = 100;

/** Runs `work` while no other process of this checkout runs work under the same name. */
export async function withLock(name, work) {
  const folder = join(ROOT, '.build');
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, `${name}.lock`);
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  while (!take(mine, lock)) {
    removeIfAbandoned(lock, `${mine}.old`);
    await sleep(RETRY_MS);
  }
  rmSync(mine, { force: true });
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Takes the lock by a hard link, which appears together with its content: nobody reads an empty lock. */
function take(mine, lock) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock of a dead process aside. If another process took the lock meanwhile, puts that lock back. */
function removeIfAbandoned(lock, aside) {
  if (!isAbandoned(lock)) return;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (!isAbandoned(aside)) take(aside, lock);
  rmSync(aside, { force: true });
}

function isAbandoned(file) {
  try {
    return Date.now() - statSync(file).mtimeMs > TOO_OLD_MS || !isAlive(Number(readFileSync(file, 'utf8')));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
