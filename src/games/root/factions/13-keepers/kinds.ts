import type { KeepersEvent } from './events.ts';
import type { KeepersState, RELIC_FACES } from './state.ts';
import type { keepersVerbs } from './verbs.ts';
import type { KeepersFrame } from './frames.ts';

/** The types of the Keepers: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface KeepersKinds {
  frame: KeepersFrame;
  verb: (typeof keepersVerbs)[keyof typeof keepersVerbs];
  event: KeepersEvent;
  fields: { keepers: KeepersState };
  view: { readonly keepers: Readonly<KeepersState> };
  names: { relic: typeof RELIC_FACES };
}
