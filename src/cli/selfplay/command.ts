import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Command } from 'commander';
import { canonicalJson } from '../../kernel/index.ts';
import { hashOf } from '../../bots/learned/layout.ts';
import { UserError, messageOf, EXIT_FINDINGS } from '../user-error.ts';
import { askWorker } from '../ask-worker.ts';
import { CONTESTANT_HELP, contestants, evaluationsFor } from '../contestants.ts';
import { findGame, type GameRegistry } from '../games.ts';
import { fileReason, MOST_SEED, readJson, settingsText, wholeNumber } from '../input.ts';
import { figure, interruptible, print, Progress, yieldToEvents } from '../output.ts';
import { type Candidate, playShard, requireLearning, type Selfplay, shardFile, type ShardResult } from './shard.ts';

interface SelfplayOptions {
  readonly game: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly settings?: string;
  readonly threads: number;
  readonly shard: number;
  readonly seconds?: number;
  readonly out: string;
}

/** The command of a thread that plays shards. */
const WORKER_COMMAND = 'selfplay-hand';

/** Memory of a thread for young objects, in MB: worlds and options live shortly, and a large space moves few of them. */
const YOUNG_MB = 64;

/** The start data of a thread. */
interface Order extends Selfplay {
  readonly game: string;
}

type Reply = { readonly result: ShardResult } | { readonly fault: string };

const HELP = `
${CONTESTANT_HELP}
  quick~8*4,search:16   four tables of quick bots for each table of search bots;
                        a quarter of all tables mix them

Tables are random (factions, seats, maps, decks), except for --settings. The
command writes files of --shard games and resumes after an interruption. The
same seed gives the same bytes.

Examples:
  vatra selfplay --game root --bots quick~8*8,search:16 --out games
  vatra selfplay --game root --bots search:16@root.net --out games2`;

/** Adds the command `selfplay` to the program. */
export function selfplayCommand(program: Command, games: GameRegistry): void {
  program
    .command('selfplay')
    .summary('record games to train a network')
    .description('Runs games between bots on all cores at random tables, and records the start of every turn.')
    .requiredOption('--game <name>', 'game to play')
    .requiredOption('--bots <names>', 'bots, comma-separated')
    .requiredOption('--out <folder>', 'folder for the recorded games')
    .option('--games <number>', 'number of games', wholeNumber('--games', 1, 100_000_000), 1000)
    .option('--seed <number>', 'seed of the first game', wholeNumber('--seed', 0, MOST_SEED), 1)
    .option('--settings <json>', 'settings of every table as a JSON object')
    .option('--shard <number>', 'games per file', wholeNumber('--shard', 1, 10_000), 16)
    .option('--seconds <number>', 'stop after this time in seconds', wholeNumber('--seconds', 1, 1_000_000))
    .option('--threads <number>', 'number of threads', wholeNumber('--threads', 1, 256), availableParallelism())
    .addHelpText('after', HELP)
    .action((options: SelfplayOptions) => interruptible((stop) => selfplay(options, games, stop)));
  program.command(WORKER_COMMAND, { hidden: true }).action(() => serveSelfplayWorker(games));
}

function candidates(list: string): Candidate[] {
  return list.split(',').map((text) => {
    const [, bot = '', share = '1'] = /^(.*?)(?:\*(\d{1,6}))?$/.exec(text.trim()) ?? [];
    const [contestant] = contestants(bot);
    if (contestant!.time !== undefined)
      throw new UserError(`"${bot}" limits the time; self-play must be repeatable, so set iterations (search:16)`);
    if (Number(share) === 0) throw new UserError(`"${text}" is never chosen: the number after * is at least 1`);
    return { ...contestant!, share: Number(share) };
  });
}

