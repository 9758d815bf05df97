import type { Title } from '../../components/cards/index.ts';
import type { Clearing, Faction } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §11.4: Birdsong of the Riverfolk. */
export interface RiverfolkBirdsongFrame extends Frame {
  readonly proc: 'riverfolkBirdsong';
  step: 'before' | 'protectionism' | 'dividends' | 'gather' | 'after';
}

/** §11.5: Daylight of the Riverfolk, actions in any order and number. */
export interface RiverfolkDaylightFrame extends Frame {
  readonly proc: 'riverfolkDaylight';
  step: 'action';
}

/** §11.6: Evening of the Riverfolk; §11.6-R1: they draw nothing. */
export interface RiverfolkEveningFrame extends Frame {
  readonly proc: 'riverfolkEvening';
  step: 'discard' | 'discarded' | 'prices';
  /** 1 for each service marker that was moved. */
  moved: number[];
}

/** §11.5: committing warriors from the Funds box. */
export interface CommitFrame extends Frame {
  readonly proc: 'riverfolkCommit';
  step: 'more' | 'fund';
  left: number;
}

/** §11.2.5.I: half the funds go for a removed post. */
export interface DisruptionFrame extends Frame {
  readonly proc: 'tradeDisruption';
  step: 'half' | 'more' | 'fund';
  readonly key: string;
  left: number;
}

/** §11.2.6: buying one service: the price, then what it buys. */
export interface PurchaseFrame extends Frame {
  readonly proc: 'purchase';
  step: 'pay' | 'paid';
  readonly faction: Faction;
  readonly service: number;
  /** The card that is bought, -1 for another service. */
  readonly title: Title;
}

/** §11.3: setting up the Riverfolk; §11.3.1, §11.3.3: warriors and trade posts are the box. */
export interface RiverfolkSetupFrame extends Frame {
  readonly proc: 'riverfolkSetup';
  step: 'warriors' | 'payments' | 'prices';
  /** Warriors still to be placed. */
  left: number;
}

/** §11.5.5: a warrior spent for a warrior placed. */
export interface RiverfolkRecruitFrame extends Frame {
  readonly proc: 'riverfolkRecruit';
  step: 'fund';
  readonly clearing: Clearing;
}

/** The procedures of the Riverfolk. */
export type RiverfolkFrame =
  | RiverfolkSetupFrame
  | RiverfolkBirdsongFrame
  | RiverfolkDaylightFrame
  | RiverfolkEveningFrame
  | CommitFrame
  | RiverfolkRecruitFrame
  | DisruptionFrame
  | PurchaseFrame;
