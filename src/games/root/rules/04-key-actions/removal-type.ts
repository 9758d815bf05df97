import type { Clearing, Party } from '../../words.ts';

/** Pieces that leave the map in one moment (O.6), and who removes them. */
export interface Removal {
  readonly by: Party;
  /** Who scores for cardboard: the remover, or the Vagrant who instigated (E.4.2). */
  readonly scorer: Party;
  readonly inBattle: boolean;
  /** §10.2.3: who loses them in defence, -1 when they are not the defender's losses in a battle. */
  readonly defender: Party;
  /** §O.10: true when another piece takes the place. */
  readonly replaced: boolean;
  /** Piece, clearing, count; piece, clearing, count… */
  readonly gone: number[];
  /** §18.7.4: the clearings that raids left. */
  readonly raids: Clearing[];
}
