import { useRef } from 'react';
import type { Game, GameTypes, State } from '../../kernel/index.ts';

/** A seat's view of a position; the last valid view when the position has none. */
export function usePositionView(game: Game<GameTypes>, s: State, seat: number): object | undefined {
  const last = useRef<{ readonly of: State; readonly seat: number; readonly view: object }>(undefined);
  if (last.current?.of === s && last.current.seat === seat) return last.current.view;
  try {
    const view = game.view(s, seat);
    last.current = { of: s, seat, view };
  } catch {
    // An unsound position may have no view; its problems are listed beside the board.
  }
  return last.current?.view;
}
