import { isSnared, SNARED_MOVE } from '../02-key-terms/snares.ts';
import { offerUnless, orPass, seatMask } from '../../../../kernel/index.ts';
import { draw } from '../02-key-terms/cards.ts';
import { shift } from '../02-key-terms/pieces.ts';
import { hasPieces, parties, seatBit } from '../02-key-terms/players.ts';
import { battle, mayNotBattle } from '../04-key-actions/battle/options.ts';
import type { FactionRules } from '../../factions/faction.ts';
import type { Collector, Section } from '../../types.ts';
import { piece } from '../../components/pieces.ts';
import { DECK } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { type Faction, hireling } from '../../words.ts';
import { hirelingWarriors } from './fighters.ts';
import { standsAt } from './march.ts';
import { seatPlaces } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { hirelingVerbs } from './verbs.ts';
import type { FlotillaFrame } from './frames.ts';

const FLOTILLA = piece('flotilla');
const PARTY = hireling('riverfolk-flotilla');

const SCORCHED = refusal('E.6.2', 'scorched-entry');

/** The most rolled hits of the Flotilla. */
const MOST_HITS = 3;

/** Riverfolk Flotilla: it fights, but nothing happens to it. */
export const flotillaFights: FactionRules = {
  ...hirelingWarriors,
  rollLimit: () => MOST_HITS,
  canAttack: () => true,
  hitCapacity: () => 0,
  losses: () => {},
  applyLosses: () => {},
};

/** The player who is asked next, in turn order from the controller. */
function guest(s: RootState, f: FlotillaFrame): Faction {
  const first = s.order.indexOf(s.seat[f.faction]!);
  return s.faction[s.order[(first + f.asked) % s.order.length]!]!;
}

/** §14.3.3: along the river, regardless of rule. */
function listSails(s: RootState, ask: Collector): void {
  const from = standsAt(s, FLOTILLA);
  const bar = isSnared(s, PARTY, from) ? SNARED_MOVE : undefined;
  for (const to of geographyOf(s).rivers[from]!)
    offerUnless(ask, hirelingVerbs.sail(to), s.scorched[to] === 1 ? SCORCHED : bar);
}

function listTargets(s: RootState, ask: Collector): void {
  const c = standsAt(s, FLOTILLA);
  for (const other of parties(s))
    if (other !== PARTY) offerUnless(ask, verbs.battle(c, other), mayNotBattle(s, PARTY, other, c));
}

export const flotillaProcedure: Section<FlotillaFrame> = {
  next: {
    kind: 'rule',
    run(s, f) {
      if (f.asked === s.order.length) return 'sail';
      if (hasPieces(s, guest(s, f), standsAt(s, FLOTILLA)) && s.cards.size[DECK]! > 0) return 'draw';
      f.asked++;
      return 'next';
    },
  },
  // First everybody with faction pieces beside it may draw a card.
  draw: {
    kind: 'choice',
    window: 'flotilla-draw',
    law: '14.3.3',
    seats: (s, f) => seatMask(s.seat[guest(s, f)]!),
    options(_s, _f, _seat, ask) {
      ask.offer(hirelingVerbs.drawOne());
      ask.offer(verbs.pass());
    },
    take(s, f, o) {
      const who = guest(s, f);
      f.asked++;
      return o.verb === 'draw-one' ? { call: draw(who, 1), then: 'next' } : 'next';
    },
  },
  // Then it must sail, and may battle.
  sail: {
    kind: 'choice',
    window: 'flotilla-sail',
    law: '14.3.3',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, _f, _seat, ask) => listSails(s, ask),
    none: () => 'battle',
    take(s, _f, o, _seat, out) {
      if (o.verb === 'sail') shift(s, FLOTILLA, standsAt(s, FLOTILLA), o.clearing, 1, PARTY, out);
      return 'battle';
    },
  },
  battle: {
    kind: 'choice',
    window: 'hireling-battle',
    law: '14.4.4',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, _f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listTargets(s, asked)),
    none: () => 'done',
    take: (_s, _f, o) => (o.verb === 'battle' ? { call: battle(PARTY, o.defender, o.clearing), then: 'done' } : 'done'),
  },
};

/** Riverfolk Flotilla. */
export const flotilla: HirelingRules = {
  setup: (s, seat) => seatPlaces(s, seat, FLOTILLA, 'edge-river'),
  birdsong: (_s, f) => ({ proc: 'flotilla', step: 'next', got: 0, faction: f, asked: 0 }),
};
