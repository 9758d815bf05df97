import type { Logger } from 'pino';

/** So many damaged rows are remembered; then it begins anew, and they may be logged once more. */
const MOST = 1000;

const logged = new WeakMap<Logger, Set<string>>();

/** Logs once that a stored row cannot be read; whoever meets it goes on without it. */
export function reportDamage(log: Logger, kind: string, id: string): void {
  let known = logged.get(log);
  if (!known || known.size >= MOST) logged.set(log, (known = new Set()));
  const name = `${kind} ${id}`;
  if (known.has(name)) return;
  known.add(name);
  log.error({ kind, id }, 'a stored row is damaged and left out');
}
