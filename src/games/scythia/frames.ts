import type { Frame } from '../../kernel/index.ts';

/** S-2: set-up; `spot` and `left` count what is still to be laid out. */
export interface SetupFrame extends Frame {
  readonly proc: 'setup';
  step: 'quests' | 'plunder' | 'board' | 'animals' | 'heroes' | 'partners' | 'first' | 'draft' | 'deal' | 'start';
  spot: number;
  left: number;
}

/** §S-2.12: five cards, of which each player keeps three. */
export interface KeepFrame extends Frame {
  readonly proc: 'keep';
  step: 'ask';
  said: string[][];
}

/** §S-3.1, S-11: turn after turn until the end. */
export interface RoundFrame extends Frame {
  readonly proc: 'round';
  step: 'turn' | 'chief' | 'after' | 'scoring';
}

/** §S-3.2, S-4: one turn; `placed` is the building the worker went to. */
export interface TurnFrame extends Frame {
  readonly proc: 'turn';
  step: 'start' | 'take' | 'limits' | 'hand' | 'end';
  placed: number;
}

/**
 * §S-4.2, §S-4.4: the action of a building (-1: any, §S-13.8) as the worker allows it; `by` says what gave it, `must`
 * that it cannot be declined.
 */
export interface VisitFrame extends Frame {
  readonly proc: 'visit';
  step: 'act';
  readonly building: number;
  readonly worker: number;
  readonly by: 'building' | 'effect';
  readonly must: number;
}

/** §E-2: a list of effects in the order it is written; `at` is the number of the next effect. */
export interface EffectsFrame extends Frame {
  readonly proc: 'effects';
  step: 'next' | 'paid' | 'offer' | 'choose' | 'drawn';
  readonly list: number;
  at: number;
  readonly worker: number;
}

/** §S-5.6: which card to play, which eagle to use. */
export interface CentreFrame extends Frame {
  readonly proc: 'centre';
  step: 'card' | 'eagle';
  readonly worker: number;
  readonly must: number;
}

/** §S-5.2: hiring, healing and swapping crew; `left` is the discount or the wounds still to be removed. */
export interface CrewFrame extends Frame {
  readonly proc: 'crew';
  step: 'hire' | 'heal' | 'swap';
  left: number;
  must: number;
}

/** S-8: an animal from the row; `sides` are those it may be placed on, `back` the eagle that was returned. */
export interface AnimalFrame extends Frame {
  readonly proc: 'animal';
  step: 'tame' | 'release' | 'retake' | 'refill';
  readonly sides: number;
  place: number;
  back: number;
  readonly must: number;
}

/** S-9: one quest; `owed` is the strength still to be discarded. */
export interface QuestFrame extends Frame {
  readonly proc: 'quest';
  step: 'which' | 'cards' | 'keep';
  tile: number;
  owed: number;
  readonly must: number;
}

/** Cards drawn one by one. */
export interface DrawFrame extends Frame {
  readonly proc: 'draw';
  step: 'next' | 'card';
  readonly seat: number;
  left: number;
}

/** Hand cards discarded one by one; `then` is the list of effects that they pay for, -1: none. */
export interface DiscardFrame extends Frame {
  readonly proc: 'discard';
  step: 'which';
  left: number;
  readonly then: number;
  readonly worker: number;
}

/** S-6: one raid. Dice lie in `dice` by colour with their face in `faces` (-1: to be rolled). */
export interface RaidFrame extends Frame {
  readonly proc: 'raid';
  step:
    | 'kumis'
    | 'roll'
    | 'reroll'
    | 'more'
    | 'strength'
    | 'reward'
    | 'wounds'
    | 'wound'
    | 'after'
    | 'plunder'
    | 'spoils'
    | 'reveal';
  readonly settlement: number;
  kumis: number;
  dice: number[];
  faces: number[];
  /** How many dice each member may still reroll. */
  rerolls: number[];
  /** The member that is rerolling; -1: the dice are rolled for the first time. */
  slot: number;
  /** The band that the total reached. */
  band: number;
  /** Wounds still to be placed. */
  left: number;
  /** The wounds on each member when the raid began. */
  before: number[];
  /** Wounds each member received, and the kinds of those who were killed. */
  received: number[];
  killed: number[];
  /** The spot that was plundered, and what was taken there: bit k for plunder k. */
  spot: number;
  taken: number;
}

/** §S-12.3: the AI chief's turn. */
export interface ChiefFrame extends Frame {
  readonly proc: 'chief';
  step: 'scheme' | 'card' | 'check' | 'refill' | 'reveal' | 'end';
  place: number;
}

/** The frame of any section. */
export type ScythiaFrame =
  | SetupFrame
  | KeepFrame
  | RoundFrame
  | TurnFrame
  | VisitFrame
  | EffectsFrame
  | CentreFrame
  | CrewFrame
  | AnimalFrame
  | QuestFrame
  | DrawFrame
  | DiscardFrame
  | RaidFrame
  | ChiefFrame;

/** Choosing an action of a building. */
export const visit = (building: number, worker: number, by: VisitFrame['by'], must = 0): VisitFrame => ({
  proc: 'visit',
  step: 'act',
  got: 0,
  building,
  worker,
  by,
  must,
});

/** Running a list of effects. */
export const effects = (list: number, worker: number): EffectsFrame => ({
  proc: 'effects',
  step: 'next',
  got: 0,
  list,
  at: 0,
  worker,
});

/** Playing a card or using an eagle. */
export const centre = (step: CentreFrame['step'], worker: number, must: number): CentreFrame => ({
  proc: 'centre',
  step,
  got: 0,
  worker,
  must,
});

/** Hiring, healing or swapping. */
export const crew = (step: CrewFrame['step'], left: number, must: number): CrewFrame => ({
  proc: 'crew',
  step,
  got: 0,
  left,
  must,
});

/** Taking an animal. */
export const animal = (step: 'tame' | 'release', sides: number, must: number): AnimalFrame => ({
  proc: 'animal',
  step,
  got: 0,
  sides,
  place: -1,
  back: -1,
  must,
});

/** Completing a quest. */
export const quest = (must: number): QuestFrame => ({ proc: 'quest', step: 'which', got: 0, tile: -1, owed: 0, must });

/** Drawing cards. */
export const draw = (seat: number, left: number): DrawFrame => ({ proc: 'draw', step: 'next', got: 0, seat, left });

/** Discarding hand cards. */
export const discard = (left: number, then: number, worker: number): DiscardFrame => ({
  proc: 'discard',
  step: 'which',
  got: 0,
  left,
  then,
  worker,
});

/** A turn. */
export const turn = (): TurnFrame => ({ proc: 'turn', step: 'start', got: 0, placed: -1 });

/** A turn of the AI chief. */
export const chief = (): ChiefFrame => ({ proc: 'chief', step: 'scheme', got: 0, place: -1 });
