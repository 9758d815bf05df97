import type { GameResult } from '../../../../kernel/index.ts';
import type { ScythiaState } from '../../state.ts';
import type { Sink } from '../../types.ts';
import { isSolo, questsLeft, spotsLeft } from '../queries.ts';
import { rankingOf } from './scoring.ts';

/** §S-11.1: this many raid spots or quests left, or fewer, trigger the end. */
const END_TRIGGER = 2;

/** §S-11.1: checked at the end of each turn (§S-3.3); a trigger is never undone and a second one changes nothing (§A-14). */
export function checkEnd(s: ScythiaState, seat: number, out: Sink): void {
  if (s.lastTurns >= 0) {
    s.lastTurns--;
    return;
  }
  const spots = spotsLeft(s);
  const quests = questsLeft(s);
  if (spots > END_TRIGGER && quests > END_TRIGGER) return;
  // §S-11.2: everybody has one more turn, the seat that triggered the end last; in solo both sides have one (§A-29).
  s.lastTurns = isSolo(s) ? 2 : s.settings.seats;
  if (out.on) out.emit({ type: 'end-triggered', seat, spots, quests, law: 'S-11.1' });
}

/** §S-11.3: the game is over once it is scored; null: it goes on. */
export function ending(s: ScythiaState): GameResult | null {
  return s.scored === 0 ? null : rankingOf(s);
}
