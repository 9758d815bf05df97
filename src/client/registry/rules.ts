import { type AnyGame, GAME_RULES, GAMES, isGameId } from '../../registry/index.ts';
import { TEST_GAMES } from './test-games.ts';

/** The rules of a game without its screen: all that a worker needs, so that no board is packed for it. */
export function loadRules(id: string): ((pack?: unknown) => Promise<AnyGame>) | undefined {
  return Object.hasOwn(GAME_RULES, id) ? GAME_RULES[id] : TEST_GAMES.find((one) => one.id === id)?.rules;
}

/** The rules of a game as a table needs them that begins at the beginning: without position files where these are apart. */
export function loadPlayRules(id: string): ((pack?: unknown) => Promise<AnyGame>) | undefined {
  const engine = isGameId(id) ? GAMES[id].engine : undefined;
  return engine?.playOnly ? () => engine.playOnly!() : loadRules(id);
}
