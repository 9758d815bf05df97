import type { PublicContext } from '../../kernel/index.ts';
import { current } from './rules/02-key-terms/players.ts';
import type { RootState } from './state.ts';
import { CLEARINGS, PARTIES } from './words.ts';
import { COLUMNS } from './factions/07-eyrie/state.ts';
import type { BattleFrame } from './rules/04-key-actions/battle/frames.ts';

/** Before these are over nothing of a battle has been told. */
const UNTOLD: readonly BattleFrame['step'][] = ['allies', 'loot', 'declare', 'joined'];

/** The battle that is being fought, the inner one of several; undefined: there is none. */
function innerBattle(s: RootState): BattleFrame | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]!;
    if (frame.proc === 'battle') return frame;
  }
  return undefined;
}

/**
 * Whose turn it is; the column of the Decree (7.5.2) while its cards are asked about; who fights whom where (4.3) while that is
 * asked about.
 */
export function publicContext(s: RootState): PublicContext {
  const turn = s.turns > 0 ? (s.seat[current(s)] ?? -1) : -1;
  const top = s.stack[s.stack.length - 1];
  if (top?.proc === 'decree') return { turn, turns: s.turns, facts: { column: COLUMNS[top.column]! } };
  // One battle may lead to another: the inner one is asked about.
  const frame = innerBattle(s);
  if (!frame || UNTOLD.includes(frame.step)) return { turn, turns: s.turns, facts: {} };
  const { attacker, defender, clearing } = frame;
  const facts = { attacker: PARTIES[attacker]!, defender: PARTIES[defender]!, clearing: CLEARINGS[clearing]! };
  return { turn, turns: s.turns, facts };
}
