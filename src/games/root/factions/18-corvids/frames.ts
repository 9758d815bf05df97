import type { PlotKind } from './state.ts';
import type { Clearing, Faction } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §18.5.2: warriors are removed, then a plot is placed face down. */
export interface PlottingFrame extends Frame {
  readonly proc: 'plotting';
  step: 'pay' | 'kind';
  readonly clearing: Clearing;
}

/** §18.4: Birdsong of the Corvids, three steps in order. */
export interface CorvidsBirdsongFrame extends Frame {
  readonly proc: 'corvidsBirdsong';
  step: 'before' | 'craft' | 'crafted' | 'flip' | 'flipped' | 'recruit' | 'recruits' | 'where' | 'after';
  /** §18.4.3: the suit that recruits, -1 before it is chosen. */
  suit: number;
  /** §18.4.3-R1: clearings that may still get a warrior. */
  left: Clearing[];
}

/** §18.5: Daylight of the Corvids: up to three actions. */
export interface CorvidsDaylightFrame extends Frame {
  readonly proc: 'corvidsDaylight';
  step: 'act';
  /** Actions taken. */
  done: number;
}

/** §18.6: Evening of the Corvids, two steps in order. */
export interface CorvidsEveningFrame extends Frame {
  readonly proc: 'corvidsEvening';
  step: 'exert' | 'act' | 'draw' | 'discard';
}

/** §18.2.4: guesses at face-down plots. */
export interface ExposureFrame extends Frame {
  readonly proc: 'exposure';
  step: 'again' | 'guess' | 'card';
  readonly faction: Faction;
  /** 1 when the window that offered the guess opens again by itself. */
  readonly once: number;
  clearing: Clearing;
  plot: PlotKind;
}

/** §18.4.2: one plot is turned up, scored and resolved. */
export interface FlipFrame extends Frame {
  readonly proc: 'flip';
  step: 'turn' | 'effect';
  readonly clearing: Clearing;
}

/** §18.7.3: a random card of one victim. */
export interface ExtortFrame extends Frame {
  readonly proc: 'extort';
  step: 'begin' | 'card';
  readonly key: string;
  readonly from: Faction;
}

/** §18.7.4: warriors that a raid brings. */
export interface RaidFrame extends Frame {
  readonly proc: 'raid';
  step: 'begin' | 'where';
  readonly key: string;
  /** The clearing that the raid left. */
  readonly clearing: Clearing;
  /** Clearings that may still get a warrior. */
  left: Clearing[];
}

/** §18.3: setting up the Corvids; §18.3.1: warriors and plots are the box. */
export interface CorvidsSetupFrame extends Frame {
  readonly proc: 'corvidsSetup';
  step: 'plot' | 'scatter';
  /** Clearings that got their warrior. */
  chosen: Clearing[];
}

/** The procedures of the Corvids. */
export type CorvidsFrame =
  | CorvidsSetupFrame
  | CorvidsBirdsongFrame
  | CorvidsDaylightFrame
  | CorvidsEveningFrame
  | PlottingFrame
  | FlipFrame
  | ExtortFrame
  | RaidFrame
  | ExposureFrame;
