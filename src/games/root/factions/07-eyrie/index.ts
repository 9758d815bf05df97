import { between } from '../../rules/01-turn/between.ts';
import { handLimit } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { craft, listCrafts } from '../../rules/04-key-actions/craft.ts';
import { eveningDraw } from '../../card-effects/evening.ts';
import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import type { Section } from '../../types.ts';
import { IN_BOX, ROOST } from '../../components/pieces.ts';
import { STANDARD } from '../standard.ts';
import type { RootState } from '../../state.ts';
import { ROOST_POINTS } from '../../components/tracks.ts';
import { listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, EYRIE } from '../../words.ts';
import { eyrieBirdsong, eyrieBirdsongProcedure } from './birdsong.ts';
import { decree, decreeProcedure } from './decree.ts';
import { eyrieSetup, eyrieSetupProcedure } from './setup.ts';
import { turmoilProcedure } from './turmoil.ts';
import { eyrieChecks } from './checks.ts';
import { eyrieOffWindow } from './off-window.ts';
import { eyrieFrameFields } from './frame-fields.ts';
import { eyrieCard, eyrieHomeland } from './setup-card.ts';
import { EyrieState } from './state.ts';
import { eyrieVerbs } from './verbs.ts';
import { eyrieWhy } from './wishes.ts';
import type { EyrieDaylightFrame, EyrieEveningFrame } from './frames.ts';

const daylight: Section<EyrieDaylightFrame> = {
  // §7.5.1: craft with roosts, before the decree.
  craft: {
    kind: 'choice',
    window: 'eyrie-craft',
    law: '7.5.1',
    secret: true,
    seats: (s) => seatBit(s, EYRIE),
    options(s, _f, _seat, ask) {
      listCrafts(s, EYRIE, ask);
      listDaylight(s, EYRIE, ask);
      ask.offer(verbs.end());
    },
    take(s, _f, o, _seat, out) {
      if (o.verb === 'end') return { call: decree(), then: 'decree' };
      if (o.verb === 'craft') return { call: craft(EYRIE, o.title), then: 'craft' };
      return { calls: takeDaylight(s, EYRIE, o, out) ?? [], then: 'craft' };
    },
  },
  // §7.7.4: after turmoil Daylight is over.
  decree: { kind: 'rule', run: (_s, f) => (f.got === 1 ? 'done' : 'after') },
  // §3.3.1-R1: dominance and effects of Daylight remain possible after the decree.
  after: {
    kind: 'choice',
    window: 'eyrie-daylight-end',
    law: '7.5',
    secret: true,
    seats: (s) => seatBit(s, EYRIE),
    options(s, _f, _seat, ask) {
      listDaylight(s, EYRIE, ask);
      ask.offer(verbs.end());
    },
    take(s, _f, o, _seat, out) {
      return o.verb === 'end' ? 'done' : { calls: takeDaylight(s, EYRIE, o, out) ?? [], then: 'after' };
    },
  },
};

const roosts = (s: RootState): number => IN_BOX[ROOST]! - s.supply[ROOST]!;

/** §X.3: draw bonuses from the third and the sixth roost. */
const drawBonus = (s: RootState): number => (roosts(s) >= 3 ? 1 : 0) + (roosts(s) >= 6 ? 1 : 0);

const evening: Section<EyrieEveningFrame> = {
  // §7.6.1
  score: {
    kind: 'rule',
    law: '7.6.1',
    run(s, _f, out) {
      score(s, EYRIE, ROOST_POINTS[roosts(s)]!, '7.6.1', out);
      return between(s, EYRIE, 'evening', 'draw');
    },
  },
  // §7.6.2
  draw: { kind: 'rule', run: (s) => ({ call: eveningDraw(EYRIE, 1 + drawBonus(s)), then: 'discard' }) },
  discard: { kind: 'rule', run: () => ({ call: handLimit(EYRIE, '7.6.2'), then: 'done' }) },
};

/** The procedures of the Eyrie by name. */
const procedures: FactionDescriptor<'eyrie'>['procedures'] = {
  eyrieSetup: eyrieSetupProcedure,
  eyrieBirdsong: eyrieBirdsongProcedure,
  eyrieDaylight: daylight,
  eyrieEvening: evening,
  decree: decreeProcedure,
  turmoil: turmoilProcedure,
};

/** What the Eyrie bring to the common procedures. */
const rules: FactionRules = {
  ...STANDARD,
  setup: eyrieSetup,
  birdsong: eyrieBirdsong,
  daylight: () => ({ proc: 'eyrieDaylight', step: 'craft', got: 0 }),
  setupCard: eyrieCard,
  homeland: eyrieHomeland,
  evening: () => ({ proc: 'eyrieEvening', step: 'score', got: 0 }),
  // §7.2.1
  craftingPieces(s, _f, suit) {
    let count = 0;
    for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) count += s.on[ROOST * CLEARING_COUNT + c]!;
    return count;
  },
};

/** The Eyrie Dynasties. */
export const eyrie: FactionDescriptor<'eyrie'> = {
  rules,
  verbs: eyrieVerbs,
  procedures,
  frameFields: eyrieFrameFields,
  fieldNames: {},
  offWindow: eyrieOffWindow,
  why: eyrieWhy,
  checks: eyrieChecks,
  view(s, to, aliased) {
    to.eyrie = aliased ? s.eyrie : new EyrieState(s.eyrie);
  },
};
