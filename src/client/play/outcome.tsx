import { type CSSProperties, useMemo, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { RichText } from '../components/rich-text.tsx';
import { useMessages } from '../state/messages.tsx';
import type { SeatUpdate } from '../table/messages.ts';
import { Dice } from './dice.tsx';
import css from './outcome.module.css';
import { useTexts } from './texts-provider.tsx';

/** Sentences of so little weight do not take the place of a roll, such as a drawn card. */
const ROUTINE_WEIGHT = 4;

interface OutcomeProps {
  readonly mine: SeatUpdate;
  readonly names: readonly string[];
  /** The widest it may be on a wide screen, in CSS pixels; undefined: as wide as the prompt. */
  readonly width: number | undefined;
}

/**
 * The last roll that concerns the viewer: dice, hits, losses, points. It stays until something else happens or the viewer closes
 * it, and no forecast takes its place. When the viewer is asked in the turn of somebody else, it is what led to the question.
 */
export function Outcome({ mine: { log, seat, over, question }, names, width }: OutcomeProps) {
  const { t } = useMessages();
  const words = useTexts();
  const [closed, setClosed] = useState<number>();
  const last = useMemo(() => {
    const turn = words.turns(log).at(-1);
    if (!turn) return undefined;
    const isInterrupt = question >= 0 && turn.seat !== undefined && turn.seat !== seat;
    const sentences = words
      .turnSentences(turn.events, names)
      .filter(({ weight, harms }) => weight >= ROUTINE_WEIGHT || (isInterrupt && harms.includes(seat)));
    const newest = sentences.toSorted((a, b) => a.to - b.to).at(-1);
    const concerns = newest?.dice && (turn.seat === seat || newest.harms.includes(seat));
    return concerns || isInterrupt ? newest : undefined;
  }, [words, log, seat, names, question]);
  if (!last || over || closed === last.to) return null;
  return (
    <div
      className={css.outcome}
      style={width === undefined ? undefined : ({ '--news-width': `${width}px` } as CSSProperties)}
      data-outcome
    >
      <Dice dice={last.dice} />
      <p role="status">
        <RichText parts={last.parts} />.
      </p>
      <button type="button" onClick={() => setClosed(last.to)} aria-label={t('play.button.close')}>
        <Icon id="u-close" size={16} />
      </button>
    </div>
  );
}
