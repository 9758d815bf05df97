import type { Command } from 'commander';
import { fastRandom, type GameTypes, MUTE, type Random, type Settings, seatsOf } from '../kernel/index.ts';
import { perspectiveOf, type Player } from '../kernel/referee/index.ts';
import { BOTS } from '../bots/index.ts';
import { type Contestant, contestants, createContestantBot, evaluationsFor } from './contestants.ts';
import { UserError, EXIT_FINDINGS } from './user-error.ts';
import { type AnyGame, findGame, type GameRegistry, ownSettings, parseSettings } from './games.ts';
import { MOST_SEED, settingsText, wholeNumber } from './input.ts';
import { yieldToEvents, figure, interruptible, printError, Progress, print, printJson, tableLines } from './output.ts';

interface SimOptions {
  readonly game: string;
  readonly bots?: string;
  readonly games: number;
  readonly seed: number;
  readonly bound: number;
  readonly settings?: string;
  readonly json?: true;
}

/** Time between two yields to signals, in ms. */
const YIELD_EVERY_MS = 50;

/** Number of acts between two looks at the clock: a searching bot may take long for each. */
const CLOCK_EVERY = 16;

const HELP = `
Bots: ${BOTS.join(', ')}.
Set the search budget after a colon: search:1000 (iterations) or search:40ms
(time). Without --bots, every seat has a random bot.

Settings: seats, and for root setup, factions, map, deck, hirelings, landmarks,
edition and others; for wild hard; for scythia chief and cap. --json prints all
of them.

Examples:
  vatra sim --game root --bots random,random,random,random --games 1000
  vatra sim --game scythia --games 50 --settings '{"seats": 3}' --json
  vatra sim --game wild --bots greedy,greedy --games 100
  vatra sim --game scythia --bots greedy --settings '{"chief": "outrider"}'`;

/** Adds the command `sim` to the program. */
export function simCommand(program: Command, games: GameRegistry): void {
  program
    .command('sim')
    .summary('run games between bots')
    .description('Runs games between bots and prints win rates and scores.')
    .requiredOption('--game <name>', 'game to play')
    .option('--bots <names>', 'bots, one per seat, comma-separated')
    .option('--games <number>', 'number of games', wholeNumber('--games', 1, 100_000_000), 100)
    .option(
      '--seed <number>',
      'seed of the first game; increases by 1 per game',
      wholeNumber('--seed', 0, MOST_SEED),
      1,
    )
    .option('--bound <number>', 'maximum actions per game', wholeNumber('--bound', 1, 1e12), 1_000_000)
    .option('--settings <json>', 'table settings as a JSON object')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action((options: SimOptions) => interruptible((stop) => sim(options, games, stop)));
}

interface SimulatedGame {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly decisions: number;
  /** Number of decisions with two or more options. */
  readonly real: number;
  readonly acts: number;
}

/** Stops a game early: on a signal, for which it yields regularly, or after too many acts. */
class Interruption {
  #last = performance.now();
  readonly bound: number;
  readonly #stop: AbortSignal;
  readonly #progress: () => void;

  constructor(bound: number, stop: AbortSignal, progress: () => void) {
    this.bound = bound;
    this.#stop = stop;
    this.#progress = progress;
  }

  async goesOn(): Promise<boolean> {
    if (performance.now() - this.#last >= YIELD_EVERY_MS) {
      this.#progress();
      await yieldToEvents();
      this.#last = performance.now();
    }
    return !this.#stop.aborted;
  }
}

/** Plays one game; undefined when it was interrupted. */
async function play(
  game: AnyGame,
  settings: Settings,
  players: readonly Player<GameTypes>[],
  random: Random,
  interruption: Interruption,
): Promise<SimulatedGame | undefined> {
  const s = game.begin(settings);
  let decisions = 0;
  let real = 0;
  let acts = 0;
  for (; !s.over; acts++) {
    if (acts >= interruption.bound)
      throw new UserError(`a game of ${game.name} is not over after ${acts} actions`, EXIT_FINDINGS);
    if (acts % CLOCK_EVERY === 0 && !(await interruption.goesOn())) return undefined;
    const of = game.outcomeCount(s);
    if (of > 0) {
      game.applyOutcome(s, random(of), MUTE);
      continue;
    }
    const asked = seatsOf(game.asked(s));
    const seat = asked.length > 1 ? asked[random(asked.length)]! : asked[0]!;
    const perspective = perspectiveOf(game, s, seat);
    const said = players[seat]!.answer(perspective);
    const option = said instanceof Promise ? await said : said;
    game.choose(s, seat, option, MUTE);
    decisions++;
    if (perspective.options.length > 1) real++;
  }
  return { winners: s.over.winners, scores: game.scores(s).slice(), decisions, real, acts };
}

