import type { RootLaw } from '../../../../law/index.ts';
import type { Card } from '../../components/cards/index.ts';
import type { Clearing, Faction, Party, Place } from '../../words.ts';

/** What a Vagabond's rules tell, and what is told of the ruins. */
export type VagabondEvent =
  | { readonly type: 'first-setup'; readonly faction: Faction }
  | { readonly type: 'character'; readonly faction: Faction; readonly character: number }
  | {
      readonly type: 'pawn';
      readonly faction: Faction;
      readonly from: Place;
      readonly to: Place;
      readonly law: RootLaw;
    }
  | { readonly type: 'ruins-filled'; readonly items: number }
  | { readonly type: 'looked'; readonly faction: Faction; readonly clearing: Clearing; readonly item?: number }
  | { readonly type: 'explored'; readonly faction: Faction; readonly clearing: Clearing; readonly item: number }
  | { readonly type: 'quest-up'; readonly quest: number }
  | { readonly type: 'quest-done'; readonly faction: Faction; readonly quest: number }
  | {
      readonly type: 'exhausted' | 'damaged' | 'refreshed' | 'repaired' | 'item-lost';
      readonly faction: Faction;
      readonly item: number;
    }
  | { readonly type: 'shifted'; readonly faction: Faction; readonly item: number; readonly to: number }
  | { readonly type: 'item-taken'; readonly faction: Faction; readonly from: Faction; readonly item: number }
  | {
      readonly type: 'relation';
      readonly faction: Faction;
      readonly with: Party;
      readonly relation: number;
      readonly law: RootLaw;
    }
  | { readonly type: 'ally-fights'; readonly faction: Faction; readonly ally: Faction }
  | { readonly type: 'coalition'; readonly faction: Faction; readonly partner: Faction; readonly card: Card }
  | { readonly type: 'enlisted'; readonly faction: Faction; readonly by: Party; readonly swords: number }
  | { readonly type: 'scorched'; readonly faction: Faction; readonly clearing: Clearing };
