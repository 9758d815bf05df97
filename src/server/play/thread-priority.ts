import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How nice a thread that thinks for bots is to the others of this machine: 0 is usual, 19 the most. */
export const BOT_NICENESS = 10;

/** The number of the calling thread in the operating system; undefined where there is no way to ask. */
export function threadNumber(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
}

/**
 * Lets the calling thread compute only where others leave time: on a machine with few cores the thread that answers people
 * and the database come first. Linux counts priorities per thread; elsewhere nothing changes.
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
