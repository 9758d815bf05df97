import { CITADEL, MARKET } from '../../components/pieces.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { CLEARING_COUNT } from '../../words.ts';
import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { STANDARD } from '../standard.ts';
import { duchyBirdsong, duchyBirdsongProcedure } from './birdsong.ts';
import { duchyChecks } from './checks.ts';
import { duchyActions, duchyDaylight, duchyDaylightProcedure } from './daylight.ts';
import { digProcedure } from './dig.ts';
import { duchyEvening, duchyEveningProcedure } from './evening.ts';
import { failureProcedure } from './failure.ts';
import { ministerProcedure } from './ministers.ts';
import { duchyOffWindow } from './off-window.ts';
import { duchyFrameFields } from './frame-fields.ts';
import { duchyBuildProcedure } from './reveal.ts';
import { duchyCard, duchyCardProcedure, duchyHomeland } from './setup-card.ts';
import { duchySetup, duchySetupProcedure } from './setup.ts';
import { copyDuchy, MINISTERS } from './state.ts';
import { swayProcedure } from './sway.ts';
import { duchyVerbs } from './verbs.ts';
import { duchyWhy } from './wishes.ts';

/** The procedures of the Duchy by name. */
const procedures: FactionDescriptor<'duchy'>['procedures'] = {
  duchySetup: duchySetupProcedure,
  duchyCard: duchyCardProcedure,
  duchyBirdsong: duchyBirdsongProcedure,
  duchyDaylight: duchyDaylightProcedure,
  duchyEvening: duchyEveningProcedure,
  duchyBuild: duchyBuildProcedure,
  dig: digProcedure,
  minister: ministerProcedure,
  sway: swayProcedure,
  priceOfFailure: failureProcedure,
};

/** What the Duchy brings to the common procedures. */
const rules: FactionRules = {
  ...STANDARD,
  setup: duchySetup,
  setupCard: duchyCard,
  homeland: duchyHomeland,
  birdsong: duchyBirdsong,
  daylight: duchyDaylight,
  evening: duchyEvening,
  // §17.2.1, §17.0.3: citadels and markets count alike.
  craftingPieces(s, _f, suit) {
    let count = 0;
    for (let c = 0; c < CLEARING_COUNT; c++)
      if (s.suit[c] === suit) count += pieces(s, CITADEL, c) + pieces(s, MARKET, c);
    return count;
  },
};

/** The Underground Duchy. */
export const duchy: FactionDescriptor<'duchy'> = {
  rules,
  verbs: duchyVerbs,
  procedures,
  frameFields: duchyFrameFields,
  fieldNames: { minister: MINISTERS },
  offWindow: duchyOffWindow,
  why: duchyWhy,
  checks: duchyChecks,
  actionsLeft: duchyActions,
  // §17.7: everything but the hand is open to all.
  view(s, to, aliased) {
    to.duchy = aliased ? s.duchy : copyDuchy(s.duchy, s.seat);
  },
};
