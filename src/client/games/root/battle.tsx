import { useEffect, useMemo, useState } from 'react';
import type { BattleModifier } from '../../../games/root/forecast/battle.ts';
import { CLEARINGS, PARTIES, type Party } from '../../../games/root/words.ts';
import { nextPaint } from '../../components/next-paint.ts';
import { RichText } from '../../components/rich-text.tsx';
import { Cite } from '../../play/cite.tsx';
import { lawOf } from '../../turns/turns.ts';
import { useTexts } from '../../play/texts-provider.tsx';
import type { BoardProps } from '../../registry/game-ui.ts';
import { useMessages } from '../../state/messages.tsx';
import css from './battle.module.css';
import { type BattleProgress, battleProgressOf } from './battle-progress.ts';
import { familyOf } from './map/family.ts';
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
      void Promise.all([import('./odds.ts'), nextPaint()]).then(([{ oddsOf }]) => {
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

const colourOf = (party: Party): string => `var(--r-${familyOf(party) ?? 'vagabond'})`;

interface SideProps {
  readonly names: Names;
  readonly party: Party;
  /** Chances of losing none, one, two… */
  readonly hits: readonly number[];
}

/** What one side may lose. */
function Side({ names, party, hits }: SideProps) {
  const { percent } = useMessages();
  return (
    <tr>
      <th scope="row">{names.party(PARTIES[party]!)}</th>
      {Array.from({ length: 5 }, (_, n) => (
        <td key={n}>
          <span className={css.bar} style={{ height: `${(hits[n] ?? 0) * 34}px`, background: colourOf(party) }} />
          <small>{hits[n] === undefined || hits[n] === 0 ? '·' : percent(hits[n])}</small>
        </td>
      ))}
    </tr>
  );
}

/** What bends the battle, each with its paragraph. */
function Terms({
  terms,
  names,
  openLaw,
}: {
  terms: readonly BattleModifier[];
  names: Names;
  openLaw(id: string): void;
}) {
  return (
    <ul className={css.terms}>
      {terms.map(({ kind, side, n, law }) => (
        <li key={`${kind} ${side}`}>
          {names.say.t(`root-board.battle.${kind}`, { name: names.party(PARTIES[side]!), n })}{' '}
          <Cite id={law} openLaw={openLaw} />
        </li>
      ))}
    </ul>
  );
}

/** Every pair of losses and how likely it is: the attacker's down, the defender's across. */
function Joint({ odds, names }: { readonly odds: Odds; readonly names: Names }) {
  const { percent } = useMessages();
  return (
    <details>
      <summary>{names.say.t('root-board.battle.joint')}</summary>
      <table className={css.joint}>
        <thead>
          <tr>
            <td>
              {names.party(PARTIES[odds.attacker]!)} ↓ {names.party(PARTIES[odds.defender]!)} →
            </td>
            {odds.onDefender.map((_, d) => (
              <th key={d} scope="col">
                −{d}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {odds.joint.map((row, a) => (
            <tr key={a}>
              <th scope="row">−{a}</th>
              {row.map((chance, d) => (
                <td key={d}>{chance === 0 ? '·' : percent(chance)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** One battle before it is joined: sides, what bends it, and all outcomes. */
function Before({ odds, names, openLaw }: { odds: Odds; names: Names; openLaw(id: string): void }) {
  const { say } = names;
  return (
    <div>
      <table>
        <caption>{names.place(odds.clearing)}</caption>
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
          <Side names={names} party={odds.attacker} hits={odds.onAttacker} />
          <Side names={names} party={odds.defender} hits={odds.onDefender} />
        </tbody>
      </table>
      <Terms terms={odds.terms} names={names} openLaw={openLaw} />
      <Joint odds={odds} names={names} />
    </div>
  );
}

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

/** A battle that was joined: the dice, then the losses. */
function After({
  fight,
  names,
  seats,
  openLaw,
}: {
  fight: BattleProgress;
  names: Names;
  seats: readonly string[];
  openLaw(id: string): void;
}) {
  const words = useTexts();
  return (
    <div>
      <h3>{names.place(CLEARINGS[fight.clearing]!)}</h3>
      <Roll fight={fight} names={names} />
      <ul className={css.terms}>
        {fight.events.map((event, i) => {
          const law = lawOf(event);
          return (
            <li key={`${i}`}>
              <RichText parts={words.event(event, seats)} /> {law !== undefined && <Cite id={law} openLaw={openLaw} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface SheetProps {
  readonly battles: Battles;
  readonly names: Names;
  readonly seats: readonly string[];
  openLaw(id: string): void;
}

/** The battle sheet: the battle that is fought with its dice and losses, else every battle that may be chosen. */
export function BattleSheet({ battles: { odds, fight }, names, seats, openLaw }: SheetProps) {
  if (odds.length === 0 && !fight) return null;
  return (
    <section className={css.sheet}>
      <h2>{names.terms.name('root.battle')}</h2>
      {odds.map((one) => (
        <Before key={`${one.clearing} ${one.defender}`} odds={one} names={names} openLaw={openLaw} />
      ))}
      {odds.length > 0 ? (
        <p>{names.say.t('root-board.label.oddsNote')}</p>
      ) : (
        fight && <After fight={fight} names={names} seats={seats} openLaw={openLaw} />
      )}
    </section>
  );
}
