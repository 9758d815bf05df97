import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { Cite } from '../play/cite.tsx';
import type { PendingMove } from '../play/pending-move.ts';
import { optionText } from '../play/table-texts.ts';
import { useTexts } from '../play/texts-provider.tsx';
import { useMessages } from '../state/messages.tsx';
import type { SeatUpdate, TableUpdate } from '../table/messages.ts';
import { type Fit, fittingMoves, meantMove, type TypedMove } from './typed-moves.ts';
import { useWordMessages } from './use-word-messages.ts';
import css from './word-field.module.css';

/** Most moves in the list; more are counted. */
const MOST_MOVES = 8;
/** Most moves that are told whole where what was typed is none of them. */
const MOST_TOLD = 3;
/** Most refusals in the list. */
const MOST_REFUSALS = 4;

interface WordFieldProps {
  readonly update: TableUpdate;
  readonly mine: SeatUpdate;
  readonly move: PendingMove;
  close(): void;
  openLaw(id: string): void;
}

/** A field in which a move is typed, in the reader's words or as the record writes it. It offers only what the rules offer. */
export function WordField({ update, mine, move, close, openLaw }: WordFieldProps) {
  const shell = useMessages();
  const say = useWordMessages();
  const words = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { offered, forbidden, question } = mine;
  // What was selected belongs to its question: another one has other moves.
  const [selected, setSelected] = useState({ question, at: -1, isUnclear: false });
  const { at, isUnclear } = selected.question === question ? selected : { at: -1, isUnclear: false };
  const select = (index: number, unclear = false): void => setSelected({ question, at: index, isUnclear: unclear });
  const isAsked = question >= 0 && offered.length > 0;
  const asMove = useMemo(
    () =>
      (option: string): TypedMove => ({ text: option, phrase: optionText(words, option.split(' ')) }),
    [words],
  );
  const moves = useMemo(() => words.arrange(offered).map(asMove), [words, offered, asMove]);
  const refusals = useMemo(() => forbidden.map((one) => ({ ...one, ...asMove(one.text) })), [forbidden, asMove]);
  const fits = useMemo(() => fittingMoves(text, moves), [text, moves]);
  const refused = useMemo(() => {
    if (text.trim() === '') return [];
    const found = fittingMoves(text, refusals).filter(({ rest }) => rest === '');
    // Where moves fit, only a refused one that was typed whole is meant.
    return fits.length === 0 ? found : fits.some(({ isWhole }) => isWhole) ? [] : found.filter((one) => one.isWhole);
  }, [text, refusals, fits]);
  const shown = fits.slice(0, MOST_MOVES);
  useEffect(() => input.current?.focus(), [say]);
  if (!say) return null;

  function change(typed: string): void {
    setText(typed);
    select(-1);
  }

  function enter({ move: { text: says }, rest }: Fit<TypedMove>): void {
    change(rest);
    void move.pick({ words: says.split(' '), fresh: [], says });
  }

  function onEnter(): void {
    if (move.waiting !== undefined) return void move.confirm();
    const chosen = shown[at] ?? (text.trim() === '' ? undefined : meantMove(fits, refused));
    if (chosen) enter(chosen);
    else select(-1, true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Enter') onEnter();
    else if (key === 'Escape' && move.waiting !== undefined) move.back();
    else if (key === 'Escape') close();
    else if (key === 'ArrowDown') select(Math.min(at + 1, shown.length - 1));
    else if (key === 'ArrowUp') select(Math.max(at - 1, -1));
    else if (
      key === 'Tab' &&
      !event.shiftKey &&
      shown.length > 0 &&
      text.trim() !== '' &&
      meantMove(fits, refused) === undefined
    )
      change((shown[at] ?? shown[0]!).move.phrase);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const names = update.asked.map((seat) => update.info.sitters[seat]?.name ?? '');
  // Numbers and places have a name in the place of a verb: few moves are told whole.
  const verbs =
    moves.length <= MOST_TOLD
      ? moves.map(({ phrase }) => phrase)
      : [...new Set(offered.map((option) => words.verb(option.split(' ')[0]!).replace(/:$/, '')))];
  const waiting = move.waiting === undefined ? undefined : asMove(move.waiting).phrase;
  const status =
    waiting !== undefined
      ? say.t('words.text.confirm', { move: waiting })
      : !isAsked
        ? shell.t('play.prompt.waitingFor', { names })
        : fits.length === 0 && refused.length === 0
          ? say.t('words.text.unknown', { verbs })
          : fits.length === 0 || (refused.length > 0 && at < 0)
            ? say.t('words.text.refused')
            : isUnclear
              ? say.t('words.text.several')
              : say.t('words.text.fits', { n: fits.length });
  const option = (index: number): string => `${id}-${index}`;
  return (
    <section className={css.field} aria-label={say.t('words.label.field')} data-word-field>
      <div className={css.line}>
        <Icon id="u-log" size={20} />
        <input
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          placeholder={say.t('words.text.how')}
          aria-label={say.t('words.label.field')}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at < 0 ? undefined : option(at)}
          aria-describedby={`${id}-status`}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={close} aria-label={shell.t('play.button.close')}>
          <Icon id="u-close" size={20} />
        </button>
      </div>
      <p id={`${id}-status`} className={css.status} role="status">
        {status}
      </p>
      {waiting === undefined && (
        <ul id={`${id}-list`} className={css.list} role="listbox" aria-label={say.t('words.label.moves')}>
          {shown.map((fit, index) => (
            <li
              key={fit.move.text}
              id={option(index)}
              role="option"
              aria-selected={index === at}
              data-typed={fit.move.text}
              onClick={() => enter(fit)}
            >
              <span>{fit.move.phrase}</span>
              <code>{fit.move.text}</code>
            </li>
          ))}
        </ul>
      )}
      {waiting === undefined && fits.length > shown.length && (
        <p className={css.more}>{say.t('words.text.more', { n: fits.length - shown.length })}</p>
      )}
      {waiting === undefined && refused.length > 0 && (
        <ul className={css.refused} aria-label={say.t('words.text.refused')}>
          {refused.slice(0, MOST_REFUSALS).map(({ move: { text: says, phrase, why, a, b, law } }) => (
            <li key={`${says} ${why}`}>
              <b>{phrase}</b>: {words.reason(why, a, b)}, <Cite id={law} openLaw={openLaw} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
