import type { FactionRules } from '../faction.ts';
import { STANDARD } from '../standard.ts';
import { type RiverfolkBirdsongFrame, riverfolkBirdsong, riverfolkBirdsongProcedure } from './birdsong.ts';
import { CRAFTING } from './crafting.ts';
import { type RiverfolkDaylightFrame, riverfolkDaylight, riverfolkDaylightProcedure } from './daylight.ts';
import { type RiverfolkEveningFrame, riverfolkEvening, riverfolkEveningProcedure } from './evening.ts';
import { type CommitFrame, commitProcedure } from './funds.ts';
import { type DisruptionFrame, disruptionProcedure } from './posts.ts';
import { type PurchaseFrame, purchaseProcedure } from './services.ts';
import { type RiverfolkSetupFrame, riverfolkSetup, riverfolkSetupProcedure } from './setup.ts';
import { type RiverfolkRecruitFrame, riverfolkRecruitProcedure } from './trade.ts';

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

/** The procedures of the Riverfolk by name. */
export const RIVERFOLK_PROCEDURES = {
  riverfolkSetup: riverfolkSetupProcedure,
  riverfolkBirdsong: riverfolkBirdsongProcedure,
  riverfolkDaylight: riverfolkDaylightProcedure,
  riverfolkEvening: riverfolkEveningProcedure,
  riverfolkCommit: commitProcedure,
  riverfolkRecruit: riverfolkRecruitProcedure,
  tradeDisruption: disruptionProcedure,
  purchase: purchaseProcedure,
};

/** What the Riverfolk bring to the common procedures. */
export const riverfolk: FactionRules = {
  ...STANDARD,
  ...CRAFTING,
  setup: riverfolkSetup,
  birdsong: riverfolkBirdsong,
  daylight: riverfolkDaylight,
  evening: riverfolkEvening,
};
