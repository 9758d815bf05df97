import type { SeatProps } from '../../registry/game-ui.ts';
import { BoardContextProvider } from './board-context.tsx';
import { CrewBoard } from './crew.tsx';

/** What lies before a player: treasure, hero and crew. */
export function ScythiaSeatBoard({ of, ...board }: SeatProps) {
  return (
    <BoardContextProvider board={board} own={of}>
      <CrewBoard />
    </BoardContextProvider>
  );
}
