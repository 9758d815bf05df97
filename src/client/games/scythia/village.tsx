import { useLayoutEffect, useRef, useState } from 'react';
import type { BuildingData } from '../../../games/scythia/components/pack.ts';
import { BUILDINGS, COLOURS } from '../../../games/scythia/words.ts';
import { maskOf } from '../../../games/scythia/components/components.ts';
import { useBox } from '../../components/box.ts';
import { Icon } from '../../components/icon.tsx';
import { useMedia } from '../../components/media.ts';
import type { PreviewText } from '../../components/peek.tsx';
import { softHyphens } from '../../components/soft-hyphens.ts';
import { EffectRun, WorkerMark, WorkerMarks } from './marks.tsx';
import { COMPONENTS } from './names.ts';
import { alternativeText } from './option-texts.ts';
import { Tap, useBoardContext } from './board-context.tsx';
import css from './village.module.css';
import { plotAnchor } from './animations.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** How many letters of a name fit into one line of a plot on a wide screen. */
const LETTERS = 11;

const EVERYBODY = (1 << COLOURS.length) - 1;

/** The village: eight buildings, who stands there, and what each gives to whom. */
export function Village() {
  const { names } = useBoardContext();
  return (
    <section className={css.village} aria-label={names.say.t('scythia.label.village')}>
      <h2>{names.terms.name('scythia.scythia')}</h2>
      <ul className={css.plots}>
        {BUILDINGS.map((id, building) => (
          <li key={id}>
            <Plot building={building} data={COMPONENTS.pack.buildings.find((one) => one.id === id)!} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BuildingTexts {
  /** Everything in one sentence. */
  readonly sentence: string;
  /** What each worker gets, as lines. */
  readonly preview: PreviewText;
  /** What it does, and who may where not everybody may: for the plot of a large screen. */
  readonly short: string;
}

/** Everything about a building in words. */
function useBuildingTexts(building: number): BuildingTexts {
  const { view, names } = useBoardContext();
  const { say } = names;
  const worker = view.village[building]!;
  const from = COMPONENTS.building.from[building]!;
  const { options } = COMPONENTS.pack.buildings.find((one) => one.id === BUILDINGS[building])!;
  const alternatives = COMPONENTS.alternative.names.slice(from, COMPONENTS.building.from[building + 1]);
  const effects = alternatives.map((_, k) => {
    const mask = COMPONENTS.alternative.workers[from + k]! & COMPONENTS.building.allowed[building]!;
    return say.t('scythia.aria.alternative', {
      colours: names.colours(mask),
      effect: alternativeText(names, from + k, true),
    });
  });
  const isBlocked = view.chief?.blocked === building;
  return {
    sentence: say.t('scythia.aria.building', {
      building: names.building(building),
      worker: worker < 0 ? say.t('scythia.label.noWorker') : names.worker(worker),
      state: isBlocked ? 'blocked' : 'other',
      effects,
    }),
    preview: { title: names.building(building), lines: effects.map(capitalize) },
    short: capitalize(
      options
        .map(({ workers }, k) => {
          const effect = alternativeText(names, from + k);
          if (!workers) return effect;
          return say.t('scythia.aria.alternative', { colours: names.colours(maskOf(COLOURS, workers)), effect });
        })
        .join('; '),
    ),
  };
}

/** Who stands at a building, or who may where not everybody does. */
function WorkersAt({ building }: { readonly building: number }) {
  const { view } = useBoardContext();
  const worker = view.village[building]!;
  const allowed = COMPONENTS.building.allowed[building]!;
  if (worker >= 0) return <WorkerMark colour={worker} size={26} />;
  if (view.chief?.blocked === building) return <Icon id="u-lock" size={20} />;
  return allowed === EVERYBODY ? null : <WorkerMarks mask={allowed} size={15} />;
}

/** What a building does in words, on a plot that has room for all of them. */
function Words({ text }: { readonly text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const box = useBox(place);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = place.current!;
    setCut(scrollHeight > clientHeight);
  }, [box, text]);
  return (
    <span ref={place} className={css.words} data-cut={isCut || undefined}>
      <span>{text}</span>
    </span>
  );
}

function Plot({ building, data }: { readonly building: number; readonly data: BuildingData }) {
  const { view, names, leads, isWaiting } = useBoardContext();
  const { sentence, preview, short } = useBuildingTexts(building);
  const isWide = useMedia('(min-width: 1100px)');
  const from = COMPONENTS.building.from[building]!;
  const isUsed = data.options.some((option) => leads(`use ${data.id}.${option.id}`));
  const worker = view.village[building]!;
  const isBlocked = view.chief?.blocked === building;
  const head = (
    <>
      <span className={css.kind}>
        <Icon id={`v-${data.id}`} size={22} />
      </span>
      <span
        className={css.place}
        data-anchor={plotAnchor(building)}
        data-busy={worker >= 0 || undefined}
        data-blocked={isBlocked || undefined}
      >
        <WorkersAt building={building} />
      </span>
      <b className={css.name}>{softHyphens(names.building(building), isWide ? LETTERS : 0)}</b>
    </>
  );
  const lines = data.options.map((option) => (
    <span key={option.id} className={css.line}>
      {option.workers && <WorkerMarks mask={maskOf(COLOURS, option.workers)} size={16} />}
      <EffectRun effects={option.effects} />
    </span>
  ));
  const to = [`place ${data.id}`, `take ${data.id}`].find(leads);
  const waits = [`place ${data.id}`, `take ${data.id}`, ...data.options.map(({ id }) => `use ${data.id}.${id}`)];
  const mark = isBlocked ? 'blocked' : waits.some(isWaiting) ? 'used' : undefined;
  if (!isUsed)
    return (
      <Tap to={to} about={data.id} label={sentence} preview={preview} className={css.plot} mark={mark}>
        {head}
        <span className={css.lines}>{lines}</span>
        <Words text={short} />
      </Tap>
    );
  return (
    <div className={css.plot} data-mark="used">
      {head}
      <span className={css.lines}>
        {data.options.map((option, k) => (
          <Tap
            key={option.id}
            to={`use ${data.id}.${option.id}`}
            label={alternativeText(names, from + k, true)}
            className={css.line}
          >
            {option.workers && <WorkerMarks mask={maskOf(COLOURS, option.workers)} size={16} />}
            <EffectRun effects={option.effects} />
          </Tap>
        ))}
      </span>
    </div>
  );
}
