import type { Clearing, Faction } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §12.4: Birdsong of the Hundreds, four steps in order; what works at any time of it comes between them. */
export interface HundredsBirdsongFrame extends Frame {
  readonly proc: 'hundredsBirdsong';
  step: 'before' | 'raze' | 'razed' | 'recruit' | 'where' | 'recruited' | 'anoint' | 'anointed' | 'mood' | 'after';
  /** §12.4.2: how many each stronghold's clearing has still to get. */
  due: number[];
}

/** §12.5: Daylight of the Hundreds: craft, command, advance; §12.5-R1, §12.7.2: a grandiose warlord advances first. */
export interface HundredsDaylightFrame extends Frame {
  readonly proc: 'hundredsDaylight';
  step:
    | 'craft'
    | 'commands'
    | 'command'
    | 'built'
    | 'advances'
    | 'advance'
    | 'lead'
    | 'charge'
    | 'whom'
    | 'charged'
    | 'again'
    | 'relentless'
    | 'close';
  /** Commands given and advances made. */
  commands: number;
  advances: number;
  /** Where the warlord goes, or where a stronghold is built. */
  clearing: Clearing;
  /** §12.7.5: 1 during the extra move of a relentless warlord. */
  extra: number;
}

/** §12.6: Evening of the Hundreds, three steps in order. */
export interface HundredsEveningFrame extends Frame {
  readonly proc: 'hundredsEvening';
  step: 'incite' | 'mob' | 'jubilant' | 'oppress' | 'draw' | 'discard';
  clearing: Clearing;
  /** §12.7.3: rolls of a jubilant warlord. */
  rolls: number;
}

/** §12.2.4.I: an item finds its track full; until something is chosen it counts as gone. */
export interface FullTrackFrame extends Frame {
  readonly proc: 'fullTrack';
  step: 'displace';
  readonly item: number;
  /** 1 for an item from a ruin. */
  readonly ruin: number;
}

/** §12.2.3: a crafted item is kept or removed for its points; until that is said it counts as gone. */
export interface ContemptFrame extends Frame {
  readonly proc: 'contempt';
  step: 'choose';
  readonly item: number;
  readonly points: number;
}

/** §12.7.4: items of the hoard for warriors, at the end of Birdsong. */
export interface LavishFrame extends Frame {
  readonly proc: 'lavish';
  step: 'item';
}

/** §12.2.5: the item of a looted player. */
export interface LootFrame extends Frame {
  readonly proc: 'loot';
  step: 'seize';
  readonly from: Faction;
  readonly clearing: Clearing;
}

/** One roll of the mob die. */
export interface MobDieFrame extends Frame {
  readonly proc: 'mobDie';
  step: 'roll' | 'where';
  suit: number;
}

/** §12.4.1: razing, mob by mob, then the mob die. */
export interface RazeFrame extends Frame {
  readonly proc: 'raze';
  step: 'begin' | 'next' | 'ruin' | 'item' | 'found' | 'pick' | 'roll';
  /** Mobs that have still to raze; one that comes out by the roll does not raze this turn. */
  left: Clearing[];
  clearing: Clearing;
}

/** §12.3: setting up the Hundreds; §12.3.1: their pieces are the box. */
export interface HundredsSetupFrame extends Frame {
  readonly proc: 'hundredsSetup';
  step: 'corner' | 'rest';
}

/** The procedures of the Hundreds. */
export type HundredsFrame =
  | HundredsSetupFrame
  | HundredsBirdsongFrame
  | HundredsDaylightFrame
  | HundredsEveningFrame
  | RazeFrame
  | MobDieFrame
  | FullTrackFrame
  | ContemptFrame
  | LavishFrame
  | LootFrame;
