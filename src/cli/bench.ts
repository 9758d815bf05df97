import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { fastRandom, type GameTypes, type Settings } from '../kernel/index.ts';
import { randomSettings } from '../kernel/conformance/index.ts';
import { type Effort, type Figure, figuresOf, measurements } from './bench-figures.ts';
import { UserError } from './user-error.ts';
import { type AnyGame, findGame, type GameRegistry, ownSettings, parseSettings } from './games.ts';
import { fileReason, settingsText, wholeNumber } from './input.ts';
import { yieldToEvents, figure, interruptible, printError, Progress, print, tableLines } from './output.ts';
import { VERSION } from './version.ts';

/** The speed of another engine, in moves per second. */
export interface PeerFigure {
  readonly peer: string;
  readonly what: string;
  readonly best: number;
  readonly median: number;
}

/** Measures other engines on this machine. */
export type BenchPeers = (effort: Effort) => Promise<readonly PeerFigure[]>;

interface BenchOptions {
  readonly game?: string;
  readonly settings?: string;
  readonly tables?: number;
  readonly rounds: number;
  readonly span: number;
  readonly json?: string;
  readonly peers?: true;
}

interface GameFigures {
  readonly game: string;
  readonly rules: string;
  readonly settings: object;
  readonly figures: readonly Figure[];
}

/** Number of seats of the measured tables; a game with fewer is measured with its largest table. */
const DEFAULT_SEATS = 4;

const HELP = `
Real decisions have two or more options. Times are CPU times, so a busy machine
changes them little. The table shows the best and the median round.

Examples:
  vatra bench
  vatra bench --game root --tables 60 --json bench.json`;

/** Adds the command `bench` to the program; only the command line of `bench/` can compare with other engines. */
export function benchCommand(program: Command, games: GameRegistry, peers?: BenchPeers): void {
  const command = program
    .command('bench')
    .summary('measure engine speed')
    .description('Measures how fast the engine plays, copies, builds views, samples states, searches and replays.')
    .option('--game <name>', 'only this game')
    .option('--settings <json>', 'table settings as a JSON object')
    .option('--tables <number>', 'number of random tables, played in turn', wholeNumber('--tables', 1, 10_000))
    .option('--rounds <number>', 'number of rounds', wholeNumber('--rounds', 1, 1000), 7)
    .option('--span <ms>', 'length of a round in ms', wholeNumber('--span', 1, 60_000), 300)
    .option('--json <file>', 'also write the figures to this file');
  if (peers) command.option('--peers', 'also measure other engines (installed on demand)');
  command
    .addHelpText('after', HELP)
    .action((options: BenchOptions) => interruptible((stop) => bench(options, games, peers, stop)));
}

/** Random tables from a fixed seed; `given` settings hold at each. */
function drawn(game: AnyGame, given: Readonly<Record<string, unknown>>, count: number): Settings[] {
  const random = fastRandom(1);
  return Array.from({ length: count }, () => {
    const settings = randomSettings<GameTypes>(game, random, given);
    if (!settings) throw new UserError(`no valid settings of ${game.name} include ${JSON.stringify(given)}`);
    return settings;
  });
}

async function measure(game: AnyGame, options: BenchOptions, stop: AbortSignal): Promise<GameFigures> {
  const given = settingsText(options.settings);
  const settings =
    options.tables === undefined
      ? [parseSettings(game, given, Math.min(DEFAULT_SEATS, game.seats.most))]
      : drawn(game, given, options.tables);
  const figures: Figure[] = [];
  const list = await measurements(game, settings);
  const progress = new Progress(game.name, list.length);
  for (const [done, each] of list.entries()) {
    progress.at(done, each.names[0]);
    await yieldToEvents();
    if (stop.aborted) break;
    figures.push(...figuresOf(each, options));
  }
  progress.end();
  return { game: game.name, rules: game.version, settings: settings.length === 1 ? settings[0]! : settings, figures };
}

/** Measures one game in a process of its own, which prints its figures. */
async function apart(
  name: string,
  { settings, tables, rounds, span }: BenchOptions,
  signal: AbortSignal,
): Promise<GameFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'vatra-bench-'));
  const file = join(folder, 'figures.json');
  const words = ['bench', '--game', name, '--rounds', String(rounds), '--span', String(span), '--json', file];
  if (settings !== undefined) words.push('--settings', settings);
  if (tables !== undefined) words.push('--tables', String(tables));
  try {
    const child = spawn(process.execPath, [process.argv[1]!, ...words], { stdio: 'inherit', signal });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new UserError(`measuring ${name} ended with code ${code}`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly games: readonly [GameFigures] }).games[0];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bench(options: BenchOptions, games: GameRegistry, peers: BenchPeers | undefined, stop: AbortSignal) {
  // Before minutes are spent on figures that could not be written.
  if (options.json !== undefined) openToWrite(options.json);
  const names = options.game === undefined ? Object.keys(games) : [options.game];
  if (names.length === 0) printError('There are no games.');
  const results: GameFigures[] = [];
  for (const name of names) {
    if (stop.aborted) break;
    // In one process, the hidden classes and type feedback of one game would slow the next one down.
    if (names.length > 1) results.push(await apart(name, options, stop));
    else {
      const game = await findGame(games, name);
      const result = await measure(game, options, stop);
      results.push(result);
      showGame(game, result);
    }
  }
  const compared = options.peers && peers && !stop.aborted ? ratios(results, await peers(options)) : [];
  for (const { peer, what, best, median, game, ratio, cloning } of compared) {
    print(`${peer}, ${what}: ${figure(best)} moves/s (median ${figure(median)})`);
    print(
      `  ${game} decides ${figure(ratio)} times as fast in random play, ${figure(cloning)} times cloning before each`,
    );
  }
  if (options.json !== undefined) write(options.json, results, compared);
}

/** Each peer against the first game that was measured. */
function ratios(results: readonly GameFigures[], peers: readonly PeerFigure[]) {
  const first = results[0];
  const median = (name: string): number => first?.figures.find((f) => f.name === name)?.median ?? Number.NaN;
  return peers.map((peer) => ({
    ...peer,
    game: first?.game ?? '',
    ratio: median('random play') / peer.median,
    cloning: median('cloning before each') / peer.median,
  }));
}

function showGame(game: AnyGame, { rules, settings, figures }: GameFigures): void {
  const tables = Array.isArray(settings) ? `${settings.length} tables` : ownSettings(game, settings as Settings);
  print(`${game.name} ${rules}, ${tables}`);
  const rows = figures.map(({ name, unit, best, median }) => [name, figure(best), figure(median), unit]);
  for (const line of tableLines(['what', 'best', 'median', 'unit'], rows)) print(line);
  print('');
}

/** Makes a file with its folder, or keeps what it holds. Throws `UserError` if the file cannot be written. */
function openToWrite(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${fileReason(error)}`);
  }
}

function write(file: string, games: readonly GameFigures[], peers: ReturnType<typeof ratios>): void {
  const machine = {
    cpu: cpus()[0]?.model ?? '',
    node: process.version,
    platform: process.platform,
    arch: process.arch,
  };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ version: VERSION, machine, games, peers }, undefined, 2)}\n`);
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${fileReason(error)}`);
  }
}
