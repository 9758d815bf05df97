import { existsSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { type Calibration, type AnalysisModel } from '../../bots/index.ts';
import { analysisFor } from '../../registry/bots.ts';
import { canonicalJson, type GameTypes } from '../../kernel/index.ts';
import { UserError } from '../user-error.ts';
import { contestants, evaluationsFor } from '../contestants.ts';
import { findGame, type GameRegistry, parseSettings } from '../games.ts';
import { asObject, fileReason, MOST_SEED, readJson, settingsText, wholeNumber } from '../input.ts';
import { yieldToEvents, interruptible, printError, Progress, print, printJson, tableLines } from '../output.ts';
import { fitted, forecasts, type Goodness, goodness, type Band, reliability, unseenForecasts } from './fit.ts';
import { reliabilityChart } from './chart.ts';
import { playSample, type Sample } from './sample.ts';

interface CalibrateOptions {
  readonly game: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly settings?: string;
  readonly out?: string;
  readonly data?: string;
  readonly svg?: string;
  readonly byHand?: true;
  readonly json?: true;
}

/** What gave the chances. */
type Estimate = 'hand' | 'net';

/** Games of one table in a file. */
interface SampleSet {
  readonly bots: string;
  readonly settings: unknown;
  readonly games: readonly Sample[];
}

/** Least number of games: some are fitted, the others predicted. */
const FEWEST_GAMES = 2;

const HELP = `
The command plays games between bots, and records the predicted win chances at
the start of each turn and the result. It fits one temperature per stage of the
game, and an offset if all win or lose together; for a game with features of its
own, a logistic regression on them. The fitted figures come from eight-fold
cross-validation. --out saves the games; games of several tables are fitted
together.

Examples:
  vatra calibrate --game root --bots greedy,greedy,greedy,greedy --out root.json
  vatra calibrate --game wild --bots greedy,greedy --data calibration.ts`;

/** Adds the command `calibrate` to the program. */
export function calibrateCommand(program: Command, games: GameRegistry): void {
  program
    .command('calibrate')
    .summary('compare predicted win chances with results')
    .description('Compares predicted win chances with results, and fits a correction.')
    .requiredOption('--game <name>', 'game to play')
    .requiredOption('--bots <names>', 'bots, one per seat, comma-separated')
    .option('--games <number>', 'number of games at this table', wholeNumber('--games', 0, 1_000_000), 40)
    .option('--seed <number>', 'seed of the first game', wholeNumber('--seed', 0, MOST_SEED), 1)
    .option('--settings <json>', 'table settings as a JSON object')
    .option('--out <file>', 'save games to this file and resume from it')
    .option('--data <file>', 'write the fit as a source file')
    .option('--by-hand', 'use the hand-written evaluation even if there is a network')
    .option('--svg <file>', 'write a reliability curve (SVG)')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action((options: CalibrateOptions) => interruptible((stop) => calibrate(options, games, stop)));
}

/** The games of a file. `by` says whose chances they have: those of the network, or by hand. */
function keptIn(file: string | undefined, game: string, rules: string, by: Estimate): SampleSet[] {
  if (file === undefined || !existsSync(file)) return [];
  const kept = asObject(readJson(file));
  if (kept?.['game'] !== game || kept['rules'] !== rules)
    throw new UserError(`${file} holds games of another game or version`);
  if ((kept['by'] ?? 'hand') !== by) throw new UserError(`${file} was made with the other evaluation (--by-hand)`);
  return Array.isArray(kept['tables']) ? (kept['tables'] as SampleSet[]) : [];
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${fileReason(error)}`);
  }
}

async function calibrate(options: CalibrateOptions, games: GameRegistry, stop: AbortSignal): Promise<void> {
  const game = await findGame(games, options.game);
  const bots = contestants(options.bots);
  const settings = parseSettings(game, settingsText(options.settings), bots.length);
  if (settings.seats !== bots.length)
    throw new UserError(`the settings have ${settings.seats} seats, but --bots has ${bots.length}`);
  const model = await analysisFor(game, options.byHand);
  const evaluations = await evaluationsFor(game, bots);
  const by: Estimate = model.leaf ? 'net' : 'hand';
  const tables = keptIn(options.out, game.name, game.version, by);
  const isThis = (table: SampleSet): boolean =>
    table.bots === options.bots && canonicalJson(table.settings) === canonicalJson(settings);
  const own = [...(tables.find(isThis)?.games ?? [])];
  const others = tables.filter((table) => !isThis(table));
  const played = new Set(own.map(({ seed }) => seed));
  const progress = new Progress('games', options.games);
  const now = (): SampleSet[] => [...others, { bots: options.bots, settings, games: own }];
  for (let n = 0; n < options.games && !stop.aborted; n++) {
    progress.at(n);
    if (played.has(options.seed + n)) continue;
    own.push(playSample(game, model, evaluations, settings, bots, options.seed + n));
    if (options.out !== undefined)
      write(options.out, `${JSON.stringify({ game: game.name, rules: game.version, by, tables: now() })}\n`);
    await yieldToEvents();
  }
  progress.end();
  const samples = now().flatMap((table) => table.games);
  if (samples.length < FEWEST_GAMES) return printError('Too few games for a fit: at least 2 are needed.');
  report(options, samples, model);
}

function report(
  options: CalibrateOptions,
  samples: readonly Sample[],
  { evaluator: { together }, features, leaf }: AnalysisModel<GameTypes>,
): void {
  const before = forecasts(samples, { games: 0, stages: [] }, together);
  const after = unseenForecasts(samples, together);
  const calibration = fitted(samples, together);
  const bands = { before: reliability(before), after: reliability(after) };
  if (options.svg !== undefined)
    write(
      options.svg,
      reliabilityChart(`${options.game}: win chances and results (${samples.length} games)`, bands.before, bands.after),
    );
  if (options.data !== undefined) write(options.data, sourceOf(options.game, leaf ? 'net' : 'hand', calibration));
  if (options.json) return printJson({ calibration, before: goodness(before), after: goodness(after), bands });
  show(calibration, features?.names ?? [], goodness(before), goodness(after), bands.after);
}

/** The calibration as a source file for `src/bots`. */
function sourceOf(game: string, by: Estimate, { games, stages, weights }: Calibration): string {
  const lines = stages.map(
    ({ at, temperature, offset }) => `    { at: ${at}, temperature: ${temperature}, offset: ${offset} },\n`,
  );
  const fit = weights ? `  stages: [],\n  weights: [${weights.join(', ')}],` : `  stages: [\n${lines.join('')}  ],`;
  return `import type { Calibration } from '../calibration.ts';

/** ${by === 'net' ? 'Of the network; written' : 'Written'} by \`vatra calibrate --game ${game}\`. */
export const ${game.toUpperCase()}_${by === 'net' ? 'NET_' : ''}CALIBRATION: Calibration = {
  games: ${games},
${fit}
};
`;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

function show(
  { games, stages, weights = [] }: Calibration,
  features: readonly string[],
  before: Goodness,
  after: Goodness,
  bands: readonly Band[],
): void {
  print(`${games} games, ${before.forecasts} predictions`);
  const fit = stages.map(({ at, temperature, offset }) => [percent(at), temperature.toFixed(2), offset.toFixed(2)]);
  if (fit.length > 0) for (const line of tableLines(['stage around', 'temperature', 'offset'], fit)) print(line);
  const weightRows = weights.map((weight, k) => [k === 0 ? 'intercept' : features[k - 1]!, String(weight)]);
  if (weightRows.length > 0) for (const line of tableLines(['feature', 'weight'], weightRows)) print(line);
  const good = [
    ['raw', before.logLoss.toFixed(3), before.brier.toFixed(3)],
    ['fitted', after.logLoss.toFixed(3), after.brier.toFixed(3)],
  ];
  for (const line of tableLines(['', 'log loss', 'Brier'], good)) print(line);
  const rows = bands
    .filter(({ count }) => count > 0)
    .map(({ from, to, count, mean, won }) => [
      `${percent(from)}–${percent(to)}`,
      String(count),
      percent(mean),
      percent(won.share),
      `${percent(won.low)}–${percent(won.high)}`,
    ]);
  for (const line of tableLines(['predicted', 'predictions', 'average', 'won', '95 %'], rows)) print(line);
}
