import { seatBit } from '../02-key-terms/players.ts';
import { ruledClearings, ruler } from '../02-key-terms/rule.ts';
import { score } from '../03-victory/scoring.ts';
import { battle, listBattles } from '../04-key-actions/battle/options.ts';
import type { Collector, Section } from '../../types.ts';
import { IN_BOX, piece } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { BIRD, type Faction, hireling } from '../../words.ts';
import { hirelingBattle, listMarches, march, standsAt } from './march.ts';
import { controllerOf } from './parties.ts';
import { listSites, playerPlaces, putDown, seatPlaces } from './place.ts';
import type { HirelingRules } from './rules.ts';
import type { LastDynastyFrame, NoblesFrame } from './frames.ts';

const DYNASTY = piece('dynasty');
const PARTY = hireling('last-dynasty');
const ALL = IN_BOX[DYNASTY]!;

const RULES = refusal('14.7.3', 'rules-its-clearing');
const NOT_RULING = refusal('14.7.3', 'not-ruling');

const landing = (s: RootState, f: Faction) => playerPlaces(s, f, DYNASTY, 'edge', { count: ALL });

/** §14.7.3: with none on the map they land; ruling their clearing they move; otherwise they battle twice. */
function listActs(s: RootState, ask: Collector): void {
  const f = controllerOf(s, PARTY);
  const at = standsAt(s, DYNASTY);
  if (at < 0) return listSites(s, landing(s, f), ask);
  // §14.4.1: they count as the controller's, who rules with them.
  const rules = ruler(s, at) === f;
  const refusing = (why: typeof RULES): Collector => ({
    wantsRefusals: ask.wantsRefusals,
    isSatisfied: ask.isSatisfied,
    offer: (o) => ask.refuse(o, why),
    refuse: (o) => ask.refuse(o, why),
  });
  listMarches(s, PARTY, rules ? ask : refusing(NOT_RULING));
  listBattles(s, PARTY, BIRD, rules ? refusing(RULES) : ask, at);
}

export const lastDynastyProcedure: Section<LastDynastyFrame> = {
  act: {
    kind: 'choice',
    window: 'last-dynasty',
    law: '14.7.3',
    part: true,
    seats: (s) => seatBit(s, controllerOf(s, PARTY)),
    options: (s, _f, _seat, ask) => listActs(s, ask),
    take(s, _f, o, _seat, out) {
      if (o.verb === 'place') {
        putDown(s, landing(s, controllerOf(s, PARTY)), o.clearing, out);
        return 'battle';
      }
      if (o.verb === 'move') return { call: march(s, PARTY, o.from, o.to, true), then: 'battle' };
      if (o.verb === 'battle') return { call: battle(PARTY, o.defender, o.clearing), then: 'again' };
      return 'act';
    },
  },
  // They battle if able.
  battle: { kind: 'rule', run: (s) => ({ call: hirelingBattle(PARTY, standsAt(s, DYNASTY), false), then: 'done' }) },
  again: {
    kind: 'rule',
    run(s) {
      const at = standsAt(s, DYNASTY);
      return at < 0 ? 'done' : { call: hirelingBattle(PARTY, at, false), then: 'done' };
    },
  },
};

/** §14.7.3: Last Dynasty. */
export const lastDynasty: HirelingRules = {
  setup: (s, seat) => seatPlaces(s, seat, DYNASTY, 'edge', { count: ALL }),
  daylight: {
    options: (s, _f, ask) => listActs(s, ask),
    command: () => ({ proc: 'lastDynasty', step: 'act', got: 0 }),
  },
};

/** §14.7.4: ruled clearings per point. */
const CLEARINGS_PER_POINT = 3;

export const noblesProcedure: Section<NoblesFrame> = {
  score: {
    kind: 'rule',
    law: '14.7.4',
    run(s, f, out) {
      score(s, f.faction, Math.floor(ruledClearings(s, f.faction) / CLEARINGS_PER_POINT), '14.7.4', out);
      return 'done';
    },
  },
};

/** §14.7.4: Bluebird Nobles; ties are a matter of rule. */
export const bluebirdNobles: HirelingRules = {
  birdsong: (_s, f) => ({ proc: 'nobles', step: 'score', got: 0, faction: f }),
};
