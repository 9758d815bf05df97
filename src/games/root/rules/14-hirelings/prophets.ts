import { EVERYBODY, offerUnless } from '../../../../kernel/index.ts';
import { hasFitting } from '../02-key-terms/cards.ts';
import { place } from '../02-key-terms/pieces.ts';
import { hasPawn, parties, playing, seatBit } from '../02-key-terms/players.ts';
import { commonWarriors, pieces, warriors } from '../02-key-terms/rule.ts';
import { battle, mayNotBattle, mayNotForce, mightBattle } from '../04-key-actions/battle/options.ts';
import { mayNotMove, neighbours } from '../04-key-actions/move.ts';
import { vagabondVerbs } from '../../factions/09-vagabond/verbs.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import type { After, Collector, Section, Sink } from '../../types.ts';
import { piece, WARRIOR_OF } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BURROW, CLEARING_COUNT, type Clearing, type Faction, hireling, type Party } from '../../words.ts';
import { forcedMove, leadable } from './forced.ts';
import { standsAt } from './march.ts';
import { controllerOf } from './parties.ts';
import { listSites, playerPlaces, putDown } from './place.ts';
import type { HirelingRules } from './rules.ts';
import { loose } from './stuck.ts';
import { hirelingVerbs } from './verbs.ts';
import type { ProphetsFrame } from './frames.ts';

const PROPHET = piece('prophet');
const PARTY = hireling('warm-sun-prophets');
const UPRISING = hireling('spring-uprising');

/** §16.3, §O.3: battles that a player who fights there can be forced into. */
function listGoads(s: RootState, c: Clearing, f: Faction, ask: Collector): void {
  if (warriors(s, f, c) === 0 && !hasPawn(s, f, c)) return;
  // §14.7.5: nobody sees what another holds to pay for the Uprising.
  const bars = f === controllerOf(s, PARTY) ? mayNotBattle : mayNotForce;
  for (const other of parties(s))
    if (other !== f) offerUnless(ask, hirelingVerbs.goad(c, f, other), bars(s, f, other, c));
}

/** §9.2.9.III.b, §16.3-R1: a pawn is moved too, and pays the boots that hostile warriors ask for. */
function listPawn(s: RootState, c: Clearing, f: Faction, ask: Collector): void {
  FACTION_RULES[f]!.listGrantedMoves(s, f, {
    wantsRefusals: ask.wantsRefusals,
    isSatisfied: ask.isSatisfied,
    offer(o) {
      if (o.verb === 'go') ask.offer(hirelingVerbs.herd(f, c, o.place));
    },
    refuse(o, r, a, b) {
      if (o.verb === 'go' && o.place < CLEARING_COUNT) ask.refuse(hirelingVerbs.herd(f, c, o.place), r, a, b);
    },
  });
}

/** §1.4, §16.3, §16.3-R1: moves that a player's pieces can be forced to, by that player's own rules. */
function listHerds(s: RootState, c: Clearing, f: Faction, ask: Collector): void {
  if (hasPawn(s, f, c)) return listPawn(s, c, f, ask);
  if ((commonWarriors(s, f, c) === 0 || loose(s, WARRIOR_OF[f]!, c) === 0) && leadable(s, f, c) === 0) return;
  for (const to of neighbours(s, f, c)) offerUnless(ask, hirelingVerbs.herd(f, c, to), mayNotMove(s, f, c, to));
}

const another = (s: RootState) => playerPlaces(s, controllerOf(s, PARTY), PROPHET, 'without');

function listActs(s: RootState, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (pieces(s, PROPHET, c) === 0) continue;
    for (const f of playing(s)) {
      listGoads(s, c, f, ask);
      listHerds(s, c, f, ask);
    }
  }
  listSites(s, another(s), ask);
}

/** §14.7.5: who was forced upon the Uprising and has no card to pay with does not battle, and everybody sees that. */
function fight(s: RootState, f: Faction, defender: Party, c: Clearing, out: Sink): After<ProphetsFrame> {
  if (defender === UPRISING) out.learned(EVERYBODY);
  if (defender !== UPRISING || hasFitting(s, handOf(f), s.suit[c]!))
    return { call: battle(f, defender, c), then: 'done' };
  if (out.on) out.emit({ type: 'unpaid', faction: f });
  return 'done';
}

export const prophetsProcedure: Section<ProphetsFrame> = {
  act: {
    kind: 'choice',
    window: 'prophets',
    law: '14.3.4',
    part: true,
    seats: (s) => seatBit(s, controllerOf(s, PARTY)),
    options: (s, _f, _seat, ask) => listActs(s, ask),
    take(s, f, o, _seat, out) {
      if (o.verb === 'goad') return fight(s, o.faction, o.defender, o.clearing, out);
      if (o.verb === 'herd') {
        f.victim = o.faction;
        f.to = o.to;
        if (hasPawn(s, o.faction, o.from))
          return {
            call: FACTION_RULES[o.faction]!.takeGrantedMove(s, o.faction, vagabondVerbs.go(o.to), out),
            then: 'arrived',
          };
        const all = loose(s, WARRIOR_OF[o.faction]!, o.from);
        const led = leadable(s, o.faction, o.from);
        return { calls: forcedMove(s, o.faction, o.from, o.to, all, led, out), then: 'arrived' };
      }
      if (o.verb === 'place') putDown(s, another(s), o.clearing, out);
      return 'done';
    },
  },
  // §17.2.2-R7: nobody is met in the Burrow. Then they battle there, if the controller wants it; asked by what everybody sees.
  arrived: { kind: 'rule', run: (s, f) => (f.to !== BURROW && mightBattle(s, f.victim, f.to) ? 'goad' : 'done') },
  goad: {
    kind: 'choice',
    window: 'prophets-goad',
    law: '14.3.4',
    secret: true,
    seats: (s) => seatBit(s, controllerOf(s, PARTY)),
    options(s, f, _seat, ask) {
      listGoads(s, f.to, f.victim, ask);
      ask.offer(verbs.pass());
    },
    take: (s, _f, o, _seat, out) => (o.verb === 'goad' ? fight(s, o.faction, o.defender, o.clearing, out) : 'done'),
  },
};

/** Warm Sun Prophets. */
export const prophets: HirelingRules = {
  setup(s, _seat, out) {
    for (let c = 0; c < CLEARING_COUNT; c++) if (s.ruin[c] === 1) place(s, PROPHET, c, 1, out);
    return undefined;
  },
  hired: (s, f) => (standsAt(s, PROPHET) < 0 ? playerPlaces(s, f, PROPHET, 'any') : undefined),
  daylight: {
    options: (s, _f, ask) => listActs(s, ask),
    command: () => ({ proc: 'prophets', step: 'act', got: 0, victim: -1, to: -1 }),
  },
};
