import type {
  CoffinsFrame,
  EmigreFrame,
  EveningDrawFrame,
  GrantFrame,
  PropagandaFrame,
  TakeRandomFrame,
} from './card-effects/frames.ts';
import type { FactionFrame } from './factions/kinds.ts';
import type { InterludeFrame, TurnFrame } from './rules/01-turn/frames.ts';
import type { DrawFrame, HandLimitFrame, SpendFrame } from './rules/02-key-terms/frames.ts';
import type { TakeDominanceFrame } from './rules/03-victory/frames.ts';
import type { BattleFrame } from './rules/04-key-actions/battle/frames.ts';
import type { CraftFrame, MoveFrame } from './rules/04-key-actions/frames.ts';
import type { GameFrame } from './rules/05-setup/frames.ts';
import type { HirelingFrame } from './rules/14-hirelings/frames.ts';
import type { DraftFrame } from './rules/15-advanced-setup/frames.ts';
import type { ClearPathFrame } from './rules/20-mountain/frames.ts';
import type { ExchangeFrame, LandmarksFrame, SettleFrame } from './rules/21-landmarks/frames.ts';

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
