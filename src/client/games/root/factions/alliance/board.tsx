import { isStackFull } from '../../../../../games/root/factions/08-alliance/supporters.ts';
import { BASE, IN_BOX, SYMPATHY } from '../../../../../games/root/components/pieces.ts';
import { SUPPORTERS } from '../../../../../games/root/components/piles.ts';
import { SPREAD_COST, SYMPATHY_POINTS } from '../../../../../games/root/components/tracks.ts';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Fact, SuitMarks, Track } from '../../boards/parts.tsx';

/** §8.2: supporters, officers, bases; §X.4: sympathy. */
export const AllianceBoard: DrawFactionBoard = ({ view, names, pile }) => {
  const { say, terms } = names;
  const left = view.supply[SYMPATHY]!;
  const spread = 10 - left;
  const next = SYMPATHY_POINTS[spread];
  const own = pile(SUPPORTERS);
  return (
    <>
      <div className={css.tracks}>
        <Track
          title={terms.name('root.alliance.sympathy')}
          piece={{ kind: 'token', owner: 'alliance', mark: 't-sympathy', count: 1, label: names.count('sympathy', 1) }}
          spaces={10}
          left={left}
          marks={SYMPATHY_POINTS.map((won, i) => (i < spread ? `+${won}` : `${SPREAD_COST[i]}`))}
          note={
            next === undefined
              ? say.t('root-board.label.trackEmpty')
              : say.t('root-board.label.nextPoints', { n: next })
          }
        />
      </div>
      <dl className={css.facts}>
        <Fact name={terms.name('root.alliance.supporters-stack')}>
          {say.t('root-board.label.cards', { n: view.pileSizes[SUPPORTERS]! })} <SuitMarks cards={own} names={names} />
          {isStackFull(view.supply, view.pileSizes[SUPPORTERS]!) && (
            <small className={css.note}>{say.t('root-board.label.stackFull')}</small>
          )}
        </Fact>
        <Fact name={say.t('root-board.label.officers')}>{view.alliance.officers}</Fact>
        <Fact name={say.t('root-board.label.bases')}>{IN_BOX[BASE]! - view.supply[BASE]!}</Fact>
      </dl>
    </>
  );
};
