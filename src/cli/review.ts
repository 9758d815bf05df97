import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { type Decision, type TurnChances, Reviewer, type TurningPoint } from '../bots/index.ts';
import { analysisFor } from '../registry/bots.ts';
import { fastRandom } from '../kernel/index.ts';
import { readJournal, replay } from '../kernel/referee/index.ts';
import { lineChart } from './arena/chart.ts';
import { UserError, EXIT_FINDINGS, EXIT_USAGE } from './user-error.ts';
import { findGame, type GameRegistry } from './games.ts';
import { fileReason, MOST_SEED, readJson, wholeNumber } from './input.ts';
import { print, printJson, tableLines } from './output.ts';

interface ReviewOptions {
  readonly iterations: number;
  readonly worst: number;
  readonly seed: number;
  readonly svg?: string;
  readonly json?: true;
}

/** The review of a finished game; the decisions that cost most come first. */
interface Review {
  readonly moments: readonly TurnChances[];
  readonly turningPoints: readonly TurningPoint[];
  readonly decisions: readonly Decision[];
}

const HELP = `
Win chances come from the bots' evaluation, calibrated on finished games (see
"vatra calibrate"). A decision is compared with the alternatives by what its
seat could know at that moment.

Examples:
  vatra review game.json
  vatra review game.json --iterations 500 --worst 10 --svg chances.svg`;

/** Adds the command `review` to the program. */
export function reviewCommand(program: Command, games: GameRegistry): void {
  program
    .command('review')
    .summary('analyze a finished game: win chances, turning points')
    .description('Prints the win chances turn by turn, and the decisions that cost most compared with the best option.')
    .argument('<file>', 'record of a finished game')
    .option('--iterations <number>', 'search iterations per decision', wholeNumber('--iterations', 1, 1_000_000), 60)
    .option('--worst <number>', 'number of mistakes to list', wholeNumber('--worst', 0, 10_000), 5)
    .option('--seed <number>', 'seed of the search', wholeNumber('--seed', 0, MOST_SEED), 1)
    .option('--svg <file>', 'write a chart of the win chances (SVG)')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action((file: string, options: ReviewOptions) => review(file, options, games));
}

async function review(file: string, options: ReviewOptions, games: GameRegistry): Promise<void> {
  const reading = readJournal(readJson(file));
  if (!reading.ok) throw new UserError(`${file} is not a valid game record`, EXIT_USAGE, reading.problems);
  const journal = reading.value;
  const game = await findGame(games, journal.game, journal.pack?.data);
  const { referee, discrepancies } = replay(game, journal);
  if (!referee || discrepancies.length > 0)
    throw new UserError(`${file} does not replay: see "vatra replay"`, EXIT_FINDINGS);
  // A review of a running game would reveal hidden cards.
  if (!referee.state.over) throw new UserError(`${file} is a game that is not over`);
  if (journal.entries.some((entry) => 'base' in entry))
    throw new UserError(`${file} was continued under newer rules; such games cannot be reviewed`);
  const start = referee.start ?? game.begin(referee.state.settings);
  const reviewer = new Reviewer(game, await analysisFor(game), start, journal.entries);
  const random = fastRandom(options.seed);
  const decisions = reviewer.asked
    .map((asked) => reviewer.look(asked, random, { iterations: options.iterations }))
    .sort((a, b) => b.cost - a.cost);
  const found: Review = { moments: reviewer.turns, turningPoints: reviewer.turningPoints(), decisions };
  if (options.svg !== undefined) write(options.svg, found, journal.game);
  if (options.json) printJson(found);
  else show(found, options.worst);
}

function write(file: string, { moments }: Review, game: string): void {
  const seats = moments[0]?.chances.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => ({
    name: `seat ${seat}`,
    values: moments.map(({ chances }) => chances[seat]!),
  }));
  try {
    writeFileSync(file, lineChart(`${game}: chances turn by turn`, lines));
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${fileReason(error)}`);
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;

function show({ moments, turningPoints, decisions }: Review, worst: number): void {
  const seats = moments[0]?.chances.length ?? 0;
  const head = ['entry', ...Array.from({ length: seats }, (_, seat) => `seat ${seat}`)];
  const rows = moments.map(({ entry, chances }) => [String(entry), ...chances.map(percent)]);
  for (const line of tableLines(head, rows)) print(line);
  for (const { moment, seat, before, after } of turningPoints)
    print(
      `turning point at entry ${moments[moment]!.entry}: seat ${seat} from ${percent(before)} to ${percent(after)}`,
    );
  for (const { entry, seat, said, best, cost } of decisions.slice(0, worst)) {
    const better = best.map(({ say, chance }) => `${say} ${percent(chance)}`).join(', ');
    print(
      `entry ${entry}: seat ${seat} said "${said.say}" (${percent(said.chance)}), ${percent(cost)} below the best: ${better}`,
    );
  }
}
