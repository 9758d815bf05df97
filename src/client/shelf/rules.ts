import { type AnyGame, SHIPPED } from '../../shelf/index.ts';
import { MORE } from './more.ts';

/** The rules of a game without its face: all that a worker needs, so that no board is packed for it. */
export function rulesOf(id: string): (() => Promise<AnyGame>) | undefined {
  return Object.hasOwn(SHIPPED, id) ? SHIPPED[id] : MORE.find((one) => one.id === id)?.rules;
}
