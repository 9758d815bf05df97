import type { RiverfolkEvent } from './events.ts';
import type { RiverfolkState } from './state.ts';
import type { riverfolkVerbs } from './verbs.ts';
import type { RiverfolkFrame } from './frames.ts';

/** The types of the Riverfolk: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface RiverfolkKinds {
  frame: RiverfolkFrame;
  verb: (typeof riverfolkVerbs)[keyof typeof riverfolkVerbs];
  event: RiverfolkEvent;
  fields: { riverfolk: RiverfolkState };
  view: { readonly riverfolk: Readonly<RiverfolkState> };
  names: object;
}
