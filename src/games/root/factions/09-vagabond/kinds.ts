import type { VagabondEvent } from './events.ts';
import type { VagabondState } from './state.ts';
import type { vagabondVerbs } from './verbs.ts';
import type { VagabondFrame } from './frames.ts';
import type { VagabondView } from './view-types.ts';

/** The types of either Vagabond: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface VagabondKinds {
  frame: VagabondFrame;
  verb: (typeof vagabondVerbs)[keyof typeof vagabondVerbs];
  event: VagabondEvent;
  fields: {
    /** By Vagabond: the first, the second. */
    vagabonds: VagabondState[];
    /** §9.3.3: where each quest is; the Vagabonds share them. */
    quests: readonly number[];
  };
  view: { readonly vagabonds: readonly VagabondView[]; readonly quests: readonly number[] };
  names: object;
}
