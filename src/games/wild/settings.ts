import type { ParseResult, Problem, SettingField } from '../../kernel/index.ts';
import { bindComponents, type Components } from './components/components.ts';
import { MOST_HARD, MOST_PLAYERS } from './words.ts';

/** The settings of a table: seats, hard cards, and the hash of the pack. */
export interface Settings {
  readonly seats: number;
  readonly hard: number;
  readonly pack: string;
}

const FIELDS = ['seats', 'hard', 'pack'];

/** Reads a whole number within bounds; reports a problem otherwise. */
function count(raw: unknown, path: string, least: number, most: number, problems: Problem[]): number {
  if (Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most) return raw as number;
  problems.push({ path, code: raw === undefined ? 'missing' : 'not-in-range', args: { least, most } });
  return least;
}

/** Reads the settings of a table: seats (§W-1.1), hard cards (§W-2.14), and the hash of the pack. */
export function readSettings(raw: unknown, components: Components): ParseResult<Settings> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { ok: false, problems: [{ path: '', code: 'not-an-object' }] };
  const given = raw as Readonly<Record<string, unknown>>;
  const { hash: pack } = components;
  const problems: Problem[] = [];
  for (const key of Object.keys(given)) if (!FIELDS.includes(key)) problems.push({ path: key, code: 'unknown' });
  const seats = count(given['seats'], 'seats', 1, MOST_PLAYERS, problems);
  const hard = given['hard'] === undefined ? 0 : count(given['hard'], 'hard', 0, MOST_HARD, problems);
  if (given['pack'] !== undefined && given['pack'] !== pack)
    problems.push({ path: 'pack', code: 'other-pack', args: { expected: pack } });
  if (problems.length > 0) return { ok: false, problems };
  const settings = Object.freeze({ seats, hard, pack });
  bindComponents(settings, components);
  return { ok: true, value: settings };
}

/** §W-2.14: the form of the settings: how many hard cards. */
export const settingsForm: readonly SettingField[] = [
  { id: 'hard', kind: 'number', least: 0, most: MOST_HARD, usual: 0 },
];
