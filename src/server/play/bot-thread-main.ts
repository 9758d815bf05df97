import { parentPort } from 'node:worker_threads';
import { advise, type Bot, createBot, type AnalysisModel, TimeBudget } from '../../bots/index.ts';
import { analysisFor, evaluatorFor, leafFor } from '../../registry/bots.ts';
import { fastRandom, type Game, type GameTypes } from '../../kernel/index.ts';
import { type SeatPerspective, perspectiveOf, loadState } from '../../kernel/referee/index.ts';
import type { AdvisedAnswer, BotLevel } from '../../protocol/index.ts';
import type { GameRegistry } from '../../registry/index.ts';
import type { BotTask } from '../context.ts';
import { findGame, PackGames } from '../games.ts';

/** A request of the main thread. */
export interface BotRequest extends BotTask {
  readonly id: number;
  /** Seed of the bot's random numbers. */
  readonly luck: number;
}

/** The result of a request. */
export interface BotReply {
  readonly id: number;
  readonly say: string | undefined;
  /** The best answers, where a hint was asked for. */
  readonly advice?: readonly AdvisedAnswer[];
  /** How long to hold the answer back, in ms: in a secret window its duration would reveal something. */
  readonly rest: number;
}

/** A message of the thread: that all is loaded and a task begins, or its result. */
export type BotThreadMessage = { readonly id: number; readonly begun: true } | BotReply;

/** How many answers a hint names. */
const HINTS = 3;

/** Upper bound of search iterations; the time runs out earlier. */
const MOST_ITERATIONS = 20_000;

const timeBudget = (): TimeBudget => new TimeBudget(MOST_ITERATIONS, () => performance.now());

/** Most bots in memory. A bot keeps its search tree from question to question. */
const MOST_BOTS = 256;

/** LRU cache of the thread's bots by table, seat and level. */
class BotCache {
  readonly #bots = new Map<string, Bot<GameTypes>>();
  /** The time of the running bot. */
  readonly budget = timeBudget();

  async bot(game: Game<GameTypes>, { table, seat, level, luck }: BotRequest): Promise<Bot<GameTypes>> {
    const key = `${table} ${seat} ${level}`;
    const found = this.#bots.get(key) ?? (await this.#create(game, level, luck));
    this.#bots.delete(key);
    this.#bots.set(key, found);
    const [oldest] = this.#bots.keys();
    if (this.#bots.size > MOST_BOTS && oldest !== undefined) this.#bots.delete(oldest);
    return found;
  }

  async #create(game: Game<GameTypes>, level: BotLevel, luck: number): Promise<Bot<GameTypes>> {
    const leaf = await leafFor(game, level);
    return createBot(level, game, await evaluatorFor(game), fastRandom(luck), this.budget, leaf);
  }
}

/** The games of the thread. */
interface Games {
  readonly builtIn: GameRegistry;
  readonly withPacks: PackGames;
}

/** The result of a task. */
export type BotResult = Omit<BotReply, 'id'>;
const NOTHING: BotResult = { say: undefined, rest: 0 };

function adviceFor(
  game: Game<GameTypes>,
  model: AnalysisModel<GameTypes>,
  perspective: SeatPerspective<GameTypes>,
  { luck, time }: BotRequest,
): readonly AdvisedAnswer[] {
  const budget = timeBudget();
  budget.start(time);
  const { best } = advise(game, model, perspective, fastRandom(luck), { budget, few: HINTS });
  return best.map(({ say, chance, expected }) => ({ say, chance, expected: [...expected] }));
}

async function think(games: Games, bots: BotCache, request: BotRequest, begin: () => void): Promise<BotResult> {
  const { game: name, pack, settings, world, seat, time } = request;
  const game = await (pack
    ? games.withPacks.game(name, pack.hash, () => Promise.resolve(pack.data))
    : findGame(games.builtIn, name));
  const read = game?.readSettings(settings);
  if (!game || !read?.ok) return NOTHING;
  const perspective = perspectiveOf(game, loadState<GameTypes['state']>(world, read.value), seat);
  if (perspective.options.length === 0) return NOTHING;
  if (request.hint) {
    const model = await analysisFor(game);
    begin();
    return { ...NOTHING, advice: adviceFor(game, model, perspective, request) };
  }
  const bot = await bots.bot(game, request);
  begin();
  bots.budget.start(time);
  const { text } = bot.answer(perspective);
  // In a secret window the duration would reveal whether there was a choice.
  return { say: text, rest: perspective.window.secret ? bots.budget.left : 0 };
}

/** Answers requests for as long as the thread lives. */
export function serveBotRequests(games: GameRegistry): void {
  const bots = new BotCache();
  const all: Games = { builtIn: games, withPacks: new PackGames(games) };
  parentPort?.on('message', (request: BotRequest) => {
    const post = (message: BotThreadMessage): void => parentPort?.postMessage(message);
    think(all, bots, request, () => post({ id: request.id, begun: true })).then(
      (answer) => post({ id: request.id, ...answer }),
      () => post({ id: request.id, ...NOTHING }),
    );
  });
}
