import { useMemo, useState } from 'react';
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
}

/**
 * The last roll that concerns the viewer: dice, hits, losses, points. It stays until something else happens or the viewer closes
 * it, and no forecast takes its place.
 */
export function Outcome({ mine: { log, seat, over }, names }: OutcomeProps) {
  const { t } = useMessages();
  const words = useTexts();
  const [closed, setClosed] = useState<number>();
  const last = useMemo(() => {
    const turn = words.turns(log).at(-1);
    if (!turn) return undefined;
    const told = words.tell(turn.events, names).filter(({ weight }) => weight >= ROUTINE_WEIGHT);
    const newest = told.toSorted((a, b) => a.to - b.to).at(-1);
    return newest?.dice && (turn.seat === seat || newest.harms.includes(seat)) ? newest : undefined;
  }, [words, log, seat, names]);
  if (!last || over || closed === last.to) return null;
  return (
    <div className={css.outcome} data-outcome>
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
