import { offerUnless, orPass } from '../../../../kernel/index.ts';
import { playing, seatBit } from '../02-key-terms/players.ts';
import { commonWarriors, pieces } from '../02-key-terms/rule.ts';
import { mayNotMove } from '../04-key-actions/move.ts';
import type { Collector, Section } from '../../types.ts';
import { piece, WARRIOR_OF } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { linksOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BURROW, CLEARING_COUNT, type Faction } from '../../words.ts';
import { forcedMove } from './forced.ts';
import { standsAt } from './march.ts';
import { listSites, playerPlaces, putDown, seatPlaces } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { HELD, loose } from './stuck.ts';
import { hirelingVerbs } from './verbs.ts';
import type { PopularBandFrame } from './frames.ts';

const BAND = piece('band');

const NO_BAND = refusal('14.3.4', 'no-band');
const LURED = refusal('14.3.4', 'lured-from-there');

const another = (s: RootState, f: Faction) => playerPlaces(s, f, BAND, 'any');

function listStages(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++)
    offerUnless(ask, hirelingVerbs.perform(c), pieces(s, BAND, c) > 0 ? undefined : NO_BAND);
}

/** §16.3: one faction warrior from each adjacent clearing, by the rules of its own faction. */
function listLures(s: RootState, f: PopularBandFrame, ask: Collector): void {
  // §17.2.2-R7: a tunnel makes the Burrow adjacent for the Duchy.
  for (const from of [...linksOf(s).paths[f.clearing]!, BURROW])
    for (const other of playing(s)) {
      if (commonWarriors(s, other, from) === 0) continue;
      const held = loose(s, WARRIOR_OF[other]!, from) === 0 ? HELD : undefined;
      const no = f.from.includes(from) ? LURED : (mayNotMove(s, other, from, f.clearing) ?? held);
      offerUnless(ask, hirelingVerbs.lure(from, other), no);
    }
}

export const popularBandProcedure: Section<PopularBandFrame> = {
  stage: {
    kind: 'choice',
    window: 'popular-band',
    law: '14.3.4',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, _f, _seat, ask) => listStages(s, ask),
    none: () => 'another',
    take(_s, f, o) {
      if (o.verb !== 'perform') return 'another';
      f.clearing = o.clearing;
      return 'lure';
    },
  },
  lure: {
    kind: 'choice',
    window: 'popular-band-lure',
    law: '14.3.4',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listLures(s, f, asked)),
    none: () => 'another',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'lure') return 'another';
      f.from.push(o.clearing);
      return { calls: forcedMove(s, o.faction, o.clearing, f.clearing, 1, 0, out), then: 'lure' };
    },
  },
  another: {
    kind: 'choice',
    window: 'popular-band-another',
    law: '14.3.4',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listSites(s, another(s, f.faction), asked)),
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb === 'place') putDown(s, another(s, f.faction), o.clearing, out);
      return 'done';
    },
  },
};

/** Popular Band. */
export const popularBand: HirelingRules = {
  setup: (s, seat) => seatPlaces(s, seat, BAND, 'without', { times: 2 }),
  hired: (s, f) => (standsAt(s, BAND) < 0 ? playerPlaces(s, f, BAND, 'own-pieces') : undefined),
  daylight: {
    options(s, f, ask) {
      listStages(s, ask);
      listSites(s, another(s, f), ask);
    },
    command: (_s, f) => ({ proc: 'popularBand', step: 'stage', got: 0, faction: f, clearing: -1, from: [] }),
  },
};

/** Street Band. */
export const streetBand: HirelingRules = {
  daylight: {
    options: (s, f, ask) => listSites(s, another(s, f), ask),
    command: (s, f) => another(s, f),
  },
};
