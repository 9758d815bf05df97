import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, SeatPiece } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { useMessages } from '../state/messages.tsx';
import type { LogLine } from '../table/messages.ts';
import { Cite } from './cite.tsx';
import { groupLog, type IndexedLogLine } from './log-groups.ts';
import css from './side-panel.module.css';
import { optionWords } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

/** The paragraph that an event cites; undefined without one. */
export function lawOf(event: object): string | undefined {
  const { law } = event as { readonly law?: unknown };
  return typeof law === 'string' ? law : undefined;
}

interface LineProps {
  readonly line: LogLine;
  readonly names: readonly string[];
  openLaw(id: string): void;
}

/** The paragraph of a line; events of old journals may lack it. */
function Citation({ law, openLaw }: { readonly law: string | undefined; openLaw(id: string): void }) {
  if (law === undefined) return null;
  return (
    <>
      {' '}
      <Cite id={law} openLaw={openLaw} />
    </>
  );
}

/** One answer or outcome with its events. */
export function Line({ line, names, openLaw }: LineProps) {
  const words = useTexts();
  const own = line.say === undefined ? undefined : optionWords(words, line.say.split(' ')).join(' ');
  const lines = line.events.map((event) => ({
    text: words.event(event, names),
    weight: words.weight(event),
    law: lawOf(event) ?? line.law,
  }));
  // A minor event is shown only when no other event of the line has a text.
  const hasText = lines.some(({ text, weight }) => text.length > 0 && weight === undefined);
  return (
    <>
      {lines.map(({ text, weight, law }, i) => {
        if (text.length === 0 || (weight === 'minor' && hasText)) return null;
        return (
          <p key={`${i}`} className={weight && css[weight]}>
            <RichText parts={text} />
            <Citation law={law} openLaw={openLaw} />
          </p>
        );
      })}
      {line.events.length === 0 && own !== undefined && (
        <p className={css.own}>
          {own}
          <Citation law={line.law} openLaw={openLaw} />
        </p>
      )}
    </>
  );
}

interface LogProps extends Omit<LineProps, 'line'> {
  readonly log: readonly LogLine[];
  /** The earlier step shown; undefined for the present. */
  readonly step: number | undefined;
  look(step: number): void;
}

/** Lines drawn at first; a long game has thousands. */
const PAGE = 40;

interface EntryProps extends LineProps {
  readonly index: number;
  readonly isCurrent: boolean;
  look(step: number): void;
}

/** A log line with its seat, and a button that shows the table after it. */
function Entry({ line, index, names, isCurrent, look, openLaw }: EntryProps) {
  const { t, number } = useMessages();
  return (
    <li className={isCurrent ? css.now : undefined}>
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
        {number(index + 1)}
      </button>
    </li>
  );
}

interface FoldProps {
  readonly text: string;
  /** True when one of these lines is the step shown. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** Many lines as one that opens. */
function Fold({ text, isCurrent, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <li className={css.fold}>
      <Icon id="u-dice" size={20} />
      <details open={open || isCurrent} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{text}</summary>
        {(open || isCurrent) && <ol>{children}</ol>}
      </details>
    </li>
  );
}

/** The log, the latest line last; a tap on a number shows the table after that line. */
export function Log({ log, names, step, look, openLaw }: LogProps) {
  const { t } = useMessages();
  const words = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [pages, setPages] = useState(1);
  const { length } = log;
  useEffect(() => {
    if (length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  const all = log
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.events.length > 0 || line.say !== undefined);
  // The step shown is always among the drawn lines.
  const currentIndex = step === undefined ? all.length : all.findIndex(({ index }) => index + 1 >= step);
  const first = Math.min(Math.max(0, all.length - pages * PAGE), Math.max(0, currentIndex - PAGE / 2));
  const shown = groupLog(all, (event) => words.weight(event) === 'heading')
    .map(({ lines, fold }) => ({ fold, lines: lines.filter(({ index }) => index >= (all[first]?.index ?? 0)) }))
    .filter(({ lines }) => lines.length > 0);
  const entry = ({ line, index }: IndexedLogLine) => (
    <Entry
      key={line.n}
      line={line}
      index={index}
      names={names}
      isCurrent={step === index + 1}
      look={look}
      openLaw={openLaw}
    />
  );
  return (
    <ol className={css.log} tabIndex={0} aria-label={t('play.label.log')} ref={list}>
      {first > 0 && (
        <li className={css.earlier}>
          <button type="button" onClick={() => setPages(pages + 3)}>
            {t('play.button.earlierLines', { n: first })}
          </button>
        </li>
      )}
      {shown.flatMap(({ lines, fold }) =>
        fold === undefined ? (
          lines.map(entry)
        ) : (
          <Fold
            key={`${fold} ${lines[0]!.line.n}`}
            text={t(`play.label.fold.${fold}`, { n: lines.length })}
            isCurrent={lines.some(({ index }) => index + 1 === step)}
          >
            {lines.map(entry)}
          </Fold>
        ),
      )}
      {all.length === 0 && <li className={css.empty}>{t('play.text.logEmpty')}</li>}
    </ol>
  );
}
