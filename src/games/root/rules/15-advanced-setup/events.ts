import type { Card } from '../../components/cards/index.ts';
import type { Clearing, Faction } from '../../words.ts';

/** What advanced set-up tells. */
export type DraftEvent =
  /** §15.7: a card dealt to a seat that has no faction yet. */
  | { readonly e: 'opening'; readonly seat: number; readonly card?: Card }
  | { readonly e: 'setup-card'; readonly faction: Faction; readonly locked: boolean }
  | { readonly e: 'setup-character'; readonly faction: Faction; readonly character: number }
  | { readonly e: 'drafted'; readonly seat: number; readonly faction: Faction }
  | { readonly e: 'homeland'; readonly faction: Faction; readonly clearing: Clearing }
  /** §15.10: a card put back into the deck. */
  | { readonly e: 'put-back'; readonly faction: Faction; readonly card?: Card };
