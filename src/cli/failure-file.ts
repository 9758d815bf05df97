import type { GameTypes, Problem, Settings } from '../kernel/index.ts';
import {
  type PlayedAct,
  CHECKS,
  type CheckName,
  type CheckFailure,
  FULL,
  walkOnce,
} from '../kernel/conformance/index.ts';
import { checksNamed } from '../kernel/conformance/conformance.ts';
import { scriptPick } from '../kernel/conformance/act-pickers.ts';
import { type Journal, readJournal } from '../kernel/referee/index.ts';
import { EXIT_USAGE, UserError } from './user-error.ts';
import type { AnyGame } from './games.ts';
import { asObject } from './input.ts';

/** A game that fails a conformance check, as a file. */
export interface FailureFile {
  readonly game: string;
  readonly rules?: string;
  readonly settings: unknown;
  readonly acts: readonly PlayedAct[];
  readonly check?: CheckName;
  readonly seed?: number;
  readonly message?: string;
}

/** True when the data looks like a failure file, not like a journal. */
export const isFailureFile = (raw: unknown): boolean => {
  const object = asObject(raw);
  return object !== undefined && 'acts' in object && !('entries' in object);
};

const OPTIONAL: Readonly<Record<string, (value: unknown) => boolean>> = {
  check: (value) => CHECKS.some((check) => check === value),
  seed: (value) => Number.isInteger(value),
  message: (value) => typeof value === 'string',
  act: (value) => Number.isInteger(value),
};

/** Reads a failure file and the journal of its acts; throws a UserError with all problems. */
export function readFailureFile(
  raw: unknown,
  file: string,
): { readonly fault: FailureFile; readonly journal: Journal } {
  const { acts, rules = '-', ...rest } = asObject(raw) ?? {};
  const own = Object.entries(rest).filter(([key]) => Object.hasOwn(OPTIONAL, key));
  const others = Object.fromEntries(Object.entries(rest).filter(([key]) => !Object.hasOwn(OPTIONAL, key)));
  const problems: Problem[] = own
    .filter(([key, value]) => !OPTIONAL[key]!(value))
    .map(([path]) => ({ path, code: 'invalid' }));
  const reading = readJournal({ format: 1, rules, ...others, entries: acts });
  if (!reading.ok) problems.push(...reading.problems.map((p) => ({ ...p, path: p.path.replace(/^entries/, 'acts') })));
  if (!reading.ok || problems.length > 0)
    throw new UserError(`${file} is neither a game record nor a failure file`, EXIT_USAGE, problems);
  return { fault: raw as FailureFile, journal: reading.value };
}

/** Repeats the check of a failure file on its acts; returns the failure, undefined when the check passes. */
export function checkAgain(game: AnyGame, settings: Settings, fault: FailureFile): CheckFailure<GameTypes> | undefined {
  const { check, acts, seed = 0 } = fault;
  if (check === undefined) return undefined;
  for (let k = 0; k < 3; k++) {
    const { faults } = walkOnce<GameTypes>(game, {
      settings,
      seed: seed + k,
      bound: acts.length,
      thoroughness: FULL,
      pick: scriptPick(acts),
      checks: checksNamed(check),
      until: check,
      open: check !== 'ends',
    });
    const found = faults.find((each) => each.check === check);
    if (found) return found;
  }
  return undefined;
}
