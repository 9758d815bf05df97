import type { ParseResult, Problem, SettingField } from '../../kernel/index.ts';

/** The settings of a table. */
export interface Settings {
  /** Seats, clockwise; 1: the solo game. */
  readonly seats: number;
  /** §S-12.1: the character of the AI chief, by its word; used in solo only. */
  readonly chief: string;
  /** §A-31: turns of each player after which the game is scored; 0: no cap. */
  readonly turnCap: number;
}

/** Most seats. */
export const MOST_SEATS = 4;
/** Largest turn cap that a table may choose, in turns of each player. */
const MOST_TURNS = 500;

/** Reads the settings of a table. A missing setting gets its default; the result lists every problem. */
export function readSettings(chiefs: readonly string[], raw: unknown): ParseResult<Settings> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { ok: false, problems: [{ path: '', code: 'not-an-object' }] };
  const from = raw as Readonly<Record<string, unknown>>;
  const problems: Problem[] = [];
  function whole(path: string, least: number, most: number, usual: number): number {
    const value = from[path] ?? usual;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    problems.push({ path, code: 'not-in-range', args: { least, most } });
    return usual;
  }
  const seats = whole('seats', 1, MOST_SEATS, 2);
  const turnCap = whole('turnCap', 0, MOST_TURNS, 0);
  const chief = from['chief'] ?? chiefs[0]!;
  if (typeof chief !== 'string' || !chiefs.includes(chief))
    problems.push({ path: 'chief', code: 'not-one-of', args: { choices: chiefs.join(' ') } });
  for (const path of Object.keys(from))
    if (path !== 'seats' && path !== 'turnCap' && path !== 'chief') problems.push({ path, code: 'unknown' });
  if (problems.length > 0 || typeof chief !== 'string') return { ok: false, problems };
  return { ok: true, value: Object.freeze({ seats, chief, turnCap }) };
}

/** §A-31: the form of the settings: the AI chief's character in solo only, and the turn cap. */
export const settingsForm = (chiefs: readonly string[]): readonly SettingField[] => [
  { id: 'chief', kind: 'one-of', choices: chiefs, usual: chiefs[0]!, when: { id: 'seats', is: [1] } },
  { id: 'turnCap', kind: 'number', least: 0, most: MOST_TURNS, usual: 0 },
];
