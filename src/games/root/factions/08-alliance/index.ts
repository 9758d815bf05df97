import { offerUnless } from '../../../../kernel/index.ts';
import { copyIn, discard, drawTo, eachTitle } from '../../rules/02-key-terms/cards.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { craft, listCrafts } from '../../rules/04-key-actions/craft.ts';
import { actionLaws } from '../../rules/01-turn/action-laws.ts';
import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import type { Collector, Section } from '../../types.ts';
import { SUIT_OF } from '../../components/cards/index.ts';
import { MOUSE_WARRIOR, SYMPATHY } from '../../components/pieces.ts';
import { handOf, SUPPORTERS } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { STANDARD } from '../standard.ts';
import type { RootState } from '../../state.ts';
import { listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { ALLIANCE, BIRD, CLEARING_COUNT } from '../../words.ts';
import { lostBaseProcedure } from './bases.ts';
import { allianceBirdsong, allianceBirdsongProcedure } from './birdsong.ts';
import { allianceEvening, allianceEveningProcedure, allianceActions } from './evening.ts';
import { milledProcedure } from './milled.ts';
import { addOfficer } from './officers.ts';
import { outrageProcedure } from './outrage.ts';
import { addSupporter, baseOf, hasBase, hasPromisedSupporters, supportersProcedure } from './supporters.ts';
import { allianceVerbs } from './verbs.ts';
import { allianceChecks } from './checks.ts';
import { allianceOffWindow } from './off-window.ts';
import { allianceFrameFields } from './frame-fields.ts';
import { AllianceState } from './state.ts';
import { allianceWhy } from './wishes.ts';
import type { AllianceDaylightFrame } from './frames.ts';
import type { BattleFrame } from '../../rules/04-key-actions/battle/frames.ts';

const NO_BASE_OF_SUIT = refusal('8.5.3', 'no-base-of-suit');
const NO_MICE = refusal('8.5.3', 'no-mice');

/** §8.5.3: a card of the suit of a base on the map; birds are wild. */
function listTraining(s: RootState, ask: Collector): void {
  if (!hasBase(s) && !ask.wantsRefusals) return;
  const none = s.supply[MOUSE_WARRIOR] === 0;
  let bases = 0;
  for (let suit = 0; suit < 3; suit++) if (baseOf(s, suit) >= 0) bases |= 1 << suit;
  eachTitle(s, handOf(ALLIANCE), (title, card) => {
    const fitting = SUIT_OF[card] === BIRD ? bases !== 0 : (bases & (1 << SUIT_OF[card]!)) !== 0;
    offerUnless(ask, allianceVerbs.train(title), !fitting ? NO_BASE_OF_SUIT : none ? NO_MICE : undefined);
  });
}

const lawFor = actionLaws({ craft: '8.5.1', mobilize: '8.5.2', train: '8.5.3' });

const daylight: Section<AllianceDaylightFrame> = {
  action: {
    kind: 'choice',
    window: 'alliance-daylight',
    law: '8.5',
    lawFor,
    secret: true,
    seats: (s) => seatBit(s, ALLIANCE),
    options(s, _f, _seat, ask) {
      listCrafts(s, ALLIANCE, ask);
      eachTitle(s, handOf(ALLIANCE), (title) => ask.offer(allianceVerbs.mobilize(title)));
      listTraining(s, ask);
      listDaylight(s, ALLIANCE, ask);
      ask.offer(verbs.end());
    },
    take(s, _f, o, _seat, out) {
      switch (o.verb) {
        case 'end':
          return 'done';
        // §8.5.1
        case 'craft':
          return { call: craft(ALLIANCE, o.title), then: 'action' };
        case 'mobilize':
          addSupporter(s, ALLIANCE, copyIn(s, handOf(ALLIANCE), o.title), out);
          return 'action';
        case 'train':
          discard(s, ALLIANCE, copyIn(s, handOf(ALLIANCE), o.title), '8.5.3', out);
          addOfficer(s, out);
          return 'action';
        default:
          return { calls: takeDaylight(s, ALLIANCE, o, out) ?? [], then: 'action' };
      }
    },
  },
};

/** The procedures of the Alliance by name. */
const procedures: FactionDescriptor<'alliance'>['procedures'] = {
  allianceBirdsong: allianceBirdsongProcedure,
  allianceDaylight: daylight,
  allianceEvening: allianceEveningProcedure,
  supporters: supportersProcedure,
  outrage: outrageProcedure,
  milled: milledProcedure,
  lostBase: lostBaseProcedure,
};

/** §8.3.4 */
const FIRST_SUPPORTERS = 3;

/** §8.2.2: as defender the Alliance deals the higher roll. */
export const guerrillaWar = (higher: boolean, _s: RootState, b: BattleFrame): boolean =>
  higher || b.defender === ALLIANCE;

/** What the Alliance brings to the common procedures. */
const rules: FactionRules = {
  ...STANDARD,
  // §8.3.4: the rest of the setup is the box.
  setup: () => drawTo(ALLIANCE, FIRST_SUPPORTERS, SUPPORTERS),
  birdsong: allianceBirdsong,
  daylight: () => ({ proc: 'allianceDaylight', step: 'action', got: 0 }),
  evening: allianceEvening,
  // §8.2.1
  craftingPieces(s, _f, suit) {
    let count = 0;
    for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) count += s.on[SYMPATHY * CLEARING_COUNT + c]!;
    return count;
  },
};

/** The Woodland Alliance. */
export const alliance: FactionDescriptor<'alliance'> = {
  rules,
  verbs: allianceVerbs,
  procedures,
  frameFields: allianceFrameFields,
  fieldNames: {},
  offWindow: allianceOffWindow,
  why: allianceWhy,
  checks: allianceChecks,
  actionsLeft: allianceActions,
  view(s, to, aliased) {
    to.alliance = aliased ? s.alliance : new AllianceState(s.alliance);
  },
  plausible: hasPromisedSupporters,
};
