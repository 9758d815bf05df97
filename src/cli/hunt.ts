import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { fastRandom, type GameTypes, type Settings } from '../kernel/index.ts';
import {
  actText,
  type SettingChoices,
  CoverageCounter,
  contentOf,
  randomSettings,
  type CheckFailure,
  FULL,
  hunt as huntGames,
  type HuntResult,
  emptyHuntResult,
  QUICK,
  shrink,
} from '../kernel/conformance/index.ts';
import { createBot } from '../bots/index.ts';
import { evaluatorFor } from '../registry/bots.ts';
import { UserError, EXIT_FINDINGS } from './user-error.ts';
import type { FailureFile } from './failure-file.ts';
import { type AnyGame, findGame, type GameRegistry, parseSettings } from './games.ts';
import { type HuntReport, readReport, reportOf, showReport, type WrittenFault, writeReport } from './hunt-report.ts';
import { fileReason, jsonObject, MOST_SEED, wholeNumber } from './input.ts';
import { yieldToEvents, interruptible, printError, Progress, print, printJson } from './output.ts';

interface HuntOptions {
  readonly game: string;
  readonly games: number;
  readonly seed?: number;
  readonly bound: number;
  readonly settings?: string;
  readonly among?: string;
  readonly every: number;
  readonly stretch: number;
  readonly watch: number;
  readonly able: number;
  readonly whole?: true;
  readonly full?: true;
  readonly report?: string;
  readonly out: string;
  readonly json?: true;
}

const HELP = `
Tables are drawn from the game's own set-up questions: seats, maps, decks, factions and so on. --settings fixes some of the
answers, --among narrows what they are drawn from. Most games are played at random. One in N (--watch N) is watched
for the content it reaches, and played at random, towards what was met least, towards points, or towards content that was
not reached; one in N (--able N) is played by bots that want to win.

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
  vatra hunt --game scythia --games 50 --settings '{"seats": 2}' --whole --full --out faults`;

/** Adds the command `hunt` to the program. */
export function huntCommand(program: Command, games: GameRegistry): void {
  program
    .command('hunt')
    .summary('look for faults in a game')
    .description('Plays many games with the checks of the battery, writes down what fails and what was reached.')
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
    .option('--report <file>', 'write the report there; what earlier hunts wrote there is added')
    .option('--out <folder>', 'where to write the games that fail', '.')
    .option('--json', 'print data for other programs')
    .addHelpText('after', HELP)
    .action((options: HuntOptions) => interruptible((stop) => hunt(options, games, stop)));
}

function tablesOf(game: AnyGame, options: HuntOptions): (seed: number) => Settings {
  const given = jsonObject('--settings', options.settings);
  const among = jsonObject('--among', options.among);
  for (const [key, choices] of Object.entries(among))
    if (!Array.isArray(choices)) throw new UserError(`--among wants a list for "${key}"`);
  const draw = (seed: number): Settings | undefined =>
    randomSettings<GameTypes>(game, fastRandom(seed ^ 0x7ab1e), given, among as SettingChoices);
  // The game reports problems of the settings better than a thousand failed draws.
  if (!draw(0)) {
    parseSettings(game, given, game.seats.least);
    throw new UserError('no table could be drawn from these settings');
  }
  return (seed) => draw(seed)!;
}

interface HuntOutcome {
  readonly found: HuntResult;
  readonly interrupted: boolean;
  readonly seconds: number;
}

async function run(
  game: AnyGame,
  options: HuntOptions,
  seed: number,
  counter: CoverageCounter,
  stop: AbortSignal,
): Promise<HuntOutcome> {
  const { games, bound, stretch } = options;
  const evaluator = await evaluatorFor(game);
  const playing = huntGames<GameTypes>(game, {
    settings: tablesOf(game, options),
    games,
    seed,
    bound,
    stretch,
    every: options.whole ? 0 : options.every,
    counter,
    countedEvery: options.watch,
    ableEvery: options.able,
    able: (random) => {
      const bot = createBot('greedy', game, evaluator, random);
      return (perspective) => bot.answer(perspective);
    },
    thoroughness: options.full ? FULL : QUICK,
  });
  const progress = new Progress('games', games);
  const start = process.cpuUsage();
  const seconds = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  let found: HuntResult = emptyHuntResult();
  let breath = performance.now();
  try {
    for (;;) {
      const step = playing.next();
      found = step.value;
      if (step.done) return { found, interrupted: false, seconds: seconds() };
      if (performance.now() - breath < YIELD_EVERY_MS) continue;
      progress.at(found.games, `${found.acts} acts, ${found.faults.length} faults`);
      await yieldToEvents();
      breath = performance.now();
      if (stop.aborted) return { found, interrupted: true, seconds: seconds() };
    }
  } finally {
    progress.end();
  }
}

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
  let meet = (_name: string): void => {};
  const content = contentOf<GameTypes>(
    game,
    game.checks.watchContributors?.((name) => meet(`power ${name}`)),
  );
  const counter = new CoverageCounter(before?.met, content);
  meet = (name) => counter.meet(name);
  const { found, interrupted, seconds } = await run(game, options, seed, counter, stop);
  const { faults } = found;
  const written: WrittenFault[] = [];
  for (const fault of faults.filter((each, i) => faults.findIndex((other) => other.check === each.check) === i)) {
    written.push(writeFailure(game, fault, options.out));
    await yieldToEvents();
  }
  if (faults.length > 0) process.exitCode = EXIT_FINDINGS;
  const report = reportOf({ game, seed, seconds, content, counter }, found, written, before);
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
