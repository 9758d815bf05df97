import type { Seat } from '../../../../kernel/index.ts';
import type { RootOption, Sink } from '../../types.ts';
import type { RootState } from '../../state.ts';

/** Answers that name a card only some players see: the others hear the verb alone. */
const PRIVATE: readonly RootOption['verb'][] = ['mobilize', 'appease', 'give', 'give-back', 'hide', 'show', 'lay'];

/** At the table every decision is said aloud: tells an answer before it is carried out. */
export function announce(s: RootState, seat: Seat, o: RootOption, out: Sink): void {
  const text = PRIVATE.includes(o.verb) ? o.verb : o.text;
  const faction = s.faction[seat]!;
  out.emit(faction < 0 ? { type: 'chose', faction, seat, text } : { type: 'chose', faction, text });
}
