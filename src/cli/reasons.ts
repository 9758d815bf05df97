import { existsSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { randomSettings } from '../kernel/conformance/index.ts';
import {
  fastRandom,
  type GameTypes,
  MUTE,
  OfferList,
  type Option,
  QuestionReasons,
  type RefusalDetail,
  seatsOf,
} from '../kernel/index.ts';
import { type AnyGame, findGame, type GameRegistry } from './games.ts';
import { asObject, fileReason, MOST_SEED, readJson, wholeNumber } from './input.ts';
import { figure, interruptible, print, printJson, tableLines, yieldToEvents } from './output.ts';
import { EXIT_FINDINGS, UserError } from './user-error.ts';

interface ReasonsOptions {
  readonly game: string;
  readonly games: number;
  readonly seed?: number;
  readonly every: number;
  readonly draw?: number;
  readonly report?: string;
  readonly json?: true;
}

/** Most acts of a random game; a longer one is left. */
const MOST_ACTS = 30_000;

const HELP = `
At one decision in N (--every N) of random games, the command asks for
everything that a person could ask for on the screen. Each sentence must be
offered, or refused with a paragraph. It reports refusals without a paragraph,
and reasons that are not true at that moment ("only in Daylight" in Daylight).

With --draw N, it prints N random refusals instead: one per game, at a random
decision, for a random verb and sentence.

Exit codes: 0 nothing found, 1 something found, 2 usage error.

Examples:
  vatra reasons --game root --games 2000 --seed 1 --every 8
  vatra reasons --game root --games 200 --report root.json
  vatra reasons --game wild --draw 50 --seed 900`;

/** Adds the command `reasons` to the program. */
export function reasonsCommand(program: Command, games: GameRegistry): void {
  program
    .command('reasons')
    .summary('check that every refusal cites a paragraph')
    .description('Asks for everything a person could ask for in random games, and checks the refusals.')
    .requiredOption('--game <name>', 'game to test')
    .option('--games <number>', 'number of games', wholeNumber('--games', 1, 100_000_000), 100)
    .option(
      '--seed <number>',
      'seed of the first game; increases by 1 per game (1, or where the report ends)',
      wholeNumber('--seed', 0, MOST_SEED),
    )
    .option('--every <number>', 'ask at one decision in N', wholeNumber('--every', 1, 1e9), 8)
    .option('--draw <number>', 'print this many random refusals', wholeNumber('--draw', 1, 10_000))
    .option('--report <file>', 'add to this report and continue where it ends')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action((options: ReasonsOptions) => interruptible((stop) => reasons(options, games, stop)));
}

/** The sums of runs of a game; sentences as lists, so that runs can be added. */
interface ReasonsReport {
  readonly game: string;
  /** The seed of the game after the last one. */
  next: number;
  games: number;
  decisions: number;
  sentences: number;
  /** Processor time of all, and of asking alone, in seconds. */
  seconds: number;
  asking: number;
  readonly offered: string[];
  readonly refused: string[];
  /** By verb and window, a sentence that no paragraph refuses, with its seed. */
  readonly silent: Record<string, string>;
  /** By reason and window, a sentence whose reason is not true at that moment. */
  readonly misleading: Record<string, string>;
  /** Number of refusals by paragraph. */
  readonly laws: Record<string, number>;
}

const emptyReport = (game: string, seed: number): ReasonsReport => ({
  game,
  next: seed,
  games: 0,
  decisions: 0,
  sentences: 0,
  seconds: 0,
  asking: 0,
  offered: [],
  refused: [],
  silent: {},
  misleading: {},
  laws: {},
});

function readReport(file: string, game: string): ReasonsReport | undefined {
  if (!existsSync(file)) return undefined;
  const raw = asObject(readJson(file));
  if (!raw || !Array.isArray(raw['refused']) || !asObject(raw['laws']))
    throw new UserError(`${file} is not a report of "vatra reasons"`);
  if (raw['game'] !== game) throw new UserError(`${file} is a report on another game, ${String(raw['game'])}`);
  return raw as unknown as ReasonsReport;
}

/** Plays a random game, and calls before each decision that sampling chooses. */
function playGame(
  game: AnyGame,
  seed: number,
  every: number,
  ask: (s: GameTypes['state'], acts: number) => void,
): void {
  const settings = randomSettings<GameTypes>(game, fastRandom(seed ^ 0x7ab1e), {}, {});
  if (!settings) throw new UserError(`no valid settings found for seed ${seed}`);
  const random = fastRandom(seed);
  // A generator of its own, so that the games do not depend on how often they are asked.
  const sampling = fastRandom(seed ^ 0x4ea50);
  const s = game.begin(settings);
  for (let acts = 0; acts < MOST_ACTS && !s.over; acts++) {
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, random(of), MUTE);
      continue;
    }
    if (sampling(every) === 0) ask(s, acts);
    const seats = seatsOf(game.asked(s));
    const seat = seats[random(seats.length)]!;
    const offers = new OfferList<Option>();
    game.options(s, seat, offers);
    game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
  }
}

