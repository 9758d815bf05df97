import { COLUMNS, LEADERS, VIZIERS } from '../../../../../games/root/factions/07-eyrie/state.ts';
import { ROOST } from '../../../../../games/root/components/pieces.ts';
import { DECREE } from '../../../../../games/root/components/piles.ts';
import { ROOST_POINTS } from '../../../../../games/root/components/tracks.ts';
import { Icon } from '../../../../components/icon.tsx';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Named } from '../../boards/named.tsx';
import { Columns, Fact, SuitMarks, Track } from '../../boards/parts.tsx';

/** §7.5.2: the decree by columns with the viziers; §X.3: the roosts. */
export const EyrieBoard: DrawFactionBoard = ({ view, names, pile }) => {
  const { say, terms } = names;
  const left = view.supply[ROOST]!;
  const { leader, deposed } = view.eyrie;
  const roosts = 7 - left;
  return (
    <>
      <dl className={css.facts}>
        <Fact name={terms.name('root.eyrie.leader')}>
          {LEADERS.map((name, k) => {
            const title = terms.name(`root.leader.${name}`);
            const out = deposed[k] === 1;
            if (k !== leader && !out) return null;
            return (
              <div key={name}>
                <Named move={['leader', name]}>
                  {out ? <s title={say.t('root-board.label.leaderOut', { name: title })}>{title}</s> : title}
                </Named>
              </div>
            );
          })}
        </Fact>
      </dl>
      <Columns
        list={COLUMNS.map((column, k) => ({
          title: terms.name(`root.eyrie.column.${column}`),
          body: (
            <span className={css.suits}>
              {leader >= 0 && VIZIERS[leader]!.includes(k) && (
                <span style={{ color: 'var(--s-bird)' }}>
                  <Icon id="suit-bird" size={18} label={terms.name('root.eyrie.loyal-vizier')} />
                </span>
              )}
              <SuitMarks cards={pile(DECREE + k)} names={names} />
            </span>
          ),
        }))}
      />
      <div className={css.tracks}>
        <Track
          title={terms.name('root.eyrie.roost')}
          piece={{ kind: 'building', owner: 'eyrie', mark: 'b-roost', count: 1, label: names.count('roost', 1) }}
          spaces={7}
          left={left}
          marks={ROOST_POINTS.slice(1).map((n) => `+${n}`)}
          note={say.t('root-board.label.pointsNow', { n: ROOST_POINTS[roosts]! })}
        />
      </div>
    </>
  );
};
