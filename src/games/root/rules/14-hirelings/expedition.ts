import { offerUnless, orPass } from '../../../../kernel/index.ts';
import { mayNotPlace, place, toSupply } from '../02-key-terms/pieces.ts';
import { seatBit } from '../02-key-terms/players.ts';
import { pieces } from '../02-key-terms/rule.ts';
import type { Collector, Section } from '../../types.ts';
import { piece } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Faction, hireling } from '../../words.ts';
import { dueAt, garrison } from './garrison.ts';
import { hirelingBattle, listMarches, march } from './march.ts';
import { controllerOf } from './parties.ts';
import { seatPlaces } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import type { ExpeditionFrame, ExpeditionSetupFrame } from './frames.ts';

const EXPEDITION = piece('expedition');
const FOOTHOLD = piece('foothold');
const PARTY = hireling('sunward-expedition');
/** Warriors that come with a foothold. */
const LANDING = 3;

const HAS_FOOTHOLD = refusal('14.3.4', 'has-foothold');
const NO_FOOTHOLD = refusal('14.3.4', 'no-foothold');
const NONE_LEFT = refusal('2.5', 'none-left');

function listFootholds(s: RootState, f: Faction, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++)
    offerUnless(ask, hirelingVerbs.foothold(c), pieces(s, FOOTHOLD, c) > 0 ? HAS_FOOTHOLD : mayNotPlace(s, f, c));
}

function listTakeUp(s: RootState, ask: Collector): void {
  if (s.supply[FOOTHOLD]! > 0) return;
  for (let c = 0; c < CLEARING_COUNT; c++)
    offerUnless(ask, hirelingVerbs.takeUp(c), pieces(s, FOOTHOLD, c) > 0 ? undefined : NO_FOOTHOLD);
}

/** Then a move, with a battle to follow, or a warrior at each foothold. */
function listThen(s: RootState, f: Faction, ask: Collector): void {
  listMarches(s, PARTY, ask);
  const idle = dueAt(s, f, FOOTHOLD).every((n) => n === 0);
  offerUnless(ask, hirelingVerbs.fortify(), s.supply[EXPEDITION] === 0 ? NONE_LEFT : idle ? NO_FOOTHOLD : undefined);
}

export const expeditionProcedure: Section<ExpeditionFrame> = {
  begin: { kind: 'rule', run: (s) => (s.supply[FOOTHOLD] === 0 ? 'takeUp' : 'foothold') },
  // With none in supply one comes up from the map.
  takeUp: {
    kind: 'choice',
    window: 'expedition-take-up',
    law: '14.3.4',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, _f, _seat, ask) => listTakeUp(s, ask),
    none: () => 'foothold',
    take(s, _f, o, _seat, out) {
      if (o.verb === 'take-up') toSupply(s, FOOTHOLD, o.clearing, 1, PARTY, out);
      return 'foothold';
    },
  },
  foothold: {
    kind: 'choice',
    window: 'expedition-foothold',
    law: '14.3.4',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => listFootholds(s, f.faction, ask),
    none: () => 'then',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'foothold') return 'foothold';
      f.clearing = o.clearing;
      place(s, FOOTHOLD, o.clearing, 1, out);
      return s.supply[EXPEDITION] === 0 ? 'then' : 'warriors';
    },
  },
  warriors: {
    kind: 'choice',
    window: 'expedition-warriors',
    law: '14.3.4',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options(s, _f, _seat, ask) {
      for (let n = Math.min(LANDING, s.supply[EXPEDITION]!); n >= 0; n--) ask.offer(verbs.count(n));
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'count') place(s, EXPEDITION, f.clearing, o.count, out);
      return 'then';
    },
  },
  then: {
    kind: 'choice',
    window: 'expedition',
    law: '14.3.4',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listThen(s, f.faction, asked)),
    none: () => 'done',
    take(s, f, o) {
      if (o.verb === 'move') return { call: march(s, PARTY, o.from, o.to, false), then: 'battle' };
      return o.verb === 'fortify' ? { call: garrison(s, f.faction, FOOTHOLD, EXPEDITION), then: 'done' } : 'done';
    },
  },
  battle: { kind: 'rule', run: () => ({ call: hirelingBattle(PARTY, -1, true), then: 'done' }) },
};

export const expeditionSetupProcedure: Section<ExpeditionSetupFrame> = {
  land: {
    kind: 'rule',
    run: (s, f) => ({ call: seatPlaces(s, f.seat, EXPEDITION, 'any', { count: LANDING }), then: 'foothold' }),
  },
  foothold: {
    kind: 'rule',
    law: '14.1.3',
    run(s, f, out) {
      place(s, FOOTHOLD, f.got, 1, out);
      return 'done';
    },
  },
};

/** Sunward Expedition. */
export const expedition: HirelingRules = {
  setup: (_s, seat) => ({ proc: 'expeditionSetup', step: 'land', got: 0, seat }),
  daylight: {
    options(s, f, ask) {
      if (s.supply[FOOTHOLD]! > 0) listFootholds(s, f, ask);
      else listTakeUp(s, ask);
      listThen(s, f, ask);
    },
    command: (s) => ({
      proc: 'expedition',
      step: 'begin',
      got: 0,
      faction: controllerOf(s, PARTY),
      clearing: -1,
    }),
  },
};
