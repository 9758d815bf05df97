import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { GameTypes } from '../kernel/index.ts';
import {
  actText,
  CoverageCounter,
  type CheckFailure,
  type HuntResult,
  emptyHuntResult,
  shrink,
} from '../kernel/conformance/index.ts';
import { UserError, EXIT_FINDINGS } from './user-error.ts';
import type { FailureFile } from './failure-file.ts';
import { type AnyGame, findGame, type GameRegistry } from './games.ts';
import { type HuntOrder, type PreparedHunt, prepareHunt, processorSeconds } from './hunt-order.ts';
import { HUNT_THREAD_COMMAND, huntOnThreads, serveHuntThread } from './hunt-threads.ts';
import { type HuntReport, readReport, reportOf, showReport, type ReportedFailure, writeReport } from './hunt-report.ts';
import { fileReason, MOST_SEED, wholeNumber } from './input.ts';
import { yieldToEvents, interruptible, printError, Progress, print, printJson } from './output.ts';

interface HuntOptions extends HuntOrder {
  readonly games: number;
  readonly seed?: number;
  readonly threads: number;
  readonly report?: string;
  readonly out: string;
  readonly json?: true;
}

const HELP = `
Table settings are random: seats, maps, decks, factions and so on. --settings
fixes some of them, --among restricts them. Most games are played at random. One
in N (--watch N) is observed for the content it reaches, and steered: towards
options taken least, towards points, or towards content not reached yet. One in
N (--able N) is played by bots.

Every game is checked for crashes, dead ends, lost or extra pieces, and that it
ends. One game in N (--every N) has a stretch of actions with all conformance
checks: secrecy, copies, replay and others. A game of more than --bound actions
is not a bug as such. It is one if cooperative players cannot finish it either.

For each bug, the command looks for the shortest game that shows it and writes
it to a failure file for "vatra replay".

With --report, a run continues with new seeds and adds to the report; with
--threads, games are added in the order of their seeds.

Exit codes: 0 no bug found, 1 bugs found, 2 usage error.

Examples:
  vatra hunt --game root --games 1000 --seed 1
  vatra hunt --game root --among '{"setup": ["standard"]}' --report hunt.json
  vatra hunt --game root --games 20000 --threads 16 --report hunt.json
  vatra hunt --game scythia --settings '{"seats": 2}' --whole --full`;

/** Adds the command `hunt` to the program. */
export function huntCommand(program: Command, games: GameRegistry): void {
  program
    .command('hunt')
    .summary('fuzz-test the rules')
    .description(
      'Plays many games with conformance checks, and reports failed checks and the content that was reached.',
    )
    .requiredOption('--game <name>', 'game to test')
    .option('--games <number>', 'number of games', wholeNumber('--games', 1, 100_000_000), 100)
    .option(
      '--seed <number>',
      'seed of the first game; increases by 1 per game (1, or where the report ends)',
      wholeNumber('--seed', 0, MOST_SEED),
    )
    .option(
      '--bound <number>',
      'actions after which a game counts as long',
      wholeNumber('--bound', 1, 100_000_000),
      30_000,
    )
    .option('--settings <json>', 'settings of every table as a JSON object')
    .option('--among <json>', 'restrict random settings to these values (JSON object of lists)')
    .option('--every <number>', 'run all checks on one game in N', wholeNumber('--every', 1, 1e9), 10)
    .option('--stretch <number>', 'number of actions of such a stretch', wholeNumber('--stretch', 1, 1e9), 40)
    .option('--watch <number>', 'observe and steer one game in N', wholeNumber('--watch', 1, 1e9), 4)
    .option('--able <number>', 'let bots play one game in N; 0: none', wholeNumber('--able', 0, 1e9), 100)
    .option('--whole', 'run all checks on every game, from start to end')
    .option('--full', 'all checks try every option and viewer instead of a sample')
    .option('--every-mix', 'take all mixes of seats in turn')
    .option('--threads <number>', 'number of threads', wholeNumber('--threads', 1, 256), 1)
    .option('--report <file>', 'add to this report and continue where it ends')
    .option('--out <folder>', 'folder for failure files', '.')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action((options: HuntOptions) => interruptible((stop) => hunt(options, games, stop)));
  program.command(HUNT_THREAD_COMMAND, { hidden: true }).action(() => serveHuntThread(games));
}

interface HuntRunResult {
  readonly found: HuntResult;
  readonly interrupted: boolean;
  readonly seconds: number;
  /** What this hunt and those of the report before it met. */
  readonly counter: CoverageCounter;
}

/** Plays all games in this thread. */
async function run(
  prepared: PreparedHunt,
  range: { readonly seed: number; readonly games: number },
  counter: CoverageCounter,
  stop: AbortSignal,
): Promise<HuntRunResult> {
  const playing = prepared.play(range.seed, range.games, counter);
  const progress = new Progress('games', range.games);
  const start = process.cpuUsage();
  let found: HuntResult = emptyHuntResult();
  let breath = performance.now();
  try {
    for (;;) {
      const step = playing.next();
      found = step.value;
      if (step.done) return { found, interrupted: false, seconds: processorSeconds(start), counter };
      if (performance.now() - breath < YIELD_EVERY_MS) continue;
      progress.at(found.games, `${found.acts} actions, ${found.faults.length} bugs`);
      await yieldToEvents();
      breath = performance.now();
      if (stop.aborted) return { found, interrupted: true, seconds: processorSeconds(start), counter };
    }
  } finally {
    progress.end();
  }
}

