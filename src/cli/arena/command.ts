import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { SettingChoices } from '../../kernel/conformance/index.ts';
import { canonicalJson, type Settings } from '../../kernel/index.ts';
import { UserError } from '../user-error.ts';
import { CONTESTANT_HELP, contestants } from '../contestants.ts';
import { type AnyGame, findGame, type GameRegistry, parseSettings } from '../games.ts';
import { asObject, fileReason, jsonObject, MOST_SEED, readJson, settingsText, wholeNumber } from '../input.ts';
import { yieldToEvents, figure, interruptible, printError, Progress, print, printJson, tableLines } from '../output.ts';
import type { Share } from '../../bots/share.ts';
import { seatShares, type ContestantResult, contestantResults, type RoleResult, roleResults } from './figures.ts';
import { type ArenaGame, WORKER_COMMAND, playArenaGame, playOnThreads, serveArenaWorker } from './worker.ts';
import type { Match } from './match.ts';
import { drawnTable, rolesOf, type TableDraw } from './drawn-table.ts';
import { barChart } from './chart.ts';

interface ArenaOptions {
  readonly game: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly settings?: string;
  readonly among?: string;
  readonly threads: number;
  readonly out?: string;
  readonly svg?: string;
  readonly json?: true;
}

/** The header of an arena file. Games can be added only to a file with the same header. */
interface Header {
  readonly game: string;
  readonly rules: string;
  readonly settings: Settings | Readonly<Record<string, unknown>>;
  /** Lists from which the other settings of each table are drawn. */
  readonly among?: SettingChoices;
  readonly bots: readonly string[];
  readonly seed: number;
}

const SAVE_EVERY_MS = 5000;

const HELP = `
${CONTESTANT_HELP}
Bots change seats from game to game; bots with the same name are counted
together. With --out, the command saves every game and resumes after an
interruption.

Examples:
  vatra arena --game root --bots search:400,greedy,greedy --out arena.json
  vatra arena --game root --bots greedy,greedy --among '{"map": ["lake"]}'
  vatra arena --game scythia --bots hard,normal --games 100 --svg scythia.svg`;

/** Adds the command `arena` to the program. */
export function arenaCommand(program: Command, games: GameRegistry): void {
  program
    .command('arena')
    .summary('compare bots, with confidence intervals and Elo')
    .description('Runs games between bots on all cores and prints win rates with 95 % intervals, and Elo.')
    .requiredOption('--game <name>', 'game to play')
    .requiredOption('--bots <names>', 'bots, one per seat, comma-separated')
    .option('--games <number>', 'number of games', wholeNumber('--games', 1, 10_000_000), 40)
    .option(
      '--seed <number>',
      'seed of the first game; increases by 1 per game',
      wholeNumber('--seed', 0, MOST_SEED),
      1,
    )
    .option('--settings <json>', 'table settings as a JSON object')
    .option('--among <json>', 'random settings for each game, restricted to these values (JSON object of lists)')
    .option('--threads <number>', 'number of threads', wholeNumber('--threads', 1, 256), availableParallelism())
    .option('--out <file>', 'save games to this file and resume from it')
    .option('--svg <file>', 'write a win-rate chart (SVG)')
    .option('--json', 'output JSON')
    .addHelpText('after', HELP)
    .action((options: ArenaOptions) => interruptible((stop) => arena(options, games, stop)));
  program.command(WORKER_COMMAND, { hidden: true }).action(() => serveArenaWorker(games));
}

