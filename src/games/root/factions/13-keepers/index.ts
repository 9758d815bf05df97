import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { WAYSTATION } from '../../components/pieces.ts';
import { STANDARD } from '../standard.ts';
import { CLEARING_COUNT } from '../../words.ts';
import { keepersBirdsong, keepersBirdsongProcedure } from './birdsong.ts';
import { carryProcedure } from './carry.ts';
import { keepersDaylight, keepersDaylightProcedure } from './daylight.ts';
import { delveProcedure } from './delve.ts';
import { keepersEvening, keepersEveningProcedure } from './evening.ts';
import { LOSSES } from './losses.ts';
import { recoverProcedure } from './recover.ts';
import { keepersSetup, keepersSetupProcedure } from './setup.ts';
import { fallenRelic, lostStationProcedure, trophyProcedure } from './trophies.ts';
import { keepersChecks } from './checks.ts';
import { keepersOffWindow } from './off-window.ts';
import { keepersFrameFields } from './frame-fields.ts';
import { keepersHomelands } from './setup-card.ts';
import { copyKeepers, RELIC_FACES } from './state.ts';
import { keepersVerbs } from './verbs.ts';
import { keepersWhy } from './wishes.ts';

/** The procedures of the Keepers by name. */
const procedures: FactionDescriptor<'keepers'>['procedures'] = {
  keepersSetup: keepersSetupProcedure,
  keepersBirdsong: keepersBirdsongProcedure,
  keepersDaylight: keepersDaylightProcedure,
  keepersEvening: keepersEveningProcedure,
  carry: carryProcedure,
  delve: delveProcedure,
  recover: recoverProcedure,
  trophy: trophyProcedure,
  lostStation: lostStationProcedure,
};

/** What the Keepers bring to the common procedures. */
const rules: FactionRules = {
  ...STANDARD,
  ...LOSSES,
  setup: keepersSetup,
  birdsong: keepersBirdsong,
  daylight: keepersDaylight,
  homeland: keepersHomelands,
  evening: keepersEvening,
  // §13.2.3: whatever type a waystation shows.
  craftingPieces(s, _f, suit) {
    let count = 0;
    for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) count += s.on[WAYSTATION * CLEARING_COUNT + c]!;
    return count;
  },
};

/** The Keepers in Iron. */
export const keepers: FactionDescriptor<'keepers'> = {
  rules,
  verbs: keepersVerbs,
  procedures,
  frameFields: keepersFrameFields,
  fieldNames: { relic: RELIC_FACES },
  offWindow: keepersOffWindow,
  why: keepersWhy,
  checks: keepersChecks,
  // §13.2.1: what was never turned up has the value 0; nobody knows more.
  view(s, to, aliased) {
    to.keepers = aliased ? s.keepers : copyKeepers(s.keepers, s.seat);
  },
  removal: { relic: fallenRelic },
};
