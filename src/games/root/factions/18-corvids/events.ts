import type { Clearing, Faction } from '../../words.ts';
import type { PlotKind } from './state.ts';

/** What the Corvids tell. `plot` is the kind of a plot; where it is secret only they hear it. */
export type CorvidsEvent =
  /** §18.5.2, §18.3.3: a plot was placed face down. */
  | { readonly type: 'plot-hidden'; readonly clearing: Clearing; readonly plot?: PlotKind }
  /** §18.4.2 */
  | { readonly type: 'plot-flipped'; readonly clearing: Clearing; readonly plot: PlotKind }
  /** §18.5.4: two plots changed places. */
  | { readonly type: 'plots-swapped'; readonly from: Clearing; readonly to: Clearing; readonly up: boolean }
  /** §18.2.4: a guess and the answer. */
  | {
      readonly type: 'plot-guessed';
      readonly faction: Faction;
      readonly clearing: Clearing;
      readonly plot: PlotKind;
      readonly right: boolean;
    }
  /** §18.7.4: a raid left a clearing and shows itself. */
  | { readonly type: 'raid'; readonly clearing: Clearing }
  /** §18.6.1: they act once more and will not draw. */
  | { readonly type: 'exerted' };