/** The games in the file. */
function gamesOf(file: string | undefined, header: Header): Match[] {
  if (file === undefined || !existsSync(file)) return [];
  const kept = asObject(readJson(file));
  if (canonicalJson(kept?.['contest']) !== canonicalJson(header))
    throw new UserError(`${file} holds games of other bots or settings`);
  return Array.isArray(kept?.['games']) ? (kept['games'] as Match[]) : [];
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${fileReason(error)}`);
  }
}

/** The table of every game, or how the table of each game is drawn. */
function tableOf(game: AnyGame, options: ArenaOptions, seats: number): Settings | TableDraw {
  const given = settingsText(options.settings);
  if (options.among === undefined) {
    const settings = parseSettings(game, given, seats);
    if (settings.seats === seats) return settings;
    throw new UserError(`the settings have ${settings.seats} seats, but --bots has ${seats}`);
  }
  const among = jsonObject('--among', options.among);
  for (const [key, choices] of Object.entries(among))
    if (!Array.isArray(choices)) throw new UserError(`--among needs a list for "${key}"`);
  const table = { given: { seats, ...given }, among: { ...among, seats: [seats] } as SettingChoices };
  drawnTable(game, table, 0);
  return table;
}

async function arena(options: ArenaOptions, games: GameRegistry, stop: AbortSignal): Promise<void> {
  const game = await findGame(games, options.game);
  const bots = contestants(options.bots);
  const table = tableOf(game, options, bots.length);
  const texts = bots.map(({ text }) => text);
  const { seed } = options;
  const header: Header = {
    game: game.name,
    rules: game.version,
    ...('among' in table ? { settings: table.given, among: table.among } : { settings: table }),
    bots: texts,
    seed,
  };
  const matches = gamesOf(options.out, header);
  const played = new Set(matches.map((match) => match.seed));
  const fixtures: ArenaGame[] = [];
  for (let n = 0; n < options.games; n++) if (!played.has(seed + n)) fixtures.push({ seed: seed + n, n });
  const progress = new Progress('games', matches.length + fixtures.length);
  let saved = performance.now();
  const save = (): void => {
    if (options.out !== undefined) write(options.out, `${JSON.stringify({ contest: header, games: matches })}\n`);
    saved = performance.now();
  };
  const onMatch = (match: Match): void => {
    matches.push(match);
    progress.at(matches.length);
    if (performance.now() - saved > SAVE_EVERY_MS) save();
  };
  if (options.threads > 1)
    await playOnThreads({ game: options.game, table, bots }, fixtures, options.threads, stop, onMatch);
  else
    for (const fixture of fixtures) {
      if (stop.aborted) break;
      onMatch(await playArenaGame(game, table, bots, fixture));
      await yieldToEvents();
    }
  matches.sort((a, b) => a.seed - b.seed);
  progress.end();
  save();
  if (stop.aborted) printError(`Interrupted after ${matches.length} games.`);
  if (matches.length > 0) report(options, header, matches);
}

function report(options: ArenaOptions, header: Header, matches: readonly Match[]): void {
  const table = contestantResults(header.bots, matches);
  const seats = seatShares(matches, header.bots.length);
  const roles = roleResults(matches);
  const acts = matches.reduce((sum, match) => sum + match.acts, 0) / matches.length;
  const title = `${header.game}: ${header.bots.join(', ')} (${matches.length} games)`;
  const bars = table.map(({ bot, wins }) => ({ name: bot, share: wins }));
  if (options.svg !== undefined) write(options.svg, barChart(title, bars));
  if (options.json) printJson({ ...header, games: matches.length, actsPerGame: acts, bots: table, seats, roles });
  else show(title, table, seats, seatNames(header), roles, acts);
}

/** The names of the seats; where tables were drawn each seat has played many roles. */
const seatNames = ({ settings, among, bots }: Header): string[] =>
  among ? bots.map((_, seat) => `seat ${seat}`) : rolesOf(settings as Settings);

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const bounds = ({ low, high }: Share): string => `${percent(low)}–${percent(high)}`;

function show(
  title: string,
  table: readonly ContestantResult[],
  seats: readonly Share[],
  names: readonly string[],
  roles: readonly RoleResult[],
  acts: number,
): void {
  print(title);
  const head = ['bot', 'seats', 'won', '95 %', 'elo', 'score', 'ms/move', 'moves', 'points by source'];
  const rows = table.map(({ bot, games, wins, elo, averageScore, msPerMove, movesPerGame, sources }) => [
    bot,
    String(games),
    percent(wins.share),
    bounds(wins),
    elo === undefined ? '–' : elo.toFixed(0),
    averageScore.toFixed(1),
    msPerMove.toFixed(2),
    movesPerGame.toFixed(0),
    Object.entries(sources)
      .sort(([, a], [, b]) => b - a)
      .slice(0, 5)
      .map(([source, points]) => `${source} ${points.toFixed(1)}`)
      .join(', '),
  ]);
  for (const line of tableLines(head, rows)) print(line);
  const bySeat = seats.map((share, k) => [
    names[k]!,
    percent(share.share),
    bounds(share),
    ...table.map((standing) => percent(standing.bySeat[k]!.share)),
  ]);
  for (const line of tableLines(['seat', 'won', '95 %', ...table.map(({ bot }) => bot)], bySeat)) print(line);
  const byRole = roles.map(({ role, games, wins, averageScore }) => [
    role,
    String(games),
    percent(wins.share),
    bounds(wins),
    averageScore.toFixed(1),
  ]);
  if (byRole.length > 0) for (const line of tableLines(['role', 'games', 'won', '95 %', 'score'], byRole)) print(line);
  print(`average per game: ${figure(acts)} actions`);
}
