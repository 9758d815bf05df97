import type { Piece } from '../../components/pieces.ts';
import type { Clearing } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §6.5.4: placing one building. */
export interface BuildFrame extends Frame {
  readonly proc: 'build';
  step: 'wood' | 'pay' | 'place';
  readonly building: number;
  readonly clearing: Clearing;
  /** Wood still to be paid. */
  owed: number;
  /** Where it may come from, settled with the first: wood that is paid may cost her rule (Soup Kitchens). */
  from: Clearing[];
}

/** §6.5: Daylight of the Marquise. */
export interface MarquiseDaylightFrame extends Frame {
  readonly proc: 'marquiseDaylight';
  step: 'action' | 'march' | 'overwork';
  /** Actions she may still take. */
  actions: number;
  /** 1 once the first action was taken: no crafting any more (6.5-R1). */
  acted: number;
  /** 1 once she recruited (6.5.3). */
  recruited: number;
  /** Moves of the march that is under way. */
  moves: number;
  /** The clearing to overwork. */
  clearing: number;
}

/** §6.2.3: Field Hospitals for the warriors that fell in one clearing. */
export interface HospitalsFrame extends Frame {
  readonly proc: 'fieldHospitals';
  step: 'card';
  readonly key: string;
  readonly clearing: Clearing;
  /** 1 when the warriors were replaced (O.10). */
  readonly replaced: number;
}

/** §6.4 */
export interface MarquiseBirdsongFrame extends Frame {
  readonly proc: 'marquiseBirdsong';
  step: 'before' | 'wood' | 'after';
}

/** §6.6 */
export interface MarquiseEveningFrame extends Frame {
  readonly proc: 'marquiseEvening';
  step: 'draw' | 'discard';
}

/** §6.4, §6.5.3: one piece at each building of a type; too few: she chooses where (6.4-R1, 6.5.3-R1). */
export interface EachFrame extends Frame {
  readonly proc: 'marquiseEach';
  step: 'all' | 'where';
  readonly piece: Piece;
  readonly building: Piece;
  /** How many each clearing has still to get. */
  due: number[];
}

/** §15.11.1: setting up the Marquise by her card. */
export interface MarquiseCardFrame extends Frame {
  readonly proc: 'marquiseCard';
  step: 'homelands' | 'keep' | 'buildings';
}

/** §6.3: setting up the Marquise. */
export interface MarquiseSetupFrame extends Frame {
  readonly proc: 'marquiseSetup';
  step: 'keep' | 'buildings';
}

/** The procedures of the Marquise. */
export type MarquiseFrame =
  | MarquiseSetupFrame
  | MarquiseCardFrame
  | MarquiseBirdsongFrame
  | MarquiseDaylightFrame
  | MarquiseEveningFrame
  | BuildFrame
  | EachFrame
  | HospitalsFrame;
