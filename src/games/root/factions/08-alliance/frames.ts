import type { Clearing, Faction } from '../../words.ts';
import type { Frame } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';

/** §8.2.4: what the loss of a base brings. */
export interface LostBaseFrame extends Frame {
  readonly proc: 'lostBase';
  step: 'supporters' | 'officers' | 'reduce';
  readonly key: string;
  readonly suit: number;
}

/** §8.4: Birdsong of the Alliance; all revolts come before all spreading (8.4-R1). */
export interface AllianceBirdsongFrame extends Frame {
  readonly proc: 'allianceBirdsong';
  step: 'revolt' | 'uprising' | 'founding' | 'rising' | 'spread' | 'place';
  clearing: Clearing;
}

/** §8.6: Evening of the Alliance. */
export interface AllianceEveningFrame extends Frame {
  readonly proc: 'allianceEvening';
  step: 'officers' | 'operation' | 'draw' | 'discard';
  /** Operations taken. */
  done: number;
}

/** §8.5: Daylight of the Alliance, in any order and number. */
export interface AllianceDaylightFrame extends Frame {
  readonly proc: 'allianceDaylight';
  step: 'action';
}

/** §8.2.3.I-R1: the top card of the deck that would be a supporter finds the stack full and is discarded. */
export interface MilledFrame extends Frame {
  readonly proc: 'milled';
  step: 'any' | 'card';
}

/** §8.2.6: Outrage over one clearing. */
export interface OutrageFrame extends Frame {
  readonly proc: 'outrage';
  step: 'hand' | 'pay' | 'show';
  readonly key: string;
  readonly payer: Faction;
  readonly clearing: Clearing;
}

/** Spending supporters of a suit, or giving up any (`suit` -1), one by one. */
export interface SupportersFrame extends Frame {
  readonly proc: 'supporters';
  step: 'more' | 'card';
  readonly suit: number;
  readonly law: RootLaw;
  left: number;
}

/** The procedures of the Alliance. */
export type AllianceFrame =
  | AllianceBirdsongFrame
  | AllianceDaylightFrame
  | AllianceEveningFrame
  | SupportersFrame
  | OutrageFrame
  | MilledFrame
  | LostBaseFrame;
