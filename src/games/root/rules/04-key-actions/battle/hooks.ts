import { valueHook, optionHook, reactionHook } from '../../../../../kernel/index.ts';
import type { Root, Sink } from '../../../types.ts';
import type { RootState } from '../../../state.ts';
import type { Party } from '../../../words.ts';
import type { Removal } from '../removal.ts';
import type { BattleFrame } from './frames.ts';

/** §9.2.9.II.c: whose warriors the attacker treats as its own. */
export const allies = optionHook<Root, BattleFrame>('allies');
/** §9.5.2-E1: what the attacker must pay for rolled hits. */
export const payForHits = optionHook<Root, BattleFrame>('payForHits');
/** §12.2.5: how the attacker declares to loot. */
export const looters = optionHook<Root, BattleFrame>('looters');
/** §12.7.1: who joins the battle before the roll. */
export const rally = optionHook<Root, BattleFrame>('rally');
/** §12.7.7, §13.2.4: true when a side ignores its first hit of the battle. */
export const ignoresHit = valueHook<boolean, [s: RootState, f: BattleFrame, side: Party]>('ignoresHit');
/** §O.4: effects before the roll (the Arbiter). */
export const beforeRoll = optionHook<Root, BattleFrame>('beforeRoll');
/** §O.4, §4.3.2.II: effects of a side after the roll. */
export const afterRoll = optionHook<Root, BattleFrame>('afterRoll');
/** §8.2.2: true when the defender uses the higher die. */
export const defenderTakesHigher = valueHook<boolean, [s: RootState, f: BattleFrame]>('defenderTakesHigher');
/** §4.3.2.II: extra hits that need no decision, on the defender. */
export const attackerBonus = valueHook<number, [s: RootState, f: BattleFrame]>('attackerBonus');
/** §4.3.2.II, §14.3.2: the same on the attacker. */
export const defenderBonus = valueHook<number, [s: RootState, f: BattleFrame]>('defenderBonus');
/** What follows a battle that is over (9.2.9.II.d). */
export const battleOver = reactionHook<Root, [s: RootState, f: BattleFrame, out: Sink]>('battleOver');
/** What a removal in battle scores besides (7.8.4, 9.2.9.III.a), once its pieces are off. */
export const battleSpoils = reactionHook<Root, [s: RootState, f: BattleFrame, r: Removal, out: Sink]>('battleSpoils');
