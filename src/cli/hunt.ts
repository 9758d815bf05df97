import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Kinds, Settings } from '../kernel/index.ts';
import { actText, type Fault, FULL, hunt as huntGames, QUICK, type Report, shrink } from '../kernel/battery/index.ts';
import { Complaint, WRONG } from './complaint.ts';
import type { FaultFile } from './fault-file.ts';
import { type AnyGame, gameNamed, type Registry, settingsOf } from './games.ts';
import { fileReason, MOST_SEED, settingsText, whole } from './input.ts';
import { breathe, interruptible, note, Progress, print, printJson } from './screen.ts';

interface HuntOptions {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly bound: number;
  readonly settings?: string;
  readonly out: string;
  readonly quick?: true;
  readonly json?: true;
}

/** What a hunt came to; undefined when it was interrupted. */
interface Hunted {
  readonly report: Report<Kinds> | undefined;
  readonly games: number;
  readonly acts: number;
  readonly faults: readonly Fault<Kinds>[];
}

const HELP = `
Every table size is played in turn unless --settings says otherwise. For each fault the shortest game that shows it is
looked for and written to a file that "vatra replay" plays and checks.

Exit codes: 0 nothing was found; 1 something was; 2 the request is mistaken.

Examples:
  vatra hunt --game root --games 1000 --seed 1
  vatra hunt --game scythia --games 50 --settings '{"seats": 2}' --out faults`;

/** Adds the command `hunt` to the program. */
export function huntCommand(program: Command, games: Registry): void {
  program
    .command('hunt')
    .summary('look for faults in a game')
    .description('Walks through many games with every check of the battery and writes down what fails.')
    .requiredOption('--game <name>', 'the game to look at')
    .option('--games <number>', 'how many games', whole('--games', 1, 100_000_000), 100)
    .option(
      '--seed <number>',
      'the seed of the first game; each next game has the next one',
      whole('--seed', 0, MOST_SEED),
      1,
    )
    .option(
      '--bound <number>',
      'a game with more acts is taken to be endless',
      whole('--bound', 1, 100_000_000),
      100_000,
    )
    .option('--settings <json>', 'the settings of every table, as a JSON object')
    .option('--out <folder>', 'where to write the games that fail', '.')
    .option('--quick', 'try some options and viewers at each rest, not all')
    .option('--json', 'print data for other programs')
    .addHelpText('after', HELP)
    .action((options: HuntOptions) => interruptible((stop) => hunt(options, games, stop)));
}

async function walk(game: AnyGame, options: HuntOptions, stop: AbortSignal): Promise<Hunted> {
  const given = settingsText(options.settings);
  const { least, most } = game.seats;
  const sizes = Array.from({ length: most - least + 1 }, (_, k) => settingsOf(game, given, least + k));
  const { games, seed, bound } = options;
  const settings = (of: number): Settings => sizes[of % sizes.length]!;
  const course = huntGames<Kinds>(game, { settings, games, seed, bound, dose: options.quick ? QUICK : FULL });
  const progress = new Progress('games', games);
  const faults: Fault<Kinds>[] = [];
  let walked = { games: 0, acts: 0 };
  try {
    for (;;) {
      const step = course.next();
      if (step.done) return { report: step.value, games: walked.games, acts: walked.acts, faults };
      walked = step.value;
      faults.push(...step.value.faults);
      progress.at(walked.games, `${walked.acts} acts, ${faults.length} faults`);
      await breathe();
      if (stop.aborted) return { report: undefined, games: walked.games, acts: walked.acts, faults };
    }
  } finally {
    progress.end();
  }
}

interface Written {
  readonly file: string;
  readonly fault: Fault<Kinds>;
  readonly again: boolean;
}

/** Writes the shortest game that shows a fault. */
function writeDown(game: AnyGame, found: Fault<Kinds>, folder: string): Written {
  const { fault, again } = shrink<Kinds>(game, found);
  const { check, seed, settings, acts, message } = fault;
  const content: FaultFile = { game: game.name, rules: game.version, check, seed, message, settings, acts };
  const file = join(folder, `${game.name}-${check.replaceAll(' ', '-')}-${found.seed}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, undefined, 1)}\n`);
  } catch (error) {
    throw new Complaint(`cannot write ${file}: ${fileReason(error)}`);
  }
  return { file, fault, again };
}

async function hunt(options: HuntOptions, games: Registry, stop: AbortSignal): Promise<void> {
  const game = await gameNamed(games, options.game);
  const { report, games: count, acts, faults } = await walk(game, options, stop);
  const shortest = faults.filter((fault, i) => faults.findIndex((other) => other.check === fault.check) === i);
  const written: Written[] = [];
  for (const fault of shortest) {
    written.push(writeDown(game, fault, options.out));
    await breathe();
  }
  if (faults.length > 0) process.exitCode = WRONG;
  if (options.json) return printJson(dataOf(game, options, { report, games: count, acts, faults }, written));
  print(`${game.name} ${game.version}: ${count} games, ${acts} acts, ${faults.length} faults`);
  if (!report) note(`Interrupted after ${count} of ${options.games} games.`);
  for (const each of written) showFault(each);
  if (report) showCoverage(report);
}

function dataOf(game: AnyGame, options: HuntOptions, hunted: Hunted, written: readonly Written[]): object {
  const { report, games, acts } = hunted;
  return {
    game: game.name,
    rules: game.version,
    seed: options.seed,
    games,
    acts,
    longest: report?.longest,
    faults: written.map(({ file, fault, again }) => ({ ...fault, file, again })),
    unmet: report?.coverage.unmet,
    idle: report?.coverage.idle,
    met: report?.coverage.met,
    followings: report?.followings,
  };
}

function showFault({ file, fault, again }: Written): void {
  print('');
  print(`${fault.check}: ${fault.message}`);
  print(`  seed ${fault.seed}, ${JSON.stringify(fault.settings)}`);
  fault.acts.forEach((act, i) => print(`  ${i} ${actText(act)}`));
  if (!again) print('  (it did not show again when these acts were repeated)');
  print(`  vatra replay ${file}`);
}

function showCoverage({ coverage }: Report<Kinds>): void {
  const list = (title: string, names: readonly string[]): void => {
    if (names.length > 0) print(`${title}: ${names.join(', ')}`);
  };
  print(`${Object.keys(coverage.met).length} kinds of things were met`);
  list('content never reached', coverage.unmet);
  list('verbs and steps never used', coverage.idle);
}
