import type {
  Chance,
  EventSink,
  Frame,
  GameTypes,
  OptionCollector,
  Procedure,
  StepResult,
} from '../../kernel/index.ts';
import type { ScythiaLaw } from '../../law/index.ts';
import type { ScythiaEvent } from './events.ts';
import type { ScythiaFrame } from './frames.ts';
import type { Settings } from './settings.ts';
import type { ScythiaState } from './state.ts';
import type { ScythiaOption } from './verbs.ts';
import type { ScythiaView } from './view-types.ts';

/** The types of Raiders of Scythia. */
export interface Scythia extends GameTypes {
  settings: Settings;
  state: ScythiaState;
  frame: ScythiaFrame;
  option: ScythiaOption;
  law: ScythiaLaw;
  event: ScythiaEvent;
  view: ScythiaView;
}

/** Receives the events that rules emit. */
export type Sink = EventSink<ScythiaEvent>;

/** Receives the options that a choice offers or refuses. */
export type Collector = OptionCollector<ScythiaOption, ScythiaLaw>;

/** A section of the rules: the steps of one kind of frame. */
export type Section<F extends Frame> = Procedure<Scythia, F>;

/** What a step returns: the next step, frames to call, or the end of its frame. */
export type After<F extends Frame> = StepResult<Scythia, F>;

/** A step of a section whose result is random. */
export type ChanceStep<F extends Frame> = Chance<Scythia, F>;
