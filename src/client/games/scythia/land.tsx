import { CIVS, type Civ } from '../../../games/scythia/words.ts';
import { Icon } from '../../components/icon.tsx';
import parts from '../../components/parts.module.css';
import css from './land.module.css';
import { DieMark, Rebuilt } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { Settlement } from './settlement.tsx';
import { useBoardContext } from './board-context.tsx';

/** What the margin of each strip shows of its country. */
const VIGNETTES: Readonly<Record<Civ, string>> = {
  cimmeria: 'M0 36 C20 20 34 20 52 30 C70 16 92 16 112 28 C128 20 142 22 160 32 M50 29 v-7 m-3 3 h6',
  assyria:
    'M0 36 H160 M104 35 C103 26 105 20 109 14 m0 0 c-7 -3 -12 0 -14 4 m14 -4 c7 -3 12 0 14 4 m-14 -4 c-3 -5 -8 -6 -11 -4 m11 4 c3 -5 8 -6 11 -4 M0 31 q10 -4 20 0 t20 0 t20 0 t20 0',
  persia: 'M0 36 L26 16 L40 28 L66 8 L90 30 L112 16 L138 34 L160 24 M66 8 l-6 12 m6 -12 l8 14',
  greece:
    'M0 34 q10 -4 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 M76 28 h40 l-7 7 h-26 z M96 28 v-20 q12 6 12 16 h-12',
};

/** The four civilisations, each a strip with its road and a settlement at every milestone. */
export function Land() {
  return (
    <div className={css.strips}>
      {CIVS.map((id, civ) => (
        <Strip key={id} civ={civ} />
      ))}
    </div>
  );
}

function Strip({ civ }: { readonly civ: number }) {
  const { view, names } = useBoardContext();
  const id = CIVS[civ]!;
  const data = COMPONENTS.pack.civilisations[civ]!;
  const dice = [
    ...Array.from({ length: data.red }, (_, i) => i),
    ...Array.from({ length: data.white }, (_, i) => 2 + i),
  ];
  const left = COMPONENTS.civ.spots[civ]!.filter((spot) => view.spots[spot]!.state === 1).length;
  return (
    <section className={css.strip} data-civ={id} aria-label={names.civ(civ)}>
      <header>
        <svg className={css.vignette} viewBox="0 0 160 40" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
          <path d={VIGNETTES[id]} />
        </svg>
        <h3>
          <Icon id={`c-${id}`} size={20} />
          {names.civ(civ)}
        </h3>
        <span className={css.dice} title={names.say.t('scythia.aria.dice', { red: data.red, white: data.white })}>
          <span className={parts.hidden}>{names.say.t('scythia.aria.dice', { red: data.red, white: data.white })}</span>
          {dice.map((die) => (
            <DieMark key={die} die={die} />
          ))}
          <Rebuilt of={data} />
        </span>
        <small>{names.say.t('scythia.label.spotsLeft', { n: left })}</small>
      </header>
      <ul>
        {COMPONENTS.settlement.names.flatMap((name, settlement) =>
          COMPONENTS.settlement.civ[settlement] !== civ ||
          COMPONENTS.settlement.spots[settlement]!.every((spot) => view.spots[spot]!.state === 0)
            ? []
            : [
                <li key={name}>
                  <Settlement settlement={settlement} />
                </li>,
              ],
        )}
      </ul>
    </section>
  );
}
