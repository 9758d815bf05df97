import type { OptionCollector, GameTypes, StepResult, EventSink } from '../../kernel/index.ts';
import type { WildLaw } from '../../law/index.ts';
import type { WildEvent } from './events.ts';
import type { WildOption } from './verbs.ts';
import type { Settings, WildFrame, WildState } from './state.ts';
import type { WildView } from './view.ts';

/** The types the game is made of. */
export interface Wild extends GameTypes {
  settings: Settings;
  state: WildState;
  frame: WildFrame;
  option: WildOption;
  law: WildLaw;
  event: WildEvent;
  view: WildView;
}

/** Where rules report to. */
export type Sink = EventSink<WildEvent>;

/** Where choices put their options. */
export type Collector = OptionCollector<WildOption, WildLaw>;

/** What follows a step of this frame. */
export type After<F extends WildFrame> = StepResult<Wild, F>;
