import type { EachFrame, Frame } from '../../kernel/index.ts';

/** Chapter W-2: `n` counts what is placed so far. */
export interface SetupFrame extends Frame {
  readonly proc: 'setup';
  step:
    | 'tile'
    | 'arrow'
    | 'machines'
    | 'faction'
    | 'leader'
    | 'mix'
    | 'deal'
    | 'difficulty'
    | 'hard'
    | 'settle'
    | 'first';
  n: number;
}

/** Chapter W-3: `player` is on turn, `acted` are the players whose turn in this round has begun. */
export interface RoundFrame extends Frame {
  readonly proc: 'round';
  step: 'plan' | 'begin' | 'turn' | 'next' | 'end';
  player: number;
  acted: number;
}

/** §W-21.2: a game of one player. */
export interface SoloFrame extends Frame {
  readonly proc: 'solo';
  step: 'choose' | 'unseen' | 'reveal' | 'turn' | 'end';
  player: number;
}

/** Chapter W-4: `unseen` laid a card from the deck, `left` have an ability to resolve. */
export interface PlanningFrame extends EachFrame {
  readonly proc: 'planning';
  step: 'choose' | 'lay' | 'unseen' | 'reveal' | 'order';
  unseen: number;
  left: number;
}

/** Chapter W-6: one turn. */
export interface TurnFrame extends Frame {
  readonly proc: 'turn';
  step: 'start' | 'next' | 'act' | 'add' | 'machine' | 'end';
  readonly player: number;
}

/** §W-8.2: draws `n` cards. */
export interface DrawFrame extends Frame {
  readonly proc: 'draw';
  step: 'next' | 'card';
  readonly player: number;
  n: number;
}

/** §W-10.7: `n` damage from one source. */
export interface DamageFrame extends Frame {
  readonly proc: 'damage';
  step: 'take' | 'hand' | 'deck';
  readonly player: number;
  readonly n: number;
  readonly source: DamageSource;
}

/** The sources of damage. */
export const DAMAGE_SOURCES = ['roll', 'toxic', 'ability', 'mechs'] as const;

/** A source of damage. */
export type DamageSource = (typeof DAMAGE_SOURCES)[number];

/** §W-10.2: one roll of the damage die. */
export interface RollFrame extends Frame {
  readonly proc: 'roll';
  step: 'die';
  readonly player: number;
  readonly melee: number;
}

/** Chapter W-13: one machine card; `at` is its next step, `chosen` the constructor that goes first on a hard card. */
export interface MachineFrame extends Frame {
  readonly proc: 'machine';
  step: 'draw' | 'next' | 'uncover' | 'discard';
  readonly player: number;
  card: number;
  at: number;
  built: number;
  chosen: number;
}

/** Chapter W-22: one reveal ability; `left` counts what it may still do. */
export interface AbilityFrame extends Frame {
  readonly proc: 'ability';
  step: 'resolve' | 'shoot' | 'demolish' | 'rust' | 'tunnel' | 'resettle' | 'cure';
  readonly player: number;
  readonly card: number;
  left: number;
}

/** §W-22.V6: one player may relocate to an adjacent cell. */
export interface SlipFrame extends Frame {
  readonly proc: 'slip';
  step: 'slip';
  readonly player: number;
}

/** The frame of any section. */
export type WildFrame =
  | SetupFrame
  | RoundFrame
  | SoloFrame
  | PlanningFrame
  | TurnFrame
  | DrawFrame
  | DamageFrame
  | RollFrame
  | MachineFrame
  | AbilityFrame
  | SlipFrame;
