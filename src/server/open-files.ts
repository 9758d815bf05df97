import { readFileSync } from 'node:fs';

/** Fewer open files than this are not enough to start the bot threads and serve a page. */
export const LEAST_FILES = 256;
/** Enough for a few hundred connections: each needs an open file. */
export const COMFORTABLE_FILES = 2048;

/** Advice for the log. */
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
