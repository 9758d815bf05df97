import { adjust, offer, type Out, react } from '../../../kernel/index.ts';
import type { Root, RootEvent } from '../kinds.ts';
import type { RootState } from '../state.ts';
import type { Faction } from '../words.ts';
import type { BattleFrame } from './battles.ts';
import type { Removal } from './removal.ts';

/** §9.2.9.II.c: whose warriors the attacker treats as its own. */
export const allies = offer<Root, BattleFrame>('allies');
/** §9.5.2-E1: what the attacker must pay for rolled hits. */
export const payForHits = offer<Root, BattleFrame>('payForHits');
/** §12.2.5: how the attacker declares to loot. */
export const looters = offer<Root, BattleFrame>('looters');
/** §12.7.1: who joins the battle before the roll. */
export const rally = offer<Root, BattleFrame>('rally');
/** §12.7.7, §13.2.4: true when a side ignores its first hit of the battle. */
export const ignoresHit = adjust<boolean, [s: RootState, f: BattleFrame, side: Faction]>('ignoresHit');
/** §O.4: effects before the roll (the Arbiter). */
export const beforeRoll = offer<Root, BattleFrame>('beforeRoll');
/** §O.4, §4.3.2.II: effects of a side after the roll. */
export const afterRoll = offer<Root, BattleFrame>('afterRoll');
/** §8.2.2: true when the defender uses the higher die. */
export const defenderTakesHigher = adjust<boolean, [s: RootState, f: BattleFrame]>('defenderTakesHigher');
/** §4.3.2.II: extra hits that need no decision, on the defender. */
export const attackerBonus = adjust<number, [s: RootState, f: BattleFrame]>('attackerBonus');
/** §4.3.2.II, §14.3.2: the same on the attacker. */
export const defenderBonus = adjust<number, [s: RootState, f: BattleFrame]>('defenderBonus');
/** What follows a battle that is over (9.2.9.II.d). */
export const battleOver = react<Root, [s: RootState, f: BattleFrame, out: Out<RootEvent>]>('battleOver');
/** What a removal in battle scores besides (7.8.4, 9.2.9.III.a), once its pieces are off. */
export const battleSpoils = react<Root, [s: RootState, f: BattleFrame, r: Removal, out: Out<RootEvent>]>(
  'battleSpoils',
);
