import type { CorvidsEvent } from './events.ts';
import type { CorvidsState, PLOT_KINDS } from './state.ts';
import type { corvidsVerbs } from './verbs.ts';
import type { CorvidsFrame } from './frames.ts';

/** The types of the Corvids: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface CorvidsKinds {
  frame: CorvidsFrame;
  verb: (typeof corvidsVerbs)[keyof typeof corvidsVerbs];
  event: CorvidsEvent;
  fields: { corvids: CorvidsState };
  /** §18.8: face-down plots have their kind in the view of the Corvids only. */
  view: { readonly corvids: Readonly<CorvidsState> };
  names: { plot: typeof PLOT_KINDS };
}
