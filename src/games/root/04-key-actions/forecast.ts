import { type Frame, MUTE, type Rule } from '../../../kernel/index.ts';
import type { Root } from '../kinds.ts';
import type { RootState } from '../state.ts';
import type { Clearing, Party } from '../words.ts';
import { battleProcedure } from './battle.ts';
import { battle, type BattleFrame } from './battles.ts';

const FACES = 4;

/** What one roll would do: the dice, and what each side would lose to it. */
export interface BattleOutcome {
  readonly high: number;
  readonly low: number;
  readonly onAttacker: number;
  readonly onDefender: number;
}

/**
 * What every roll of a battle would do, all sixteen equally likely, by the very steps that count a real one (4.3.2, 4.3.3).
 * Left out is what somebody would still have to decide: ambushes, and effects played after the roll.
 */
export function battleForecast(s: RootState, attacker: Party, defender: Party, clearing: Clearing): BattleOutcome[] {
  const { roll, count } = battleProcedure;
  const outcomes: BattleOutcome[] = [];
  for (let n = 0; n < FACES * FACES; n++) {
    const f = battle(attacker, defender, clearing);
    if (roll.kind === 'chance') roll.take(s, f, n, MUTE);
    (count as Rule<Root, BattleFrame & Frame>).run(s, f, MUTE);
    const [a, b] = [Math.floor(n / FACES), n % FACES];
    outcomes.push({ high: Math.max(a, b), low: Math.min(a, b), onAttacker: f.onAttacker, onDefender: f.onDefender });
  }
  return outcomes;
}