/** Plays all games on several threads; calls `save` every few seconds. */
async function runOnThreads(
  options: HuntOptions,
  range: { readonly seed: number; readonly games: number; readonly met: Readonly<Record<string, number>> },
  content: readonly string[],
  stop: AbortSignal,
  save: (outcome: HuntRunResult) => void,
): Promise<HuntRunResult> {
  const progress = new Progress('games', range.games);
  const start = process.cpuUsage();
  let saved = performance.now();
  const outcomeOf = (found: HuntResult, met: Readonly<Record<string, number>>): HuntRunResult => ({
    found,
    interrupted: stop.aborted,
    seconds: processorSeconds(start),
    counter: new CoverageCounter(met, content),
  });
  const { found, met } = await huntOnThreads(orderOf(options), range, options.threads, stop, (sum) => {
    progress.at(sum.found.games, `${sum.found.acts} acts, ${sum.found.faults.length} faults`);
    // A report with faults is written once their games are shortened.
    if (performance.now() - saved < SAVE_EVERY_MS || sum.found.faults.length > 0) return;
    save(outcomeOf(sum.found, sum.met));
    saved = performance.now();
  });
  progress.end();
  return outcomeOf(found, met);
}

/** The part of the options that threads need. */
function orderOf(options: HuntOptions): HuntOrder {
  const { game, bound, settings, among, everyMix, every, stretch, watch, able, whole, full } = options;
  return {
    game,
    bound,
    every,
    stretch,
    watch,
    able,
    ...(settings !== undefined && { settings }),
    ...(among !== undefined && { among }),
    ...(everyMix && { everyMix }),
    ...(whole && { whole }),
    ...(full && { full }),
  };
}

/** Time between two reports of a hunt on several threads, in ms. */
const SAVE_EVERY_MS = 5000;

/** Time between two yields to signals, in ms. */
const YIELD_EVERY_MS = 50;

/** Time limit of the search for a shorter game, in ms. */
const SHRINK_MS = 60_000;

function timer(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() < end;
}

/** Writes the shortest game that fails a check to a file. */
function writeFailure(game: AnyGame, found: CheckFailure<GameTypes>, folder: string): ReportedFailure {
  // A game that does not end cannot be shortened.
  const { fault, again } =
    found.check === 'ends' ? { fault: found, again: true } : shrink<GameTypes>(game, found, timer(SHRINK_MS));
  const { check, seed, settings, acts, message } = fault;
  const content: FailureFile = { game: game.name, rules: game.version, check, seed, message, settings, acts };
  const file = join(folder, `${game.name}-${check.replaceAll(' ', '-')}-${found.seed}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, undefined, 1)}\n`);
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${fileReason(error)}`);
  }
  return { ...fault, file, again };
}

async function hunt(options: HuntOptions, games: GameRegistry, stop: AbortSignal): Promise<void> {
  const game = await findGame(games, options.game);
  const before = options.report === undefined ? undefined : readReport(options.report, game);
  const seed = options.seed ?? before?.next ?? 1;
  const prepared = await prepareHunt(game, options);
  const { content } = prepared;
  const range = { seed, games: options.games, met: before?.met ?? {} };
  const reportWith = ({ found, seconds, counter }: HuntRunResult, written: readonly ReportedFailure[]): HuntReport =>
    reportOf({ game, seed, seconds, content, counter }, found, written, before);
  const save = (outcome: HuntRunResult): void => {
    if (options.report !== undefined) writeReport(options.report, reportWith(outcome, []));
  };
  const outcome =
    options.threads > 1
      ? await runOnThreads(options, range, content, stop, save)
      : await run(prepared, range, new CoverageCounter(range.met, content), stop);
  const { found, interrupted } = outcome;
  const { faults } = found;
  const written: ReportedFailure[] = [];
  for (const fault of faults.filter((each, i) => faults.findIndex((other) => other.check === each.check) === i)) {
    written.push(writeFailure(game, fault, options.out));
    await yieldToEvents();
  }
  if (faults.length > 0) process.exitCode = EXIT_FINDINGS;
  const report = reportWith(outcome, written);
  if (options.report !== undefined) writeReport(options.report, report);
  if (options.json) printJson(report);
  else show(report, options.bound, faults.length);
  if (interrupted) printError(`Interrupted after ${found.games} of ${options.games} games.`);
}

function show(report: HuntReport, bound: number, faults: number): void {
  const { game, rules, games, acts } = report;
  print(`${game} ${rules}: ${games} games, ${acts} actions, ${faults} bugs`);
  for (const fault of report.faults) showFailure(fault);
  showReport(report, bound);
}

function showFailure(fault: ReportedFailure): void {
  print('');
  print(`${fault.check}: ${fault.message}`);
  print(`  seed ${fault.seed}, ${JSON.stringify(fault.settings)}`);
  fault.acts.forEach((act, i) => print(`  ${i} ${actText(act)}`));
  if (!fault.again) print('  (not reproduced when these actions were repeated)');
  print(`  vatra replay ${fault.file}`);
  print('');
}
