import type {
  Chance,
  EventSink,
  Frame,
  GameTypes,
  OptionCollector,
  Procedure,
  StepResult,
} from '../../kernel/index.ts';
import type { WildLaw } from '../../law/index.ts';
import type { WildEvent } from './events.ts';
import type { WildOption } from './verbs.ts';
import type { WildFrame } from './frames.ts';
import type { Settings } from './settings.ts';
import type { WildState } from './state.ts';
import type { WildView } from './view.ts';

/** The types of Defenders of the Wild. */
export interface Wild extends GameTypes {
  settings: Settings;
  state: WildState;
  frame: WildFrame;
  option: WildOption;
  law: WildLaw;
  event: WildEvent;
  view: WildView;
}

/** Receives the events that rules emit. */
export type Sink = EventSink<WildEvent>;

/** Receives the options that a choice offers or refuses. */
export type Collector = OptionCollector<WildOption, WildLaw>;

/** A section of the rules: the steps of one kind of frame. */
export type Section<F extends Frame> = Procedure<Wild, F>;

/** What a step returns: the next step, frames to call, or the end of its frame. */
export type After<F extends Frame> = StepResult<Wild, F>;

/** A step of a section whose result is random. */
export type ChanceStep<F extends Frame> = Chance<Wild, F>;
