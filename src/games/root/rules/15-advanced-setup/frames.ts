import type { Clearing, Faction } from '../../words.ts';
import type { EachFrame, Frame } from '../../../../kernel/index.ts';

/** §15.7: the first cards of a seat that has no faction yet. */
export interface OpeningFrame extends Frame {
  readonly proc: 'opening';
  step: 'more' | 'card';
  readonly seat: number;
  left: number;
}

/** §15.7 to §15.10: five cards, a row of setup cards, everybody's choice, and three cards kept. */
export interface AdvancedSetupFrame extends EachFrame {
  readonly proc: 'advancedSetup';
  step: 'opening' | 'militant' | 'fill' | 'card' | 'character' | 'lock' | 'next' | 'choose' | 'markers' | 'keep';
  /** How many seats have chosen. */
  chosen: number;
}

/** §15.8.3: choosing homelands, one after the other, then placing what starts there. */
export interface HomelandsFrame extends Frame {
  readonly proc: 'homelands';
  step: 'choose' | 'settle';
  readonly faction: Faction;
  chosen: Clearing[];
}

/** The procedures of advanced set-up. */
export type DraftFrame = OpeningFrame | AdvancedSetupFrame | HomelandsFrame;
