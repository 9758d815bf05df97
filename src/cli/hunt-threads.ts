import { parentPort, Worker, workerData } from 'node:worker_threads';
import { CoverageCounter, type HuntResult, emptyHuntResult } from '../kernel/conformance/index.ts';
import { findGame, type GameRegistry } from './games.ts';
import { type HuntOrder, prepareHunt } from './hunt-order.ts';
import { addedCounts, addFollowings } from './hunt-report.ts';
import { EXIT_FINDINGS, messageOf, UserError } from './user-error.ts';
import { askWorker } from './ask-worker.ts';

/** The command of a thread that plays games of a hunt. */
export const HUNT_THREAD_COMMAND = 'hunt-hand';

/** Games that a thread plays at a time. 100 games have every style and every check. */
const PART = 100;

/** A hunt ends after this many games with a failed check. */
const MOST_FAILED_GAMES = 3;

/** Games to play, and names of content that other threads have met. */
interface PartOrder {
  readonly seed: number;
  readonly games: number;
  readonly met: readonly string[];
}

/** What the games of a part showed. */
interface PartResult {
  readonly found: HuntResult;
  readonly met: Readonly<Record<string, number>>;
}

type Reply = PartResult | { readonly problem: string };

/** Plays the games that the main thread asks for. */
export async function serveHuntThread(games: GameRegistry): Promise<void> {
  const order = workerData as HuntOrder;
  const game = await findGame(games, order.game);
  const prepared = await prepareHunt(game, order);
  parentPort?.on('message', ({ seed, games: count, met }: PartOrder) => {
    try {
      const known = new Set(met);
      const counter = new CoverageCounter(
        {},
        prepared.content.filter((name) => !known.has(name)),
      );
      const playing = prepared.play(seed, count, counter);
      let step = playing.next();
      while (!step.done) step = playing.next();
      const answer: Reply = { found: step.value, met: Object.fromEntries(counter.met()) };
      parentPort?.postMessage(answer);
    } catch (error) {
      parentPort?.postMessage({ problem: messageOf(error) } satisfies Reply);
    }
  });
}

function addTo(sum: HuntResult, part: HuntResult): void {
  sum.games += part.games;
  sum.acts += part.acts;
  sum.decisions += part.decisions;
  sum.longest = Math.max(sum.longest, part.longest);
  sum.slow += part.slow;
  for (const [why, times] of Object.entries(part.endless)) sum.endless[why] = (sum.endless[why] ?? 0) + times;
  sum.checked.games += part.checked.games;
  sum.checked.acts += part.checked.acts;
  sum.faults.push(...part.faults);
  addFollowings(sum.followings, part.followings);
}

/** The sum of all parts from the first seed on without a gap. */
export interface HuntSum {
  readonly found: HuntResult;
  readonly met: Readonly<Record<string, number>>;
}

/**
 * Plays games on several threads of this program. Parts are added in the order of their seeds, so that the sum always holds
 * all games from the first seed on; calls `onSum` after each addition.
 */
export async function huntOnThreads(
  order: HuntOrder,
  range: { readonly seed: number; readonly games: number; readonly met: Readonly<Record<string, number>> },
  threads: number,
  stop: AbortSignal,
  onSum: (sum: HuntSum) => void,
): Promise<HuntSum> {
  const found = emptyHuntResult();
  let met = range.met;
  const known = new Set(Object.keys(met));
  const parts = Math.ceil(range.games / PART);
  const results: (PartResult | undefined)[] = [];
  let next = 0;
  let added = 0;
  let failedGames = 0;
  /** True when a part ended early because too many of its games failed. */
  let short = false;
  const addParts = (): void => {
    for (let part = results[added]; part && !short; part = results[added]) {
      addTo(found, part.found);
      met = addedCounts(met, part.met);
      short = part.found.games < Math.min(PART, range.games - added * PART);
      results[added++] = undefined;
      onSum({ found, met });
    }
  };
  async function runThread(): Promise<void> {
    const worker = new Worker(process.argv[1]!, { argv: [HUNT_THREAD_COMMAND], workerData: order });
    try {
      while (next < parts && failedGames < MOST_FAILED_GAMES && !stop.aborted) {
        const at = next++;
        const first = range.seed + at * PART;
        const games = Math.min(PART, range.games - at * PART);
        const answer = await askWorker<Reply>(worker, { seed: first, games, met: [...known] }, stop);
        if (answer === undefined) return;
        if ('problem' in answer) throw new UserError(answer.problem, EXIT_FINDINGS);
        failedGames += new Set(answer.found.faults.map((fault) => fault.seed)).size;
        for (const name of Object.keys(answer.met)) known.add(name);
        results[at] = answer;
        addParts();
      }
    } finally {
      await worker.terminate();
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, parts) }, runThread));
  return { found, met };
}
