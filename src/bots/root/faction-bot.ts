import type { Faction } from '../../games/root/words.ts';
import type { Board } from './board.ts';

/** How bots evaluate a faction. `W` holds what its pieces and cards are worth; `vatra tune` improves these numbers by self-play. */
export interface FactionBot<W extends object> {
  readonly weights: W;
  /** How much it is feared: points in each turn that is left, beyond what the map shows. */
  readonly fear: number;
  /** How many cards of a hand it keeps; undefined: five. */
  readonly hand?: number;
  /** What its pieces, cards and plans will bring, in points. */
  hopes(b: Board, w: W, turnsLeft: number, f: Faction): number;
}
