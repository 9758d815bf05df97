import { PIECES_OF } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, type Clearing, type Faction, type Party, VAGABOND } from '../../words.ts';
import { isEnemyPiece } from './mercenaries.ts';
import { hasPawn, inPlay, isEnemy } from './players.ts';

/** §O.8: how many enemy pieces of a faction a clearing holds; the pawn of a Vagabond is one, an item never. */
export function enemyPieces(s: RootState, f: Faction, c: Clearing): number {
  let count = 0;
  for (let p = 0; p < s.supply.length; p++) {
    const here = s.on[p * CLEARING_COUNT + c]!;
    if (here > 0 && isEnemyPiece(s, f, p)) count += here;
  }
  for (let v = VAGABOND; v < VAGABOND + s.vagabonds.length; v++)
    if (inPlay(s, v) && hasPawn(s, v, c) && isEnemy(s, f, v)) count++;
  return count;
}

/** §O.8, §O.9: whether a party has enemy pieces of a faction there: mercenaries who serve it are none. */
export function hasEnemyPieces(s: RootState, f: Faction, other: Party, c: Clearing): boolean {
  if (!isEnemy(s, f, other)) return false;
  return (
    hasPawn(s, other, c) || PIECES_OF[other]!.some((p) => s.on[p * CLEARING_COUNT + c]! > 0 && isEnemyPiece(s, f, p))
  );
}
