import { useEffect, useMemo, useState } from 'react';
import { PARTIES, type Party } from '../../../games/root/words.ts';
import { nextPaint } from '../../components/next-paint.ts';
import type { BoardProps } from '../../registry/game-ui.ts';
import css from './battle.module.css';
import { type BattleProgress, battleProgressOf } from './battle-progress.ts';
import { familyOf } from './map/family.ts';
import { loadOdds } from './load-odds.ts';
import type { Names } from './names.ts';
import type { Odds } from './odds.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** More battles than this are a list of battles, not a question about one. */
const MOST = 6;

/** What a battle sheet shows: the battles that may be chosen, or the one that is fought. */
export interface Battles {
  readonly odds: readonly Odds[];
  readonly fight: BattleProgress | undefined;
}

/** The battles of the moment; the rules that count chances are loaded when there is one to choose. */
export function useBattles({ view, moves, pointed, table }: BoardProps): Battles {
  const [odds, setOdds] = useState<readonly Odds[]>([]);
  const open = table.waiting === undefined ? moves : [table.waiting];
  const list = open.filter(
    (text) => text.startsWith('battle ') && (pointed === undefined || text.split(' ').includes(pointed)),
  );
  const battles = list.length > MOST ? '' : list.join('|');
  useEffect(() => {
    let stale = false;
    if (battles === '') setOdds([]);
    // The person who tapped sees the answer first, and the chances right after it.
    else
      void Promise.all([loadOdds(), nextPaint()]).then(([{ oddsOf }]) => {
        if (!stale) setOdds(oddsOf(view as RootView, battles.split('|')));
      });
    return () => {
      stale = true;
    };
  }, [view, battles]);
  const { log, seat } = table;
  const fight = useMemo(() => battleProgressOf(log, seat), [log, seat]);
  return { odds, fight };
}

/** The colour of a party as a CSS value. */
export const colourOf = (party: Party): string => `var(--r-${familyOf(party) ?? 'vagabond'})`;

/** A die of Root: its faces say 0 to 3. */
function Die({ n }: { readonly n: number }) {
  return (
    <svg className={css.die} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1.5 21.5 7v10L12 22.5 2.5 17V7Z" />
      <text x="12" y="17">
        {n}
      </text>
    </svg>
  );
}

/** The dice of a battle and what each side takes, as far as it has come. */
export function Roll({ fight, names }: { readonly fight: BattleProgress; readonly names: Names }) {
  const sides = [
    [fight.attacker, fight.onAttacker, fight.dealtToAttacker],
    [fight.defender, fight.onDefender, fight.dealtToDefender],
  ] as const;
  return (
    <span className={css.roll}>
      {fight.dice && (
        <span
          key={fight.dice.join()}
          className={css.dice}
          role="img"
          aria-label={names.say.t('root-board.battle.dice', { high: fight.dice[0], low: fight.dice[1] })}
        >
          <Die n={fight.dice[0]} />
          <Die n={fight.dice[1]} />
        </span>
      )}
      {sides.map(([party, hits, dealt]) => (
        <b key={party} style={{ borderColor: colourOf(party) }}>
          {hits === undefined
            ? names.party(PARTIES[party]!)
            : dealt === undefined
              ? names.say.t('root-board.battle.average', { name: names.party(PARTIES[party]!), n: hits })
              : names.say.t('root-board.battle.beyond', { name: names.party(PARTIES[party]!), n: hits, dealt })}
        </b>
      ))}
    </span>
  );
}
