import type { Clearing, Faction, Party, Place } from '../../words.ts';

/** What the rules of hirelings tell. */
export type HirelingEvent =
  | { readonly type: 'hirelings'; readonly parties: readonly Party[] }
  | { readonly type: 'demoted'; readonly party: Party }
  /** §14.2.1: a marker taken from the score track. */
  | { readonly type: 'hireling-marker'; readonly faction: Faction; readonly points: number }
  /** A card taken from the supply (`from` -1) or from another player. */
  | { readonly type: 'hired'; readonly faction: Faction; readonly party: Party; readonly from: Faction }
  | {
      readonly type: 'control-roll';
      readonly faction: Faction;
      readonly party: Party;
      readonly gold: number;
      readonly red: number;
      readonly markers: number;
    }
  /** §14.2.3: a control marker leaves the card. */
  | { readonly type: 'control'; readonly faction: Faction; readonly party: Party; readonly left: number }
  /** §14.7.1: warriors laid on the Patrol's card, or taken from it (below zero). */
  | { readonly type: 'patrol-card'; readonly count: number }
  | { readonly type: 'uprising-die'; readonly suit: number }
  /** §14.7.5: somebody who was forced to battle the Uprising has no card to pay with. */
  | { readonly type: 'unpaid'; readonly faction: Faction }
  | { readonly type: 'exile'; readonly from: Place; readonly to: Place }
  /** §14.7.7: an item put on the Exile's card, exhausted, refreshed or lost; 8 is a club. */
  | {
      readonly type: 'exile-item';
      readonly item: number;
      readonly how: 'added' | 'exhausted' | 'refreshed' | 'lost';
      readonly faction: Faction;
    }
  | { readonly type: 'item-turned'; readonly faction: Faction; readonly item: number }
  | { readonly type: 'bandit'; readonly from: Clearing; readonly to: Clearing; readonly stands: boolean }
  | { readonly type: 'card-kept'; readonly faction: Faction; readonly card: number; readonly back: boolean };
