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
import type { DrawFrame, HandLimitFrame, SpendFrame } from './rules/02-key-terms/cards.ts';
import type { TakeDominanceFrame } from './rules/03-victory/dominance.ts';
import type { BattleFrame } from './rules/04-key-actions/battle/frame.ts';
import type { CraftFrame } from './rules/04-key-actions/craft.ts';
import type { MoveFrame } from './rules/04-key-actions/move.ts';
import type { GameFrame } from './rules/05-setup/setup.ts';
import type { FactionEvent, FactionFrame, FactionVerb } from './factions/kinds.ts';
import type { HirelingEvent } from './rules/14-hirelings/events.ts';
import type { HirelingFrame } from './rules/14-hirelings/index.ts';
import type { hirelingVerbs } from './rules/14-hirelings/verbs.ts';
import type { DraftEvent } from './rules/15-advanced-setup/events.ts';
import type { DraftFrame } from './rules/15-advanced-setup/index.ts';
import type { draftVerbs } from './rules/15-advanced-setup/verbs.ts';
import type { ClearPathFrame } from './rules/20-mountain/closed-paths.ts';
import type { LandmarkEvent } from './rules/21-landmarks/events.ts';
import type { ExchangeFrame } from './rules/21-landmarks/market.ts';
import type { SettleFrame } from './rules/21-landmarks/settle.ts';
import type { LandmarksFrame } from './rules/21-landmarks/setup.ts';
import type { landmarkVerbs } from './rules/21-landmarks/verbs.ts';
import type { CoffinsFrame } from './card-effects/coffins.ts';
import type { EmigreFrame } from './card-effects/emigre.ts';
import type { EveningDrawFrame } from './card-effects/evening.ts';
import type { GrantFrame } from './card-effects/grant.ts';
import type { TakeRandomFrame } from './card-effects/hands.ts';
import type { PropagandaFrame } from './card-effects/propaganda.ts';
import type { effectVerbs } from './card-effects/verbs.ts';
import type { CommonEvent } from './events.ts';
import type { RootSettings } from './settings.ts';
import type { RootState } from './state.ts';
import type { InterludeFrame, TurnFrame } from './rules/01-turn/turn.ts';
import type { verbs } from './verbs.ts';
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
  | ClearPathFrame
  | LandmarksFrame
  | ExchangeFrame
  | SettleFrame
  | GrantFrame
  | TakeRandomFrame
  | CoffinsFrame
  | EmigreFrame
  | PropagandaFrame
  | EveningDrawFrame
  | FactionFrame
  | HirelingFrame
  | DraftFrame;

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
