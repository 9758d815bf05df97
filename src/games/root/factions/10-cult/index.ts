import { FACTS } from '../../components/cards/index.ts';
import { refusal } from '../../refusals.ts';
import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { STANDARD } from '../standard.ts';
import { cultBirdsong, cultBirdsongProcedure } from './birdsong.ts';
import { cultDaylight, cultDaylightProcedure } from './daylight.ts';
import { cultEvening, cultEveningProcedure } from './evening.ts';
import { fearProcedure, revenge } from './faith.ts';
import { gardensOf } from './gardens.ts';
import { cultSetup, cultSetupProcedure } from './setup.ts';
import { cultChecks } from './checks.ts';
import { cultOffWindow } from './off-window.ts';
import { cultFrameFields } from './frame-fields.ts';
import { cultCard, cultCardProcedure, cultHomeland } from './setup-card.ts';
import { copyCult } from './state.ts';
import { cultVerbs } from './verbs.ts';
import { cultWhy } from './wishes.ts';
import { GARDEN } from '../../components/pieces.ts';
import { inCity } from '../../rules/21-landmarks/printed.ts';
import { EVERY_SUIT } from '../../words.ts';

/** The procedures of the Cult by name. */
const procedures: FactionDescriptor<'cult'>['procedures'] = {
  cultSetup: cultSetupProcedure,
  cultCard: cultCardProcedure,
  cultBirdsong: cultBirdsongProcedure,
  cultDaylight: cultDaylightProcedure,
  cultEvening: cultEveningProcedure,
  fear: fearProcedure,
};

/** Enough gardens, but of other suits. */
const NOT_OUTCAST_GARDENS = refusal('10.2.1', 'outcast-gardens');

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
  craftingPieces(s, _f, suit) {
    const { outcast } = s.cult;
    // §21.7-R4: a garden of the outcast suit in the Lost City gives any suit.
    const any = inCity(s, GARDEN, outcast);
    return suit === EVERY_SUIT ? any : suit === outcast ? gardensOf(s, suit) - any : 0;
  },
  cannotCraft(s, title) {
    const { cost } = FACTS[title]!;
    const { outcast } = s.cult;
    const pieces = cost[0] + cost[1] + cost[2] + cost[3];
    // §4.1.1: the gardens would do, but were activated already.
    if (cost[outcast]! + cost[3] === pieces && gardensOf(s, outcast) >= pieces) return undefined;
    let spare = 0;
    for (let suit = 0; suit < 3; suit++) {
      const left = gardensOf(s, suit) - cost[suit]!;
      if (left < 0) return undefined;
      spare += left;
    }
    return spare >= cost[3] ? [NOT_OUTCAST_GARDENS, outcast] : undefined;
  },
};

/** The Lizard Cult. */
export const cult: FactionDescriptor<'cult'> = {
  rules,
  verbs: cultVerbs,
  procedures,
  frameFields: cultFrameFields,
  fieldNames: {},
  offWindow: cultOffWindow,
  why: cultWhy,
  checks: cultChecks,
  view(s, to, aliased) {
    to.cult = aliased ? s.cult : copyCult(s.cult, s.seat);
  },
  removal: { lizard: revenge },
};
