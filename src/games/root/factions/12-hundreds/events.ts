import type { RootLaw } from '../../../../law/index.ts';
import type { Clearing, Faction } from '../../words.ts';

/** What the Hundreds tell. */
export type HundredsEvent =
  | { readonly e: 'mood'; readonly mood: number }
  /** §12.2.4: an item came into the hoard. */
  | { readonly e: 'hoarded'; readonly item: number }
  /** §12.2.3, §12.2.4.I, §12.7.4: an item left the game; `hoard`: it lay in the hoard. */
  | { readonly e: 'item-removed'; readonly item: number; readonly hoard: boolean; readonly law: RootLaw }
  /** §12.2.5: they attack to loot. */
  | { readonly e: 'looting'; readonly clearing: Clearing; readonly from: Faction }
  | { readonly e: 'looted'; readonly from: Faction; readonly item: number }
  /** §12.4.1: mobs razed a ruin and this lay under it. */
  | { readonly e: 'unearthed'; readonly faction: Faction; readonly clearing: Clearing; readonly item: number }
  | { readonly e: 'mob-die'; readonly suit: number }
  /** §12.6.2: how many clearings are oppressed. */
  | { readonly e: 'oppressed'; readonly clearings: number };
