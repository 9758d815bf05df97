import type { MarquiseState } from './state.ts';
import type { marquiseVerbs } from './verbs.ts';
import type { MarquiseFrame } from './frames.ts';

/** The types of the Marquise: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface MarquiseKinds {
  frame: MarquiseFrame;
  verb: (typeof marquiseVerbs)[keyof typeof marquiseVerbs];
  event: never;
  fields: { marquise: MarquiseState };
  view: { readonly marquise: { readonly fallen: readonly number[] } };
  names: object;
}
