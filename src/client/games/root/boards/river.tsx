import { SERVICES } from '../../../../games/root/factions/11-riverfolk/state.ts';
import { LOST_SOULS } from '../../../../games/root/components/piles.ts';
import { GARDEN, IN_BOX, TRADE_POST } from '../../../../games/root/components/pieces.ts';
import { GARDEN_POINTS } from '../../../../games/root/components/tracks.ts';
import { CLEARING_COUNT, FACTIONS } from '../../../../games/root/words.ts';
import { Icon } from '../../../components/icon.tsx';
import { familyOf } from '../map/place-contents.ts';
import type { Names } from '../names.ts';
import { CLEARING_SUITS } from './base.tsx';
import type { BoardOf } from './board.ts';
import css from './dash.module.css';
import { Columns, Fact, PieceMark, SuitMarks, Track } from './parts.tsx';

/** §10.2: acolytes, lost souls, the outcast; §X.6: gardens by suit. */
export const CultBoard: BoardOf = ({ view, names, pile }) => {
  const { say, terms } = names;
  const { outcast, hated, acolytes } = view.cult;
  const suit = CLEARING_SUITS[outcast];
  const gardens = CLEARING_SUITS.map((_, s) =>
    view.suit.reduce((sum, of, c) => (of === s ? sum + view.on[GARDEN * CLEARING_COUNT + c]! : sum), 0),
  );
  return (
    <>
      <div className={css.tracks}>
        {CLEARING_SUITS.map((name, s) => (
          <Track
            key={name}
            title={`${terms.name('root.cult.garden')}, ${names.suit(name)}`}
            piece={{ kind: 'building', owner: 'cult', mark: 'b-garden', count: 1, label: names.count('garden', 1) }}
            spaces={5}
            left={5 - gardens[s]!}
            marks={GARDEN_POINTS.slice(1).map((n) => `+${n}`)}
            note={say.t('root-board.label.pointsNow', { n: GARDEN_POINTS[gardens[s]!]! })}
          />
        ))}
      </div>
      <dl className={css.facts}>
        <Fact name={terms.name(hated === 1 ? 'root.cult.hated' : 'root.cult.outcast')}>
          {suit === undefined ? (
            say.t('root-board.label.empty')
          ) : (
            <span style={{ color: `var(--s-${suit})` }}>
              <Icon id={`suit-${suit}`} size={22} label={names.suit(suit)} />
            </span>
          )}
        </Fact>
        <Fact name={terms.name('root.cult.acolyte')}>{acolytes}</Fact>
        <Fact name={terms.name('root.cult.lost-souls')}>
          <SuitMarks cards={pile(LOST_SOULS)} names={names} />
        </Fact>
      </dl>
    </>
  );
};

/** Warriors of all owners in one box. */
function Box({ counts, names }: { readonly counts: readonly number[]; readonly names: Names }) {
  const list = FACTIONS.flatMap((name, f) => (counts[f]! > 0 ? [{ name, f, count: counts[f]! }] : []));
  if (list.length === 0) return <span className={css.none}>{names.say.t('root-board.label.empty')}</span>;
  return list.map(({ name, f, count }) => {
    const family = familyOf(f)!;
    return (
      <PieceMark
        key={name}
        piece={{
          kind: 'warrior',
          owner: family,
          mark: `f-${family}`,
          count,
          label: `${names.faction(name)}: ${count}`,
        }}
      />
    );
  });
}

/** §11.2: services and prices, funds, payments, commitments, trade posts. */
export const RiverfolkBoard: BoardOf = ({ view, names }) => {
  const { say, terms } = names;
  const { funds, payments, committed, prices, lostPosts } = view.riverfolk;
  const lost = lostPosts.reduce((sum, n) => sum + n, 0);
  return (
    <>
      <Columns
        list={SERVICES.map((service, k) => ({
          title: names.service(service),
          body: <span>{prices[k] === 0 ? say.t('root-board.label.empty') : prices[k]}</span>,
        }))}
      />
      <dl className={css.facts}>
        <Fact name={terms.name('root.riverfolk.funds')}>
          <Box counts={funds} names={names} />
        </Fact>
        <Fact name={terms.name('root.riverfolk.payments')}>
          <Box counts={payments} names={names} />
        </Fact>
        <Fact name={terms.name('root.riverfolk.commitments')}>
          <Box counts={committed} names={names} />
        </Fact>
        <Fact name={terms.name('root.riverfolk.trade-post')}>
          {`${view.supply[TRADE_POST]!} / ${IN_BOX[TRADE_POST]! - lost}`}
        </Fact>
      </dl>
    </>
  );
};
