import type { Journal } from '../kernel/referee/index.ts';
import { GAMES, isGameId } from './index.ts';

/**
 * A journal in the notation of its game; undefined where there is none. `rest` is called after every entry and may return a
 * promise to wait for.
 */
export async function recordOf(
  journal: Journal,
  names: readonly string[],
  rest?: () => Promise<void> | undefined,
): Promise<string | undefined> {
  const notation = isGameId(journal.game) ? GAMES[journal.game].notation : undefined;
  if (!notation) return undefined;
  const writing = (await notation.writer())(journal, names);
  for (;;) {
    const { done, value } = writing.next();
    if (done) return value;
    await rest?.();
  }
}
