import type { Title } from '../../components/cards/index.ts';
import type { RelicFace } from './state.ts';
import type { Clearing, Faction, Place } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §13.4: Birdsong of the Keepers, three steps in order. */
export interface KeepersBirdsongFrame extends Frame {
  readonly proc: 'keepersBirdsong';
  step: 'before' | 'encamp' | 'encamped' | 'decamp' | 'decamped' | 'recruit' | 'recruits' | 'after';
  /** §13.4.1, §13.4.2: clearings where it was done in this step. */
  done: Clearing[];
  clearing: Clearing;
}

/** §13.2.4: relics that go with warriors that have just moved. */
export interface CarryFrame extends Frame {
  readonly proc: 'carry';
  step: 'relic';
  readonly from: Clearing;
  readonly to: Clearing;
  /** Warriors whose hands are free. */
  left: number;
}

/** §13.5: Daylight of the Keepers: craft, then the retinue, column by column from the left. */
export interface KeepersDaylightFrame extends Frame {
  readonly proc: 'keepersDaylight';
  step: 'craft' | 'column' | 'next' | 'card' | 'act' | 'fought' | 'close';
  column: number;
  /** Cards of the column that have not acted, by title. */
  left: Title[];
  /** The card that acts, and where it fought. */
  title: Title;
  clearing: Clearing;
}

/** §13.5.2.II.a: one delve with a card of the retinue. */
export interface DelveFrame extends Frame {
  readonly proc: 'delve';
  step: 'take' | 'value' | 'check';
  readonly clearing: Clearing;
  readonly forest: Place;
  /** The relic by its look, and then by its number. */
  readonly face: RelicFace;
  relic: number;
  readonly title: Title;
}

/** §13.6: Evening of the Keepers, three steps in order. */
export interface KeepersEveningFrame extends Frame {
  readonly proc: 'keepersEvening';
  step: 'land' | 'gather' | 'draw' | 'discard';
  /** Cards added this turn. */
  added: number;
}

/** §13.5.2.III: recovering in one clearing with a card of the retinue. */
export interface RecoverFrame extends Frame {
  readonly proc: 'recover';
  step: 'take' | 'more';
  readonly clearing: Clearing;
  face: RelicFace;
  readonly title: Title;
}

/** §13.3: setting up the Keepers; §13.3.2, §13.3.6: warriors and waystations are the box. */
export interface KeepersSetupFrame extends Frame {
  readonly proc: 'keepersSetup';
  step: 'forests' | 'relic' | 'corner' | 'beside' | 'rest' | 'another' | 'retainers';
  /** The forest that gets the next relic, from 0. */
  forest: number;
  corner: Clearing;
  /** §13.3.4-R1: how many more than one each forest has got. */
  more: number[];
}

/** §13.2.5: relics that somebody removed in one moment, until they lie in forests. */
export interface TrophyFrame extends Frame {
  readonly proc: 'trophy';
  step: 'begin' | 'which' | 'forest';
  readonly by: Faction;
  /** A clearing from which relics were removed, the last of several. */
  readonly clearing: Clearing;
  left: number;
}

/** Which of several waystations somebody removed. */
export interface LostStationFrame extends Frame {
  readonly proc: 'lostStation';
  step: 'which';
  readonly key: string;
  readonly by: Faction;
  readonly clearing: Clearing;
}

/** The procedures of the Keepers. */
export type KeepersFrame =
  | KeepersSetupFrame
  | KeepersBirdsongFrame
  | KeepersDaylightFrame
  | KeepersEveningFrame
  | CarryFrame
  | DelveFrame
  | RecoverFrame
  | TrophyFrame
  | LostStationFrame;
