import { offerUnless } from '../../../../kernel/index.ts';
import { seatBit } from '../02-key-terms/players.ts';
import type { Collector, Section } from '../../types.ts';
import { piece, WARRIOR_OF } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import type { Faction } from '../../words.ts';
import { dueAt, garrison } from './garrison.ts';
import { standsAt } from './march.ts';
import { listSites, playerPlaces, putDown } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import type { BanditGangsFrame } from './frames.ts';

const BANDIT = piece('bandit');

const NO_WARRIORS = refusal('2.5', 'no-warriors-left');
const NO_GANG = refusal('14.3.4', 'no-bandit-there');

const another = (s: RootState, f: Faction) => playerPlaces(s, f, BANDIT, 'own-pieces');

function listActs(s: RootState, f: Faction, ask: Collector): void {
  const p = WARRIOR_OF[f]!;
  const none =
    p < 0 || s.supply[p] === 0 ? NO_WARRIORS : dueAt(s, f, BANDIT).every((n) => n === 0) ? NO_GANG : undefined;
  offerUnless(ask, hirelingVerbs.swell(), none);
  listSites(s, another(s, f), ask);
}

export const banditGangsProcedure: Section<BanditGangsFrame> = {
  act: {
    kind: 'choice',
    window: 'bandit-gangs',
    law: '14.3.4',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => listActs(s, f.faction, ask),
    take(s, f, o, _seat, out) {
      if (o.verb === 'place') putDown(s, another(s, f.faction), o.clearing, out);
      if (o.verb !== 'swell') return 'done';
      return { call: garrison(s, f.faction, BANDIT, WARRIOR_OF[f.faction]!), then: 'done' };
    },
  },
};

/** Bandit Gangs. */
export const banditGangs: HirelingRules = {
  hired: (s, f) => (standsAt(s, BANDIT) < 0 ? playerPlaces(s, f, BANDIT, 'own-pieces') : undefined),
  daylight: {
    options: (s, f, ask) => listActs(s, f, ask),
    command: (_s, f) => ({ proc: 'banditGangs', step: 'act', got: 0, faction: f }),
  },
};
