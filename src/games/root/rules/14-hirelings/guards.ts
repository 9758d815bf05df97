import { IS_CARDBOARD, PIECES_OF } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, type Party } from '../../words.ts';
import { holder } from './parties.ts';
import type { BattleFrame } from '../04-key-actions/battle/frames.ts';

/** Raven Sentries: one more hit of their controller where a building or token of the controller's faction stands. */
function sentries(s: RootState, b: BattleFrame, side: Party): number {
  if (s.hirelings.parties.length === 0 || holder(s, 'corvid-spies', 'demoted') !== side) return 0;
  for (const p of PIECES_OF[side]!) if (IS_CARDBOARD[p] && s.on[p * CLEARING_COUNT + b.clearing]! > 0) return 1;
  return 0;
}

/** Raven Sentries of the attacker. */
export const sentriesAttack = (hits: number, s: RootState, b: BattleFrame): number => hits + sentries(s, b, b.attacker);

/** Raven Sentries of the defender. */
export const sentriesDefend = (hits: number, s: RootState, b: BattleFrame): number => hits + sentries(s, b, b.defender);

/** Badger Bodyguards: the first hit against their controller in a battle is ignored; nothing adds to that (O.5). */
export const bodyguards = (ignores: boolean, s: RootState, _b: BattleFrame, side: Party): boolean =>
  ignores || (s.hirelings.parties.length > 0 && holder(s, 'vault-keepers', 'demoted') === side);
