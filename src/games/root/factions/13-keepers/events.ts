import type { Card } from '../../components/cards/index.ts';
import type { Clearing, Faction, Place } from '../../words.ts';
import type { RelicFace } from './state.ts';

/** What the Keepers tell. Relics are named as they look. */
export type KeepersEvent =
  /** §13.3.1, §13.3.4: a relic was laid face down in a forest. */
  | { readonly type: 'relic-laid'; readonly forest: Place; readonly relic: RelicFace }
  /** §13.5.2.II.a: `relic` with its value. */
  | { readonly type: 'delved'; readonly forest: Place; readonly clearing: Clearing; readonly relic: RelicFace }
  | { readonly type: 'carried'; readonly from: Clearing; readonly to: Clearing; readonly relic: RelicFace }
  /** §13.5.2.III: the column of the board from 1. */
  | { readonly type: 'recovered'; readonly clearing: Clearing; readonly relic: RelicFace; readonly column: number }
  /** §13.2.5: a relic that somebody removed. */
  | { readonly type: 'relic-buried'; readonly by: Faction; readonly forest: Place; readonly relic: RelicFace }
  /** §13.2.2: a waystation came to a clearing with this type up, or went back to the board (-1). */
  | { readonly type: 'waystation'; readonly station: number; readonly clearing: Clearing; readonly side: number }
  | { readonly type: 'gathered'; readonly card: Card; readonly column: number }
  | { readonly type: 'reassigned'; readonly card: Card; readonly from: number; readonly to: number };
