import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useErrorText } from '../lobby/errors.ts';
import { useBox } from '../components/box.ts';
import { useLoadedFonts } from '../components/fonts.ts';
import { Icon } from '../components/icon.tsx';
import { useMedia } from '../components/media.ts';
import { useMessages } from '../state/messages.tsx';
import type { Allowance } from '../registry/game-ui.ts';
import { useTable } from '../state/table.ts';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { ChoiceButton, Confirm, RefusedChoice } from './choices.tsx';
import { choiceKeys, useKeys } from './keys.ts';
import type { PendingMove } from './pending-move.ts';
import css from './prompt.module.css';
import { keptRefusals, type NextWord, type RefusedWord, topRefusals } from './move-draft.ts';
import { MoveWords } from './move-words.tsx';
import { QuestionTools } from './question-tools.tsx';
import { areDistinctShort, choiceText } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';
import { cardShares, fitCards, MOST_IN_ROW } from './card-shares.ts';
import { useCardTexts, useOddsTexts, useWaitingCard } from './card-texts.ts';

/** Most refusals beside the choices; the list of reasons has all. */
const SHOWN_REFUSALS = 2;

/** How often a sentence that does not fit is made shorter. */
const MOST_CROWDED = 3;

/** How often choices that do not fit are made smaller. */
const MOST_TIGHT = 3;

/** More of something than this are told as a number. */
const MOST_PIPS = 8;

/** True when the parts of a sentence stand in more than one row, or its question has more than one line. */
function hasRows(sentence: HTMLElement): boolean {
  const { firstElementChild, lastElementChild } = sentence;
  const [first, last] = [firstElementChild!, lastElementChild!].map((part) => part.getBoundingClientRect());
  const question = sentence.querySelector('h2')!;
  const line = 1.5 * Number.parseFloat(getComputedStyle(question).fontSize);
  return last!.top >= first!.bottom || question.clientHeight > line;
}

interface PromptProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  readonly move: PendingMove;
  /** True when a guide tells which choice to take, and why. */
  readonly isGuided: boolean;
  /** What the game tells about the open question, such as the odds of a battle. */
  readonly detail: ReactNode;
  /** True when the panel is open beside the board and the prompt. */
  readonly isPanelBeside: boolean;
  explain(): void;
  /** Opens the field in which a move is typed. */
  type(): void;
  /** Opens or closes the hint; undefined without hints. */
  readonly hint: (() => void) | undefined;
  /** Asks about a refused choice; undefined while the seat is not asked. */
  readonly askWhy: ((about: string) => void) | undefined;
  openLaw(id: string): void;
}

