import type { Card } from '../../components/cards/index.ts';
import type { Faction } from '../../words.ts';

/** What the Cult tells. */
export type CultEvent =
  | { readonly type: 'outcast'; readonly suit: number; readonly hated: boolean }
  | { readonly type: 'acolytes'; readonly acolytes: number }
  /** §10.4.2: the Lost Souls go to the discard pile. */
  | { readonly type: 'souls'; readonly cards: readonly Card[] }
  /** §10.6.1: the revealed cards are in hand again. */
  | { readonly type: 'returned'; readonly faction: Faction; readonly cards: readonly Card[] };
