import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { STANDARD } from '../standard.ts';
import { riverfolkBirdsong, riverfolkBirdsongProcedure } from './birdsong.ts';
import { CRAFTING } from './crafting.ts';
import { riverfolkDaylight, riverfolkDaylightProcedure } from './daylight.ts';
import { riverfolkEvening, riverfolkEveningProcedure } from './evening.ts';
import { commitProcedure } from './funds.ts';
import { disruptionProcedure, lostForGood } from './posts.ts';
import { purchaseProcedure } from './services.ts';
import { riverfolkSetup, riverfolkSetupProcedure } from './setup.ts';
import { riverfolkRecruitProcedure } from './trade.ts';
import { riverfolkChecks } from './checks.ts';
import { riverfolkOffWindow } from './off-window.ts';
import { riverfolkFrameFields } from './frame-fields.ts';
import { copyRiverfolk } from './state.ts';
import { riverfolkVerbs } from './verbs.ts';
import { riverfolkWhy } from './wishes.ts';

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
  checks: riverfolkChecks,
  view(s, to, aliased) {
    to.riverfolk = aliased ? s.riverfolk : copyRiverfolk(s.riverfolk, s.seat);
  },
  removal: { tradepost: lostForGood },
};
