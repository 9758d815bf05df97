import type { Turn, TurnEvent } from '../turns/turns.ts';

/** The events of each turn after a journal entry, one list per turn; turns without news are left out. */
export function newsSince(turns: readonly Turn[], entry: number): readonly (readonly TurnEvent[])[] {
  return turns.flatMap(({ events, steps, kind }) => {
    if (kind === 'setup') return [];
    const fresh = new Set(steps.filter(({ line }) => line.n > entry).map(({ step }) => step));
    const news = events.filter(({ step }) => fresh.has(step));
    return news.length === 0 ? [] : [news];
  });
}
