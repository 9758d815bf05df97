import type { Frame } from '../../../../kernel/index.ts';

/** §7.4: Birdsong of the Eyrie. */
export interface EyrieBirdsongFrame extends Frame {
  readonly proc: 'eyrieBirdsong';
  step: 'before' | 'emergency' | 'canAdd' | 'add' | 'added' | 'newRoost' | 'after';
  /** Cards added this turn, and how many of them are birds. */
  cards: number;
  birds: number;
}

/** §7.5.2: resolving the decree; the result is 1 after turmoil. */
export interface DecreeFrame extends Frame {
  readonly proc: 'decree';
  step: 'column' | 'canResolve' | 'card' | 'act' | 'failing' | 'turmoil' | 'fallen';
  column: number;
  /** Cards of the column still to be resolved, by suit; viziers are birds. */
  left: number[];
  /** The suit of the card that is being resolved. */
  suit: number;
}

/** §7.5 */
export interface EyrieDaylightFrame extends Frame {
  readonly proc: 'eyrieDaylight';
  step: 'craft' | 'decree' | 'after';
}

/** §7.6 */
export interface EyrieEveningFrame extends Frame {
  readonly proc: 'eyrieEvening';
  step: 'score' | 'draw' | 'discard';
}

/** §7.3: setting up the Eyrie. */
export interface EyrieSetupFrame extends Frame {
  readonly proc: 'eyrieSetup';
  step: 'corner' | 'leader';
}

/** §7.7: turmoil. */
export interface TurmoilFrame extends Frame {
  readonly proc: 'turmoil';
  step: 'humiliate' | 'purge' | 'depose' | 'leader';
}

/** The procedures of the Eyrie. */
export type EyrieFrame =
  | EyrieSetupFrame
  | EyrieBirdsongFrame
  | EyrieDaylightFrame
  | EyrieEveningFrame
  | DecreeFrame
  | TurmoilFrame;
