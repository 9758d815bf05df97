import type { RootLaw } from '../../law/index.ts';
import type { Card } from './components/cards/index.ts';
import type { Piece } from './components/pieces.ts';
import type { Clearing, Faction, Party, Phase } from './words.ts';

/** What the common rules tell; ids and numbers only. A card is named by its number, its title is `TITLE_OF`. */
export type CommonEvent =
  /** `seat` is said of a player who has no faction yet (15.8.2). */
  | { readonly type: 'chose'; readonly faction: Faction; readonly seat?: number; readonly text: string }
  | { readonly type: 'suit'; readonly clearing: Clearing; readonly suit: number }
  | { readonly type: 'seated'; readonly place: number; readonly seat: number }
  | { readonly type: 'turn'; readonly faction: Faction; readonly turn: number }
  | { readonly type: 'phase'; readonly faction: Faction; readonly phase: Phase }
  | { readonly type: 'drew'; readonly faction: Faction; readonly to: number; readonly card?: Card }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'discarded'; readonly faction: Party; readonly card: Card; readonly law: RootLaw }
  | {
      readonly type: 'given';
      readonly from: Faction;
      readonly to: Faction;
      readonly pile: number;
      readonly card?: Card;
    }
  | { readonly type: 'shown'; readonly faction: Faction; readonly to: Faction; readonly cards?: readonly Card[] }
  | { readonly type: 'revealed'; readonly faction: Faction; readonly card: Card }
  | { readonly type: 'took'; readonly faction: Faction; readonly card: Card; readonly law: RootLaw }
  | { readonly type: 'placed'; readonly piece: Piece; readonly clearing: Clearing; readonly count: number }
  | {
      readonly type: 'removed';
      readonly piece: Piece;
      readonly clearing: Clearing;
      readonly count: number;
      readonly by: Party;
    }
  | {
      readonly type: 'moved';
      readonly piece: Piece;
      readonly from: Clearing;
      readonly to: Clearing;
      readonly count: number;
      readonly by: Party;
    }
  /** §19.5 */
  | { readonly type: 'ferry'; readonly from: Clearing; readonly to: Clearing }
  /** §20.3 */
  | { readonly type: 'path-cleared'; readonly faction: Faction; readonly from: Clearing; readonly to: Clearing }
  | { readonly type: 'ruin'; readonly clearing: Clearing; readonly stands: boolean }
  | { readonly type: 'scored'; readonly faction: Faction; readonly points: number; readonly law: RootLaw }
  | { readonly type: 'lost'; readonly faction: Faction; readonly points: number; readonly law: RootLaw }
  | { readonly type: 'crafted'; readonly faction: Faction; readonly card: Card; readonly law: RootLaw }
  | { readonly type: 'item'; readonly faction: Faction; readonly item: number }
  | { readonly type: 'dominance'; readonly faction: Faction; readonly card: Card }
  | { readonly type: 'battle'; readonly clearing: Clearing; readonly attacker: Party; readonly defender: Party }
  | { readonly type: 'ambush'; readonly faction: Party; readonly card: Card; readonly foil: boolean }
  | {
      readonly type: 'rolled';
      readonly high: number;
      readonly low: number;
      readonly attacker: number;
      readonly defender: number;
    }
  /** Hits that a side takes; `dealt` are the hits before §4.3.3-R1 dropped those that it could not take, if it dropped any. */
  | {
      readonly type: 'hits';
      readonly on: Party;
      readonly hits: number;
      readonly dealt?: number;
      readonly law: RootLaw;
    }
  | { readonly type: 'effect'; readonly faction: Faction; readonly card: Card }
  /** Warriors laid on Coffin Makers, or taken back from it (below zero). */
  | { readonly type: 'coffins'; readonly piece: Piece; readonly count: number }
  | { readonly type: 'won'; readonly faction: Faction; readonly law: RootLaw };
