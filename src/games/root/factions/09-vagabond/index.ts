import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { hasPawn } from '../../rules/02-key-terms/players.ts';
import { STANDARD } from '../standard.ts';
import { CLEARINGS, type Vagabond } from '../../words.ts';
import { aidProcedure } from './aid.ts';
import { FIGHTING } from './battle.ts';
import { vagabondBirdsong, vagabondBirdsongProcedure } from './birdsong.ts';
import { CRAFTING } from './crafting.ts';
import { vagabondDaylight, vagabondDaylightProcedure } from './daylight.ts';
import { vagabondEvening, vagabondEveningProcedure } from './evening.ts';
import { exploreProcedure } from './explore.ts';
import { fullRemoval, fullRemovalProcedure, hideoutProcedure } from './mending.ts';
import { itemPaymentProcedure, PAYING } from './payment.ts';
import { questProcedure } from './quest.ts';
import { vagabondSetup, vagabondSetupProcedure } from './setup.ts';
import { vagabondOf } from './items.ts';
import { go, listGo, travelProcedure } from './travel.ts';
import { vagabondChecks } from './checks.ts';
import { vagabondOffWindow } from './off-window.ts';
import { vagabondFrameFields } from './frame-fields.ts';
import { vagabondVerbs } from './verbs.ts';
import { viewVagabonds } from './view.ts';
import { vagabondWhy } from './wishes.ts';

/** The procedures of a Vagabond by name. */
const procedures: FactionDescriptor<'vagabond'>['procedures'] = {
  vagabondSetup: vagabondSetupProcedure,
  vagabondBirdsong: vagabondBirdsongProcedure,
  vagabondDaylight: vagabondDaylightProcedure,
  vagabondEvening: vagabondEveningProcedure,
  travel: travelProcedure,
  explore: exploreProcedure,
  aid: aidProcedure,
  quest: questProcedure,
  hideout: hideoutProcedure,
  fullRemoval: fullRemovalProcedure,
  itemPayment: itemPaymentProcedure,
};

/** What either Vagabond brings to the common procedures. */
const rules: FactionRules = {
  ...STANDARD,
  ...FIGHTING,
  ...CRAFTING,
  ...PAYING,
  setup: vagabondSetup,
  birdsong: vagabondBirdsong,
  daylight: vagabondDaylight,
  // §15.11.4: his character lies beside the card.
  setupCard: (f) => ({ proc: 'vagabondSetup', step: 'pawn', got: 0, faction: f }),
  evening: vagabondEvening,
  // A move that an effect grants costs no boot but those of 9.2.9.III.b.
  listGrantedMoves: (s, f, ask) => listGo(s, f, 0, ask),
  takeGrantedMove: (s, f, o, out) => go(s, f, o.verb === 'go' ? o.place : vagabondOf(s, f).place, 0, out),
  // §9.2.2.I
  fullRemoval: (s, f: Vagabond, c) => (hasPawn(s, f, c) ? fullRemoval(f, CLEARINGS[c]!) : undefined),
};

/** Either Vagabond. */
export const vagabond: FactionDescriptor<'vagabond'> = {
  rules,
  verbs: vagabondVerbs,
  procedures,
  frameFields: vagabondFrameFields,
  fieldNames: {},
  offWindow: vagabondOffWindow,
  why: vagabondWhy,
  checks: vagabondChecks,
  view(s, to, aliased) {
    to.vagabonds = viewVagabonds(s);
    to.quests = aliased ? s.quests : s.quests.slice();
  },
};
