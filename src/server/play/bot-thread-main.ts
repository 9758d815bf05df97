import { parentPort } from 'node:worker_threads';
import { advise, type Bot, createBot, type AnalysisModel } from '../../bots/index.ts';
import { analysisFor, evaluatorFor } from '../../registry/bots.ts';
import { fastRandom, type Game, type GameTypes } from '../../kernel/index.ts';
import { type SeatPerspective, perspectiveOf, loadState } from '../../kernel/referee/index.ts';
import type { AdvisedAnswer, BotLevel } from '../../protocol/index.ts';
import type { GameRegistry } from '../../registry/index.ts';
import { findGame, type BotTask } from '../context.ts';

/** What the main thread asks. */
export interface BotRequest extends BotTask {
  readonly id: number;
  readonly luck: number;
}

/** What the worker answers. */
export interface BotReply {
  readonly id: number;
  readonly say: string | undefined;
  /** The best answers, where a hint was asked for. */
  readonly advice?: readonly AdvisedAnswer[];
  /** How many milliseconds the answer still has to wait: in a secret window the time it took would tell something. */
  readonly rest: number;
}

/** What the worker says: that all is loaded and it begins to think about a task, or what came of it. */
export type BotThreadMessage = { readonly id: number; readonly begun: true } | BotReply;

/** How many answers a hint names. */
const HINTS = 3;

/** More thoughts than anybody has in that time. */
const MOST_THOUGHTS = 20_000;

/** Bots are kept from question to question, for they remember what they thought of; so many at a time. */
const MOST_BOTS = 256;

/** The bots of this thread by table, seat and level, the one used last at the end. */
class Company {
  readonly #bots = new Map<string, Bot<GameTypes>>();
  /** When whoever thinks now must have answered. */
  deadline = 0;

  async bot(game: Game<GameTypes>, { table, seat, level, luck }: BotRequest): Promise<Bot<GameTypes>> {
    const key = `${table} ${seat} ${level}`;
    const found = this.#bots.get(key) ?? (await this.#hire(game, level, luck));
    this.#bots.delete(key);
    this.#bots.set(key, found);
    const [oldest] = this.#bots.keys();
    if (this.#bots.size > MOST_BOTS && oldest !== undefined) this.#bots.delete(oldest);
    return found;
  }

  async #hire(game: Game<GameTypes>, level: BotLevel, luck: number): Promise<Bot<GameTypes>> {
    const more = (): boolean => performance.now() < this.deadline;
    return createBot(level, game, await evaluatorFor(game), fastRandom(luck), {
      iterations: MOST_THOUGHTS,
      hasTime: more,
    });
  }
}

/** What came of a task. */
export type BotResult = Omit<BotReply, 'id'>;
const NOTHING: BotResult = { say: undefined, rest: 0 };

function adviceFor(
  game: Game<GameTypes>,
  insight: AnalysisModel<GameTypes>,
  chair: SeatPerspective<GameTypes>,
  { luck, time }: BotRequest,
): readonly AdvisedAnswer[] {
  const deadline = performance.now() + time;
  const budget = { iterations: MOST_THOUGHTS, hasTime: (): boolean => performance.now() < deadline };
  const { best } = advise(game, insight, chair, fastRandom(luck), { budget, few: HINTS });
  return best.map(({ say, chance, expected }) => ({ say, chance, expected: [...expected] }));
}

async function think(games: GameRegistry, company: Company, asked: BotRequest, begin: () => void): Promise<BotResult> {
  const { game: name, settings, world, seat, time } = asked;
  const game = await findGame(games, name);
  const read = game?.readSettings(settings);
  if (!game || !read?.ok) return NOTHING;
  const chair = perspectiveOf(game, loadState<GameTypes['state']>(world, read.value), seat);
  if (chair.options.length === 0) return NOTHING;
  if (asked.hint) {
    const insight = await analysisFor(game);
    begin();
    return { ...NOTHING, advice: adviceFor(game, insight, chair, asked) };
  }
  const bot = await company.bot(game, asked);
  begin();
  const deadline = performance.now() + time;
  company.deadline = deadline;
  const { text } = bot.answer(chair);
  // In a secret window the time it took would tell whether there was anything to think about.
  return { say: text, rest: chair.window.secret ? Math.max(0, deadline - performance.now()) : 0 };
}

/** Answers tasks for as long as the thread lives. */
export function serveBotRequests(games: GameRegistry): void {
  const company = new Company();
  parentPort?.on('message', (asked: BotRequest) => {
    const tell = (said: BotThreadMessage): void => parentPort?.postMessage(said);
    think(games, company, asked, () => tell({ id: asked.id, begun: true })).then(
      (answer) => tell({ id: asked.id, ...answer }),
      () => tell({ id: asked.id, ...NOTHING }),
    );
  });
}
