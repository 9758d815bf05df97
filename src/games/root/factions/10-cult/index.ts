import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { STANDARD } from '../standard.ts';
import { type CultBirdsongFrame, cultBirdsong, cultBirdsongProcedure } from './birdsong.ts';
import { type CultDaylightFrame, cultDaylight, cultDaylightProcedure } from './daylight.ts';
import { type CultEveningFrame, cultEvening, cultEveningProcedure } from './evening.ts';
import { type FearFrame, fearProcedure, revenge } from './faith.ts';
import { gardensOf } from './gardens.ts';
import { type CultSetupFrame, cultSetup, cultSetupProcedure } from './setup.ts';
import { cultChecks } from './checks.ts';
import { cultOffWindow } from './off-window.ts';
import { cultFrameFields, cultPosition } from './position.ts';
import { type CultCardFrame, cultCard, cultCardProcedure, cultHomeland } from './setup-card.ts';
import { copyCult } from './state.ts';
import { cultVerbs } from './verbs.ts';

/** The procedures of the Cult. */
export type CultFrame =
  | CultSetupFrame
  | CultCardFrame
  | CultBirdsongFrame
  | CultDaylightFrame
  | CultEveningFrame
  | FearFrame;

/** The procedures of the Cult by name. */
const procedures: FactionDescriptor<'cult'>['procedures'] = {
  cultSetup: cultSetupProcedure,
  cultCard: cultCardProcedure,
  cultBirdsong: cultBirdsongProcedure,
  cultDaylight: cultDaylightProcedure,
  cultEvening: cultEveningProcedure,
  fear: fearProcedure,
};

/** What the Cult brings to the common procedures. */
const rules: FactionRules = {
  ...STANDARD,
  setup: cultSetup,
  birdsong: cultBirdsong,
  daylight: cultDaylight,
  setupCard: cultCard,
  homeland: cultHomeland,
  evening: cultEvening,
  // §10.2.1: gardens of the outcast suit.
  craftingPieces: (s, _f, suit) => (suit === s.cult.outcast ? gardensOf(s, suit) : 0),
};

/** The Lizard Cult. */
export const cult: FactionDescriptor<'cult'> = {
  rules,
  verbs: cultVerbs,
  procedures,
  frameFields: cultFrameFields,
  fieldNames: {},
  offWindow: cultOffWindow,
  position: cultPosition,
  checks: cultChecks,
  view(s, to, aliased) {
    to.cult = aliased ? s.cult : copyCult(s.cult, s.seat);
  },
  removal: { lizard: revenge },
};
