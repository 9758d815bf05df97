import { useEffect, useRef, useState } from 'react';
import { SPECTATOR } from '../../kernel/seat.ts';
import { useFaults } from '../lobby/faults.ts';
import { Icon } from '../parts/icon.tsx';
import { useSpeech } from '../state/speech.tsx';
import { useTable } from '../state/table.ts';
import type { SeatNews, TableNews } from '../table/messages.ts';
import { Asides } from './asides.tsx';
import { AskUndo } from './askundo.tsx';
import { Cite } from './cite.tsx';
import { keyLabel, useKeys } from './keys.ts';
import type { Move } from './move.ts';
import { OrdersButton } from './ordersbutton.tsx';
import css from './prompt.module.css';
import type { Choice, Refused } from './sentence.ts';
import { choiceText, optionWords } from './wording.ts';
import { useWords } from './words.tsx';

/** How many refusals stand beside the choices; all of them are in the list of reasons. */
const SHOWN_REFUSALS = 2;

/** From so many choices on they are printed smaller, where a pointer is at hand. */
const MANY = 4;

interface PromptProps {
  readonly news: TableNews;
  readonly mine: SeatNews;
  readonly move: Move;
  explain(): void;
  /** Shows what a bot would do; undefined where nobody is told. */
  readonly hint: (() => void) | undefined;
  openLaw(id: string): void;
}

/** The reason that several refused options share, or the first of them. */
function Reason({ refused, openLaw }: { readonly refused: Refused; openLaw(id: string): void }) {
  const words = useWords();
  const [first] = refused.reasons;
  if (!first) return null;
  return (
    <small>
      {words.reason(first.why, first.a, first.b)}
      {', '}
      <Cite id={first.law} className={css.law} openLaw={openLaw} />
    </small>
  );
}

function ChoiceButton({ choice, index, pick }: { choice: Choice; index: number; pick(choice: Choice): void }) {
  const words = useWords();
  return (
    <button
      type="button"
      className={css.choice}
      data-says={choice.says}
      data-words={choice.words.join(' ')}
      data-next={choice.fresh[0]}
      onClick={() => pick(choice)}
    >
      <span>
        {choiceText(words, choice)}
        {choice.says === undefined && '…'}
      </span>
      <kbd aria-hidden="true">{keyLabel(index)}</kbd>
    </button>
  );
}

function RefusedChoice({ refused, openLaw }: { readonly refused: Refused; openLaw(id: string): void }) {
  const words = useWords();
  return (
    <div className={css.refused}>
      <Icon id="u-why" size={22} />
      <span>
        <span>{choiceText(words, refused)}</span>
        <Reason refused={refused} openLaw={openLaw} />
      </span>
    </div>
  );
}

interface SlotsProps {
  /** What stands before the sentence asks by itself. */
  readonly isQuestion: boolean;
  readonly mine: SeatNews;
  readonly move: Move;
}

/** The sentence so far; what was chosen can be opened again. */
function Slots({ isQuestion, mine, move }: SlotsProps) {
  const { built, pointed, reopen } = move;
  const words = useWords();
  const { t } = useSpeech();
  const undo = useTable((table) => table.undo);
  const all = [...built.given, ...built.chosen];
  const texts = optionWords(words, all);
  const again = (text: string) => t('play.aria.reopen', { part: text });
  return (
    <>
      {mine.said.map(({ text, entry, free }) => {
        const said = optionWords(words, text.split(' ')).join(' ');
        return free ? (
          <button
            key={entry}
            type="button"
            className={css.slot}
            onClick={() => void undo(entry)}
            aria-label={again(said)}
          >
            {said}
          </button>
        ) : (
          <span key={entry} className={css.fixed}>
            {said}
          </span>
        );
      })}
      {texts.map((text, i) =>
        i < built.given.length ? (
          <span key={`${all[i]}${i}`} className={css.fixed}>
            {text}
          </span>
        ) : (
          <button
            key={`${all[i]}${i}`}
            type="button"
            className={css.slot}
            onClick={() => reopen(all.slice(0, i))}
            aria-label={again(text)}
          >
            {text}
          </button>
        ),
      )}
      {pointed !== undefined && (
        <button
          type="button"
          className={css.slot}
          onClick={() => move.point(undefined)}
          aria-label={again(words.thing(pointed))}
        >
          {words.thing(pointed)}
          <Icon id="u-close" size={16} />
        </button>
      )}
      {move.waiting === undefined && (
        <span className={`${css.open} ${isQuestion ? css.asking : ''}`}>
          {t(all.length === 0 ? 'play.prompt.whatToDo' : 'play.prompt.which')}
        </span>
      )}
    </>
  );
}

