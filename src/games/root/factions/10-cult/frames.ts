import type { Title } from '../../components/cards/index.ts';
import type { Clearing } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';

/** §10.4: Birdsong of the Cult. */
export interface CultBirdsongFrame extends Frame {
  readonly proc: 'cultBirdsong';
  step: 'before' | 'outcast' | 'souls' | 'conspire' | 'plot' | 'crusade' | 'strike';
  /** Where the last crusade went. */
  to: Clearing;
}

/** §10.5: Daylight of the Cult. */
export interface CultDaylightFrame extends Frame {
  readonly proc: 'cultDaylight';
  step: 'action' | 'ritual';
  /** The card just revealed, -1 for none. */
  title: Title;
  /** §10.5.3: suits scored this turn, one bit each. */
  scored: number;
}

/** §10.6: Evening of the Cult. */
export interface CultEveningFrame extends Frame {
  readonly proc: 'cultEvening';
  step: 'return' | 'craft' | 'draw' | 'discard';
}

/** §10.2.5: a random card goes for a garden that was removed. */
export interface FearFrame extends Frame {
  readonly proc: 'fear';
  step: 'hand' | 'card';
  /** Gardens that still cost a card. */
  left: number;
}

/** §15.11.5: setting up the Cult by its card. */
export interface CultCardFrame extends Frame {
  readonly proc: 'cultCard';
  step: 'homeland' | 'spread' | 'acolytes';
  /** Warriors placed around the homeland, by clearing. */
  spread: number[];
}

/** §10.3: setting up the Cult; §10.3.1, §10.3.4: warriors and the other gardens are the box. */
export interface CultSetupFrame extends Frame {
  readonly proc: 'cultSetup';
  step: 'corner' | 'outcast';
}

/** The procedures of the Cult. */
export type CultFrame =
  | CultSetupFrame
  | CultCardFrame
  | CultBirdsongFrame
  | CultDaylightFrame
  | CultEveningFrame
  | FearFrame;
