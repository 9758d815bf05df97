import { COLUMNS, LEADERS, VIZIERS } from '../../../../games/root/factions/07-eyrie/state.ts';
import { isStackFull } from '../../../../games/root/factions/08-alliance/supporters.ts';
import { DECREE, SUPPORTERS } from '../../../../games/root/components/piles.ts';
import {
  BASE,
  IN_BOX,
  RECRUITER,
  ROOST,
  SAWMILL,
  SYMPATHY,
  WORKSHOP,
} from '../../../../games/root/components/pieces.ts';
import {
  BUILDING_POINTS,
  ROOST_POINTS,
  SPREAD_COST,
  SYMPATHY_POINTS,
  WOOD_COST,
} from '../../../../games/root/components/tracks.ts';
import { SUITS } from '../../../../games/root/words.ts';
import { Icon } from '../../../components/icon.tsx';
import type { BoardOf } from './board.ts';
import css from './dash.module.css';
import { Columns, Fact, SuitMarks, Track } from './parts.tsx';

const MARQUISE_TRACKS = [
  { piece: SAWMILL, name: 'sawmill' },
  { piece: WORKSHOP, name: 'workshop' },
  { piece: RECRUITER, name: 'recruiter' },
] as const;

/** §X.2: the Marquise's buildings, what the next one costs and brings. */
export const MarquiseBoard: BoardOf = ({ view, names }) => {
  const { say, terms } = names;
  return (
    <div className={css.tracks}>
      {MARQUISE_TRACKS.map(({ piece, name }, row) => {
        const left = view.supply[piece]!;
        const built = 6 - left;
        const points = BUILDING_POINTS[row]!;
        const next = points[built];
        return (
          <Track
            key={name}
            title={terms.name(`root.marquise.${name}`)}
            piece={{ kind: 'building', owner: 'marquise', mark: `b-${name}`, count: 1, label: names.count(name, 1) }}
            spaces={6}
            left={left}
            marks={points.map((won, i) => (i < built ? `+${won}` : `${WOOD_COST[i]}`))}
            note={
              next === undefined
                ? say.t('root-board.label.trackEmpty')
                : say.t('root-board.label.nextPoints', { n: next })
            }
          />
        );
      })}
    </div>
  );
};

/** §7.5.2: the decree by columns with the viziers; §X.3: the roosts. */
export const EyrieBoard: BoardOf = ({ view, names, pile }) => {
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
                {out ? <s title={say.t('root-board.label.leaderOut', { name: title })}>{title}</s> : title}
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

/** §8.2: supporters, officers, bases; §X.4: sympathy. */
export const AllianceBoard: BoardOf = ({ view, names, pile }) => {
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
        <Fact name={terms.name('root.alliance.officer')}>{view.alliance.officers}</Fact>
        <Fact name={terms.name('root.alliance.base')}>{IN_BOX[BASE]! - view.supply[BASE]!}</Fact>
      </dl>
    </>
  );
};

/** The suits of clearings. */
export const CLEARING_SUITS = SUITS.slice(0, 3);
