import type { BoardProps } from '../../registry/game-ui.ts';
import { BoardContextProvider, useBoardContext } from './board-context.tsx';
import { Average, PointsBar } from './chances.tsx';
import { COMPONENTS } from './names.ts';
import { oddsOf } from './odds.ts';

/** What a raid may bring without kumis, told while it waits to be confirmed: the dice cannot be taken back. */
export function ScythiaDetail(board: BoardProps) {
  const [verb, word = ''] = board.table.waiting?.split(' ') ?? [];
  const settlement = verb === 'raid' ? COMPONENTS.settlement.names.indexOf(word) : -1;
  if (settlement < 0) return null;
  return (
    <BoardContextProvider board={board}>
      <RaidChances settlement={settlement} />
    </BoardContextProvider>
  );
}

function RaidChances({ settlement }: { readonly settlement: number }) {
  const { view, names, own } = useBoardContext();
  const odds = oddsOf(view, own, settlement, 0);
  return (
    <div data-detail="above" data-raid-odds>
      <PointsBar points={odds.points} settlement={settlement} />
      {odds.points.map(({ n, chance }) => (
        <span key={n}>
          {names.text.count('vp', n)} <b>{names.say.percent(chance)}</b>
        </span>
      ))}
      <Average odds={odds} />
    </div>
  );
}