const whole = (count: number): string => count.toLocaleString('en-US');

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Asks for every wish of one game. */
function askGame(game: AnyGame, seed: number, every: number, report: ReasonsReport, sets: Sentences): void {
  playGame(game, seed, every, (s, acts) => {
    const start = cpu();
    for (const seat of seatsOf(game.asked(s))) {
      report.decisions++;
      const question = new QuestionReasons<GameTypes>(game, s, seat);
      for (const o of question.wishes()) {
        report.sentences++;
        const answer = question.answerTo(o);
        const at = `${o.text}, seed ${seed}, act ${acts}`;
        if (answer === 'offered') sets.offered.add(o.text);
        else if (!answer || answer.law === '' || answer.why === '')
          report.silent[`${o.verb} in ${game.window(s)?.name}`] ??= at;
        else {
          sets.refused.add(o.text);
          report.laws[answer.law] = (report.laws[answer.law] ?? 0) + 1;
          if (game.wishes?.misleads?.(s, seat, answer))
            report.misleading[`${answer.law} ${answer.why} in ${game.window(s)?.name}`] ??= at;
        }
      }
    }
    report.asking += cpu() - start;
  });
}

interface Sentences {
  readonly offered: Set<string>;
  readonly refused: Set<string>;
}

/** A refusal drawn by lot. */
interface DrawnRefusal extends RefusalDetail {
  readonly seed: number;
  readonly act: number;
  readonly seat: number;
  readonly window: string;
  readonly asked: string;
}

/** One refusal of a random game: a decision, a verb and a sentence by lot. */
function drawRefusal(game: AnyGame, seed: number): DrawnRefusal | undefined {
  const lot = fastRandom(seed ^ 0x1075);
  let drawn: DrawnRefusal | undefined;
  let decisions = 0;
  playGame(game, seed, 4, (s, act) => {
    if (lot(++decisions) !== 0) return;
    const seats = seatsOf(game.asked(s));
    const seat = seats[lot(seats.length)]!;
    const question = new QuestionReasons<GameTypes>(game, s, seat);
    const byVerb: Record<string, { readonly text: string; readonly answer: RefusalDetail }[]> = {};
    for (const o of question.wishes()) {
      const answer = question.answerTo(o);
      if (answer && answer !== 'offered') (byVerb[o.verb] ??= []).push({ text: o.text, answer });
    }
    const lists = Object.values(byVerb);
    const list = lists[lot(Math.max(1, lists.length))];
    if (!list) return;
    const { text, answer } = list[lot(list.length)]!;
    drawn = { seed, act, seat, window: game.window(s)?.name ?? '', asked: text, ...answer };
  });
  return drawn;
}

function drawRefusals(game: AnyGame, options: ReasonsOptions): void {
  const drawn: DrawnRefusal[] = [];
  for (let seed = options.seed ?? 1; drawn.length < options.draw!; seed++) {
    const one = drawRefusal(game, seed);
    if (one) drawn.push(one);
  }
  if (options.json) return printJson(drawn);
  const rows = drawn.map((d, k) => [
    `${k + 1}.`,
    `${d.seed}:${d.act}`,
    d.window,
    d.asked,
    d.law,
    d.why,
    `${d.a} ${d.b}`,
  ]);
  print(tableLines(['no.', 'seed:act', 'window', 'asked for', 'paragraph', 'reason', 'figures'], rows).join('\n'));
}

async function reasons(options: ReasonsOptions, games: GameRegistry, stop: AbortSignal): Promise<void> {
  const game = await findGame(games, options.game);
  if (options.draw !== undefined) return drawRefusals(game, options);
  const before = options.report === undefined ? undefined : readReport(options.report, game.name);
  const report = before ?? emptyReport(game.name, options.seed ?? 1);
  if (options.seed !== undefined) report.next = options.seed;
  const sets = { offered: new Set(report.offered), refused: new Set(report.refused) };
  const start = cpu();
  for (let n = 0; n < options.games && !stop.aborted; n++) {
    askGame(game, report.next++, options.every, report, sets);
    report.games++;
    await yieldToEvents();
  }
  report.seconds += cpu() - start;
  const all = { ...report, offered: [...sets.offered].sort(), refused: [...sets.refused].sort() };
  if (options.report !== undefined)
    try {
      writeFileSync(options.report, `${JSON.stringify(all)}\n`);
    } catch (error) {
      throw new UserError(`cannot write ${options.report}: ${fileReason(error)}`);
    }
  if (Object.keys(report.silent).length + Object.keys(report.misleading).length > 0) process.exitCode = EXIT_FINDINGS;
  const distinct = new Set([...sets.offered, ...sets.refused]).size;
  const { silent, misleading, laws } = report;
  const figures = {
    game: report.game,
    games: report.games,
    next: report.next,
    decisions: report.decisions,
    sentences: report.sentences,
    distinct,
    refused: sets.refused.size,
    offered: sets.offered.size,
    seconds: report.seconds,
    asking: report.asking,
  };
  if (options.json) return printJson({ ...figures, silent, misleading, laws });
  print(
    [
      ...Object.entries(silent).map(([what, where]) => `silent: ${what} (${where})`),
      ...Object.entries(misleading).map(([what, where]) => `not true there: ${what} (${where})`),
      `${whole(report.games)} games of ${game.name}, ${whole(report.decisions)} decisions, ${whole(report.sentences)} sentences, ` +
        `${whole(distinct)} distinct: ${whole(sets.refused.size)} refused, ${whole(sets.offered.size)} offered`,
      `${Object.keys(silent).length} silent, ${Object.keys(misleading).length} not true; ${Object.keys(laws).length} paragraphs cited; ` +
        `${figure(report.seconds)} s of CPU time, ${figure(report.asking)} s of them for asking; next seed ${report.next}`,
    ].join('\n'),
  );
}