/** The results of many games. */
class Tally {
  games = 0;
  decisions = 0;
  real = 0;
  acts = 0;
  longest = 0;
  none = 0;
  readonly wins: number[];
  readonly shared: number[];
  readonly points: number[];

  constructor(seats: number) {
    this.wins = Array.from({ length: seats }, () => 0);
    this.shared = this.wins.slice();
    this.points = this.wins.slice();
  }

  add(played: SimulatedGame): void {
    this.games++;
    this.decisions += played.decisions;
    this.real += played.real;
    this.acts += played.acts;
    this.longest = Math.max(this.longest, played.acts);
    if (played.winners.length === 0) this.none++;
    const won = played.winners.length === 1 ? this.wins : this.shared;
    for (const seat of played.winners) won[seat]!++;
    played.scores.forEach((score, seat) => (this.points[seat]! += score));
  }
}

async function sim(options: SimOptions, games: GameRegistry, stop: AbortSignal): Promise<void> {
  const game = await findGame(games, options.game);
  const named = options.bots === undefined ? undefined : contestants(options.bots);
  const settings = parseSettings(game, settingsText(options.settings), named?.length);
  const { seats } = settings;
  const bots: readonly Contestant[] =
    named ?? Array.from({ length: seats }, () => ({ text: 'random', name: 'random' }));
  const evaluations = await evaluationsFor(game, bots);
  if (bots.length !== seats) throw new UserError(`the settings have ${seats} seats, but --bots has ${bots.length}`);
  const tally = new Tally(seats);
  const progress = new Progress('games', options.games);
  const start = performance.now();
  const interruption = new Interruption(options.bound, stop, () => progress.at(tally.games));
  while (tally.games < options.games) {
    const random = fastRandom(options.seed + tally.games);
    const players = bots.map((bot, k) => createContestantBot(bot, game, evaluations[k]!, random));
    const played = await play(game, settings, players, random, interruption);
    if (!played) break;
    tally.add(played);
  }
  const seconds = (performance.now() - start) / 1000;
  progress.end();
  if (stop.aborted) printError(`Interrupted after ${tally.games} of ${options.games} games.`);
  const names = bots.map(({ text }) => text);
  const data = report(game, settings, names, options, tally, seconds);
  if (options.json) printJson(data);
  else show(game, data);
}

function report(
  game: AnyGame,
  settings: Settings,
  bots: string[],
  { seed }: SimOptions,
  tally: Tally,
  seconds: number,
) {
  const { games, decisions, real, acts, longest, none } = tally;
  return {
    game: game.name,
    rules: game.version,
    settings,
    seed,
    games,
    withoutWinner: none,
    seats: bots.map((bot, seat) => ({
      seat,
      bot,
      wins: tally.wins[seat]!,
      shared: tally.shared[seat]!,
      averageScore: tally.points[seat]! / games,
    })),
    decisionsPerGame: decisions / games,
    realDecisionsPerGame: real / games,
    actsPerGame: acts / games,
    longest,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
  };
}

function show(game: AnyGame, data: ReturnType<typeof report>): void {
  const percent = (n: number): string => `${((100 * n) / Math.max(1, data.games)).toFixed(1)}%`;
  const rows = data.seats.map(({ seat, bot, wins, shared, averageScore }) => [
    String(seat),
    bot,
    figureOf(wins),
    percent(wins),
    figureOf(shared),
    averageScore.toFixed(2),
  ]);
  print(`${data.game} ${data.rules}, ${ownSettings(game, data.settings)}, seeds from ${data.seed}`);
  for (const line of tableLines(['seat', 'bot', 'wins', 'share', 'shared wins', 'average score'], rows)) print(line);
  if (data.withoutWinner > 0) print(`${figureOf(data.withoutWinner)} games without a winner`);
  print(
    `${figureOf(data.games)} games in ${data.seconds.toFixed(2)} s: ${figure(data.gamesPerSecond)} games/s, ${figure(data.decisionsPerSecond)} decisions/s`,
  );
  print(
    `average per game: ${figure(data.decisionsPerGame)} decisions (${figure(data.realDecisionsPerGame)} with a choice), ${figure(data.actsPerGame)} actions; longest: ${figureOf(data.longest)}`,
  );
}

const figureOf = (count: number): string => count.toLocaleString('en-US');
