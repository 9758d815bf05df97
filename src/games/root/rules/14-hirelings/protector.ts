import { isSnared, SNARED_MOVE } from '../02-key-terms/snares.ts';
import { type ChildFrame, offerUnless } from '../../../../kernel/index.ts';
import { shift } from '../02-key-terms/pieces.ts';
import { playing, seatBit } from '../02-key-terms/players.ts';
import { commonWarriors } from '../02-key-terms/rule.ts';
import { orderer } from '../04-key-actions/move.ts';
import { removal, takeOff, triggers } from '../04-key-actions/removal.ts';
import type { Collector, Root, Section } from '../../types.ts';
import { piece, WARRIOR_OF } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { linksOf, type RootState } from '../../state.ts';
import { type Faction, hireling } from '../../words.ts';
import { standsAt } from './march.ts';
import { isDemoted } from './parties.ts';
import { playerPlaces, seatPlaces } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import type { ProtectorFrame } from './frames.ts';

const PROTECTOR = piece('protector');
const PARTY = hireling('furious-protector');

const SCORCHED = refusal('E.6.2', 'scorched-entry');

/** §14.3.3: to any adjacent clearing, regardless of rule. */
function listStrides(s: RootState, ask: Collector): void {
  const from = standsAt(s, PROTECTOR);
  const bar = isSnared(s, PARTY, from) ? SNARED_MOVE : undefined;
  for (const to of linksOf(s).paths[from]!)
    offerUnless(ask, hirelingVerbs.stride(to), s.scorched[to] === 1 ? SCORCHED : bar);
}

export const protectorProcedure: Section<ProtectorFrame> = {
  stride: {
    kind: 'choice',
    window: 'protector',
    law: '14.3.3',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, _f, _seat, ask) => listStrides(s, ask),
    none: () => 'rage',
    take(s, _f, o, _seat, out) {
      if (o.verb === 'stride') shift(s, PROTECTOR, standsAt(s, PROTECTOR), o.clearing, 1, PARTY, out);
      return 'rage';
    },
  },
  // The furious one removes a faction warrior of every player there, the controller's too.
  rage: {
    kind: 'rule',
    law: '14.3.3',
    run(s, _f, out) {
      if (isDemoted(s, PARTY)) return 'done';
      const c = standsAt(s, PROTECTOR);
      const r = removal(PARTY);
      for (const f of playing(s)) if (commonWarriors(s, f, c) > 0) takeOff(s, r, WARRIOR_OF[f]!, c, 1, out);
      const calls: ChildFrame<Root>[] = triggers(s, r, out);
      return { calls, by: orderer(s), law: '1.1.3', then: 'done' };
    },
  },
};

const strides = (f: Faction): ProtectorFrame => ({ proc: 'protector', step: 'stride', got: 0, faction: f });

/** Furious Protector. */
export const furiousProtector: HirelingRules = {
  setup: (s, seat) => seatPlaces(s, seat, PROTECTOR, 'no-corner'),
  birdsong: (_s, f) => strides(f),
};

/** Stoic Protector. */
export const stoicProtector: HirelingRules = {
  hired: (s, f) => (standsAt(s, PROTECTOR) < 0 ? playerPlaces(s, f, PROTECTOR, 'own-pieces') : undefined),
  birdsong: (s, f) => (standsAt(s, PROTECTOR) < 0 ? undefined : strides(f)),
};
