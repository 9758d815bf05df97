import type { OptionCollector, Chance, Frame, StepResult, EventSink, Procedure } from '../../kernel/index.ts';
import type { ScythiaLaw } from '../../law/index.ts';
import type { ScythiaEvent } from './events.ts';
import type { ScythiaFrame } from './frames.ts';
import type { Settings, ScythiaState } from './state.ts';
import type { ScythiaOption } from './verbs.ts';
import type { ScythiaView } from './view-types.ts';

/** The types Raiders of Scythia is made of. */
export interface Scythia {
  settings: Settings;
  state: ScythiaState;
  frame: ScythiaFrame;
  option: ScythiaOption;
  law: ScythiaLaw;
  event: ScythiaEvent;
  view: ScythiaView;
}

/** Where rules tell what happened. */
export type Sink = EventSink<ScythiaEvent>;

/** Where choices put what they allow and forbid. */
export type Collector = OptionCollector<ScythiaOption, ScythiaLaw>;

/** A section of the rules. */
export type Section<F extends Frame> = Procedure<Scythia, F>;

/** What follows a step. */
export type After<F extends Frame> = StepResult<Scythia, F>;

/** A chance of a section. */
export type ChanceStep<F extends Frame> = Chance<Scythia, F>;
