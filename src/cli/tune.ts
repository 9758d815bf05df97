import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { createBot, type Evaluator, varied, type Weights } from '../bots/index.ts';
import { fastRandom, type GameTypes, MUTE, type Settings, seatsOf } from '../kernel/index.ts';
import { perspectiveOf } from '../kernel/referee/index.ts';
import { evaluationOf } from '../registry/bots.ts';
import { UserError } from './user-error.ts';
import { type AnyGame, findGame, type GameRegistry, parseSettings } from './games.ts';
import { fileReason, MOST_SEED, settingsText, wholeNumber } from './input.ts';
import { yieldToEvents, interruptible, printError, Progress, print } from './output.ts';

interface TuneOptions {
  readonly game: string;
  readonly rounds: number;
  readonly games: number;
  readonly seed: number;
  readonly settings?: string;
  readonly out?: string;
}

/** Number of weights that a challenger changes. */
const CHANGES = 3;
/** Largest factor of a change. */
const MOST = 1.6;

/** Least lead of a challenger, in wins, to become champion. Less may be random. */
const MARGIN = 0.5;

/** Most acts of a game. A longer one counts as lost. */
const MOST_ACTS = 20_000;

/** Weight of the score in co-operative games, relative to the victory. */
const SCORE_SHARE = 0.04;

const HELP = `
Perturbs a few weights of the game's evaluation at a time and keeps changes that
win more games: against the weights so far or, in a cooperative game, on the
same seeds. Prints the weights for src/bots/<game>/weights.ts.

Examples:
  vatra tune --game scythia --rounds 100 --games 24
  vatra tune --game wild --settings '{"seats": 2}' --out weights.json`;

/** Adds the command `tune` to the program. */
export function tuneCommand(program: Command, games: GameRegistry): void {
  program
    .command('tune')
    .summary('improve evaluation weights by self-play')
    .description('Lets greedy bots with changed weights play against the current ones, and keeps the better weights.')
    .requiredOption('--game <name>', 'game to play')
    .option('--rounds <number>', 'number of challengers', wholeNumber('--rounds', 1, 1_000_000), 20)
    .option('--games <number>', 'games per challenger', wholeNumber('--games', 1, 1_000_000), 20)
    .option('--seed <number>', 'seed of all games and changes', wholeNumber('--seed', 0, MOST_SEED), 1)
    .option('--settings <json>', 'table settings as a JSON object')
    .option('--out <file>', 'write improved weights to this file')
    .addHelpText('after', HELP)
    .action((options: TuneOptions) => interruptible((stop) => tune(options, games, stop)));
}

/** Plays one game of greedy bots with one evaluator per seat; returns the value of the result for each seat. */
function play(game: AnyGame, settings: Settings, evaluators: readonly Evaluator<GameTypes>[], seed: number): number[] {
  const random = fastRandom(seed);
  const bots = evaluators.map((evaluator, seat) => createBot('greedy', game, evaluator, fastRandom(seed * 8 + seat)));
  const s = game.begin(settings);
  for (let acts = 0; acts < MOST_ACTS && !s.over; acts++) {
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, random(of), MUTE);
      continue;
    }
    const [seat] = seatsOf(game.asked(s));
    game.choose(s, seat!, bots[seat!]!.answer(perspectiveOf(game, s, seat!)), MUTE);
  }
  const winners = s.over?.winners ?? [];
  const together = evaluators[0]!.together || settings.seats === 1;
  const scores = game.scores(s);
  return evaluators.map((_, seat) => {
    if (together) return (winners.includes(seat) ? 1 : 0) + SCORE_SHARE * scores[seat]!;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
}

/** The lead of a challenger over the champion, in wins over all games. */
async function lead(
  game: AnyGame,
  settings: Settings,
  challenger: Evaluator<GameTypes>,
  champion: Evaluator<GameTypes>,
  seeds: readonly number[],
  stop: AbortSignal,
): Promise<number> {
  let sum = 0;
  for (const [n, seed] of seeds.entries()) {
    if (stop.aborted) return -Infinity;
    const { seats } = settings;
    if (champion.together || seats === 1) {
      const all = (evaluator: Evaluator<GameTypes>): number[] =>
        play(
          game,
          settings,
          Array.from({ length: seats }, () => evaluator),
          seed,
        );
      sum += all(challenger)[0]! - all(champion)[0]!;
    } else {
      const own = n % seats;
      const evaluators = Array.from({ length: seats }, (_, seat) => (seat === own ? challenger : champion));
      // Seats differ: both play the same seat of the same deal.
      sum += play(game, settings, evaluators, seed)[own]!;
      sum -= play(
        game,
        settings,
        Array.from({ length: seats }, () => champion),
        seed,
      )[own]!;
    }
    await yieldToEvents();
  }
  return sum;
}

async function tune(options: TuneOptions, games: GameRegistry, stop: AbortSignal): Promise<void> {
  const game = await findGame(games, options.game);
  const evaluation = await evaluationOf(game);
  if (!evaluation) throw new UserError(`${options.game} has no evaluator with weights`);
  const settings = parseSettings(game, { ...evaluation.tuningTable, ...settingsText(options.settings) });
  const random = fastRandom(options.seed);
  const progress = new Progress('challengers', options.rounds);
  let weights: Weights = evaluation.weights;
  let better = 0;
  for (let round = 0; round < options.rounds && !stop.aborted; round++) {
    const seeds = Array.from({ length: options.games }, (_, n) => options.seed + round * options.games + n);
    const next = varied(weights, random, CHANGES, MOST);
    const by = await lead(
      game,
      settings,
      evaluation.evaluator(game, next),
      evaluation.evaluator(game, weights),
      seeds,
      stop,
    );
    progress.at(round + 1, `${better} better`);
    if (by < MARGIN * Math.sqrt(options.games / 8)) continue;
    weights = next;
    better++;
    printError(`challenger ${round + 1} is ahead by ${by.toFixed(2)} of ${options.games} games`);
    if (options.out !== undefined) write(options.out, weights);
  }
  progress.end();
  print(JSON.stringify(weights, undefined, 2));
}

function write(file: string, weights: Weights): void {
  try {
    writeFileSync(file, `${JSON.stringify(weights, undefined, 2)}\n`);
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${fileReason(error)}`);
  }
}
