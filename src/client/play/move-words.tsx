import { Icon } from '../components/icon.tsx';
import { useMessages } from '../state/messages.tsx';
import { useTable } from '../state/table.ts';
import type { SeatUpdate } from '../table/messages.ts';
import type { PendingMove } from './pending-move.ts';
import css from './prompt.module.css';
import { optionText, optionWords } from './table-texts.ts';
import { useTexts } from './texts-provider.tsx';

/** More letters than this stay wide in a full row, so that they take few lines. */
const LONG = 32;

interface MoveWordsProps {
  /** True when the window's title is a question itself. */
  readonly isQuestion: boolean;
  readonly mine: SeatUpdate;
  readonly move: PendingMove;
  /** What stands for the verb; undefined: the verb itself. */
  readonly verb: string | undefined;
  /** Most parts of the move told that were said before; the earlier ones are left out. */
  readonly mostSaid: number;
}

/** The words of the move so far; chosen words can be reopened. */
export function MoveWords({ isQuestion, mine, move, verb, mostSaid }: MoveWordsProps) {
  const { built, pointed, reopen } = move;
  const words = useTexts();
  const { t } = useMessages();
  const undo = useTable((table) => table.undo);
  const all = [...built.given, ...built.chosen];
  const texts = optionWords(words, all).map((text, i) => (i === 0 && verb !== undefined ? verb : text));
  // Before the first word of one's own, the question itself says what is asked.
  const isBegun = built.chosen.length + mine.said.length > 0 || pointed !== undefined;
  // A thing that all offered moves name is told, too: the question alone does not say which.
  const isGivenShown = isBegun || built.given.length > 1;
  const shown = mine.said.slice(Math.max(0, mine.said.length - mostSaid));
  const reopenLabel = (text: string) => t('play.aria.reopen', { part: text });
  // A place that was clicked stands where its word is, if the move has that word already.
  const chipAt = pointed === undefined ? -1 : all.indexOf(pointed);
  const chip = pointed !== undefined && (
    <button
      key="pointed"
      type="button"
      className={css.slot}
      data-word
      onClick={() => move.point(undefined)}
      aria-label={reopenLabel(words.thing(pointed))}
    >
      {texts[chipAt] ?? words.thing(pointed)}
      <Icon id="u-close" size={16} />
    </button>
  );
  return (
    <>
      {mine.said.length > mostSaid && <span aria-hidden="true">…</span>}
      {shown.map(({ text, entry, free }) => {
        const said = optionText(words, text.split(' '));
        return free ? (
          <button
            key={entry}
            type="button"
            className={css.slot}
            data-word
            data-long={said.length > LONG ? 'said' : undefined}
            onClick={() => void undo(entry)}
            aria-label={reopenLabel(said)}
          >
            {said}
          </button>
        ) : (
          <span key={entry} className={css.fixed} data-long={said.length > LONG ? 'said' : undefined}>
            {said}
          </span>
        );
      })}
      {texts.map((text, i) =>
        i === chipAt ? (
          chip
        ) : i < built.given.length ? (
          isGivenShown && (
            <span key={`${all[i]}${i}`} className={css.fixed} data-given>
              {text}
            </span>
          )
        ) : (
          <button
            key={`${all[i]}${i}`}
            type="button"
            className={css.slot}
            data-word
            data-long={text.length > LONG || undefined}
            onClick={() => reopen(all.slice(0, i))}
            aria-label={reopenLabel(text)}
          >
            {text}
          </button>
        ),
      )}
      {chipAt < 0 && chip}
      {move.waiting === undefined && (
        <span className={`${css.open} ${isQuestion || !isBegun ? css.asking : ''}`}>
          {t(all.length === 0 ? 'play.prompt.whatToDo' : 'play.prompt.which')}
        </span>
      )}
    </>
  );
}
