import type { KeepersEvent } from './events.ts';
import type { KeepersFrame } from './index.ts';
import type { KeepersState, RELIC_FACES } from './state.ts';
import type { KEEPERS_VERBS } from './verbs.ts';

/** The types of the Keepers: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface KeepersKinds {
  frame: KeepersFrame;
  verb: (typeof KEEPERS_VERBS)[number];
  event: KeepersEvent;
  fields: { keepers: KeepersState };
  view: { readonly keepers: Readonly<KeepersState> };
  names: { relic: typeof RELIC_FACES };
}
