import type { EyrieEvent } from './events.ts';
import type { EyrieState } from './state.ts';
import type { eyrieVerbs } from './verbs.ts';
import type { EyrieFrame } from './frames.ts';

/** The types of the Eyrie: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface EyrieKinds {
  frame: EyrieFrame;
  verb: (typeof eyrieVerbs)[keyof typeof eyrieVerbs];
  event: EyrieEvent;
  fields: { eyrie: EyrieState };
  view: { readonly eyrie: { readonly leader: number; readonly deposed: readonly number[] } };
  names: object;
}
