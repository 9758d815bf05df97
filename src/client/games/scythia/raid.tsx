import { useState } from 'react';
import type { RaidView } from '../../../games/scythia/view-types.ts';
import { bandOf } from '../../../games/scythia/rules/06-raiding/strength.ts';
import { DIE_NAMES, KUMIS, SLOTS } from '../../../games/scythia/words.ts';
import { Icon } from '../../components/icon.tsx';
import type { LogLine } from '../../table/messages.ts';
import { Average, PointsBar, Spread } from './chances.tsx';
import { Wounds } from './crew.tsx';
import { DieMark } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { adviceFor, oddsOf } from './odds.ts';
import css from './raid.module.css';
import { countedStrength } from './raid-result.ts';
import { Tap, useBoardContext } from './board-context.tsx';

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** A raid under way, in the place of the village: forecast, then dice, the sum of strength, and wounds. */
export function RaidSheet({ raid, log }: { readonly raid: RaidView; readonly log: readonly LogLine[] }) {
  const { names, seats, view, leads } = useBoardContext();
  const isRolled = raid.dice.length > 0 || raid.unrolled.length === 0;
  const isAsked = leads('kumis');
  return (
    <section className={css.raid} data-raid tabIndex={0} aria-label={names.say.t('scythia.label.raid')}>
      <header>
        <h2>{names.settlement(raid.settlement)}</h2>
        <p className={css.who}>{seats[view.active]}</p>
      </header>
      {isAsked || !isRolled ? <KumisTable raid={raid} /> : <Rolled raid={raid} log={log} />}
    </section>
  );
}

/** What each number of kumis could bring; a row is tapped to pay it. */
function KumisTable({ raid }: { readonly raid: RaidView }) {
  const { view, names } = useBoardContext();
  const { say, text } = names;
  const [peeked, peek] = useState(0);
  const most = view.players[view.active]!.held[KUMIS]!;
  const list = Array.from({ length: most + 1 }, (_, kumis) => oddsOf(view, view.active, raid.settlement, kumis));
  const shown = list[Math.min(peeked, most)]!;
  return (
    <>
      <p className={css.note}>
        {say.t('scythia.label.beforeDice', { n: shown.forecast.base })}{' '}
        {shown.forecast.dice.map((die) => (
          <DieMark key={die} die={die} />
        ))}
      </p>
      <ul className={css.kumis}>
        {list.map((odds, kumis) => (
          <li key={kumis} onMouseEnter={() => peek(kumis)} onFocus={() => peek(kumis)}>
            <Tap
              to={`kumis ${kumis}`}
              className={css.row}
              mark={kumis === peeked ? 'peeked' : undefined}
              label={say.t('scythia.aria.kumis', {
                kumis: text.count('kumis', kumis),
                points: say.number(Math.round(odds.forecast.expected.points * 10) / 10),
                wounds: say.number(Math.round(odds.forecast.expected.wounds * 10) / 10),
              })}
            >
              <span className={css.amount}>
                {kumis}
                <Icon id="g-kumis" size={17} />
              </span>
              <PointsBar points={odds.points} settlement={raid.settlement} />
              <b>{say.number(Math.round(odds.forecast.expected.points * 10) / 10)}</b>
              <Icon id="g-vp" size={14} />
            </Tap>
          </li>
        ))}
      </ul>
      <Average odds={shown} />
      <Spread of={shown.points} item="vp" />
      <Spread of={shown.wounds} item="wounds" />
      {shown.forecast.policy.length > 0 && <p className={css.note}>{say.t('scythia.label.withRerolls')}</p>}
    </>
  );
}

function Rolled({ raid, log }: { readonly raid: RaidView; readonly log: readonly LogLine[] }) {
  const { names } = useBoardContext();
  return (
    <>
      <Dice raid={raid} />
      <StrengthSum raid={raid} counted={countedStrength(log)} />
      {raid.woundsLeft > 0 && (
        <p className={css.left} role="status">
          <Icon id="g-wound" size={20} />
          {names.say.t('scythia.label.woundsLeft', { n: raid.woundsLeft })}
        </p>
      )}
      <CrewRows raid={raid} />
    </>
  );
}

