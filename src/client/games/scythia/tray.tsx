import { memo, useRef } from 'react';
import type { BoardProps } from '../../registry/game-ui.ts';
import { CrewBoard } from './crew.tsx';
import { Hand } from './hand.tsx';
import { BoardContextProvider, useIsDealt, useBoardContext } from './board-context.tsx';
import { useTargetsInSight } from './sight.ts';
import css from './tray.module.css';

/** What lies before a player: treasure, hero, crew and hand. */
export function ScythiaTray(board: BoardProps) {
  return (
    <BoardContextProvider board={board}>
      <TrayParts />
    </BoardContextProvider>
  );
}

const TrayParts = memo(function TrayParts() {
  const { view, own } = useBoardContext();
  const part = useRef<HTMLDivElement>(null);
  useTargetsInSight(part);
  const isDealt = useIsDealt();
  if (view.players[own]!.hero < 0 && !isDealt && view.players[own]!.handSize === 0) return null;
  return (
    <div className={css.tray} ref={part}>
      <CrewBoard />
      {!isDealt && <Hand />}
    </div>
  );
});
