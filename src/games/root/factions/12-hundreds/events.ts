import type { RootLaw } from '../../../../law/index.ts';
import type { Clearing, Faction, Party } from '../../words.ts';

/** What the Hundreds tell. */
export type HundredsEvent =
  | { readonly type: 'mood'; readonly mood: number }
  /** §12.2.4: an item came into the hoard. */
  | { readonly type: 'hoarded'; readonly item: number }
  /** §12.2.3, §12.2.4.I, §12.7.4: an item left the game; `hoard`: it lay in the hoard. */
  | { readonly type: 'item-removed'; readonly item: number; readonly hoard: boolean; readonly law: RootLaw }
  /** §12.2.5: they attack to loot. */
  | { readonly type: 'looting'; readonly clearing: Clearing; readonly from: Party }
  | { readonly type: 'looted'; readonly from: Faction; readonly item: number }
  /** §12.4.1: mobs razed a ruin and this lay under it. */
  | { readonly type: 'unearthed'; readonly faction: Faction; readonly clearing: Clearing; readonly item: number }
  | { readonly type: 'mob-die'; readonly suit: number }
  /** §12.6.2: how many clearings are oppressed. */
  | { readonly type: 'oppressed'; readonly clearings: number };
