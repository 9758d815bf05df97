import type { Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { hasPieces, isEnemy } from '../02-key-terms/players.ts';
import { type Piece, piece } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, type Clearing, hireling, isFaction, type Party } from '../../words.ts';
import { controllerOf, holder, isDemoted, isUp } from './parties.ts';

const IMMUNE = refusal('14.3.2', 'immune');
const SHELTERED = refusal('14.3.2', 'sheltered');
const AMONG_PIECES = refusal('14.3.2', 'among-controller');

const PROTECTOR = piece('protector');
const FLOTILLA_PARTY = hireling('riverfolk-flotilla');
const PROTECTOR_PARTY = hireling('furious-protector');
const BANDITS = hireling('highway-bandits');

const stands = (s: RootState, p: Piece, c: Clearing): boolean => s.on[p * CLEARING_COUNT + c]! > 0;

/** Stoic Protector: the controller's faction pieces beside the pawn are safe from enemies. */
const isProtected = (s: RootState, party: Party, c: Clearing): boolean =>
  isFaction(party) && holder(s, 'furious-protector', 'demoted') === party && stands(s, PROTECTOR, c);

/** True when enemies cannot remove the pieces of a party from a clearing: both pawns, and who stands by the Stoic one. */
export function isSheltered(s: RootState, party: Party, c: Clearing): boolean {
  if (s.hirelings.parties.length === 0) return false;
  return party === FLOTILLA_PARTY || party === PROTECTOR_PARTY || isProtected(s, party, c);
}

/** Furious Protector: enemies place nothing where its pawn stands. */
export const isWarded = (s: RootState, f: Party, c: Clearing): boolean =>
  isUp(s, 'furious-protector', 'promoted') && stands(s, PROTECTOR, c) && isEnemy(s, f, PROTECTOR_PARTY);

/** Why no attacker can battle a party in a clearing. */
export function noBattleWith(s: RootState, defender: Party, c: Clearing): Refusal<RootLaw> | undefined {
  if (s.hirelings.parties.length === 0) return undefined;
  if (defender === FLOTILLA_PARTY || defender === PROTECTOR_PARTY) return IMMUNE;
  if (isProtected(s, defender, c)) return SHELTERED;
  // Bandit Gangs: safe among the pieces of their controller.
  if (defender === BANDITS && isDemoted(s, defender) && controllerOf(s, defender) >= 0)
    return hasPieces(s, controllerOf(s, defender), c) ? AMONG_PIECES : undefined;
  return undefined;
}
