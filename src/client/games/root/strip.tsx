import { useState } from 'react';
import { PARTIES } from '../../../games/root/words.ts';
import { Icon } from '../../components/icon.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { useMessages } from '../../state/messages.tsx';
import { BattleSheet, Roll, useBattles } from './battle.tsx';
import css from './battle.module.css';
import { useNames } from './use-names.ts';

const average = (chances: readonly number[]): number =>
  Math.round(chances.reduce((sum, chance, n) => sum + chance * n, 0) * 10) / 10;

/** The battle of the moment, below the log. */
export function RootSheet(props: BoardProps) {
  const names = useNames();
  const battles = useBattles(props);
  if (!names) return null;
  return <BattleSheet battles={battles} names={names} seats={props.names} openLaw={props.table.openLaw} />;
}

/** The battle in one line, where there is no room for its sheet; a tap opens the sheet over half of the screen. */
export function RootStrip(props: BoardProps) {
  const names = useNames();
  const { t } = useMessages();
  const battles = useBattles(props);
  const [open, setOpen] = useState(false);
  const { odds, fight } = battles;
  if (!names || (odds.length === 0 && !fight)) return null;
  const { say } = names;
  const [one] = odds;
  const losses = one && [
    say.t('root-board.battle.average', { name: names.party(PARTIES[one.attacker]!), n: average(one.onAttacker) }),
    say.t('root-board.battle.average', { name: names.party(PARTIES[one.defender]!), n: average(one.onDefender) }),
  ];
  return (
    <div className={css.strip} data-strip>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon id="i-sword" size={22} />
        {losses ? (
          <span>{odds.length === 1 ? losses.join(' · ') : say.t('root-board.battle.battles', { n: odds.length })}</span>
        ) : (
          fight && <Roll fight={fight} names={names} />
        )}
        <Icon id="u-chevron" size={18} />
      </button>
      {open && (
        <div className={css.half}>
          <button
            type="button"
            className={css.close}
            onClick={() => setOpen(false)}
            aria-label={t('play.button.close')}
          >
            <Icon id="u-close" size={22} />
          </button>
          <BattleSheet battles={battles} names={names} seats={props.names} openLaw={props.table.openLaw} />
        </div>
      )}
    </div>
  );
}
