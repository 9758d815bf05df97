import type { RootLaw } from '../../../../law/index.ts';
import type { Card } from '../../components/cards/index.ts';
import type { Clearing, Faction, Place } from '../../words.ts';

/** What a Vagabond's rules tell, and what is told of the ruins. */
export type VagabondEvent =
  | { readonly e: 'first-setup'; readonly faction: Faction }
  | { readonly e: 'character'; readonly faction: Faction; readonly character: number }
  | { readonly e: 'pawn'; readonly faction: Faction; readonly from: Place; readonly to: Place; readonly law: RootLaw }
  | { readonly e: 'ruins-filled'; readonly items: number }
  | { readonly e: 'looked'; readonly faction: Faction; readonly clearing: Clearing; readonly item?: number }
  | { readonly e: 'explored'; readonly faction: Faction; readonly clearing: Clearing; readonly item: number }
  | { readonly e: 'quest-up'; readonly quest: number }
  | { readonly e: 'quest-done'; readonly faction: Faction; readonly quest: number }
  | {
      readonly e: 'exhausted' | 'damaged' | 'refreshed' | 'repaired' | 'item-lost';
      readonly faction: Faction;
      readonly item: number;
    }
  | { readonly e: 'shifted'; readonly faction: Faction; readonly item: number; readonly to: number }
  | { readonly e: 'item-taken'; readonly faction: Faction; readonly from: Faction; readonly item: number }
  | {
      readonly e: 'relation';
      readonly faction: Faction;
      readonly with: Faction;
      readonly relation: number;
      readonly law: RootLaw;
    }
  | { readonly e: 'ally-fights'; readonly faction: Faction; readonly ally: Faction }
  | { readonly e: 'coalition'; readonly faction: Faction; readonly partner: Faction; readonly card: Card }
  | { readonly e: 'enlisted'; readonly faction: Faction; readonly by: Faction; readonly swords: number }
  | { readonly e: 'scorched'; readonly faction: Faction; readonly clearing: Clearing };
