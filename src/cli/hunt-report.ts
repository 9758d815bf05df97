import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GameTypes } from '../kernel/index.ts';
import {
  type CoverageCounter,
  type ContentKind,
  contentReport,
  type CheckFailure,
  type HuntResult,
} from '../kernel/conformance/index.ts';
import { UserError } from './user-error.ts';
import type { AnyGame } from './games.ts';
import { asObject, fileReason, readJson } from './input.ts';
import { figure, print, tableLines } from './output.ts';

/** A failed check of a report: the file of its shortest game, and whether it failed again there. */
export interface ReportedFailure extends CheckFailure<GameTypes> {
  readonly file: string;
  readonly again: boolean;
}

/** The sums of hunts of a game. */
export interface HuntReport {
  readonly game: string;
  readonly rules: string;
  /** The seed of the first game, and that of the game after the last one. */
  readonly seed: number;
  readonly next: number;
  readonly games: number;
  readonly acts: number;
  readonly decisions: number;
  readonly longest: number;
  readonly slow: number;
  readonly endless: Readonly<Record<string, number>>;
  readonly checked: { readonly games: number; readonly acts: number };
  /** Processor time. */
  readonly seconds: number;
  readonly faults: readonly ReportedFailure[];
  readonly content: readonly ContentKind[];
  readonly met: Readonly<Record<string, number>>;
  readonly followings: HuntResult['followings'];
}

/** The report of an earlier hunt of this game in a file; undefined when there is no file. */
export function readReport(file: string, game: AnyGame): HuntReport | undefined {
  if (!existsSync(file)) return undefined;
  const raw = asObject(readJson(file));
  if (!raw || typeof raw['games'] !== 'number' || !asObject(raw['met']))
    throw new UserError(`${file} is not a report of "vatra hunt"`);
  if (raw['game'] !== game.name) throw new UserError(`${file} is a report on another game, ${String(raw['game'])}`);
  return raw as unknown as HuntReport;
}

/** Writes a report. */
export function writeReport(file: string, report: HuntReport): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, undefined, 1)}\n`);
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${fileReason(error)}`);
  }
}

/** Counts by name, added up. */
export function addedCounts(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.keys({ ...a, ...b }).map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]));
}

/** Adds figures of worlds to a sum. */
export function addFollowings(sum: HuntResult['followings'], part: HuntResult['followings']): void {
  for (const [place, { followed, parted }] of Object.entries(part)) {
    const into = (sum[place] ??= { followed: 0, parted: 0 });
    into.followed += followed;
    into.parted += parted;
  }
}

function addedFollowings(a: HuntResult['followings'], b: HuntResult['followings']): HuntResult['followings'] {
  const sum = structuredClone(a);
  addFollowings(sum, b);
  return sum;
}

/** The game, first seed, time and wanted content of a hunt. */
export interface HuntRun {
  readonly game: AnyGame;
  readonly seed: number;
  readonly seconds: number;
  readonly content: readonly string[];
  readonly counter: CoverageCounter;
}

/** The report of a hunt, with an earlier one added. */
export function reportOf(
  frame: HuntRun,
  found: HuntResult,
  faults: readonly ReportedFailure[],
  before?: HuntReport,
): HuntReport {
  const { game, seed, counter } = frame;
  return {
    game: game.name,
    rules: game.version,
    seed: before?.seed ?? seed,
    next: seed + found.games,
    games: found.games + (before?.games ?? 0),
    acts: found.acts + (before?.acts ?? 0),
    decisions: found.decisions + (before?.decisions ?? 0),
    longest: Math.max(found.longest, before?.longest ?? 0),
    slow: found.slow + (before?.slow ?? 0),
    endless: addedCounts(before?.endless ?? {}, found.endless),
    checked: {
      games: found.checked.games + (before?.checked.games ?? 0),
      acts: found.checked.acts + (before?.checked.acts ?? 0),
    },
    seconds: frame.seconds + (before?.seconds ?? 0),
    faults: [...(before?.faults ?? []), ...faults],
    content: contentReport<GameTypes>(game, frame.content, counter),
    met: counter.coverage<GameTypes>(game).met,
    followings: before ? addedFollowings(before.followings, found.followings) : found.followings,
  };
}

const count = (n: number): string => n.toLocaleString('en-US');

/** Most names that a line of the printed report lists; the report file has all of them. */
const MOST_NAMES = 30;

const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMES
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMES).join(', ')}, and ${names.length - MOST_NAMES} more`;

/** Prints what was reached of each kind of content, and what was not. */
export function showReport(report: HuntReport, bound: number): void {
  const { games, acts, decisions, longest, slow, checked, seconds, content } = report;
  print(`${count(decisions)} decisions in ${figure(seconds)} s of CPU time; longest game: ${count(longest)} actions`);
  print('checked in every game: no crash, no dead end, no lost or extra pieces, game ends');
  print(
    `all checks: ${count(checked.acts)} of ${count(acts)} actions, in ${count(checked.games)} of ${count(games)} games`,
  );
  if (slow > 0)
    print(`slow: ${count(slow)} games of more than ${count(bound)} actions, which cooperative players could finish`);
  for (const [why, times] of Object.entries(report.endless))
    print(`dropped: ${count(times)} games of more than ${count(bound)} actions; ${why}`);
  print('');
  const rows = content.map((c) => [c.kind, count(c.reached), count(c.total), c.rarest, count(c.times)]);
  for (const line of tableLines(['content', 'reached', 'of', 'least often', 'times'], rows)) print(line);
  for (const { kind, missing } of content)
    if (missing.length > 0) print(`\n${kind}, not reached (${missing.length}): ${listed(missing)}`);
  const excused = content.flatMap(({ beyond }) => Object.entries(beyond));
  if (excused.length > 0) print('\nnot reached, and why:');
  for (const [name, why] of excused) print(`  ${name}: ${why}`);
  const surprising = content.flatMap((c) => c.surprising);
  if (surprising.length > 0) print(`\nreached, although declared unreachable: ${surprising.join(', ')}`);
}
