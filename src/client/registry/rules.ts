import { type AnyGame, GAME_RULES } from '../../registry/index.ts';
import { TEST_GAMES } from './test-games.ts';

/** The rules of a game without its screen: all that a worker needs, so that no board is packed for it. */
export function loadRules(id: string): ((pack?: unknown) => Promise<AnyGame>) | undefined {
  return Object.hasOwn(GAME_RULES, id) ? GAME_RULES[id] : TEST_GAMES.find((one) => one.id === id)?.rules;
}
