import type { Party } from '../../../../games/root/words.ts';

/** What a piece is, by its outline. */
export type PieceKind = 'warrior' | 'building' | 'token' | 'pawn' | 'hireling';

/** A piece: its outline says the kind, fill and rim the owner, the stamp what it is, the badge how many. */
export interface Piece {
  readonly kind: PieceKind;
  /** The colour family; undefined: nobody's. */
  readonly owner: string | undefined;
  /** Whose it is, where that is not said by what it is. */
  readonly party?: Party;
  readonly mark: string;
  readonly count: number;
  readonly label: string;
}