/** The band in which a move is said, word by word. */
export function Prompt({ news, mine, move, explain, hint, openLaw }: PromptProps) {
  const { t } = useSpeech();
  const words = useWords();
  const { undo, withdraw } = useTable();
  const faults = useFaults();
  const { built, choices, waiting, fault } = move;
  const [back] = mine.undo;
  const stop = `${mine.question} ${mine.stop}`;
  const hasBegun = built.chosen.length > 0 || waiting !== undefined || move.pointed !== undefined;
  const band = useRef<HTMLElement>(null);
  const line = useRef<HTMLDivElement>(null);
  // The end of a sentence is where one goes on; on a narrow screen its beginning scrolls away.
  useEffect(() => {
    line.current?.scrollTo({ left: line.current.scrollWidth });
  }, [built.chosen.length, mine.said.length]);
  const hold = useRef(false);
  const [told, setTold] = useState<string>();
  useEffect(() => {
    const next = band.current?.querySelector<HTMLElement>(`.${css.choice}`);
    if (!hold.current || !next || band.current?.contains(document.activeElement)) return;
    hold.current = false;
    next.focus();
  });

  /** The focus stood on a choice that will be gone: it goes on to the next one. */
  function holdFocus(): void {
    hold.current = band.current?.contains(document.activeElement) === true;
  }

  function pick(choice: Choice): void {
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
    else setTold(stop);
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
  });

  const window = news.window ? words.window(news.window.name) : '';
  const isAsked = mine.question >= 0 && mine.offered.length > 0;
  const names = news.asked.map((seat) => news.note.sitters[seat]?.name ?? '');
  const watching = mine.seat === SPECTATOR;
  const mayStepBack = back !== undefined || hasBegun;
  return (
    <section className={css.prompt} aria-label={t('play.aria.prompt')} data-prompt ref={band}>
      <div
        ref={line}
        className={`${css.sentence} ${isAsked ? css.asked : ''}`}
        tabIndex={0}
        role="group"
        aria-label={t('play.aria.sentence')}
      >
        {isAsked ? (
          <>
            <Icon id="vatra-flame" size={24} />
            <h2>{window}</h2>
            <Slots isQuestion={window.endsWith('?')} mine={mine} move={move} />
          </>
        ) : (
          <>
            <Icon id="u-clock" size={22} />
            <h2>{t('play.prompt.waitingFor', { names })}</h2>
          </>
        )}
      </div>
      <div
        className={`${css.choices} ${choices.length > MANY ? css.many : ''}`}
        role="group"
        aria-label={t('play.aria.choices')}
      >
        {told === stop && (
          <p className={css.fault} role="alert">
            {t(`play.reason.undo.${mine.stop}`)}
          </p>
        )}
        {fault !== undefined && fault !== 'guide' && (
          <p className={css.fault} role="alert">
            {fault === 'stale' || news.net === undefined ? t('play.reason.notTaken') : faults(fault)}
          </p>
        )}
        {choices.map((choice, index) => (
          <ChoiceButton key={choice.words.join(' ')} choice={choice} index={index} pick={pick} />
        ))}
        {waiting !== undefined && (
          <Confirm says={waiting} final={move.final} confirm={confirm} cancel={() => move.reopen()} />
        )}
        {isAsked &&
          waiting === undefined &&
          built.refused
            .slice(0, move.pointed === undefined ? SHOWN_REFUSALS : undefined)
            .map((refused) => <RefusedChoice key={refused.words.join(' ')} refused={refused} openLaw={openLaw} />)}
      </div>
      <div className={css.tools}>
        {hint && (
          <button type="button" className={css.ghost} onClick={hint} data-ask-hint>
            <Icon id="u-north" size={20} />
            <span>{t('play.button.hint')}</span>
          </button>
        )}
        {isAsked && mine.forbidden.length > 0 && (
          <button type="button" className={css.ghost} onClick={explain}>
            <Icon id="u-why" size={20} />
            <span>{t('play.button.whyNot')}</span>
            {mine.forbidden.length}
            <kbd aria-hidden="true">?</kbd>
          </button>
        )}
        {mine.withdraw && (
          <button type="button" className={css.ghost} onClick={() => void withdraw()}>
            <Icon id="u-close" size={20} />
            <span>{t('play.button.withdraw')}</span>
          </button>
        )}
        <Asides mine={mine} />
        <OrdersButton news={news} mine={mine} />
        {!watching && (
          <button
            type="button"
            className={css.ghost}
            aria-disabled={!mayStepBack}
            aria-describedby="undo-stop"
            onClick={stepBack}
          >
            <Icon id={mayStepBack ? 'u-undo' : 'u-lock'} size={20} />
            <span>{t('play.button.undo')}</span>
            <kbd aria-hidden="true">U</kbd>
          </button>
        )}
        {!mayStepBack && <AskUndo news={news} mine={mine} />}
        {!watching && (
          <span id="undo-stop" className={`${css.stop} ${mayStepBack ? css.reach : ''}`}>
            {mayStepBack ? t(`play.label.undoTo.${mine.stop}`) : t(`play.reason.undo.${mine.stop}`)}
          </span>
        )}
      </div>
    </section>
  );
}

interface ConfirmProps {
  readonly says: string;
  readonly final: boolean;
  confirm(): void;
  cancel(): void;
}

function Confirm({ says, final, confirm, cancel }: ConfirmProps) {
  const { t } = useSpeech();
  return (
    <>
      {final && <p className={css.warn}>{t('play.prompt.final')}</p>}
      <button type="button" className={`${css.choice} ${css.hot}`} data-says={says} onClick={confirm}>
        <span>{t('play.button.confirm')}</span>
        <kbd aria-hidden="true">↵</kbd>
      </button>
      <button type="button" className={css.ghost} onClick={cancel}>
        {t('play.button.cancel')}
      </button>
    </>
  );
}
