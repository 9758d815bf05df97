import { parentPort, Worker, workerData } from 'node:worker_threads';
import { UserError, messageOf, EXIT_FINDINGS } from '../user-error.ts';
import { type AnyGame, findGame, type GameRegistry } from '../games.ts';
import { drawnTable, rolesOf, type TableDraw } from './drawn-table.ts';
import { type Contest, type Match, playMatch } from './match.ts';
import { askWorker } from '../ask-worker.ts';

/** The command of a thread that plays games of an arena. */
export const WORKER_COMMAND = 'arena-hand';

/** The start data of a thread. */
interface Order extends Pick<Contest, 'bots'> {
  readonly game: string;
  /** The table of every game, or how the table of each game is drawn. */
  readonly table: Contest['settings'] | TableDraw;
}

/** A game to play: its seed and number. */
export interface ArenaGame {
  readonly seed: number;
  readonly n: number;
}

type Reply = { readonly match: Match } | { readonly fault: string };

/** Plays the games that the main thread requests. */
export async function serveArenaWorker(games: GameRegistry): Promise<void> {
  const { game: name, table, bots } = workerData as Order;
  const game = await findGame(games, name);
  parentPort?.on('message', ({ seed, n }: ArenaGame) => {
    playArenaGame(game, table, bots, { seed, n }).then(
      (match) => parentPort?.postMessage({ match } satisfies Reply),
      (error: unknown) => parentPort?.postMessage({ fault: messageOf(error) } satisfies Reply),
    );
  });
}

/** Plays one game of an arena at its table. */
export async function playArenaGame(
  game: AnyGame,
  table: Order['table'],
  bots: Contest['bots'],
  { seed, n }: ArenaGame,
): Promise<Match> {
  if ('among' in table) {
    const settings = drawnTable(game, table, seed);
    return { ...(await playMatch(game, { settings, bots }, seed, n)), roles: rolesOf(settings) };
  }
  const read = game.readSettings(table);
  if (!read.ok) throw new UserError('the settings are not right');
  return playMatch(game, { settings: read.value, bots }, seed, n);
}

/** Plays games on several threads of this program; calls `onMatch` as each game ends. */
export async function playOnThreads(
  order: Order,
  fixtures: readonly ArenaGame[],
  threads: number,
  stop: AbortSignal,
  onMatch: (match: Match) => void,
): Promise<void> {
  let next = 0;
  async function runThread(): Promise<void> {
    const worker = new Worker(process.argv[1]!, { argv: [WORKER_COMMAND], workerData: order });
    try {
      while (next < fixtures.length && !stop.aborted) {
        const answer = await askWorker<Reply>(worker, fixtures[next++]!, stop);
        if (answer === undefined) return;
        if ('fault' in answer) throw new UserError(answer.fault, EXIT_FINDINGS);
        onMatch(answer.match);
      }
    } finally {
      await worker.terminate();
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, fixtures.length) }, runThread));
}
