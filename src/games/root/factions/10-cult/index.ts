import type { FactionRules } from '../faction.ts';
import { STANDARD } from '../standard.ts';
import { type CultBirdsongFrame, cultBirdsong, cultBirdsongProcedure } from './birdsong.ts';
import { type CultDaylightFrame, cultDaylight, cultDaylightProcedure } from './daylight.ts';
import { type CultEveningFrame, cultEvening, cultEveningProcedure } from './evening.ts';
import { type FearFrame, fearProcedure } from './faith.ts';
import { gardensOf } from './gardens.ts';
import { type CultSetupFrame, cultSetup, cultSetupProcedure } from './setup.ts';

/** The procedures of the Cult. */
export type CultFrame = CultSetupFrame | CultBirdsongFrame | CultDaylightFrame | CultEveningFrame | FearFrame;

/** The procedures of the Cult by name. */
export const CULT_PROCEDURES = {
  cultSetup: cultSetupProcedure,
  cultBirdsong: cultBirdsongProcedure,
  cultDaylight: cultDaylightProcedure,
  cultEvening: cultEveningProcedure,
  fear: fearProcedure,
};

/** What the Cult brings to the common procedures. */
export const cult: FactionRules = {
  ...STANDARD,
  setup: cultSetup,
  birdsong: cultBirdsong,
  daylight: cultDaylight,
  evening: cultEvening,
  // §10.2.1: gardens of the outcast suit.
  craftingPieces: (s, _f, suit) => (suit === s.cult.outcast ? gardensOf(s, suit) : 0),
};
