import { memo } from 'react';
import { IN_DECK } from '../../../games/wild/components/piles.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { MACHINE_KINDS, MACHINES } from '../../../games/wild/words.ts';
import { Icon } from '../../components/icon.tsx';
import { Peek } from '../../components/peek.tsx';
import { capitalize } from '../../turns/capitalize.ts';
import { COMPONENTS } from './facts.ts';
import type { BoardForecast } from './board-forecast.ts';
import css from './margins.module.css';
import type { Names } from './names.ts';

const ICONS: Readonly<Record<(typeof MACHINE_KINDS)[number], string>> = {
  constructors: 'm-constructor',
  factories: 'm-factory',
  mechs: 'm-hunter',
  reboot: 'm-reboot',
};

/** The first base card of each kind lends the kind its name. */
const NAMED = MACHINE_KINDS.map((_, kind) => MACHINES.findIndex((_card, card) => COMPONENTS.kind[card] === kind));

/** What the cards of a kind do, a line for each step; cards that do the same are listed once. */
function stepsOf(cards: readonly number[], names: Names): readonly string[] {
  const lists = new Map<string, { readonly steps: readonly string[]; isHard: boolean }>();
  for (const card of cards) {
    const steps = COMPONENTS.steps[card]!.map((step, i) => `${i + 1}. ${capitalize(names.step(step))}.`);
    const isHard = COMPONENTS.isHard[card]! && (lists.get(steps.join())?.isHard ?? true);
    lists.set(steps.join(), { steps, isHard });
  }
  return [...lists.values()].flatMap(({ steps, isHard }) =>
    isHard ? [`${capitalize(names.terms.name('wild.hard'))}:`, ...steps] : steps,
  );
}

interface MachineDeckProps {
  readonly view: WildView;
  readonly names: Names;
}

/** What is left of the machine deck, kind by kind, and the direction of the machines. */
export const MachineDeck = memo(function MachineDeck({ view, names }: MachineDeckProps) {
  const { say } = names;
  return (
    <section className={css.deck}>
      <h3>{say.t('wild.label.machineDeck')}</h3>
      <ul>
        {MACHINE_KINDS.map((name, kind) => {
          const left = MACHINES.flatMap((_, card) =>
            view.machines[card] === IN_DECK && COMPONENTS.kind[card] === kind ? [card] : [],
          );
          const hard = left.filter((card) => COMPONENTS.isHard[card]).length;
          return (
            <li key={name} data-none={left.length === 0 || undefined}>
              <Peek
                about={{
                  title: names.machine(NAMED[kind]!),
                  lines: stepsOf(
                    MACHINES.flatMap((_, card) =>
                      COMPONENTS.kind[card] === kind && (!COMPONENTS.isHard[card] || left.includes(card)) ? [card] : [],
                    ),
                    names,
                  ),
                }}
              >
                {names.machine(NAMED[kind]!)}
              </Peek>
              <Icon id={ICONS[name]} size={20} />
              <b>
                {left.length}
                {hard > 0 && <small className={css.hard}>{say.t('wild.label.hardOf', { n: hard })}</small>}
              </b>
            </li>
          );
        })}
      </ul>
      <p className={css.turning} data-turning={view.turning}>
        <span>{say.t('wild.label.machineWay')}</span>
        <b>{names.turning(view.turning)}</b>
        <Icon id="m-direction" size={24} />
      </p>
    </section>
  );
});

interface ForecastProps {
  readonly view: WildView;
  readonly names: Names;
  readonly outlook: BoardForecast;
  readonly shown: boolean;
  show(shown: boolean): void;
}

interface Fear {
  readonly key: string;
  readonly text: string;
  readonly share: number;
  readonly bad: boolean;
}

const MOST_LINES = 7;

/** All that the next machine card may bring, the worst and likeliest first. */
function fearsOf({ view, names, outlook }: Pick<ForecastProps, 'view' | 'names' | 'outlook'>): Fear[] {
  const { say } = names;
  const { report } = outlook;
  const threats: Fear[] = [];
  for (const [way, share] of [
    ['factories', report.factories.next],
    ['toxic', report.sites.next],
    ['deaths', report.deaths.next],
  ] as const)
    if (share > 0) threats.push({ key: way, text: say.t(`wild.defeat.${way}`), share: share, bad: true });
  for (const [cell, { factory, toxic, enclosed }] of outlook.cells) {
    const place = { cell: names.cell(cell) };
    if (factory > 0)
      threats.push({ key: `f${cell}`, text: say.t('wild.label.factoryNext', place), share: factory, bad: false });
    if (toxic > 0)
      threats.push({ key: `t${cell}`, text: say.t('wild.label.toxicNext', place), share: toxic, bad: false });
    if (factory === 0 && enclosed > 0 && !outlook.enclosed.includes(cell))
      threats.push({ key: `e${cell}`, text: say.t('wild.label.enclosedNext', place), share: enclosed, bad: false });
  }
  for (const [player, { faction }] of view.players.entries()) {
    const sum = (list: 'caught' | 'struck' | 'hurt'): number =>
      report.cards.reduce((all, card) => all + (card[list].includes(player) ? card.chance : 0), 0);
    const [caught, struck, hurt] = [sum('caught'), sum('struck'), sum('hurt')];
    const name = { faction: names.factionName(faction) };
    if (struck > 0)
      threats.push({ key: `s${player}`, text: say.t('wild.label.diesNext', name), share: struck, bad: true });
    if (hurt > 0)
      threats.push({ key: `h${player}`, text: say.t('wild.label.hurtNext', name), share: hurt, bad: false });
    if (struck === 0 && hurt === 0 && caught > 0 && view.mechs[view.players[player]!.cell] === 0)
      threats.push({ key: `c${player}`, text: say.t('wild.label.caughtNext', name), share: caught, bad: false });
  }
  return threats.sort((a, b) => Number(b.bad) - Number(a.bad) || b.share - a.share);
}

/** The forecast for the next machine card in sentences; the map shows the same with lines. */
export const Forecast = memo(function Forecast({ view, names, outlook, shown, show }: ForecastProps) {
  const { say } = names;
  const threats = fearsOf({ view, names, outlook });
  return (
    <section className={css.forecast}>
      <h3>{say.t('wild.label.forecast')}</h3>
      {outlook.enclosed.length > 0 && (
        <p className={css.now}>{say.t('wild.label.enclosedNow', { list: outlook.enclosed.map(names.cell) })}</p>
      )}
      {threats.length === 0 ? (
        <p>{say.t('wild.label.calm')}</p>
      ) : (
        <>
          <h4>{say.t('wild.label.nextCard')}</h4>
          <ul>
            {threats.slice(0, MOST_LINES).map(({ key, text, share, bad }) => (
              <li key={key} className={bad ? css.worst : undefined}>
                <span>{text}</span>
                <b>{say.t('wild.label.chance', { share })}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <label className={css.switch}>
        <input type="checkbox" checked={shown} onChange={({ target }) => show(target.checked)} />
        {say.t('wild.label.threats')}
      </label>
    </section>
  );
});
