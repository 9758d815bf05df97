import type { Ask, Kinds, Next, Out } from '../../kernel/index.ts';
import type { WildLaw } from '../../law/index.ts';
import type { WildEvent } from './events.ts';
import type { WildOption } from './options.ts';
import type { Settings, WildFrame, WildState } from './state.ts';
import type { WildView } from './view.ts';

/** The types the game is made of. */
export interface Wild extends Kinds {
  settings: Settings;
  state: WildState;
  frame: WildFrame;
  option: WildOption;
  law: WildLaw;
  event: WildEvent;
  view: WildView;
}

/** Where rules report to. */
export type Tell = Out<WildEvent>;

/** Where choices put their options. */
export type Asking = Ask<WildOption, WildLaw>;

/** What follows a step of this frame. */
export type Then<F extends WildFrame> = Next<Wild, F>;
