import { hash } from 'node:crypto';
import { canonicalJson, UnsoundPack, type Problem } from '../kernel/index.ts';
import { PACK_LENGTH } from '../protocol/constants.ts';
import type { AnyGame, GameRegistry } from '../registry/index.ts';
import type { BotTask, ServerContext } from './context.ts';
import type { PackRow } from './storage/storage.ts';

/** Most games with component values of their own that a cache holds. Loaded tables hold theirs besides. */
const MOST_GAMES = 32;

/** Most problems of a pack that an answer lists. */
const MOST_PROBLEMS = 50;

/** The game of a table, and the component values to store with it; undefined: the built-in ones. */
export type GameOfPack =
  | { readonly ok: true; readonly game: AnyGame; readonly pack?: PackRow }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads the component values that somebody wants to play with. `game` is the game with the built-in ones. */
export async function readOwnPack(games: GameRegistry, game: AnyGame, raw: unknown): Promise<GameOfPack> {
  const refused = (problems: readonly Problem[]): GameOfPack => ({
    ok: false,
    problems: problems
      .slice(0, MOST_PROBLEMS)
      .map((problem) => ({ ...problem, path: problem.path === '' ? 'pack' : `pack.${problem.path}` })),
  });
  if (!game.pack) return refused([{ path: '', code: 'unknown-key' }]);
  let own: AnyGame;
  try {
    own = await games[game.name]!(raw);
  } catch (error) {
    if (!(error instanceof UnsoundPack)) throw error;
    return refused(error.problems);
  }
  // Some games tell their built-in values by identity, not by content.
  if (own.pack!.hash === game.pack.hash) return { ok: true, game };
  const data = canonicalJson(own.pack!.data);
  if (data.length > PACK_LENGTH) return refused([{ path: '', code: 'too-large' }]);
  return { ok: true, game: own, pack: { hash: hash('sha256', data), data } };
}

/** The component values of a game as the task of a bot carries them; empty for the built-in ones. */
export const packOfTask = ({ pack }: AnyGame): Pick<BotTask, 'pack'> =>
  pack && !pack.builtIn ? { pack: { hash: pack.hash, data: pack.data } } : {};

/** LRU cache of games with component values of their own, by the hash of the values. */
export class PackGames {
  readonly #games: GameRegistry;
  readonly #loaded = new Map<string, Promise<AnyGame | undefined>>();

  constructor(games: GameRegistry) {
    this.#games = games;
  }

  /** How many games are held. */
  get size(): number {
    return this.#loaded.size;
  }

  /**
   * The game with these component values, which are read where the cache does not have them; undefined: no such game, or its
   * rules refuse the values.
   */
  async game(name: string, pack: string, read: () => Promise<unknown>): Promise<AnyGame | undefined> {
    const key = `${name} ${pack}`;
    const found = this.#loaded.get(key) ?? this.#load(name, read);
    this.#loaded.delete(key);
    this.#loaded.set(key, found);
    const [oldest] = this.#loaded.keys();
    if (this.#loaded.size > MOST_GAMES && oldest !== undefined) this.#loaded.delete(oldest);
    try {
      return await found;
    } catch (error) {
      if (this.#loaded.get(key) === found) this.#loaded.delete(key);
      if (error instanceof UnsoundPack) return undefined;
      throw error;
    }
  }

  async #load(name: string, read: () => Promise<unknown>): Promise<AnyGame | undefined> {
    const pack = await read();
    return pack === undefined ? undefined : await findGame(this.#games, name, pack);
  }
}

/** The game with this name, or undefined; `pack` replaces its built-in component values. */
export async function findGame(games: GameRegistry, name: string, pack?: unknown): Promise<AnyGame | undefined> {
  return Object.hasOwn(games, name) ? await games[name]!(pack) : undefined;
}

/** The game of a table, with the table's component values; undefined: the rules do not know the game or refuse the values. */
export async function gameOfTable(
  { games, packGames, storage }: ServerContext,
  { game, pack }: { readonly game: string; readonly pack?: string },
): Promise<AnyGame | undefined> {
  if (pack === undefined) return await findGame(games, game);
  return await packGames.game(game, pack, async () => {
    const data = await storage.readPack(pack);
    return data === undefined ? undefined : (JSON.parse(data) as unknown);
  });
}
