import type { RootLaw } from '../../../law/index.ts';
import { isVagabond } from '../rules/02-key-terms/players.ts';
import { FACTION_RULES } from '../factions/faction.ts';
import type { RootState } from '../state.ts';
import type { Clearing, Party } from '../words.ts';
import { attackerBonus, defenderBonus, defenderTakesHigher } from '../rules/04-key-actions/battle/hooks.ts';
import { mayBeAmbushed } from '../rules/04-key-actions/battle/sides.ts';
import { countHits, dealRolled } from '../rules/04-key-actions/battle/procedure.ts';
import { battle } from '../rules/04-key-actions/battle/options.ts';

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

/** One thing that bends a battle before its roll: whom it concerns, a number where it has one, and its paragraph. */
export interface BattleModifier {
  readonly kind: 'limit' | 'higher' | 'extra' | 'defenseless' | 'ambush';
  readonly side: Party;
  readonly n: number;
  readonly law: RootLaw;
}

/** What bends a battle, by the very rules that count it. */
export function battleModifiers(s: RootState, attacker: Party, defender: Party, clearing: Clearing): BattleModifier[] {
  const f = battle(attacker, defender, clearing);
  const terms: BattleModifier[] = [];
  const add = (kind: BattleModifier['kind'], side: Party, n: number, law: RootLaw): void => {
    terms.push({ kind, side, n, law });
  };
  if (mayBeAmbushed(s, f)) add('ambush', defender, 0, '4.3.1');
  if (defenderTakesHigher.apply(false, s, f)) add('higher', defender, 0, '8.2.2');
  // §9.2.6, §9.2.4: a Vagabond's swords stand for warriors.
  for (const side of [attacker, defender])
    add('limit', side, FACTION_RULES[side]!.rollLimit(s, f, side), isVagabond(side) ? '9.2.6' : '4.3.2.I');
  const extra = [attackerBonus.apply(0, s, f), defenderBonus.apply(0, s, f)] as const;
  if (extra[0] > 0) add('extra', attacker, extra[0], '4.3.2.II');
  if (extra[1] > 0) add('extra', defender, extra[1], '4.3.2.II');
  if (FACTION_RULES[defender]!.defenseless(s, f, defender))
    add('defenseless', defender, 1, isVagabond(defender) ? '9.2.4' : '4.3.2.III');
  return terms;
}