/** The dice as they lie; those that may be rerolled can be tapped. */
function Dice({ raid }: { readonly raid: RaidView }) {
  const { view, names, reach, leads } = useBoardContext();
  const { say } = names;
  const rerolls = reach('reroll', 1);
  const advice = leads('reroll') ? adviceFor(view) : undefined;
  return (
    <>
      <div className={css.dice}>
        {raid.dice.map((face) => (
          <Tap
            key={face.die}
            to={rerolls.get(DIE_NAMES[face.die]!)}
            className={css.die}
            label={say.t('scythia.word.dieFace', { ...face, die: names.die(face.die) })}
          >
            <DieMark die={face.die} face={face} />
          </Tap>
        ))}
        {raid.unrolled.map((die) => (
          <DieMark key={die} die={die} />
        ))}
      </div>
      {advice && (
        <p className={css.note}>
          {advice.slot < 0
            ? say.t('scythia.label.adviceKeep')
            : say.t('scythia.label.adviceReroll', { dice: advice.dice.map((die) => names.die(die)) })}
        </p>
      )}
    </>
  );
}

interface StrengthProps {
  readonly raid: RaidView;
  /** The count, once it was made: what the crew loses afterwards does not change it. */
  readonly counted: ReturnType<typeof countedStrength>;
}

/** Strength as a sum with its sources, and the band it reaches (§S-6.7, §S-6.8). */
function StrengthSum({ raid, counted }: StrengthProps) {
  const { names } = useBoardContext();
  const { say } = names;
  const { crew, animals, abilities, kumis } = counted ?? raid;
  const dice = counted?.dice ?? raid.dice.map(({ strength }) => strength);
  const rows = [
    { id: 'crew', parts: crew },
    { id: 'animals', parts: animals },
    { id: 'abilities', parts: abilities },
    { id: 'kumis', parts: [kumis] },
    { id: 'dice', parts: dice },
  ] as const;
  const total = sum(rows.map(({ parts }) => sum(parts)));
  const bands = COMPONENTS.settlement.bands[raid.settlement]!;
  const band = bandOf(COMPONENTS, raid.settlement, total);
  const next = bands[band + 1];
  return (
    <table className={css.sum} data-counted={counted ? total : undefined}>
      <caption>{say.t('scythia.label.strengthSum')}</caption>
      <tbody>
        {rows.map(({ id, parts }) => {
          const some = parts.filter((n) => n !== 0);
          return (
            <tr key={id}>
              <th scope="row">{say.t(`scythia.label.sum.${id}`)}</th>
              <td>{some.length > 1 && some.join(' + ')}</td>
              <td>{sum(parts)}</td>
            </tr>
          );
        })}
        <tr className={css.total}>
          <th scope="row">{say.t('scythia.label.sum.total')}</th>
          <td>
            <Icon id="g-vp" size={15} /> {bands[band]!.vp}
            {bands[band]!.wounds > 0 && (
              <>
                {' '}
                <Icon id="g-wound" size={15} /> {bands[band]!.wounds}
              </>
            )}
          </td>
          <td>{total}</td>
        </tr>
      </tbody>
      {next && !counted && (
        <tfoot>
          <tr>
            <td colSpan={3}>{say.t('scythia.label.toNextBand', { n: next.min - total, vp: next.vp })}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The raiding crew, one row each: wounds are placed and rerolls chosen by tapping. */
function CrewRows({ raid }: { readonly raid: RaidView }) {
  const { view, names, own, leads } = useBoardContext();
  const { say } = names;
  return (
    <ul className={css.crew} data-own={view.active === own || undefined}>
      {view.players[view.active]!.slots.map(({ crew, wounds }, slot) => {
        const dead = raid.killed[slot]!;
        const kind = crew >= 0 ? crew : dead;
        if (kind < 0) return null;
        const { strength } = COMPONENTS.pack.characters[kind]!;
        const to = [`wound ${SLOTS[slot]!}`, `reroll ${SLOTS[slot]!}`].find(leads);
        const name = names.character(kind);
        return (
          <li key={slot} data-dead={crew < 0 || undefined}>
            <Tap
              to={crew < 0 ? undefined : to}
              className={css.row}
              label={
                crew < 0
                  ? say.t('scythia.aria.dead', { name })
                  : say.t('scythia.aria.raider', { name, strength: strength - wounds, wounds })
              }
            >
              <span className={css.name}>{name}</span>
              {crew >= 0 ? (
                <Wounds strength={strength} wounds={wounds} />
              ) : (
                <span>{names.terms.name('scythia.killed')}</span>
              )}
              <b>{crew >= 0 ? strength - wounds : '—'}</b>
            </Tap>
          </li>
        );
      })}
    </ul>
  );
}
