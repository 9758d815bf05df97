import { execFileSync } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * The time that files of a release carry, in seconds since 1970: `SOURCE_DATE_EPOCH`, or the time of the checked-out commit. The
 * same sources then make the same bytes.
 */
export function sourceDate() {
  const chosen = process.env.SOURCE_DATE_EPOCH;
  if (chosen !== undefined && /^\d+$/.test(chosen)) return Number(chosen);
  return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' }));
}
