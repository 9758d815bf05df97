import type { Card } from '../../components/cards/index.ts';
import type { Clearing, Faction } from '../../words.ts';

/** What advanced set-up tells. */
export type DraftEvent =
  /** §15.7: a card dealt to a seat that has no faction yet. */
  | { readonly type: 'opening'; readonly seat: number; readonly card?: Card }
  | { readonly type: 'setup-card'; readonly faction: Faction; readonly locked: boolean }
  | { readonly type: 'setup-character'; readonly faction: Faction; readonly character: number }
  | { readonly type: 'drafted'; readonly seat: number; readonly faction: Faction }
  | { readonly type: 'homeland'; readonly faction: Faction; readonly clearing: Clearing }
  /** §15.10: a card put back into the deck. */
  | { readonly type: 'put-back'; readonly faction: Faction; readonly card?: Card };
