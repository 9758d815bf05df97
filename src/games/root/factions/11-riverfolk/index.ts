import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { STANDARD } from '../standard.ts';
import { type RiverfolkBirdsongFrame, riverfolkBirdsong, riverfolkBirdsongProcedure } from './birdsong.ts';
import { CRAFTING } from './crafting.ts';
import { type RiverfolkDaylightFrame, riverfolkDaylight, riverfolkDaylightProcedure } from './daylight.ts';
import { type RiverfolkEveningFrame, riverfolkEvening, riverfolkEveningProcedure } from './evening.ts';
import { type CommitFrame, commitProcedure } from './funds.ts';
import { type DisruptionFrame, disruptionProcedure, lostForGood } from './posts.ts';
import { type PurchaseFrame, purchaseProcedure } from './services.ts';
import { type RiverfolkSetupFrame, riverfolkSetup, riverfolkSetupProcedure } from './setup.ts';
import { type RiverfolkRecruitFrame, riverfolkRecruitProcedure } from './trade.ts';
import { riverfolkChecks } from './checks.ts';
import { riverfolkOffWindow } from './off-window.ts';
import { riverfolkFrameFields, riverfolkPosition } from './position.ts';
import { copyRiverfolk } from './state.ts';
import { riverfolkVerbs } from './verbs.ts';
import { riverfolkWhy } from './wishes.ts';

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
const procedures: FactionDescriptor<'riverfolk'>['procedures'] = {
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
const rules: FactionRules = {
  ...STANDARD,
  ...CRAFTING,
  setup: riverfolkSetup,
  birdsong: riverfolkBirdsong,
  daylight: riverfolkDaylight,
  evening: riverfolkEvening,
};

/** The Riverfolk Company. */
export const riverfolk: FactionDescriptor<'riverfolk'> = {
  rules,
  verbs: riverfolkVerbs,
  procedures,
  frameFields: riverfolkFrameFields,
  fieldNames: {},
  offWindow: riverfolkOffWindow,
  why: riverfolkWhy,
  position: riverfolkPosition,
  checks: riverfolkChecks,
  view(s, to, aliased) {
    to.riverfolk = aliased ? s.riverfolk : copyRiverfolk(s.riverfolk, s.seat);
  },
  removal: { tradepost: lostForGood },
};
