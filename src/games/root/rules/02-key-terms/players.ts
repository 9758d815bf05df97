import { seatMask, type Mask } from '../../../../kernel/index.ts';
import { areEnemies } from '../14-hirelings/parties.ts';
import { UNCOUNTED_PIECES } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import {
  BY_LETTER,
  type Clearing,
  CLEARING_COUNT,
  type Faction,
  isFaction,
  type Party,
  VAGABOND,
  type Vagabond,
  VAGABOND2,
} from '../../words.ts';

/** The faction whose turn it is. */
export const current = (s: RootState): Faction => s.faction[s.order[s.turn]!]!;

/** The set of the one seat that plays a faction. */
export const seatBit = (s: RootState, f: Party): Mask => seatMask(s.seat[f]!);

/** True when the faction plays. */
export const inPlay = (s: RootState, f: Faction): boolean => s.seat[f]! >= 0;

/** The factions that play, in the order of their letters. */
export function playing(s: RootState): Faction[] {
  const list: Faction[] = [];
  for (let i = 0; i < BY_LETTER.length; i++) if (s.seat[BY_LETTER[i]!]! >= 0) list.push(BY_LETTER[i]!);
  return list;
}

/** True for either Vagabond. */
export const isVagabond = (f: Party): f is Vagabond => f === VAGABOND || f === VAGABOND2;

const arePlayersEnemies = (s: RootState, a: Faction, b: Faction): boolean =>
  a !== b && s.coalition[a] !== b && s.coalition[b] !== a;

/** §2.7, §O.8: any other player with whom one is not in a coalition; §14.4.2: and the hirelings of such. */
export function isEnemy(s: RootState, a: Party, b: Party): boolean {
  if (isFaction(a) && isFaction(b)) return arePlayersEnemies(s, a, b);
  return areEnemies(s, a, b, arePlayersEnemies);
}

/** The factions that play, then the hirelings in play (14.4.2). */
export const parties = (s: RootState): Party[] => [...playing(s), ...s.hirelings.parties];

/** §9.2.2: true when the pawn of this Vagabond stands there. */
export const hasPawn = (s: RootState, f: Party, c: Clearing): boolean =>
  isVagabond(f) && s.vagabonds[f - VAGABOND]!.place === c;

/** §4.3-R1, §16.2, §14.4.3, §14.5.2, §17.0.10: warrior, pawn, building or token of the faction, or of hirelings themselves. */
export function hasPieces(s: RootState, f: Party, c: Clearing): boolean {
  if (hasPawn(s, f, c) || s.force[f * CLEARING_COUNT + c]! > 0) return true;
  const others = UNCOUNTED_PIECES[f]!;
  for (let i = 0; i < others.length; i++) if (s.on[others[i]! * CLEARING_COUNT + c]! > 0) return true;
  return false;
}
