import type { Kinds, OptionOf } from '../../kernel/index.ts';
import type { RootLaw } from '../../law/index.ts';
import type { DrawFrame, HandLimitFrame, SpendFrame } from './02-key-terms/cards.ts';
import type { TakeDominanceFrame } from './03-victory/dominance.ts';
import type { BattleFrame } from './04-key-actions/battles.ts';
import type { CraftFrame } from './04-key-actions/craft.ts';
import type { MoveFrame } from './04-key-actions/move.ts';
import type { GameFrame } from './05-setup/setup.ts';
import type { MarquiseFrame } from './06-marquise/index.ts';
import type { MARQUISE_VERBS } from './06-marquise/verbs.ts';
import type { EyrieEvent, EyrieFrame } from './07-eyrie/index.ts';
import type { EYRIE_VERBS } from './07-eyrie/verbs.ts';
import type { AllianceEvent, AllianceFrame } from './08-alliance/index.ts';
import type { ALLIANCE_VERBS } from './08-alliance/verbs.ts';
import type { VagabondEvent } from './09-vagabond/events.ts';
import type { VagabondFrame } from './09-vagabond/index.ts';
import type { VAGABOND_VERBS } from './09-vagabond/verbs.ts';
import type { EmigreFrame } from './effects/emigre.ts';
import type { EveningDrawFrame } from './effects/evening.ts';
import type { GrantFrame } from './effects/grant.ts';
import type { TakeRandomFrame } from './effects/hands.ts';
import type { PropagandaFrame } from './effects/propaganda.ts';
import type { EFFECT_VERBS } from './effects/verbs.ts';
import type { CommonEvent } from './events.ts';
import type { RootSettings } from './settings.ts';
import type { RootState } from './state.ts';
import type { InterludeFrame, TurnFrame } from './turn.ts';
import type { COMMON_VERBS } from './verbs.ts';
import type { RootView } from './view.ts';

/** Every procedure of the game. */
export type RootFrame =
  | GameFrame
  | TurnFrame
  | InterludeFrame
  | DrawFrame
  | SpendFrame
  | HandLimitFrame
  | CraftFrame
  | MoveFrame
  | BattleFrame
  | TakeDominanceFrame
  | GrantFrame
  | TakeRandomFrame
  | EmigreFrame
  | PropagandaFrame
  | EveningDrawFrame
  | MarquiseFrame
  | EyrieFrame
  | AllianceFrame
  | VagabondFrame;

/** Everything that can be chosen. */
export type RootOption = OptionOf<
  | (typeof COMMON_VERBS)[number]
  | (typeof EFFECT_VERBS)[number]
  | (typeof MARQUISE_VERBS)[number]
  | (typeof EYRIE_VERBS)[number]
  | (typeof ALLIANCE_VERBS)[number]
  | (typeof VAGABOND_VERBS)[number]
>;

/** Everything that is told. */
export type RootEvent = CommonEvent | EyrieEvent | AllianceEvent | VagabondEvent;

/** The types Root is made of. */
export interface Root extends Kinds {
  settings: RootSettings;
  state: RootState;
  frame: RootFrame;
  option: RootOption;
  law: RootLaw;
  event: RootEvent;
  view: RootView;
}
