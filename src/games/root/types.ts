import type {
  EventSink,
  Frame,
  GameTypes,
  OptionCollector,
  OptionOf,
  Procedure,
  StepResult,
} from '../../kernel/index.ts';
import type { RootLaw } from '../../law/index.ts';
import type { FactionEvent, FactionVerb } from './factions/kinds.ts';
import type { HirelingEvent } from './rules/14-hirelings/events.ts';
import type { hirelingVerbs } from './rules/14-hirelings/verbs.ts';
import type { DraftEvent } from './rules/15-advanced-setup/events.ts';
import type { draftVerbs } from './rules/15-advanced-setup/verbs.ts';
import type { LandmarkEvent } from './rules/21-landmarks/events.ts';
import type { landmarkVerbs } from './rules/21-landmarks/verbs.ts';
import type { effectVerbs } from './card-effects/verbs.ts';
import type { CommonEvent } from './events.ts';
import type { RootSettings } from './settings.ts';
import type { RootState } from './state.ts';
import type { verbs } from './verbs.ts';
import type { RootFrame } from './frames.ts';
import type { RootView } from './view-types.ts';

/** Everything that can be chosen. */
export type RootOption = OptionOf<
  | (typeof verbs)[keyof typeof verbs]
  | (typeof effectVerbs)[keyof typeof effectVerbs]
  | FactionVerb
  | (typeof hirelingVerbs)[keyof typeof hirelingVerbs]
  | (typeof draftVerbs)[keyof typeof draftVerbs]
  | (typeof landmarkVerbs)[keyof typeof landmarkVerbs]
>;

/** Everything that rules emit. */
export type RootEvent = CommonEvent | FactionEvent | HirelingEvent | DraftEvent | LandmarkEvent;

/** By event, the content that it shows to be reached. */
export type ReachedByEvent = {
  readonly [E in RootEvent['type']]?: (e: Extract<RootEvent, { readonly type: E }>, s: RootState) => readonly string[];
};

/** The types Root is made of. */
export interface Root extends GameTypes {
  settings: RootSettings;
  state: RootState;
  frame: RootFrame;
  option: RootOption;
  law: RootLaw;
  event: RootEvent;
  view: RootView;
}

/** Receives the events that rules emit. */
export type Sink = EventSink<RootEvent>;

/** Receives the options that a choice offers or refuses. */
export type Collector = OptionCollector<RootOption, RootLaw>;

/** A section of the rules: the steps of one kind of frame. */
export type Section<F extends Frame> = Procedure<Root, F>;

/** What a step returns: the next step, frames to call, or the end of its frame. */
export type After<F extends Frame> = StepResult<Root, F>;
