import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useErrorText } from '../lobby/errors.ts';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { ChoiceButton, Confirm, RefusedChoice } from './choices.tsx';
import { useKeys } from './keys.ts';
import type { PendingMove } from './pending-move.ts';
import css from './prompt.module.css';
import { type NextWord, topRefusals } from './move-draft.ts';
import { MoveWords } from './move-words.tsx';
import { QuestionTools } from './question-tools.tsx';
import { choiceText } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

/** Most refusals beside the choices; the list of reasons has all. */
const SHOWN_REFUSALS = 2;

interface PromptProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  readonly move: PendingMove;
  explain(): void;
  /** Opens or closes the hint; undefined without hints. */
  readonly hint: (() => void) | undefined;
  openLaw(id: string): void;
}

/** The prompt in which a move is entered word by word. */
export function Prompt({ update, mine, move, explain, hint, openLaw }: PromptProps) {
  const { t } = useMessages();
  const words = useTexts();
  const undo = useTable((table) => table.undo);
  const errorText = useErrorText();
  const { built, choices, waiting, errorCode } = move;
  const [back] = mine.undo;
  const stop = `${mine.question} ${mine.stop}`;
  const hasBegun = built.chosen.length > 0 || waiting !== undefined || move.pointed !== undefined;
  const band = useRef<HTMLElement>(null);
  const sentence = useRef<HTMLDivElement>(null);
  // Scroll to the end of the words, where the reader continues.
  useEffect(() => {
    sentence.current?.scrollTo({ left: sentence.current.scrollWidth });
  }, [built.chosen.length, mine.said.length]);
  const list = useRef<HTMLDivElement>(null);
  const keepsFocus = useRef(false);
  const [explainedStop, setExplainedStop] = useState<string>();
  const [crowded, setCrowded] = useState<string>();
  useEffect(() => {
    const next = band.current?.querySelector<HTMLElement>(`.${css.choice}`);
    if (!keepsFocus.current || !next || band.current?.contains(document.activeElement)) return;
    keepsFocus.current = false;
    next.focus();
  });

  /** Remembers to move the focus to the next choice when the focused one disappears. */
  function holdFocus(): void {
    keepsFocus.current = band.current?.contains(document.activeElement) === true;
  }

  function pick(choice: NextWord): void {
    holdFocus();
    void move.pick(choice);
  }

  function confirm(): void {
    holdFocus();
    void move.confirm();
  }

  function stepBack(): void {
    if (hasBegun) move.reopen();
    else if (back !== undefined) void undo(back);
    else setExplainedStop(stop);
  }

  useKeys({
    choose: (index) => {
      const choice = choices[index];
      if (choice) pick(choice);
    },
    enter: confirm,
    back: () => move.reopen(),
    undo: stepBack,
    why: explain,
    ...(hint && { hint }),
  });

  const window = update.window ? words.window(update.window.name) : '';
  const isAsked = mine.question >= 0 && mine.offered.length > 0;
  const names = update.asked.map((seat) => update.info.sitters[seat]?.name ?? '');
  const refusals =
    !isAsked || waiting !== undefined
      ? []
      : move.pointed === undefined
        ? topRefusals(built.refused, SHOWN_REFUSALS)
        : built.refused;
  // Choices that do not fit are drawn smaller, so that none is hidden below the edge.
  const content = [...choices, ...refusals].map((one) => choiceText(words, one)).join('|');
  const isCrowded = crowded === content;
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = list.current!;
    if (!isCrowded && scrollHeight > clientHeight + 1) setCrowded(content);
  }, [content, isCrowded]);
  return (
    <section className={css.prompt} aria-label={t('play.aria.prompt')} data-prompt ref={band}>
      <div
        ref={sentence}
        className={`${css.sentence} ${isAsked ? css.asked : ''}`}
        tabIndex={0}
        role="group"
        aria-label={t('play.aria.sentence')}
      >
        {isAsked ? (
          <>
            <Icon id="vatra-flame" size={24} />
            <h2>{window}</h2>
            <MoveWords isQuestion={window.endsWith('?')} mine={mine} move={move} />
          </>
        ) : (
          <>
            <Icon id="u-clock" size={22} />
            <h2>{t('play.prompt.waitingFor', { names })}</h2>
          </>
        )}
      </div>
      <div
        ref={list}
        className={`${css.choices} ${isCrowded ? css.many : ''}`}
        role="group"
        aria-label={t('play.aria.choices')}
      >
        {explainedStop === stop && (
          <p className={css.fault} role="alert">
            {t(`play.reason.undo.${mine.stop}`)}
          </p>
        )}
        {errorCode !== undefined && errorCode !== 'guide' && (
          <p className={css.fault} role="alert">
            {errorCode === 'stale' || update.net === undefined ? t('play.reason.notTaken') : errorText(errorCode)}
          </p>
        )}
        {choices.map((choice, index) => (
          <ChoiceButton key={choice.words.join(' ')} choice={choice} index={index} pick={pick} />
        ))}
        {waiting !== undefined && (
          <Confirm says={waiting} final={move.final} confirm={confirm} cancel={() => move.reopen()} />
        )}
        {refusals.map((refused) => (
          <RefusedChoice key={refused.words.join(' ')} refused={refused} openLaw={openLaw} />
        ))}
      </div>
      <QuestionTools
        update={update}
        mine={mine}
        mayStepBack={back !== undefined || hasBegun}
        stepBack={stepBack}
        explain={isAsked ? explain : undefined}
        hint={hint}
      />
    </section>
  );
}