/** The prompt in which a move is entered word by word. */
export function Prompt({
  update,
  mine,
  move,
  isGuided,
  detail,
  isPanelBeside,
  explain,
  type,
  hint,
  askWhy,
  openLaw,
}: PromptProps) {
  const { t } = useMessages();
  const words = useTexts();
  const undo = useTable((table) => table.undo);
  const errorText = useErrorText();
  const { built, choices, waiting, errorCode } = move;
  const [back] = mine.undo;
  const keys = choiceKeys(choices);
  const stop = `${mine.question} ${mine.stop}`;
  const hasBegun = built.chosen.length > 0 || waiting !== undefined || move.pointed !== undefined;
  const band = useRef<HTMLElement>(null);
  const sentence = useRef<HTMLDivElement>(null);
  // Scroll to the end of the words, where the reader continues.
  useEffect(() => {
    sentence.current?.scrollTo({ left: sentence.current.scrollWidth, top: sentence.current.scrollHeight });
  }, [built.chosen.length, mine.said.length]);
  // Words that do not fit into the head are drawn narrower; if that is not enough, the parts said before are left out, the
  // first ones first.
  const said = mine.said.map(({ text }) => text);
  const isPhone = useMedia('(max-width: 760px)');
  // Beside the prompt the hand tells what short choices leave out.
  const isHandBeside = useMedia('(min-width: 1100px)');
  // What fits is tried again in a window of another size, in other fonts, beside an opened or folded panel, and when details
  // move out of the prompt or into it.
  const fonts = useLoadedFonts();
  const room = `${innerWidth} ${innerHeight} ${fonts} ${isPhone} ${isPanelBeside} ${detail === false}`;
  const row = [room, mine.question, ...said, ...built.given, ...built.chosen, move.pointed].join(' ');
  const [crowded, setCrowded] = useState({ row: '', level: 0 });
  const crowdedLevel = crowded.row === row ? crowded.level : 0;
  const list = useRef<HTMLDivElement>(null);
  const box = useBox(list);
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = sentence.current!;
    const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    if ((isCut && crowdedLevel < MOST_CROWDED) || (crowdedLevel === 0 && hasRows(sentence.current!)))
      setCrowded({ row, level: crowdedLevel + 1 });
  }, [row, box, crowdedLevel]);
  const keepsFocus = useRef(false);
  const [explainedStop, setExplainedStop] = useState<string>();
  const [tight, setTight] = useState({ content: '', level: 0 });
  // Leaders and the like are cards with their texts: side by side, else in two rows in the place of the hand. Where the texts
  // do not fit there either, the choices are names.
  const cards = useCardTexts(choices, isHandBeside && waiting === undefined);
  const [refit, setRefit] = useState<{ readonly content: string; readonly to: 'rows' | 'names' }>();
  const odds = useOddsTexts(choices);
  // Elsewhere the text of a chosen card stands beside its confirmation.
  const waitingCard = useWaitingCard(waiting, isHandBeside);
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
    const { says } = choice;
    holdFocus();
    // Odds that had no room, or are not counted yet, are shown before the dice are rolled.
    const isUnseen = withOdds > 1 ? says !== undefined && words.hasOdds(says) && !odds.has(says) : isBare;
    const isUntold = !isGuided && !isHandBeside && choices.length > 1 && words.isCard(choice.words);
    const isPriceTold = says !== undefined && odds.get(says)?.tellsPrice === true;
    void move.pick(choice, { ask: isUntold || (says !== undefined && isUnseen && move.finals.has(says)), isPriceTold });
  }

  function confirm(): void {
    holdFocus();
    void move.confirm();
  }

  /** Takes the last word back; when none is left, the last part of the move that can be taken back freely. */
  function stepOneBack(): void {
    const said = mine.said.at(-1);
    if (!move.back() && said?.free === true) void undo(said.entry);
  }

  function stepBack(): void {
    if (hasBegun && !move.back()) move.reopen();
    else if (hasBegun) return;
    else if (back !== undefined) void undo(back);
    else setExplainedStop(stop);
  }

  useKeys({
    choose: (key) => {
      const choice = choices[keys.indexOf(key)];
      if (!choice) return;
      pick(choice);
      // Enter presses a focused control of the page or of the prompt, for example Undo: who chooses by keys goes on with the next
      // choice, however soon Enter follows.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && focused.closest('header, aside, nav, [data-prompt]')) {
        focused.blur();
        keepsFocus.current = true;
      }
    },
    ...(waiting !== undefined && { enter: confirm }),
    back: stepOneBack,
    undo: stepBack,
    why: explain,
    type,
    ...(hint && { hint }),
  });

  const step = words.step(update.window?.name, mine.offered);
  const window = step?.question ?? (update.window ? words.window(update.window.name, update.window.facts) : '');
  const isAsked = mine.question >= 0 && mine.offered.length > 0;
  const names = update.asked.map((seat) => update.info.sitters[seat]?.name ?? '');
  const refusals =
    !isAsked || waiting !== undefined
      ? []
      : move.pointed === undefined
        ? topRefusals(built.refused, SHOWN_REFUSALS)
        : built.refused;
  const allowance = isAsked ? words.allowance(update.window?.name) : undefined;
  const withOdds = choices.filter(({ says }) => says !== undefined && words.hasOdds(says)).length;
  // Choices that do not fit are drawn smaller, in three steps, so that none is hidden below the edge.
  const textLength = (one: RefusedWord): number =>
    [choiceText(words, one), ...one.reasons.slice(0, 1).map(({ why, a, b }) => words.reason(why, a, b))].join().length;
  const content = [room, ...[...choices, ...refusals].map((one) => choiceText(words, one)), odds.size, waiting].join(
    '|',
  );
  const density = tight.content === content ? tight.level : 0;
  // Refusals that do not fit are left to the list of reasons, except where nothing else answers a click on the board: on a
  // phone before the choices shrink, elsewhere when they have shrunk once; the odds of a battle follow, and are shown again
  // when it waits for a confirmation. Where a click on the board asked for them, or on a phone, both go when the choices are
  // smallest. Once the odds have gone, there is more room: choices and refusals are tried from the largest once more.
  const droppable = move.pointed === undefined || choices.length > 0 ? refusals.length : 0;
  // How often something is dropped: on a phone each refusal has a row of its own, so that none fits better than another.
  const drops = isPhone || droppable < 2 ? droppable : droppable + 1;
  const dropFrom = isPhone ? 0 : move.pointed === undefined ? 1 : MOST_TIGHT;
  const bareFrom = dropFrom === 1 ? drops + 2 : MOST_TIGHT + drops + 1;
  const mostDense = bareFrom + MOST_TIGHT + drops;
  const isBare = density >= bareFrom;
  const denser = isBare ? density - bareFrom : density;
  const dropped = Math.min(drops, Math.max(0, denser - dropFrom));
  const level = Math.min(MOST_TIGHT, denser - dropped);
  const isShortClear = areDistinctShort(words, choices);
  const isRefit = refit?.content === content;
  const hasCards = cards !== undefined && !(isRefit && refit.to === 'names');
  const shares =
    hasCards && (isRefit || cards.length > MOST_IN_ROW)
      ? cardShares(cards.map((card, i) => ({ ...card, name: choiceText(words, choices[i]!) })))
      : undefined;
  const isInRows = shares !== undefined;
  // Cards take the room of refusals, which the list of reasons has.
  const fitting = hasCards ? [] : keptRefusals(refusals, dropped, drops, textLength);
  // Their room shrinks when odds come to stand beside or below them, and they grow when it is known that some are final.
  const finals = move.finals.size;
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = list.current!;
    if (hasCards) {
      if (!fitCards(list.current!, shares)) setRefit({ content, to: isInRows ? 'names' : 'rows' });
    } else if (density < mostDense && scrollHeight > clientHeight + 1) setTight({ content, level: density + 1 });
  }, [content, density, mostDense, box, finals, hasCards, isInRows, cards]);
  return (
    <section className={css.prompt} aria-label={t('play.aria.prompt')} data-prompt ref={band}>
      <div className={css.head} data-crowded={crowdedLevel || undefined}>
        <div
          ref={sentence}
          className={`${css.sentence} ${isAsked ? css.asked : ''}`}
          tabIndex={0}
          role="group"
          aria-label={t('play.aria.sentence')}
        >
          {isAsked ? (
            <>
              <Icon id="vatra-flame" size={22} />
              <h2 title={window}>{window}</h2>
              <MoveWords
                isQuestion={window.endsWith('?')}
                mine={mine}
                move={move}
                verb={step?.verb}
                mostSaid={crowdedLevel < 2 ? Infinity : MOST_CROWDED - crowdedLevel}
              />
            </>
          ) : (
            <>
              <Icon id="u-clock" size={22} />
              <h2>{names.length > 0 ? t('play.prompt.waitingFor', { names }) : t('play.prompt.seenLater')}</h2>
              {update.net?.table.status === 'playing' && update.here.length === 0 && (
                <Spectating delay={update.net.table.delay} />
              )}
            </>
          )}
        </div>
        {move.amount && <Going {...move.amount} />}
        {allowance && allowance.most > 0 && <Left {...allowance} />}
        <QuestionTools
          update={update}
          mine={mine}
          mayStepBack={back !== undefined || hasBegun}
          stepBack={stepBack}
          explain={isAsked && waiting === undefined ? explain : undefined}
          type={isAsked && waiting === undefined ? type : undefined}
          hint={waiting === undefined ? hint : undefined}
        />
      </div>
      <div className={css.body} data-bare={isBare || undefined}>
        {detail}
        <div
          ref={list}
          className={css.choices}
          data-tight={level === 0 || hasCards ? undefined : level}
          data-cards={hasCards ? (isInRows ? 'rows' : 'row') : undefined}
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
            <ChoiceButton
              key={choice.words.join(' ')}
              choice={choice}
              // The selected place stands in the sentence above; where room is short, the choices do not repeat it.
              unsaid={level > 0 ? move.pointed : undefined}
              isShort={level > 0 && isHandBeside && isShortClear}
              label={keys[index]!}
              isFinal={choice.says !== undefined && (move.finals.has(choice.says) || words.isWarned(choice.says))}
              card={hasCards ? cards[index] : odds.get(choice.says ?? '')}
              pick={pick}
            />
          ))}
          {waiting !== undefined && (
            <Confirm
              says={waiting}
              final={move.final}
              price={words.price([...said, waiting])}
              about={waitingCard}
              confirm={confirm}
              cancel={() => move.point(undefined)}
            />
          )}
          {fitting.map((refused) => (
            <RefusedChoice key={refused.words.join(' ')} refused={refused} askWhy={askWhy} openLaw={openLaw} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Tells spectators what they see. Not a notice: it would lie over the board as long as they watch. */
function Spectating({ delay }: { readonly delay: number }) {
  const { t } = useMessages();
  return (
    <p className={css.facts} data-spectating>
      <Icon id="u-eye" size={18} />
      {delay > 0 ? t('play.text.watchingLate', { n: Math.ceil(delay / 60) }) : t('play.text.watching')}
    </p>
  );
}

/** How many go along with a move that ends on the board. */
function Going({ label, n, most, set }: NonNullable<PendingMove['amount']>) {
  const { t } = useMessages();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row
    <span className={css.going} role="group" aria-label={label}>
      <span>{label}</span>
      <button
        type="button"
        aria-disabled={n === 1}
        aria-label={t('play.aria.fewer', { label })}
        onClick={() => set(n - 1)}
      >
        <Icon id="u-minus" size={16} />
      </button>
      <output>{n}</output>
      <button
        type="button"
        aria-disabled={n === most}
        aria-label={t('play.aria.more', { label })}
        onClick={() => set(n + 1)}
      >
        <Icon id="u-plus" size={16} />
      </button>
    </span>
  );
}

/** What the turn has left, as pips and in words for screen readers. */
function Left({ label, left, most, icon }: Allowance) {
  const { t } = useMessages();
  return (
    <span className={css.left} role="img" aria-label={t('play.aria.left', { label, n: left })} title={label}>
      <span>{label}</span>
      {most > MOST_PIPS ? (
        <b>{left}</b>
      ) : (
        Array.from({ length: Math.max(most, left) }, (_, i) =>
          icon === undefined ? (
            <i key={i} data-spent={i >= left || undefined} />
          ) : (
            <em key={i} data-spent={i >= left || undefined}>
              <Icon id={icon} size={17} />
            </em>
          ),
        )
      )}
    </span>
  );
}
