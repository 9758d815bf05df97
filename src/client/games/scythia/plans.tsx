import { useState } from 'react';
import { KUMIS } from '../../../games/scythia/words.ts';
import { Icon } from '../../components/icon.tsx';
import { Average, PointsBar, Spread } from './chances.tsx';
import { COMPONENTS } from './names.ts';
import { oddsOf } from './odds.ts';
import css from './plans.module.css';
import { useBoardContext } from './board-context.tsx';

/** What the own crew could bring home from every settlement, with as many kumis as one likes. */
export function Plans({ isOpen: isGiven = false }: { readonly isOpen?: boolean }) {
  const { view, names, own } = useBoardContext();
  const { say, text } = names;
  const [isOpen, setOpen] = useState(false);
  const most = view.players[own]!.held[KUMIS]!;
  const [wanted, want] = useState(0);
  const kumis = Math.min(wanted, most);
  const settlements = COMPONENTS.settlement.names.flatMap((_, settlement) =>
    COMPONENTS.settlement.spots[settlement]!.some((spot) => view.spots[spot]!.state === 1) ? [settlement] : [],
  );
  const list = (
    <>
      <div className={css.kumis} role="group" aria-label={say.t('scythia.label.sum.kumis')}>
        <button
          type="button"
          aria-disabled={kumis === 0}
          aria-label={say.t('scythia.aria.lessKumis')}
          onClick={() => want(Math.max(0, kumis - 1))}
        >
          <Icon id="u-minus" size={18} />
        </button>
        <output>{text.count('kumis', kumis)}</output>
        <button
          type="button"
          aria-disabled={kumis === most}
          aria-label={say.t('scythia.aria.moreKumis')}
          onClick={() => want(Math.min(most, kumis + 1))}
        >
          <Icon id="u-plus" size={18} />
        </button>
        <small>{say.t('scythia.text.plans')}</small>
      </div>
      <ul>
        {settlements.map((settlement) => {
          const odds = oddsOf(view, own, settlement, kumis);
          return (
            <li key={settlement}>
              <details>
                <summary>
                  <span>{names.settlement(settlement)}</span>
                  <PointsBar points={odds.points} settlement={settlement} />
                  <Average odds={odds} />
                </summary>
                <div className={css.spreads}>
                  <Spread of={odds.points} item="vp" />
                  <Spread of={odds.wounds} item="wounds" />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
  // The dialog has the title already.
  if (isGiven) return <div className={css.plans}>{list}</div>;
  return (
    <details className={css.plans} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon id="u-dice" size={20} />
        {say.t('scythia.label.plans')}
      </summary>
      {isOpen && list}
    </details>
  );
}
