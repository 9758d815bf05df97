import type { Problem, ParseResult } from '../kernel/index.ts';
import type { Settings } from './state.ts';

/** The value as an object; undefined when it is none. */
export const record = (raw: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : undefined;

/** True for a whole number from `least` to `most`. */
const isWhole = (raw: unknown, least: number, most: number): raw is number =>
  Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most;

const RANGES = { seats: [2, 4, 2], target: [1, 50, 10], rounds: [1, 20, 9] } as const;

/** Reads settings. Missing values get defaults; all problems are listed. */
export function readSettings(raw: unknown): ParseResult<Settings> {
  const from = record(raw);
  if (!from) return { ok: false, problems: [{ path: '', code: 'not-an-object' }] };
  const problems: Problem[] = [];
  const whole = (path: keyof typeof RANGES): number => {
    const [least, most, usual] = RANGES[path];
    const value = from[path] ?? usual;
    if (isWhole(value, least, most)) return value;
    problems.push({ path, code: 'not-in-range', args: { least, most } });
    return usual;
  };
  const together = from['together'] ?? false;
  if (typeof together !== 'boolean') problems.push({ path: 'together', code: 'not-yes-or-no' });
  for (const path of Object.keys(from))
    if (!(path in RANGES) && path !== 'together') problems.push({ path, code: 'unknown' });
  const settings: Settings = Object.freeze({
    seats: whole('seats'),
    target: whole('target'),
    rounds: whole('rounds'),
    together: together === true,
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: settings };
}
