import { CITADEL, MARKET, TUNNEL } from '../../../../../games/root/components/pieces.ts';
import { DUCHY_REVEALED } from '../../../../../games/root/components/piles.ts';
import {
  CARDS_TO_SWAY,
  CROWN_POINTS,
  MINISTERS,
  PER_RANK,
  rankOf,
  RANKS,
} from '../../../../../games/root/factions/17-duchy/state.ts';
import parts from '../../../../components/parts.module.css';
import type { DrawFactionBoard } from '../../boards/board.ts';
import css from '../../boards/dash.module.css';
import { Fact, SuitMarks, Track } from '../../boards/parts.tsx';
import own from './board.module.css';

/** A crown: of a swayed minister, or on the board. */
function Crown() {
  return (
    <svg className={own.crown} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 18.5 2 7l5.6 4.2L12 4l4.4 7.2L22 7l-1 11.5Z" />
    </svg>
  );
}

/** §17.4: warriors of the next Birdsong, by citadels on the map. */
const MUSTER = [1, 2, 4, 6] as const;

/** §17.5.2: the ministers by rank, with crowns; §17.4, §17.6.3: the tracks; the Burrow and revealed cards. */
export const DuchyBoard: DrawFactionBoard = ({ view, names, pile }) => {
  const { say, terms } = names;
  const { swayed, crowns, burrow } = view.duchy;
  const [citadels, markets] = [view.supply[CITADEL] ?? PER_RANK, view.supply[MARKET] ?? PER_RANK];
  const shown = pile(DUCHY_REVEALED);
  return (
    <>
      <div className={own.ranks}>
        {RANKS.map((rank, r) => (
          <section key={rank}>
            <b>{say.t(`root-duchy.rank.${rank}`)}</b>
            <small title={say.t('root-duchy.label.crowns', { n: crowns[r]! })}>
              <Crown /> {crowns[r]} · +{CROWN_POINTS[r]} · {say.t('root-duchy.label.needs', { n: CARDS_TO_SWAY[r]! })}
            </small>
            <ul>
              {MINISTERS.map((name, m) => {
                if (rankOf(m) !== r) return null;
                const isSwayed = swayed[m] === 1;
                const text = say.t(`root-duchy.minister.${name}`);
                return (
                  <li key={name} data-swayed={isSwayed || undefined}>
                    <details>
                      <summary title={text}>
                        {isSwayed && <Crown />}
                        {terms.name(`root.minister.${name}`)}
                        <span className={parts.hidden}>
                          , {say.t(isSwayed ? 'root-duchy.label.swayed' : 'root-duchy.label.unswayed')}
                        </span>
                      </summary>
                      <p>{text}</p>
                    </details>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <div className={css.tracks}>
        <Track
          title={terms.name('root.duchy.citadel')}
          piece={{ kind: 'building', owner: 'duchy', mark: 'b-citadel', count: 1, label: names.count('citadel', 1) }}
          spaces={PER_RANK}
          left={citadels}
          marks={MUSTER.slice(1).map(String)}
          note={say.t('root-duchy.label.muster', { n: MUSTER[PER_RANK - citadels] ?? 1 })}
        />
        <Track
          title={terms.name('root.duchy.market')}
          piece={{ kind: 'building', owner: 'duchy', mark: 'b-market', count: 1, label: names.count('market', 1) }}
          spaces={PER_RANK}
          left={markets}
          marks={['2', '3', '4']}
          note={say.t('root-duchy.label.draw', { n: 1 + PER_RANK - markets })}
        />
      </div>
      <dl className={css.facts}>
        <Fact name={terms.name('root.duchy.burrow')}>{names.count('mole', burrow)}</Fact>
        <Fact name={terms.name('root.duchy.tunnel')}>
          {say.t('root-board.label.onMap', { n: PER_RANK - (view.supply[TUNNEL] ?? PER_RANK), most: PER_RANK })}
        </Fact>
        {shown.length > 0 && (
          <Fact name={say.t('root-duchy.label.shown')}>
            <SuitMarks cards={shown} names={names} />
          </Fact>
        )}
      </dl>
    </>
  );
};
