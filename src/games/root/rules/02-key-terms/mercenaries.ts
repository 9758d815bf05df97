import { OTTER, OWNER, type Piece } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, CLEARING_COUNT, type Party, RIVERFOLK } from '../../words.ts';
import { isEnemy } from './players.ts';

/** §11.2.7.III, §O.9: warriors of the Riverfolk that the faction treats as its own, for rule and in battle. */
export const hired = (s: RootState, f: Party, c: Clearing): number =>
  s.riverfolk.serving === f ? s.on[OTTER * CLEARING_COUNT + c]! : 0;

/** §11.2.7.III: those that fight beside a faction: never against the Riverfolk. */
export const hiredAgainst = (s: RootState, f: Party, enemy: Party, c: Clearing): number =>
  enemy === RIVERFOLK ? 0 : hired(s, f, c);

/** §11.2.7.III.a, §11.2.7.III.a-R1: how many of the hits fall on own warriors: one by one, own ones first. */
export function ownShare(hits: number, own: number, hiredOnes: number): number {
  return Math.min(own, Math.max(Math.ceil(hits / 2), hits - hiredOnes));
}

/** §O.8, §11.2.7.III-R1: an enemy's piece, except while one treats it as one's own. */
export const isEnemyPiece = (s: RootState, by: Party, p: Piece): boolean =>
  isEnemy(s, by, OWNER[p]!) && !(p === OTTER && s.riverfolk.serving === by);
