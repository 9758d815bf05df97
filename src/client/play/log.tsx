import { useEffect, useRef, useState } from 'react';
import { Icon, SeatPiece } from '../parts/icon.tsx';
import { Rich } from '../parts/rich.tsx';
import { useSpeech } from '../state/speech.tsx';
import type { LogLine } from '../table/messages.ts';
import { Cite } from './cite.tsx';
import css from './side.module.css';
import { optionWords } from './wording.ts';
import { useWords } from './words.tsx';

/** The paragraph that an event cites, if it does. */
export function lawOf(event: object): string | undefined {
  const { law } = event as { readonly law?: unknown };
  return typeof law === 'string' ? law : undefined;
}

interface LineProps {
  readonly line: LogLine;
  readonly names: readonly string[];
  openLaw(id: string): void;
}

/** One answer or outcome with all that came of it. */
export function Line({ line, names, openLaw }: LineProps) {
  const words = useWords();
  const own = line.say === undefined ? undefined : optionWords(words, line.say.split(' ')).join(' ');
  return (
    <>
      {line.events.map((event, i) => {
        const law = lawOf(event);
        const told = words.event(event, names);
        const weight = words.weight(event);
        if (told.length === 0) return null;
        return (
          <p key={`${i}`} className={weight && css[weight]}>
            <Rich parts={told} />
            {law !== undefined && (
              <>
                {' '}
                <Cite id={law} openLaw={openLaw} />
              </>
            )}
          </p>
        );
      })}
      {line.events.length === 0 && own !== undefined && <p className={css.own}>{own}</p>}
    </>
  );
}

interface LogProps extends Omit<LineProps, 'line'> {
  readonly log: readonly LogLine[];
  /** The step that is looked at, if it is an earlier one. */
  readonly step: number | undefined;
  look(step: number): void;
}

/** How many lines are drawn at first, and with every wish for more: a long game has thousands. */
const PAGE = 60;

/** Everything that happened, the latest below; a tap shows the table as it was then. */
export function Log({ log, names, step, look, openLaw }: LogProps) {
  const { t } = useSpeech();
  const end = useRef<HTMLLIElement>(null);
  const [pages, setPages] = useState(1);
  const { length } = log;
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  const all = log
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.events.length > 0 || line.say !== undefined);
  // A moment that is looked at is always among what is drawn.
  const looked = step === undefined ? all.length : all.findIndex(({ index }) => index + 1 >= step);
  const shown = all.slice(Math.min(Math.max(0, all.length - pages * PAGE), Math.max(0, looked - PAGE / 2)));
  return (
    <ol className={css.log} tabIndex={0} aria-label={t('play.label.log')}>
      {shown.length < all.length && (
        <li className={css.earlier}>
          <button type="button" onClick={() => setPages(pages + 3)}>
            {t('play.button.earlierLines', { n: all.length - shown.length })}
          </button>
        </li>
      )}
      {shown.map(({ line, index }, i) => (
        <li key={line.n} ref={i === shown.length - 1 ? end : null} className={step === index + 1 ? css.now : undefined}>
          {line.seat === undefined ? <Icon id="u-dice" size={20} /> : <SeatPiece seat={line.seat} size={22} />}
          <div>
            <Line line={line} names={names} openLaw={openLaw} />
          </div>
          <button
            type="button"
            className={css.when}
            onClick={() => look(index + 1)}
            aria-label={t('play.aria.lookAt', { n: index + 1 })}
          >
            {index + 1}
          </button>
        </li>
      ))}
      {shown.length === 0 && <li className={css.empty}>{t('play.text.logEmpty')}</li>}
    </ol>
  );
}
