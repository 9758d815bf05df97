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
import { type HuntReport, readReport, reportOf, showReport, type WrittenFault, writeReport } from './hunt-report.ts';
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
Tables are drawn from the game's own set-up questions: seats, maps, decks, factions and so on. --settings fixes some of the
answers, --among narrows what they are drawn from. Most games are played at random. One in N (--watch N) is watched
for the content it reaches, and played at random, towards what was met least, towards points, or towards content that was
not reached; one in N (--able N) is played by bots that want to win.

With --threads, games are added to the report in the order of their seeds, so the report always says where to go on.

Every game has the cheap checks: nothing throws, nobody is stuck, nothing is lost or invented, the game ends. One game in
N (--every N) has a stretch of acts with every conformance check: secrecy, two worlds, clones, replay and so on.
A game of more than --bound acts is not a fault as such: no rule forbids long games, and random players do not want to
end them. It is a fault when players who all want to end it cannot either.

For each fault the shortest game that shows it is looked for and written to a file that "vatra replay" plays and checks.

Exit codes: 0 nothing was found; 1 something was; 2 the request is mistaken.

Examples:
  vatra hunt --game root --games 1000 --seed 1
  vatra hunt --game root --games 500 --among '{"factions": ["marquise", "eyrie", "alliance"], "setup": ["standard"]}'
  vatra hunt --game root --games 500 --report hunt.json    (again and again: the figures add up)
  vatra hunt --game root --games 20000 --threads 16 --every-mix --report hunt.json    (goes on where it was interrupted)
  vatra hunt --game scythia --games 50 --settings '{"seats": 2}' --whole --full --out faults`;

/** Adds the command `hunt` to the program. */
export function huntCommand(program: Command, games: GameRegistry): void {
  program
    .command('hunt')
    .summary('look for faults in a game')
    .description(
      'Plays many games with conformance checks; reports the checks that fail and the content that was reached.',
    )
    .requiredOption('--game <name>', 'the game to look at')
    .option('--games <number>', 'how many games', wholeNumber('--games', 1, 100_000_000), 100)
    .option(
      '--seed <number>',
      'the seed of the first game; each next game has the next one (1, or where the report ends)',
      wholeNumber('--seed', 0, MOST_SEED),
    )
    .option('--bound <number>', 'acts after which a game is long', wholeNumber('--bound', 1, 100_000_000), 30_000)
    .option('--settings <json>', 'settings of every table, as a JSON object')
    .option('--among <json>', 'for some settings a list of what they are drawn from, as a JSON object')
    .option(
      '--every <number>',
      'one game in this many has a stretch with every check',
      wholeNumber('--every', 1, 1e9),
      10,
    )
    .option('--stretch <number>', 'how many acts such a stretch has', wholeNumber('--stretch', 1, 1e9), 40)
    .option(
      '--watch <number>',
      'one game in this many is watched for content, and steered',
      wholeNumber('--watch', 1, 1e9),
      4,
    )
    .option('--able <number>', 'one game in this many is played by bots; 0: none', wholeNumber('--able', 0, 1e9), 100)
    .option('--whole', 'every game from its beginning to its end with every check')
    .option('--full', 'try every option and viewer where every check is made, not some')
    .option('--every-mix', 'the seats of each game hold the next one of all mixes')
    .option('--threads <number>', 'how many games are played at once', wholeNumber('--threads', 1, 256), 1)
    .option('--report <file>', 'write the report there; what earlier hunts wrote there is added')
    .option('--out <folder>', 'where to write the games that fail', '.')
    .option('--json', 'print data for other programs')
    .addHelpText('after', HELP)
    .action((options: HuntOptions) => interruptible((stop) => hunt(options, games, stop)));
  program.command(HUNT_THREAD_COMMAND, { hidden: true }).action(() => serveHuntThread(games));
}

interface HuntOutcome {
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
): Promise<HuntOutcome> {
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
      progress.at(found.games, `${found.acts} acts, ${found.faults.length} faults`);
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
  save: (outcome: HuntOutcome) => void,
): Promise<HuntOutcome> {
  const progress = new Progress('games', range.games);
  const start = process.cpuUsage();
  let saved = performance.now();
  const outcomeOf = (found: HuntResult, met: Readonly<Record<string, number>>): HuntOutcome => ({
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
function writeFailure(game: AnyGame, found: CheckFailure<GameTypes>, folder: string): WrittenFault {
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
  const reportWith = ({ found, seconds, counter }: HuntOutcome, written: readonly WrittenFault[]): HuntReport =>
    reportOf({ game, seed, seconds, content, counter }, found, written, before);
  const save = (outcome: HuntOutcome): void => {
    if (options.report !== undefined) writeReport(options.report, reportWith(outcome, []));
  };
  const outcome =
    options.threads > 1
      ? await runOnThreads(options, range, content, stop, save)
      : await run(prepared, range, new CoverageCounter(range.met, content), stop);
  const { found, interrupted } = outcome;
  const { faults } = found;
  const written: WrittenFault[] = [];
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
  print(`${game} ${rules}: ${games} games, ${acts} acts, ${faults} faults`);
  for (const fault of report.faults) showFault(fault);
  showReport(report, bound);
}

function showFault(fault: WrittenFault): void {
  print('');
  print(`${fault.check}: ${fault.message}`);
  print(`  seed ${fault.seed}, ${JSON.stringify(fault.settings)}`);
  fault.acts.forEach((act, i) => print(`  ${i} ${actText(act)}`));
  if (!fault.again) print('  (it did not show again when these acts were repeated)');
  print(`  vatra replay ${fault.file}`);
  print('');
}
