import type { Command } from 'commander';
import { type GameTypes, seatsOf } from '../kernel/index.ts';
import {
  type Discrepancy,
  type Journal,
  liveEntries,
  type ReplayResult,
  readJournal,
  type Referee,
  replay as replayJournal,
  saveState,
} from '../kernel/referee/index.ts';
import { UserError, EXIT_FINDINGS, EXIT_USAGE } from './user-error.ts';
import { checkAgain, type FailureFile, isFailureFile, readFailureFile } from './failure-file.ts';
import { type AnyGame, findGame, type GameRegistry } from './games.ts';
import { readJson, wholeNumber } from './input.ts';
import { printError, print, printJson } from './output.ts';

interface ReplayOptions {
  readonly verify?: true;
  readonly to?: number;
  readonly show?: true;
  readonly json?: true;
}

const HELP = `
Entries are counted from 0. --verify checks the commitments of the table and of
every seat, and recomputes every outcome from what they revealed. For a failure
file of "vatra hunt", the command repeats the failed check.

Exit codes: 0 verified, 1 differences found, 2 usage error.

Examples:
  vatra replay game.json --verify
  vatra replay game.json --to 120 --show`;

/** Adds the command `replay` to the program. */
export function replayCommand(program: Command, games: GameRegistry): void {
  program
    .command('replay')
    .summary('replay a game record; --verify checks the dice')
    .description('Replays a game record and reports where the rules disagree with it.')
    .argument('<file>', 'game record, or failure file of "vatra hunt"')
    .option('--verify', 'recompute every random outcome and check the commitments')
    .option('--to <number>', 'stop before this entry', wholeNumber('--to', 0, Number.MAX_SAFE_INTEGER))
    .option('--show', 'print the position where the replay ends')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action((file: string, options: ReplayOptions) => replay(file, options, games));
}

function readFile(file: string): { readonly journal: Journal; readonly fault?: FailureFile } {
  const raw = readJson(file);
  if (isFailureFile(raw)) return readFailureFile(raw, file);
  const reading = readJournal(raw);
  if (!reading.ok) throw new UserError(`${file} is not a valid game record`, EXIT_USAGE, reading.problems);
  return { journal: reading.value };
}

const WORDS: Readonly<Record<Discrepancy['what'], string>> = {
  over: 'the game was over',
  'not-asked': 'this seat was not asked',
  stale: 'this answers an earlier question',
  unknown: 'this game has no such option',
  refused: 'this option was not offered',
  'not-part': 'this does not continue the move',
  'not-free': 'this undo needed consent',
  'not-due': 'no outcome was due',
  wrong: 'the rules give another result',
  thrown: 'the rules threw an error',
  unfair: 'this outcome does not follow from the commitments',
  promise: 'a commitment does not match what was revealed',
  undo: 'this undo is not allowed',
  digest: 'the transcript digest differs',
  settings: 'invalid settings',
  start: 'invalid starting position',
};

const textOf = ({ entry, what, detail }: Discrepancy): string =>
  `${entry < 0 ? 'the game record' : `entry ${entry}`}: ${WORDS[what]} (${what}: ${detail})`;

async function replay(file: string, options: ReplayOptions, games: GameRegistry): Promise<void> {
  const { journal, fault } = readFile(file);
  const game = await findGame(games, journal.game, journal.pack?.data);
  if (options.to !== undefined && options.to > journal.entries.length)
    throw new UserError(`--to ${options.to} is beyond the end: the game record has ${journal.entries.length} entries`);
  const played = fault ? { ...journal, rules: game.version } : journal;
  const replayed = replayJournal(game, played, options.verify === true, options.to);
  const again = fault && replayed.referee ? checkAgain(game, replayed.referee.state.settings, fault) : undefined;
  if (replayed.discrepancies.length > 0 || again) process.exitCode = EXIT_FINDINGS;
  const data = {
    file,
    ...summary(game, played, replayed),
    discrepancies: replayed.discrepancies,
    ...(fault?.check !== undefined && {
      check: { name: fault.check, fails: again !== undefined, message: again?.message },
    }),
    ...(options.show && replayed.referee && { position: positionOf(game, replayed.referee) }),
  };
  if (options.json) return printJson(data);
  if (journal.rules !== game.version && !fault)
    printError(`Recorded under rules ${journal.rules}; replayed under rules ${game.version}.`);
  showSummary(data, options, replayed);
  if (options.show && replayed.referee) print(shownPosition(game, replayed.referee));
  for (const discrepancy of replayed.discrepancies) printError(textOf(discrepancy));
  if (again) printError(`check "${again.check}" fails after ${again.act} actions: ${again.message}`);
  else if (fault?.check !== undefined) printError(`check "${fault.check}" passes now`);
}

function summary(game: AnyGame, journal: Journal, { referee, outcomes, proved }: ReplayResult<GameTypes>) {
  return {
    game: game.name,
    rules: journal.rules,
    entries: journal.entries.length,
    played: referee?.entries.length ?? 0,
    undone: journal.entries.length - liveEntries(journal.entries).length,
    outcomes,
    proved,
    scores: referee ? game.scores(referee.state) : [],
    over: referee?.state.over ?? null,
    ...(referee?.digest && { digest: referee.digest }),
  };
}

function showSummary(
  data: ReturnType<typeof summary>,
  options: ReplayOptions,
  { referee }: ReplayResult<GameTypes>,
): void {
  print(`${data.game} ${data.rules}: ${data.played} of ${data.entries} entries played, ${data.outcomes} outcomes`);
  if (!referee) return;
  print(`scores ${data.scores.join(', ')}`);
  const { over } = data;
  if (over)
    print(over.winners.length > 0 ? `won by seat ${over.winners.join(' and ')} (${over.law})` : `lost (${over.law})`);
  else print(statusText(referee));
  if (options.verify && data.proved) print(`all ${data.outcomes} outcomes follow from the commitments`);
}

/** Who must answer, or how the game ended, as text. */
function statusText(referee: Referee<GameTypes>): string {
  const window = referee.game.window(referee.state);
  if (!window) return 'an outcome is due';
  return `seat ${seatsOf(window.asked).join(' and ')} must answer: ${window.name} (${window.law})`;
}

function positionOf(game: AnyGame, { state }: Referee<GameTypes>): unknown {
  return game.positions ? game.positions.write(state) : saveState(state);
}

function shownPosition(game: AnyGame, { state }: Referee<GameTypes>): string {
  return game.positions ? game.positions.show(state) : JSON.stringify(saveState(state), undefined, 2);
}
