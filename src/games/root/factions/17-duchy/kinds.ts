import type { DuchyEvent } from './events.ts';
import type { DuchyState, MINISTERS } from './state.ts';
import type { duchyVerbs } from './verbs.ts';
import type { DuchyFrame } from './frames.ts';

/** The types of the Duchy: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface DuchyKinds {
  frame: DuchyFrame;
  verb: (typeof duchyVerbs)[keyof typeof duchyVerbs];
  event: DuchyEvent;
  fields: { duchy: DuchyState };
  view: { readonly duchy: Readonly<DuchyState> };
  names: { minister: typeof MINISTERS };
}
