import type { BattleModifier } from '../../../games/root/forecast/battle.ts';
import { CLEARINGS, PARTIES, type Party } from '../../../games/root/words.ts';
import { RichText } from '../../components/rich-text.tsx';
import { Cite } from '../../play/cite.tsx';
import { useTexts } from '../../play/texts-provider.tsx';
import { useMessages } from '../../state/messages.tsx';
import { lawOf } from '../../turns/turns.ts';
import { type Battles, colourOf, Roll } from './battle.tsx';
import type { BattleProgress } from './battle-progress.ts';
import css from './battle-sheet.module.css';
import type { Names } from './names.ts';
import type { Odds } from './odds.ts';

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
