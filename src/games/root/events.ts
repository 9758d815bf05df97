import type { RootLaw } from '../../law/index.ts';
import type { Card } from './components/cards/index.ts';
import type { Piece } from './components/pieces.ts';
import type { Clearing, Faction, Phase } from './words.ts';

/** What the common rules tell; ids and numbers only. A card is named by its number, its title is `TITLE_OF`. */
export type CommonEvent =
  /** `seat` is said of a player who has no faction yet (15.8.2). */
  | { readonly e: 'chose'; readonly faction: Faction; readonly seat?: number; readonly text: string }
  | { readonly e: 'suit'; readonly clearing: Clearing; readonly suit: number }
  | { readonly e: 'seated'; readonly place: number; readonly seat: number }
  | { readonly e: 'turn'; readonly faction: Faction; readonly turn: number }
  | { readonly e: 'phase'; readonly faction: Faction; readonly phase: Phase }
  | { readonly e: 'drew'; readonly faction: Faction; readonly to: number; readonly card?: Card }
  | { readonly e: 'reshuffled' }
  | { readonly e: 'discarded'; readonly faction: Faction; readonly card: Card; readonly law: RootLaw }
  | { readonly e: 'given'; readonly from: Faction; readonly to: Faction; readonly pile: number; readonly card?: Card }
  | { readonly e: 'shown'; readonly faction: Faction; readonly to: Faction; readonly cards?: readonly Card[] }
  | { readonly e: 'revealed'; readonly faction: Faction; readonly card: Card }
  | { readonly e: 'took'; readonly faction: Faction; readonly card: Card; readonly law: RootLaw }
  | { readonly e: 'placed'; readonly piece: Piece; readonly clearing: Clearing; readonly count: number }
  | {
      readonly e: 'removed';
      readonly piece: Piece;
      readonly clearing: Clearing;
      readonly count: number;
      readonly by: Faction;
    }
  | {
      readonly e: 'moved';
      readonly piece: Piece;
      readonly from: Clearing;
      readonly to: Clearing;
      readonly count: number;
      readonly by: Faction;
    }
  | { readonly e: 'ruin'; readonly clearing: Clearing; readonly stands: boolean }
  | { readonly e: 'scored'; readonly faction: Faction; readonly points: number; readonly law: RootLaw }
  | { readonly e: 'lost'; readonly faction: Faction; readonly points: number; readonly law: RootLaw }
  | { readonly e: 'crafted'; readonly faction: Faction; readonly card: Card; readonly law: RootLaw }
  | { readonly e: 'item'; readonly faction: Faction; readonly item: number }
  | { readonly e: 'dominance'; readonly faction: Faction; readonly card: Card }
  | { readonly e: 'battle'; readonly clearing: Clearing; readonly attacker: Faction; readonly defender: Faction }
  | { readonly e: 'ambush'; readonly faction: Faction; readonly card: Card; readonly foil: boolean }
  | {
      readonly e: 'rolled';
      readonly high: number;
      readonly low: number;
      readonly attacker: number;
      readonly defender: number;
    }
  | { readonly e: 'hits'; readonly on: Faction; readonly hits: number; readonly law: RootLaw }
  | { readonly e: 'effect'; readonly faction: Faction; readonly card: Card }
  /** Warriors laid on Coffin Makers, or taken back from it (below zero). */
  | { readonly e: 'coffins'; readonly piece: Piece; readonly count: number }
  | { readonly e: 'won'; readonly faction: Faction; readonly law: RootLaw };
