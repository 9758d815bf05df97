import { type AnyGame, GAMES } from '../../registry/index.ts';
import { MORE } from './more.ts';

/** The rules of a game without its face: all that a worker needs, so that no board is packed for it. */
export function rulesOf(id: string): (() => Promise<AnyGame>) | undefined {
  return Object.hasOwn(GAMES, id) ? GAMES[id] : MORE.find((one) => one.id === id)?.rules;
}
