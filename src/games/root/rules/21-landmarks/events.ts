import type { Card } from '../../components/cards/index.ts';
import type { Piece } from '../../components/pieces.ts';
import type { Clearing, Faction } from '../../words.ts';

/** What landmarks tell; ids and numbers only. */
export type LandmarkEvent =
  /** §21.2: a landmark was dealt. */
  | { readonly type: 'landmark-dealt'; readonly landmark: number }
  /** §21.2: a landmark stands in a clearing. */
  | { readonly type: 'landmark'; readonly landmark: number; readonly clearing: Clearing }
  /** §21.3: a card of the deck lies unseen at the market. */
  | { readonly type: 'market-dealt'; readonly at: number }
  /** §21.3: a card was exchanged; only those who know it see the card that was laid down or taken. */
  | { readonly type: 'market-laid'; readonly faction: Faction; readonly at: number; readonly card?: Card }
  | { readonly type: 'market-taken'; readonly faction: Faction; readonly at: number; readonly card?: Card }
  /** §21.4-R1: a building stands in the slot of the Elder Treetop. */
  | { readonly type: 'housed'; readonly piece: Piece }
  /** §21.7: a piece of this printed suit was placed in the Lost City. */
  | { readonly type: 'printed'; readonly piece: Piece; readonly suit: number };
