import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { STRONGHOLD } from '../../components/pieces.ts';
import { STANDARD } from '../standard.ts';
import { CLEARING_COUNT } from '../../words.ts';
import { hundredsBirdsong, hundredsBirdsongProcedure } from './birdsong.ts';
import { hundredsDaylight, hundredsDaylightProcedure, hundredsActions } from './daylight.ts';
import { hundredsEvening, hundredsEveningProcedure } from './evening.ts';
import { contempt, contemptProcedure, fullTrackProcedure } from './hoard.ts';
import { lavishProcedure } from './lavish.ts';
import { lootProcedure } from './looters.ts';
import { losses } from './losses.ts';
import { mobDieProcedure } from './mobs.ts';
import { razeProcedure } from './raze.ts';
import { hundredsSetup, hundredsSetupProcedure } from './setup.ts';
import { hundredsChecks } from './checks.ts';
import { hundredsOffWindow } from './off-window.ts';
import { hundredsFrameFields } from './frame-fields.ts';
import { hundredsCard, hundredsHomeland } from './setup-card.ts';
import { hundredsVerbs } from './verbs.ts';
import { viewHundreds } from './view.ts';
import { fallenWarlord } from './warlord.ts';
import { hundredsWhy } from './wishes.ts';

/** The procedures of the Hundreds by name. */
const procedures: FactionDescriptor<'hundreds'>['procedures'] = {
  hundredsSetup: hundredsSetupProcedure,
  hundredsBirdsong: hundredsBirdsongProcedure,
  hundredsDaylight: hundredsDaylightProcedure,
  hundredsEvening: hundredsEveningProcedure,
  raze: razeProcedure,
  mobDie: mobDieProcedure,
  fullTrack: fullTrackProcedure,
  contempt: contemptProcedure,
  lavish: lavishProcedure,
  loot: lootProcedure,
};

/** What the Hundreds bring to the common procedures. */
const rules: FactionRules = {
  ...STANDARD,
  losses,
  setup: hundredsSetup,
  birdsong: hundredsBirdsong,
  daylight: hundredsDaylight,
  setupCard: hundredsCard,
  homeland: hundredsHomeland,
  evening: hundredsEvening,
  // §12.2.1
  craftingPieces(s, _f, suit) {
    let count = 0;
    for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) count += s.on[STRONGHOLD * CLEARING_COUNT + c]!;
    return count;
  },
  // §12.2.3
  gainItem: (s, _f, item, points) => contempt(s, item, points),
};

/** The Lord of the Hundreds. */
export const hundreds: FactionDescriptor<'hundreds'> = {
  rules,
  verbs: hundredsVerbs,
  procedures,
  frameFields: hundredsFrameFields,
  fieldNames: {},
  offWindow: hundredsOffWindow,
  why: hundredsWhy,
  checks: hundredsChecks,
  actionsLeft: hundredsActions,
  view(s, to) {
    to.hundreds = viewHundreds(s);
  },
  removal: { warlord: fallenWarlord },
};
