import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { STRONGHOLD } from '../../components/pieces.ts';
import { STANDARD } from '../standard.ts';
import { CLEARING_COUNT } from '../../words.ts';
import { type HundredsBirdsongFrame, hundredsBirdsong, hundredsBirdsongProcedure } from './birdsong.ts';
import {
  type HundredsDaylightFrame,
  hundredsDaylight,
  hundredsDaylightProcedure,
  hundredsActions,
} from './daylight.ts';
import { type HundredsEveningFrame, hundredsEvening, hundredsEveningProcedure } from './evening.ts';
import { type ContemptFrame, contempt, contemptProcedure, type FullTrackFrame, fullTrackProcedure } from './hoard.ts';
import { type LavishFrame, lavishProcedure } from './lavish.ts';
import { type LootFrame, lootProcedure } from './looters.ts';
import { losses } from './losses.ts';
import { type MobDieFrame, mobDieProcedure } from './mobs.ts';
import { type RazeFrame, razeProcedure } from './raze.ts';
import { type HundredsSetupFrame, hundredsSetup, hundredsSetupProcedure } from './setup.ts';
import { hundredsChecks } from './checks.ts';
import { hundredsOffWindow } from './off-window.ts';
import { hundredsFrameFields, hundredsPosition } from './position.ts';
import { hundredsCard, hundredsHomeland } from './setup-card.ts';
import { hundredsVerbs } from './verbs.ts';
import { viewHundreds } from './view.ts';
import { fallenWarlord } from './warlord.ts';
import { hundredsWhy } from './wishes.ts';

/** The procedures of the Hundreds. */
export type HundredsFrame =
  | HundredsSetupFrame
  | HundredsBirdsongFrame
  | HundredsDaylightFrame
  | HundredsEveningFrame
  | RazeFrame
  | MobDieFrame
  | FullTrackFrame
  | ContemptFrame
  | LavishFrame
  | LootFrame;

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
  position: hundredsPosition,
  checks: hundredsChecks,
  actionsLeft: hundredsActions,
  view(s, to) {
    to.hundreds = viewHundreds(s);
  },
  removal: { warlord: fallenWarlord },
};
