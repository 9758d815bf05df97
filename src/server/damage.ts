import type { Logger } from 'pino';

/** How many damaged rows are remembered. After more the list is cleared, and rows may be logged again. */
const MOST = 1000;

const logged = new WeakMap<Logger, Set<string>>();

/** Logs once that a stored row cannot be read. The caller goes on without it. */
export function reportDamage(log: Logger, kind: string, id: string): void {
  let known = logged.get(log);
  if (!known || known.size >= MOST) logged.set(log, (known = new Set()));
  const name = `${kind} ${id}`;
  if (known.has(name)) return;
  known.add(name);
  log.error({ kind, id }, 'damaged row skipped');
}
