import { useEffect, useState } from 'react';
import type { RootView } from '../../../games/root/view.ts';
import { PARTIES, type Party } from '../../../games/root/words.ts';
import { useSpeech } from '../../state/speech.tsx';
import css from './battle.module.css';
import { familyOf } from './map/standing.ts';
import type { Names } from './names.ts';
import type { Odds } from './odds.ts';

/** More battles than this are a list of battles, not a question about one. */
const MOST = 6;

/** The chances of the battles that may be chosen now; the rules that count them are loaded when there is one. */
function useOdds(view: RootView, moves: readonly string[]): readonly Odds[] {
  const [odds, setOdds] = useState<readonly Odds[]>([]);
  const battles = moves.filter((text) => text.startsWith('battle ')).join('|');
  useEffect(() => {
    let stale = false;
    if (battles === '') setOdds([]);
    else
      void import('./odds.ts').then(({ oddsOf }) => {
        if (!stale) setOdds(oddsOf(view, battles.split('|')));
      });
    return () => {
      stale = true;
    };
  }, [view, battles]);
  return odds;
}

interface SideProps {
  readonly names: Names;
  readonly party: Party;
  /** Chances of losing none, one, two… */
  readonly hits: readonly number[];
}

/** What one side may lose. */
function Side({ names, party, hits }: SideProps) {
  const { percent } = useSpeech();
  const family = familyOf(party);
  const name = names.party(PARTIES[party]!);
  return (
    <tr>
      <th scope="row">{name}</th>
      {Array.from({ length: 5 }, (_, n) => (
        <td key={n}>
          <span
            className={css.bar}
            style={{ height: `${(hits[n] ?? 0) * 34}px`, background: `var(--r-${family ?? 'vagabond'})` }}
          />
          <small>{hits[n] === undefined || hits[n] === 0 ? '·' : percent(hits[n])}</small>
        </td>
      ))}
    </tr>
  );
}

/** The battle sheet before the roll: both sides and what each may lose, for every battle that may be chosen. */
export function BattleSheet({
  view,
  moves,
  names,
}: {
  readonly view: RootView;
  readonly moves: readonly string[];
  readonly names: Names;
}) {
  const odds = useOdds(view, moves);
  if (odds.length === 0 || odds.length > MOST) return null;
  const { say, terms } = names;
  return (
    <section className={css.sheet}>
      <h2>{terms.name('root.battle')}</h2>
      {odds.map(({ clearing, attacker, defender, onAttacker, onDefender }) => (
        <table key={`${clearing} ${defender}`}>
          <caption>{names.place(clearing)}</caption>
          <thead>
            <tr>
              <td>{say.t('root-board.label.loses')}</td>
              {[0, 1, 2, 3, 4].map((n) => (
                <th key={n} scope="col">
                  {n}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Side names={names} party={attacker} hits={onAttacker} />
            <Side names={names} party={defender} hits={onDefender} />
          </tbody>
        </table>
      ))}
      <p>{say.t('root-board.label.oddsNote')}</p>
    </section>
  );
}