/** Refuses to add games to a folder that holds those of another run. */
function claimFolder(folder: string, run: object): void {
  const file = join(folder, 'run.json');
  if (existsSync(file)) {
    if (canonicalJson(readJson(file)) !== canonicalJson(run))
      throw new UserError(`${folder} holds games of another run (see run.json there)`);
    return;
  }
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(run)}\n`);
  } catch (error) {
    throw new UserError(`cannot write ${file}: ${fileReason(error)}`);
  }
}

async function selfplay(options: SelfplayOptions, games: GameRegistry, stop: AbortSignal): Promise<void> {
  const start = performance.now();
  const game = await findGame(games, options.game);
  const learning = await requireLearning(game);
  const bots = candidates(options.bots);
  await evaluationsFor(game, bots);
  const settings = settingsText(options.settings);
  const order: Order = { game: options.game, bots, settings, folder: options.out, size: options.shard };
  claimFolder(options.out, {
    game: game.name,
    rules: game.version,
    inputs: hashOf(learning.sections.map(({ name, hash }) => `${name} ${hash}`).join('\n')),
    bots: options.bots,
    settings,
    shard: options.shard,
  });
  const seeds = missingShards(options);
  const until = options.seconds === undefined ? Infinity : start + 1000 * options.seconds;
  const goesOn = (): boolean => !stop.aborted && performance.now() < until;
  const progress = new Progress('games', options.games);
  const sum = { games: 0, rows: 0 };
  const onShard = ({ games: played, rows }: ShardResult): void => {
    sum.games += played;
    sum.rows += rows;
    progress.at(sum.games, `${figure((1000 * sum.games) / (performance.now() - start))} games/s`);
  };
  if (options.threads > 1) await onThreads(order, seeds, options.threads, until, stop, onShard);
  else
    for (const seed of seeds) {
      if (!goesOn()) break;
      onShard(await playShard(game, order, seed));
      await yieldToEvents();
    }
  progress.end();
  const seconds = (performance.now() - start) / 1000;
  print(`${sum.games} games, ${sum.rows} positions in ${figure(seconds)} s, ${figure(sum.games / seconds)} games/s`);
}

/** The seeds of shards that have no file yet, looked for as they are needed: a run may name more games than it will play. */
function* missingShards({ seed, games, shard, out }: SelfplayOptions): Generator<number, undefined> {
  for (let first = seed; first < seed + games; first += shard) if (!existsSync(shardFile(out, first))) yield first;
  return undefined;
}

/** Plays shards on several threads of this program. Shards that run when time is over are given up. */
async function onThreads(
  order: Order,
  seeds: Generator<number, undefined>,
  threads: number,
  until: number,
  stop: AbortSignal,
  onShard: (result: ShardResult) => void,
): Promise<void> {
  const over = new AbortController();
  const end = (): void => over.abort();
  stop.addEventListener('abort', end, { once: true });
  const timer = Number.isFinite(until) ? setTimeout(end, Math.max(0, until - performance.now())) : undefined;
  async function runThread(): Promise<void> {
    const worker = new Worker(process.argv[1]!, {
      argv: [WORKER_COMMAND],
      workerData: order,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    try {
      for (let seed = seeds.next().value; seed !== undefined; seed = seeds.next().value) {
        const answer = over.signal.aborted ? undefined : await askWorker<Reply>(worker, seed, over.signal);
        if (answer === undefined) return;
        if ('fault' in answer) throw new UserError(answer.fault, EXIT_FINDINGS);
        onShard(answer.result);
      }
    } finally {
      await worker.terminate();
    }
  }
  try {
    await Promise.all(Array.from({ length: threads }, runThread));
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  }
}

/** Plays the shards that the main thread requests. */
async function serveSelfplayWorker(games: GameRegistry): Promise<void> {
  const order = workerData as Order;
  const game = await findGame(games, order.game);
  parentPort?.on('message', (seed: number) => {
    playShard(game, order, seed).then(
      (result) => parentPort?.postMessage({ result } satisfies Reply),
      (error: unknown) => parentPort?.postMessage({ fault: messageOf(error) } satisfies Reply),
    );
  });
}
