import { useRef } from 'react';
import type { Game, GameTypes, State } from '../../kernel/index.ts';

/** What a seat sees of a position; of one that cannot be looked at, what was seen last. */
export function useViews(game: Game<GameTypes>, s: State, seat: number): object | undefined {
  const last = useRef<{ readonly of: State; readonly seat: number; readonly view: object }>(undefined);
  if (last.current?.of === s && last.current.seat === seat) return last.current.view;
  try {
    const view = game.view(s, seat);
    last.current = { of: s, seat, view };
  } catch {
    // A wrong position may be beyond drawing: its faults are listed beside the board.
  }
  return last.current?.view;
}
