import type { Clearing, Faction, Party, Place } from '../../words.ts';

/** What the rules of hirelings tell. */
export type HirelingEvent =
  | { readonly e: 'hirelings'; readonly parties: readonly Party[] }
  | { readonly e: 'demoted'; readonly party: Party }
  /** §14.2.1: a marker taken from the score track. */
  | { readonly e: 'hireling-marker'; readonly faction: Faction; readonly points: number }
  /** A card taken from the supply (`from` -1) or from another player. */
  | { readonly e: 'hired'; readonly faction: Faction; readonly party: Party; readonly from: Faction }
  | {
      readonly e: 'control-roll';
      readonly faction: Faction;
      readonly party: Party;
      readonly gold: number;
      readonly red: number;
      readonly markers: number;
    }
  /** §14.2.3: a control marker leaves the card. */
  | { readonly e: 'control'; readonly faction: Faction; readonly party: Party; readonly left: number }
  /** §14.7.1: warriors laid on the Patrol's card, or taken from it (below zero). */
  | { readonly e: 'patrol-card'; readonly count: number }
  | { readonly e: 'uprising-die'; readonly suit: number }
  /** §14.7.5: somebody who was forced to battle the Uprising has no card to pay with. */
  | { readonly e: 'unpaid'; readonly faction: Faction }
  | { readonly e: 'exile'; readonly from: Place; readonly to: Place }
  /** §14.7.7: an item put on the Exile's card, exhausted, refreshed or lost; 8 is a club. */
  | {
      readonly e: 'exile-item';
      readonly item: number;
      readonly how: 'added' | 'exhausted' | 'refreshed' | 'lost';
      readonly faction: Faction;
    }
  | { readonly e: 'item-turned'; readonly faction: Faction; readonly item: number }
  | { readonly e: 'bandit'; readonly from: Clearing; readonly to: Clearing; readonly stands: boolean }
  | { readonly e: 'card-kept'; readonly faction: Faction; readonly card: number; readonly back: boolean };
