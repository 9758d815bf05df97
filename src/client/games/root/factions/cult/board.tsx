import { GARDEN } from '../../../../../games/root/components/pieces.ts';
import { LOST_SOULS } from '../../../../../games/root/components/piles.ts';
import { GARDEN_POINTS } from '../../../../../games/root/components/tracks.ts';
import { CLEARING_COUNT, SUITS } from '../../../../../games/root/words.ts';
import { Icon } from '../../../../components/icon.tsx';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Fact, SuitMarks, Track } from '../../boards/parts.tsx';

/** The suits of clearings. */
const CLEARING_SUITS = SUITS.slice(0, 3);

/** §10.2: acolytes, lost souls, the outcast; §X.6: gardens by suit. */
export const CultBoard: DrawFactionBoard = ({ view, names, pile }) => {
  const { say, terms } = names;
  const { outcast, hated, acolytes } = view.cult;
  const suit = CLEARING_SUITS[outcast];
  const gardens = CLEARING_SUITS.map((_, s) =>
    view.suit.reduce((sum, of, c) => (of === s ? sum + view.on[GARDEN * CLEARING_COUNT + c]! : sum), 0),
  );
  const souls = pile(LOST_SOULS);
  return (
    <>
      <div className={css.tracks}>
        {CLEARING_SUITS.map((name, s) => (
          <Track
            key={name}
            title={say.lookup('root-cult.gardens', name)}
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
        <Fact name={say.t('root-cult.label.acolytes')}>{acolytes}</Fact>
        <Fact name={terms.name('root.cult.lost-souls')}>
          {souls.length === 0 ? say.t('root-cult.label.noSouls') : <SuitMarks cards={souls} names={names} />}
        </Fact>
      </dl>
    </>
  );
};
