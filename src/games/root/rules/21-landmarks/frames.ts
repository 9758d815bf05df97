import type { Piece } from '../../components/pieces.ts';
import type { Faction } from '../../words.ts';
import type { Frame, Seat } from '../../../../kernel/index.ts';

/** §21.3: an exchange at the Black Market. */
export interface ExchangeFrame extends Frame {
  readonly proc: 'exchange';
  step: 'lay';
  readonly faction: Faction;
  /** The place of the card that is taken, from 0. */
  readonly at: number;
}

/** §21.4-R1, §21.7: what the owner says of a piece that was just placed: its printed suit, or its slot. */
export interface SettleFrame extends Frame {
  readonly proc: 'settlePiece';
  step: 'suit' | 'slot';
  readonly seat: Seat;
  readonly piece: Piece;
  /** The printed suit that the piece got before its owner chose, -1 for a slot. */
  readonly suit: number;
}

/** §21.2: dealing the landmarks and setting them up, from the last player in turn order. */
export interface LandmarksFrame extends Frame {
  readonly proc: 'landmarks';
  step: 'deal' | 'card' | 'next' | 'which' | 'where' | 'goods';
  /** How many players have set one up, or are about to. */
  turns: number;
  /** The number of the landmark that is being set up, -1 between two. */
  landmark: number;
}
