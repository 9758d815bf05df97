import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Niceness of bot threads: 0 is the default, 19 the lowest priority. */
export const BOT_NICENESS = 10;

/** OS id of the calling thread; undefined: not available. */
export function threadNumber(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
}

/**
 * Lowers the priority of the calling thread: on a machine with few cores the main thread and the database come first. Works on
 * Linux, where priorities are per thread; elsewhere does nothing.
 */
export function lowerThreadPriority(): void {
  const thread = threadNumber();
  if (thread === undefined) return;
  try {
    setPriority(thread, BOT_NICENESS);
  } catch {
    // A system that forbids it runs bots at the usual priority.
  }
}
