import type { Piece } from '../../components/pieces.ts';
import type { Minister } from './state.ts';
import type { Clearing } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §17.4: Birdsong of the Duchy. */
export interface DuchyBirdsongFrame extends Frame {
  readonly proc: 'duchyBirdsong';
  step: 'before' | 'muster' | 'after';
}

/** §17.5, §17.5-R1: Daylight of the Duchy: Assembly, Parliament, Sway, never back. */
export interface DuchyDaylightFrame extends Frame {
  readonly proc: 'duchyDaylight';
  step: 'assembly' | 'next' | 'convene' | 'parliament' | 'sway' | 'after' | 'close';
  /** §17.5.1: actions left of the Assembly. */
  left: number;
  /** §17.5.2: a bit for each minister that has acted. */
  acted: number;
}

/** §17.5.1.V: digging a tunnel, and who comes up through it. */
export interface DigFrame extends Frame {
  readonly proc: 'dig';
  step: 'pay' | 'paid' | 'fillIn' | 'tunnel' | 'count' | 'arrived';
  readonly clearing: Clearing;
}

/** §17.6: Evening of the Duchy, three steps in order. */
export interface DuchyEveningFrame extends Frame {
  readonly proc: 'duchyEvening';
  step: 'return' | 'craft' | 'draw' | 'discard';
}

/** §17.2.3: the Price of Failure. */
export interface FailureFrame extends Frame {
  readonly proc: 'priceOfFailure';
  step: 'rank' | 'minister' | 'lose' | 'card' | 'discard';
  /** The minister that goes, -1 for none. */
  minister: Minister;
}

/** §17.5.2, §17.5.2-R1: the action of one minister, a whole that nothing interrupts. */
export interface MinisterFrame extends Frame {
  readonly proc: 'minister';
  step: 'begin' | 'copy' | 'act' | 'build' | 'sortie' | 'again' | 'second' | 'deposit' | 'bank' | 'points';
  readonly minister: Minister;
  /** §17.5.2.VI: the minister whose action it is. */
  as: Minister;
  /** Moves or battles taken, or cards spent. */
  done: number;
  /** §17.5.2.IV: 1 when the first was a battle. */
  battles: number;
  /** §17.5.2.V: the suit of the cards spent, a bird while only birds were. */
  suit: number;
}

/** §17.5.1.I, §17.5.2.I: the card that is revealed for a building. */
export interface DuchyBuildFrame extends Frame {
  readonly proc: 'duchyBuild';
  step: 'card';
  readonly piece: Piece;
  readonly clearing: Clearing;
  /** 1 when any card will do (17.5.2.I). */
  readonly any: number;
}

/** §17.3.7: setting up the Duchy by its card. */
export interface DuchyCardFrame extends Frame {
  readonly proc: 'duchyCard';
  step: 'homeland' | 'spread';
  /** Warriors placed around the homeland, by clearing. */
  spread: number[];
}

/** §17.3: setting up the Duchy; §17.3.1, §17.3.2, §17.3.4 to §17.3.6: all the rest is the box. */
export interface DuchySetupFrame extends Frame {
  readonly proc: 'duchySetup';
  step: 'corner';
}

/** §17.5.3: swaying a minister: cards revealed one by one, then crown and points. */
export interface SwayFrame extends Frame {
  readonly proc: 'sway';
  step: 'card' | 'swayed';
  readonly minister: Minister;
  /** Cards revealed for it, by suit. */
  used: number[];
  left: number;
}

/** The procedures of the Duchy. */
export type DuchyFrame =
  | DuchySetupFrame
  | DuchyCardFrame
  | DuchyBirdsongFrame
  | DuchyDaylightFrame
  | DuchyEveningFrame
  | DuchyBuildFrame
  | DigFrame
  | MinisterFrame
  | SwayFrame
  | FailureFrame;
