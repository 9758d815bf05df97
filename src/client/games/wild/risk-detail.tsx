import { useMemo } from 'react';
import type { WildView } from '../../../games/wild/view.ts';
import type { BoardProps } from '../../registry/game-ui.ts';
import { isReadable } from './board-forecast.ts';
import css from './risk-detail.module.css';
import { riskOf } from './risk.ts';
import { useNames } from './use-names.ts';

/** What the damage die may do after an action, told before it is chosen. */
export function WildDetail({ view, moves, table }: BoardProps) {
  const names = useNames();
  const seen = view as WildView;
  const isAsked = table.asked.includes(table.seat);
  const list = moves.join('|');
  const risk = useMemo(
    () => (isAsked && isReadable(seen) ? riskOf(seen, list.split('|')) : undefined),
    [isAsked, seen, list],
  );
  if (!names || !risk) return null;
  const { say } = names;
  return (
    <p className={css.risk} data-detail="above" data-risk>
      <span>{say.t(risk.isMelee ? 'wild.risk.melee' : 'wild.risk.snipers')}</span>
      {risk.outcomes.map(({ damage, kills, chance }) => (
        <span key={damage} data-kills={kills || undefined}>
          {kills ? say.t('wild.risk.death') : say.t('wild.risk.damage', { n: damage })}{' '}
          <b>{say.t('wild.label.chance', { share: chance })}</b>
        </span>
      ))}
    </p>
  );
}
