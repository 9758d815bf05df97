import { offerUnless, withAdded, withValue } from '../../../../kernel/index.ts';
import { mayNotPlace, place, sendHome, setDown } from '../02-key-terms/pieces.ts';
import { seatBit } from '../02-key-terms/players.ts';
import { pieces } from '../02-key-terms/rule.ts';
import { battle, listBattles } from '../04-key-actions/battle/options.ts';
import type { Removal } from '../04-key-actions/removal.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { type Piece, piece } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { BIRD, CLEARING_COUNT, type Clearing, hireling } from '../../words.ts';
import { hirelingBattle, listMarches, march } from './march.ts';
import { controllerOf } from './parties.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import type { ForestPatrolFrame } from './frames.ts';

/** The Patrol's warriors; those on its card are away. */
export const PATROL = piece('patrol');
const PARTY = hireling('forest-patrol');

const CARD_EMPTY = refusal('14.7.1', 'card-empty');
const NO_PATROL = refusal('14.7.1', 'no-patrol');

/** §14.7.1: of the Patrol warriors that one effect removes, one goes on the card. */
export function patrolFallen(s: RootState, p: Piece, _c: Clearing, count: number, r: Removal, out: Sink): boolean {
  let before = -1;
  for (let i = 0; i < r.gone.length; i += 3) if (r.gone[i] === p) before++;
  if (before > 0) return false;
  s.away = withAdded(s.away, p, 1);
  if (out.on) out.emit({ type: 'patrol-card', count: 1 });
  if (count > 1) sendHome(s, p, count - 1, r.replaced, out);
  return true;
}

/** §14.7.1: all warriors on the card into a clearing with Patrol warriors. */
function listMusters(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const none = s.away[PATROL] === 0 ? CARD_EMPTY : pieces(s, PATROL, c) === 0 ? NO_PATROL : undefined;
    offerUnless(ask, hirelingVerbs.regroup(c), none ?? mayNotPlace(s, controllerOf(s, PARTY), c));
  }
}

function listActs(s: RootState, ask: Collector): void {
  listMarches(s, PARTY, ask);
  listBattles(s, PARTY, BIRD, ask);
  listMusters(s, ask);
}

export const forestPatrolProcedure: Section<ForestPatrolFrame> = {
  act: {
    kind: 'choice',
    window: 'forest-patrol',
    law: '14.7.1',
    part: true,
    seats: (s) => seatBit(s, controllerOf(s, PARTY)),
    options: (s, _f, _seat, ask) => listActs(s, ask),
    take(s, _f, o, _seat, out) {
      if (o.verb === 'move') return { call: march(s, PARTY, o.from, o.to, false), then: 'battle' };
      if (o.verb === 'battle') return { call: battle(PARTY, o.defender, o.clearing), then: 'done' };
      if (o.verb !== 'regroup') return 'act';
      const count = s.away[PATROL]!;
      s.away = withValue(s.away, PATROL, 0);
      setDown(s, PATROL, o.clearing, count);
      if (out.on) out.emit({ type: 'patrol-card', count: -count });
      if (out.on) out.emit({ type: 'placed', piece: PATROL, clearing: o.clearing, count });
      return 'done';
    },
  },
  battle: { kind: 'rule', run: () => ({ call: hirelingBattle(PARTY, -1, true), then: 'done' }) },
};

/** §14.7.1: Forest Patrol. */
export const forestPatrol: HirelingRules = {
  setup(s, _seat, out) {
    for (let c = 0; c < CLEARING_COUNT; c++) place(s, PATROL, c, 1, out);
    return undefined;
  },
  daylight: {
    options: (s, _f, ask) => listActs(s, ask),
    command: () => ({ proc: 'forestPatrol', step: 'act', got: 0 }),
  },
};
