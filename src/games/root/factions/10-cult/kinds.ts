import type { CultEvent } from './events.ts';
import type { CultState } from './state.ts';
import type { cultVerbs } from './verbs.ts';
import type { CultFrame } from './frames.ts';

/** The types of the Cult: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface CultKinds {
  frame: CultFrame;
  verb: (typeof cultVerbs)[keyof typeof cultVerbs];
  event: CultEvent;
  fields: { cult: CultState };
  view: { readonly cult: Readonly<CultState> };
  names: object;
}
