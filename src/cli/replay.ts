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
import { UserError, problemLines, EXIT_FINDINGS } from './user-error.ts';
import { checkAgain, type FailureFile, isFaultFile, readFaultFile } from './failure-file.ts';
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
Entries are counted from 0. With --verify the promises of the table and of every seat are checked, and every outcome
is computed again from what they opened. A file that "vatra hunt" wrote is played, and its check made again.

Exit codes: 0 the journal holds; 1 something differs; 2 the request is mistaken.

Examples:
  vatra replay game.json --verify
  vatra replay game.json --to 120 --show`;

/** Adds the command `replay` to the program. */
export function replayCommand(program: Command, games: GameRegistry): void {
  program
    .command('replay')
    .summary('play a recorded game again, and prove that it was fair')
    .description('Plays a recorded game again under its rules and says what differs.')
    .argument('<file>', 'a journal, or a file written by "vatra hunt"')
    .option('--verify', 'compute every outcome again and check the promises')
    .option('--to <number>', 'stop before the entry with this number', wholeNumber('--to', 0, Number.MAX_SAFE_INTEGER))
    .option('--show', 'show the position where the replay ends')
    .option('--json', 'print data for other programs')
    .addHelpText('after', HELP)
    .action((file: string, options: ReplayOptions) => replay(file, options, games));
}

function readFile(file: string): { readonly journal: Journal; readonly fault?: FailureFile } {
  const raw = readJson(file);
  if (isFaultFile(raw)) return readFaultFile(raw, file);
  const reading = readJournal(raw);
  if (!reading.ok) throw new UserError(`${file} is not a journal:\n${problemLines(reading.problems)}`);
  return { journal: reading.value };
}

const WORDS: Readonly<Record<Discrepancy['what'], string>> = {
  over: 'the game was over',
  'not-asked': 'this seat was not asked',
  stale: 'this answers an old question',
  unknown: 'these words mean nothing in this game',
  refused: 'this was not among the options',
  'not-part': 'this does not continue the sentence',
  'not-free': 'this could not be taken back',
  'not-due': 'no outcome was due',
  wrong: 'this is not so under the rules',
  thrown: 'the rules broke down',
  unfair: 'this outcome is not the one that was promised',
  promise: 'a promise was not kept',
  undo: 'this may not be taken back',
  digest: 'the transcript digest is another',
  settings: 'the settings are not right',
  start: 'the starting position is not right',
};

const textOf = ({ entry, what, detail }: Discrepancy): string =>
  `${entry < 0 ? 'the journal' : `entry ${entry}`}: ${WORDS[what]} (${what}: ${detail})`;

async function replay(file: string, options: ReplayOptions, games: GameRegistry): Promise<void> {
  const { journal, fault } = readFile(file);
  const game = await findGame(games, journal.game, journal.pack?.data);
  if (options.to !== undefined && options.to > journal.entries.length)
    throw new UserError(`--to ${options.to} is beyond the end: the journal has ${journal.entries.length} entries`);
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
    printError(`This was recorded under rules ${journal.rules}; here are rules ${game.version}.`);
  showSummary(data, options, replayed);
  if (options.show && replayed.referee) print(shownPosition(game, replayed.referee));
  for (const discrepancy of replayed.discrepancies) printError(textOf(discrepancy));
  if (again) printError(`check "${again.check}" fails after ${again.act} acts: ${again.message}`);
  else if (fault?.check !== undefined) printError(`check "${fault.check}" does not fail here any more`);
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
  if (options.verify && data.proved) print(`all ${data.outcomes} outcomes are as promised`);
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
