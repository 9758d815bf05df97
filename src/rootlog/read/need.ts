import type { Box } from '../../games/root/factions/11-riverfolk/events.ts';

/** What can happen to an item of a Vagabond. */
const ITEM_DEEDS = ['exhausted', 'refreshed', 'damaged', 'repaired', 'explored', 'item-taken', 'item-lost'] as const;
/** What happened to an item of a Vagabond. */
export type ItemDeed = (typeof ITEM_DEEDS)[number];

/** The changes that have the same form as a need and as a fact. */
export type Deed =
  | {
      readonly kind: 'piece';
      readonly piece: number;
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }
  | { readonly kind: 'points'; readonly faction: number; readonly points: number; readonly count: 1 }
  | { readonly kind: 'pawn'; readonly faction: number; readonly to: number; readonly count: 1 }
  | {
      readonly kind: 'relation';
      readonly faction: number;
      readonly other: number;
      readonly value: number;
      readonly count: 1;
    }
  | { readonly kind: 'leader'; readonly leader: number; readonly count: 1 }
  | { readonly kind: 'character'; readonly faction: number; readonly character: number; readonly count: 1 }
  | { readonly kind: 'turmoil'; readonly count: 1 }
  /** §20.3 */
  | { readonly kind: 'path'; readonly from: number; readonly to: number; readonly count: 1 }
  /** §19.5 */
  | { readonly kind: 'ferry'; readonly from: number; readonly to: number; readonly count: 1 }
  /** §17.5.3.III, §17.2.3: a minister is swayed or goes back. */
  | { readonly kind: 'minister'; readonly minister: number; readonly gone: boolean; readonly count: 1 }
  /** §18.4.2, §18.7.4: a plot is turned up, or shows itself as a raid when it is removed. */
  | { readonly kind: 'flip'; readonly plot: number; readonly clearing: number; readonly count: 1 }
  /** §18.2.4 */
  | { readonly kind: 'guess'; readonly plot: number; readonly clearing: number; readonly count: 1 }
  /** §18.5.4: two plots change places; `from` is the lower clearing. */
  | { readonly kind: 'trick'; readonly from: number; readonly to: number; readonly count: 1 }
  /** A plot of this kind leaves a clearing. */
  | { readonly kind: 'plot-gone'; readonly plot: number; readonly clearing: number; readonly count: 1 }
  | { readonly kind: 'league'; readonly faction: number; readonly item: number; readonly count: number }
  | { readonly kind: 'shown'; readonly faction: number; readonly to: number; readonly count: 1 }
  | { readonly kind: 'officers'; readonly more: boolean; readonly count: number }
  | { readonly kind: 'coalition'; readonly faction: number; readonly partner: number; readonly count: 1 }
  /** Warriors of one owner between the boxes of the Riverfolk. */
  | { readonly kind: 'box'; readonly owner: number; readonly from: Box; readonly to: Box; readonly count: number }
  | { readonly kind: 'price'; readonly service: number; readonly price: number; readonly count: 1 }
  | { readonly kind: 'outcast'; readonly suit: number; readonly hated: boolean; readonly count: 1 }
  | { readonly kind: 'acolytes'; readonly more: boolean; readonly count: number }
  /** §12.4.4 */
  | { readonly kind: 'mood'; readonly mood: number; readonly count: 1 }
  /** A relic of a type moves between places; -1: the box, a hand that took it, or the Keepers' board. */
  | {
      readonly kind: 'relic';
      readonly type: number;
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }
  /** §13.5.2.II.a */
  | {
      readonly kind: 'turned';
      readonly type: number;
      readonly value: number;
      readonly clearing: number;
      readonly count: 1;
    }
  /** §13.2.2: a waystation with these types up and down is placed in a clearing or removed from it. */
  | {
      readonly kind: 'station';
      readonly gone: boolean;
      readonly up: number;
      readonly down: number;
      readonly clearing: number;
      readonly count: 1;
    };

/** A change that the record demands, in terms of the engine. */
export type Need =
  | Deed
  | {
      readonly kind: 'card';
      readonly from: readonly number[];
      readonly to: readonly number[];
      readonly suit: number;
      readonly titles: readonly number[];
      readonly count: number;
    }
  | {
      readonly kind: 'battle';
      readonly attacker: number;
      readonly defender: number;
      readonly clearing: number;
      readonly dice?: readonly [number, number];
      readonly count: 1;
    }
  | { readonly kind: 'ambush'; readonly faction: number; readonly suit: number; readonly count: 1 }
  | {
      readonly kind: 'craft';
      readonly faction: number;
      readonly item: number;
      readonly titles: readonly number[];
      readonly count: 1;
    }
  | {
      readonly kind: 'item';
      readonly deed: ItemDeed;
      readonly faction: number;
      readonly item: number;
      readonly count: number;
    }
  | { readonly kind: 'quest'; readonly suit: number; readonly count: 1 };

/** The count of a wildcard: all items. */
export const ALL_ITEMS = 99;
/** True for a need without a fixed count. */
export const isWildcard = (need: Need): boolean => need.count === ALL_ITEMS;
