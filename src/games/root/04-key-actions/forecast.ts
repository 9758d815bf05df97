import type { RootState } from '../state.ts';
import type { Clearing, Party } from '../words.ts';
import { countHits, dealRolled } from './battle.ts';
import { battle } from './battles.ts';

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
  const outcomes: BattleOutcome[] = [];
  for (let a = 0; a < FACES; a++)
    for (let b = 0; b < FACES; b++) {
      const f = battle(attacker, defender, clearing);
      const [high, low] = [Math.max(a, b), Math.min(a, b)];
      dealRolled(s, f, high, low);
      countHits(s, f);
      outcomes.push({ high, low, onAttacker: f.onAttacker, onDefender: f.onDefender });
    }
  return outcomes;
}
