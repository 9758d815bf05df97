import { withAdded } from '../../../../kernel/index.ts';
import { handLimit } from '../../rules/02-key-terms/cards.ts';
import { eveningDraw } from '../../card-effects/evening.ts';
import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import type { RemovalOverride } from '../../rules/04-key-actions/removal.ts';
import type { Section } from '../../types.ts';
import { RECRUITER, SAWMILL, WOOD, WORKSHOP } from '../../components/pieces.ts';
import { STANDARD } from '../standard.ts';
import type { RootState } from '../../state.ts';
import { interludeThen } from '../../rules/01-turn/turn.ts';
import { CLEARING_COUNT, MARQUISE } from '../../words.ts';
import { buildProcedure } from './build.ts';
import { marquiseDaylight, marquiseDaylightProcedure, marquiseActions } from './daylight.ts';
import { each, eachProcedure } from './recruit.ts';
import { marquiseSetup, marquiseSetupProcedure } from './setup.ts';
import { fallen, hospitalsProcedure } from './hospitals.ts';
import { marquiseChecks } from './checks.ts';
import { marquiseOffWindow } from './off-window.ts';
import { marquiseFrameFields } from './frame-fields.ts';
import { marquiseCard, marquiseCardProcedure, marquiseHomelands } from './setup-card.ts';
import { MarquiseState } from './state.ts';
import { marquiseVerbs } from './verbs.ts';
import { marquiseWhy } from './wishes.ts';
import type { MarquiseBirdsongFrame, MarquiseEveningFrame } from './frames.ts';

const birdsong: Section<MarquiseBirdsongFrame> = {
  before: { kind: 'rule', run: (s) => interludeThen(s, MARQUISE, 'birdsong', 'wood') },
  wood: { kind: 'rule', run: () => ({ call: each(WOOD, SAWMILL), then: 'after' }) },
  after: { kind: 'rule', run: (s) => interludeThen(s, MARQUISE, 'birdsong', 'done') },
};

/** §6.6, §X.2: draw bonuses are uncovered by the third and the fifth recruiter. */
function drawBonus(s: RootState): number {
  const recruiters = 6 - s.supply[RECRUITER]!;
  return (recruiters >= 3 ? 1 : 0) + (recruiters >= 5 ? 1 : 0);
}

const evening: Section<MarquiseEveningFrame> = {
  draw: { kind: 'rule', run: (s) => ({ call: eveningDraw(MARQUISE, 1 + drawBonus(s)), then: 'discard' }) },
  discard: { kind: 'rule', run: () => ({ call: handLimit(MARQUISE, '6.6'), then: 'done' }) },
};

/** The procedures of the Marquise by name. */
const procedures: FactionDescriptor<'marquise'>['procedures'] = {
  marquiseSetup: marquiseSetupProcedure,
  marquiseCard: marquiseCardProcedure,
  marquiseBirdsong: birdsong,
  marquiseDaylight: marquiseDaylightProcedure,
  marquiseEvening: evening,
  build: buildProcedure,
  marquiseEach: eachProcedure,
  fieldHospitals: hospitalsProcedure,
};

/** §6.2.1: workshops in clearings of the suit. */
function workshops(s: RootState, suit: number): number {
  let count = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) count += s.on[WORKSHOP * CLEARING_COUNT + c]!;
  return count;
}

/** What the Marquise brings to the common procedures. */
const rules: FactionRules = {
  ...STANDARD,
  setup: marquiseSetup,
  birdsong: () => ({ proc: 'marquiseBirdsong', step: 'before', got: 0 }),
  daylight: marquiseDaylight,
  setupCard: marquiseCard,
  homeland: marquiseHomelands,
  evening: () => ({ proc: 'marquiseEvening', step: 'draw', got: 0 }),
  craftingPieces: (s, _f, suit) => workshops(s, suit),
};

/** §6.2.2: a removed keep is gone for good. */
const goneForGood: RemovalOverride = (s, p, _c, count) => {
  s.away = withAdded(s.away, p, count);
  return true;
};

/** The Marquise de Cat. */
export const marquise: FactionDescriptor<'marquise'> = {
  rules,
  verbs: marquiseVerbs,
  procedures,
  frameFields: marquiseFrameFields,
  fieldNames: {},
  offWindow: marquiseOffWindow,
  why: marquiseWhy,
  checks: marquiseChecks,
  actionsLeft: marquiseActions,
  view(s, to, aliased) {
    to.marquise = aliased ? s.marquise : new MarquiseState(s.marquise);
  },
  removal: { cat: fallen, keep: goneForGood },
};
