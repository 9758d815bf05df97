import type { HundredsEvent } from './events.ts';
import type { HundredsState } from './state.ts';
import type { hundredsVerbs } from './verbs.ts';
import type { HundredsFrame } from './frames.ts';
import type { HundredsView } from './view-types.ts';

/** The types of the Hundreds: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface HundredsKinds {
  frame: HundredsFrame;
  verb: (typeof hundredsVerbs)[keyof typeof hundredsVerbs];
  event: HundredsEvent;
  fields: { hundreds: HundredsState };
  view: { readonly hundreds: HundredsView };
  names: object;
}
