import css from './chances.module.css';
import { COMPONENTS } from './names.ts';
import type { Chance, Odds } from './odds.ts';
import { useBoardContext } from './board-context.tsx';

/** Points as a bar: the length of each part is its probability; the part for no points is hatched. */
export function PointsBar({ points, settlement }: { readonly points: readonly Chance[]; readonly settlement: number }) {
  /** Number of the settlement's results that bring between 1 and `n` points: a result has one colour in all bars. */
  const step = (n: number): number =>
    COMPONENTS.settlement.bands[settlement]!.filter(({ vp }) => vp > 0 && vp <= n).length;
  return (
    <span className={css.bar} aria-hidden="true">
      {points.map(({ n, chance }) => (
        <i key={n} data-none={n === 0 || undefined} data-step={step(n)} style={{ flexGrow: chance }} />
      ))}
    </span>
  );
}

/** A distribution as a list: what, and how likely. */
export function Spread({ of, item }: { readonly of: readonly Chance[]; readonly item: 'vp' | 'wounds' }) {
  const { names } = useBoardContext();
  const { say } = names;
  const text = (n: number): string =>
    item === 'vp' ? names.text.count('vp', n) : say.t('scythia-cards.count.wounds', { n });
  return (
    <ul className={css.spread}>
      {of.map(({ n, chance }) => (
        <li key={n}>
          <span>{text(n)}</span>
          <i style={{ width: `${Math.round(chance * 100)}%` }} aria-hidden="true" />
          <b>{chance > 0 && chance < 0.005 ? say.t('scythia.label.rare') : say.percent(chance)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The average result of a raid in short. */
export function Average({ odds }: { readonly odds: Odds }) {
  const { names } = useBoardContext();
  const round = (n: number): string => names.say.number(Math.round(n * 10) / 10);
  const { points, wounds } = odds.forecast.expected;
  return (
    <span className={css.average}>
      {names.say.t('scythia.label.average', { points: round(points), wounds: round(wounds) })}
    </span>
  );
}
