import { isEnemy } from '../02-key-terms/players.ts';
import { OWNER, type Piece, piece, WARLORD, WARRIOR_OF } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import {
  BURROW,
  CLEARING_COUNT,
  type Clearing,
  type Faction,
  hireling,
  HUNDREDS,
  type Place,
  VAGABOND,
} from '../../words.ts';

/** Why warriors stay where they came to. */
export const HELD = refusal('14.3.2', 'held-by-band');

const BAND = piece('band');
const PARTY = hireling('popular-band');

const plays = (s: RootState, c: Clearing): boolean =>
  s.hirelings.parties.includes(PARTY) && s.on[BAND * CLEARING_COUNT + c]! > 0;

/**
 * Popular and Street Band: enemies that came to a clearing this turn cannot leave it while it plays there; who leaves one
 * where it does not play is forgotten there.
 */
export function holdBack(s: RootState, p: Piece, from: Clearing, to: Clearing, count: number): void {
  if (!s.hirelings.parties.includes(PARTY) || !isEnemy(s, OWNER[p]!, PARTY)) return;
  if (from !== BURROW && !plays(s, from)) forgetHeld(s, p, from, count);
  // §17.2.2: no band plays in the Burrow.
  if (to !== BURROW) s.hirelings.stuck.push(p, to, count);
}

/** The same for a pawn. */
export function holdPawn(s: RootState, f: Faction, to: Place): void {
  if (s.hirelings.parties.includes(PARTY) && isEnemy(s, f, PARTY))
    s.hirelings.stuckPawns[f - VAGABOND] = to < CLEARING_COUNT ? to : -1;
}

/** §4.3.3: whose pieces are lost says which: those that came this turn go first, as their owner would choose. */
export function forgetHeld(s: RootState, p: Piece, c: Clearing, count: number): void {
  const { stuck } = s.hirelings;
  let left = count;
  for (let i = stuck.length - 3; i >= 0 && left > 0; i -= 3) {
    if (stuck[i] !== p || stuck[i + 1] !== c) continue;
    const gone = Math.min(left, stuck[i + 2]!);
    stuck[i + 2]! -= gone;
    left -= gone;
    if (stuck[i + 2] === 0) stuck.splice(i, 3);
  }
}

/** How many pieces of a kind cannot leave a clearing this turn. */
export function heldBack(s: RootState, p: Piece, c: Clearing): number {
  const { stuck } = s.hirelings;
  if (stuck.length === 0 || !plays(s, c)) return 0;
  let count = 0;
  for (let i = 0; i < stuck.length; i += 3) if (stuck[i] === p && stuck[i + 1] === c) count += stuck[i + 2]!;
  return Math.min(count, s.on[p * CLEARING_COUNT + c]!);
}

/** How many pieces of a kind may leave a clearing. */
export function loose(s: RootState, p: Piece, c: Clearing): number {
  // §17.2.2: nothing holds those in the Burrow.
  if (c === BURROW) return s.duchy.burrow;
  return s.on[p * CLEARING_COUNT + c]! - (s.hirelings.stuck.length > 0 ? heldBack(s, p, c) : 0);
}

/** True when none of a faction's warriors may leave a clearing; §12.2.2-R1: the warlord is one of them. */
export const allHeld = (s: RootState, f: Faction, c: Clearing): boolean =>
  loose(s, WARRIOR_OF[f]!, c) === 0 && (f !== HUNDREDS || loose(s, WARLORD, c) === 0);

/** True when a pawn cannot leave its clearing this turn. */
export const isPawnHeld = (s: RootState, f: Faction, place: Clearing): boolean =>
  s.hirelings.parties.length > 0 && s.hirelings.stuckPawns[f - VAGABOND] === place && plays(s, place);
