import { readFileSync } from 'node:fs';

/** Fewer open files than this do not even start the bots' threads and answer a page. */
export const LEAST_FILES = 256;
/** From here on a few hundred people can be connected at once: each of them needs one. */
export const COMFORTABLE_FILES = 2048;

/** How to allow more. */
export const HOW_TO_RAISE =
  'raise it with "ulimit -n 65536" before the start, or LimitNOFILE=65536 in a unit of systemd';

/** How many files this process may have open, sockets included; undefined: the system does not say. */
export function openFileLimit(limits = '/proc/self/limits'): number | undefined {
  let text: string;
  try {
    text = readFileSync(limits, 'utf8');
  } catch {
    return undefined;
  }
  const found = /^Max open files\s+(\d+|unlimited)/m.exec(text)?.[1];
  if (found === undefined) return undefined;
  return found === 'unlimited' ? Infinity : Number(found);
}
