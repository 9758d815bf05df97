import type { AllianceEvent } from './events.ts';
import type { AllianceState } from './state.ts';
import type { allianceVerbs } from './verbs.ts';
import type { AllianceFrame } from './frames.ts';

/** The types of the Alliance: frames, verbs, events, fields of the state, and name lists that its frames refer to. */
export interface AllianceKinds {
  frame: AllianceFrame;
  verb: (typeof allianceVerbs)[keyof typeof allianceVerbs];
  event: AllianceEvent;
  fields: { alliance: AllianceState };
  view: { readonly alliance: Readonly<AllianceState> };
  names: object;
}
