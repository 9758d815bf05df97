import type { Clearing, Faction } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §20.3: a closed path that a faction clears. */
export interface ClearPathFrame extends Frame {
  readonly proc: 'clearPath';
  step: 'pay' | 'open';
  readonly faction: Faction;
  readonly from: Clearing;
  readonly to: Clearing;
}
