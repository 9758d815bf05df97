import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Icon, SeatPiece } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { useMessages } from '../state/messages.tsx';
import type { LogLine } from '../table/messages.ts';
import { signed } from '../turns/drafts.ts';
import { joinSentences } from '../turns/join.ts';
import { lawOf, type LogStep, type Turn } from '../turns/turns.ts';
import { Cite } from './cite.tsx';
import css from './log.module.css';
import { optionText } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

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
  const own = line.say === undefined ? undefined : optionText(words, line.say.split(' '));
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

interface TurnHeadProps {
  readonly turn: Turn;
  readonly names: readonly string[];
}

/** Whose turn it was, which round, and what it brought. */
export function TurnHead({ turn: { kind, seat, title, round, gains }, names }: TurnHeadProps) {
  const { t } = useMessages();
  const gain = seat === undefined ? 0 : (gains[seat] ?? 0);
  const name = seat === undefined ? undefined : names[seat];
  const whose = kind === 'setup' ? [t('play.label.setup')] : [name, title].filter((one) => one !== undefined);
  return (
    <p className={css.head}>
      {seat === undefined ? (
        <Icon id={kind === 'setup' ? 'u-board' : 'u-dice'} size={20} />
      ) : (
        <SeatPiece seat={seat} size={22} />
      )}
      <b>{whose.join(' · ')}</b>
      {round !== undefined && <span>{t('play.label.round', { n: round })}</span>}
      {gain !== 0 && <em data-gain={gain > 0 ? 'up' : 'down'}>{signed(gain)}</em>}
    </p>
  );
}

interface EntryProps extends LineProps {
  readonly step: number;
  readonly isCurrent: boolean;
  look(step: number): void;
}

/** A log line with a button that shows the table after it. */
function Entry({ line, step, names, isCurrent, look, openLaw }: EntryProps) {
  const { t, number } = useMessages();
  return (
    <li className={isCurrent ? css.now : undefined} data-now={isCurrent || undefined}>
      {line.seat === undefined ? <Icon id="u-dice" size={18} /> : <SeatPiece seat={line.seat} size={20} />}
      <div>
        <Line line={line} names={names} openLaw={openLaw} />
      </div>
      <button
        type="button"
        className={css.when}
        onClick={() => look(step)}
        aria-label={t('play.aria.lookAt', { n: step })}
      >
        {number(step)}
      </button>
    </li>
  );
}

interface BlockProps extends Omit<LineProps, 'line'> {
  readonly turn: Turn;
  /** True for the newest turn, which may have only begun. */
  readonly isLast: boolean;
  /** The earlier step shown, if it belongs to this turn. */
  readonly step: number | undefined;
  look(step: number): void;
}

const hasText = ({ line }: LogStep): boolean => line.events.length > 0 || line.say !== undefined;

/** A turn in sentences; its steps unfold. */
const TurnBlock = memo(function TurnBlock({ turn, isLast, names, step, look, openLaw }: BlockProps) {
  const { t } = useMessages();
  const words = useTexts();
  const [open, setOpen] = useState(false);
  const sentences = useMemo(
    () => (turn.kind === 'setup' ? [] : joinSentences(words.turnSentences(turn.events, names), t('play.word.and'))),
    [turn, names, words, t],
  );
  const steps = turn.steps.filter(hasText);
  const isOpen = open || step !== undefined;
  return (
    <li data-turn={turn.seat ?? ''} data-past={step !== undefined || undefined}>
      <TurnHead turn={turn} names={names} />
      {sentences.map(({ parts, from, to }, k) => (
        <p key={`${from} ${to} ${k}`} className={css.sentence}>
          <RichText parts={parts} />
        </p>
      ))}
      {sentences.length === 0 && turn.kind === 'turn' && !isLast && (
        <p className={css.own}>{t('play.text.quietTurn')}</p>
      )}
      {steps.length > 0 && (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => {
            // The step that is shown unfolds its turn only while it is shown.
            if (step === undefined) setOpen(currentTarget.open);
          }}
        >
          <summary>{t('play.label.steps', { n: steps.length })}</summary>
          {isOpen && (
            <ol>
              {steps.map(({ line, step: at }) => (
                <Entry
                  key={`${at}`}
                  line={line}
                  step={at}
                  names={names}
                  isCurrent={step === at}
                  look={look}
                  openLaw={openLaw}
                />
              ))}
            </ol>
          )}
        </details>
      )}
    </li>
  );
});

interface LogProps extends Omit<LineProps, 'line'> {
  readonly log: readonly LogLine[];
  /** The earlier step shown; undefined for the present. */
  readonly step: number | undefined;
  look(step: number): void;
}

/** Turns drawn at first; a long game has more than a hundred. */
const PAGE = 10;

/** The log, one block per turn, the latest last. A tap on a number shows the table after that step. */
export function Log({ log, names, step, look, openLaw }: LogProps) {
  const { t } = useMessages();
  const words = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [pages, setPages] = useState(1);
  const { length } = log;
  useEffect(() => {
    if (length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
  }, [length]);
  const turns = useMemo(() => words.turns(log), [words, log]);
  const holds = ({ steps }: Turn): boolean =>
    step !== undefined && steps[0]!.step <= step && step <= steps.at(-1)!.step;
  const current = turns.findLastIndex(holds);
  const first = Math.min(Math.max(0, turns.length - pages * PAGE), current < 0 ? turns.length : current);
  // The earlier step shown is in sight, or its turn where the step has no line.
  useEffect(() => {
    if (step === undefined) return;
    const line = list.current?.querySelector('[data-now]') ?? list.current?.querySelector('[data-past]');
    line?.scrollIntoView({ block: 'nearest' });
  }, [step, first]);
  return (
    <ol className={css.log} tabIndex={0} aria-label={t('play.label.log')} ref={list}>
      {first > 0 && (
        <li className={css.earlier}>
          <button type="button" onClick={() => setPages(pages + 3)}>
            {t('play.button.earlierLines', { n: first })}
          </button>
        </li>
      )}
      {turns.slice(first).map((turn, k) => (
        <TurnBlock
          key={`${turn.steps[0]!.line.n} ${turn.seat ?? turn.title ?? ''}`}
          turn={turn}
          isLast={first + k === turns.length - 1}
          names={names}
          step={first + k === current ? step : undefined}
          look={look}
          openLaw={openLaw}
        />
      ))}
      {turns.length === 0 && <li className={css.own}>{t('play.text.logEmpty')}</li>}
    </ol>
  );
}
