import { type ChildFrame, offersAny, orPass } from '../../../../../kernel/index.ts';
import { spend } from '../../02-key-terms/cards.ts';
import { current, isVagabond, seatBit } from '../../02-key-terms/players.ts';
import { listScouts, maySendScouts, sendScouts } from '../../14-hirelings/scouts.ts';
import { FACTION_RULES } from '../../../factions/faction.ts';
import type { Root, RootOption, Section, Sink } from '../../../types.ts';
import { verbs } from '../../../verbs.ts';
import type { RootState } from '../../../state.ts';
import { type Faction, hireling, HUNDREDS, isFaction, type Party } from '../../../words.ts';
import {
  allies,
  payForHits,
  looters,
  rally,
  beforeRoll,
  afterRoll,
  defenderTakesHigher,
  attackerBonus,
  defenderBonus,
  battleOver,
  battleSpoils,
} from './hooks.ts';
import {
  listAmbushes,
  mayAmbush,
  mayBeAmbushed,
  fighterBit,
  ambush,
  losses,
  resolveLosses,
  effects,
  unignored,
  preparing,
} from './sides.ts';
import { triggers } from '../removal.ts';
import type { BattleFrame } from './frames.ts';

const UPRISING = hireling('spring-uprising');

const HITS_OF_AMBUSH = 2;
const DIE = 4;

/** §4.3.2, §4.3.2.I: the hits of a roll, within the limits of both sides. */
export function dealRolled(s: RootState, f: BattleFrame, high: number, low: number): void {
  const swapped = defenderTakesHigher.apply(false, s, f);
  f.die = swapped ? low : high;
  // §12.2.5: looters roll, but deal no rolled hits.
  const most = f.looting === 1 ? 0 : FACTION_RULES[f.attacker]!.rollLimit(s, f, f.attacker);
  f.onDefender = Math.min(f.die, most);
  f.onAttacker = Math.min(swapped ? high : low, FACTION_RULES[f.defender]!.rollLimit(s, f, f.defender) + f.enlisted);
}

/** §4.3.3-R1: the hits that a side takes; surplus hits vanish, but are told. */
function tellHits(out: Sink, on: Party, dealt: number, hits: number, law: '4.3.1' | '4.3.3'): void {
  if (out.on) out.emit({ type: 'hits', on, hits, ...(dealt > hits && { dealt }), law });
}

/**
 * §4.3.2.II, §4.3.2.III, §4.3.3: extra hits beyond the limits, ignored hits, and no more than a side can take. Returns the hits on
 * the defender and on the attacker before that last limit.
 */
export function countHits(s: RootState, f: BattleFrame): readonly [onDefender: number, onAttacker: number] {
  const helpless = FACTION_RULES[f.defender]!.defenseless(s, f, f.defender) ? 1 : 0;
  f.onDefender += f.extraOnDefender + attackerBonus.apply(0, s, f) + helpless;
  f.onAttacker += f.extraOnAttacker + defenderBonus.apply(0, s, f);
  f.onDefender = unignored(s, f, f.defender, f.onDefender);
  f.onAttacker = unignored(s, f, f.attacker, f.onAttacker);
  const dealt = [f.onDefender, f.onAttacker] as const;
  f.onDefender = Math.min(f.onDefender, FACTION_RULES[f.defender]!.hitCapacity(s, f, f.defender));
  f.onAttacker = Math.min(f.onAttacker, FACTION_RULES[f.attacker]!.hitCapacity(s, f, f.attacker));
  return dealt;
}

export const battleProcedure: Section<BattleFrame> = {
  allies: {
    kind: 'choice',
    window: 'battle-ally',
    law: '9.2.9.II.c',
    seats: (s, f) => seatBit(s, f.attacker),
    options: (s, f, seat, ask) => orPass(ask, verbs.pass(), (asked) => allies.options(s, f, seat, asked)),
    none: () => 'declare',
    take: (s, f, o, seat, out) => (o.verb === 'pass' ? 'declare' : (allies.take(s, f, o, seat, out) ?? 'declare')),
  },
  // §12.2.5-R1: said before the ambush.
  loot: {
    kind: 'choice',
    window: 'hundreds-loot',
    law: '12.2.5',
    seats: (s, f) => seatBit(s, f.attacker),
    options: (s, f, seat, ask) => orPass(ask, verbs.pass(), (asked) => looters.options(s, f, seat, asked)),
    none: () => 'declare',
    take: (s, f, o, seat, out) => (o.verb === 'pass' ? 'declare' : (looters.take(s, f, o, seat, out) ?? 'declare')),
  },
  // §14.7.5: to battle the Uprising its attacker discards a card of the clearing's suit.
  declare: {
    kind: 'rule',
    run: (s, f) =>
      f.defender === UPRISING && isFaction(f.attacker)
        ? { call: spend(f.attacker, s.suit[f.clearing]!, '14.7.5'), then: 'joined' }
        : 'joined',
  },
  joined: {
    kind: 'rule',
    law: '4.3',
    run(s, f, out) {
      if (out.on) out.emit({ type: 'battle', clearing: f.clearing, attacker: f.attacker, defender: f.defender });
      return mayBeAmbushed(s, f) ? 'ambush' : preparing(f);
    },
  },
  // §4.3.1: asked whatever the hand holds; an empty hand is known to all. §Q.2: nobody consents to being attacked.
  ambush: {
    kind: 'choice',
    window: 'ambush',
    law: '4.3.1',
    secret: true,
    seats: (s, f) => seatBit(s, f.defender),
    options: (s, f, _seat, ask) => listAmbushes(s, f.defender, f.clearing, ask),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'ambush') return preparing(f);
      ambush(s, f.defender, o.title, false, out);
      f.onAttacker = HITS_OF_AMBUSH;
      return mayAmbush(s, f, f.attacker) ? 'foil' : 'ambushHits';
    },
  },
  // §4.3.1.I
  foil: {
    kind: 'choice',
    window: 'foil',
    law: '4.3.1.I',
    secret: true,
    seats: (s, f) => seatBit(s, f.attacker),
    options: (s, f, _seat, ask) => listAmbushes(s, f.attacker, f.clearing, ask),
    take(s, f, o, _seat, out) {
      if (o.verb !== 'ambush') return 'ambushHits';
      ambush(s, f.attacker, o.title, true, out);
      f.onAttacker = 0;
      return preparing(f);
    },
  },
  // §4.3.1-E1: what ignores a hit ignores one of an ambush too.
  ambushHits: {
    kind: 'rule',
    run(s, f) {
      if (s.settings.law.ambushIgnored) f.onAttacker = unignored(s, f, f.attacker, f.onAttacker);
      return 'ambushLosses';
    },
  },
  ambushLosses: losses('ambushLosses', 'ambush-losses', 'attacker', 'ambushDeal'),
  ambushDeal: {
    kind: 'rule',
    law: '4.3.1',
    run(s, f, out) {
      const most = FACTION_RULES[f.attacker]!.hitCapacity(s, f, f.attacker);
      tellHits(out, f.attacker, f.onAttacker, Math.min(f.onAttacker, most), '4.3.1');
      const r = resolveLosses(s, f, 'attacker', out);
      f.onAttacker = 0;
      f.doomA.length = 0;
      const calls = [...battleSpoils.gather([], s, f, r, out), ...triggers(s, r, out)];
      return { calls, by: s.seat[current(s)]!, law: '4.3.3', then: 'ambushOver' };
    },
  },
  // §4.3.1: with no attacking warrior or pawn left the battle ends.
  ambushOver: {
    kind: 'rule',
    run(s, f) {
      if (FACTION_RULES[f.attacker]!.canAttack(s, f, f.attacker)) return preparing(f);
      // §12.2.5-R1: nobody is left to loot.
      f.looting = 0;
      return 'over';
    },
  },
  rally: {
    kind: 'choice',
    window: 'hundreds-rally',
    law: '12.7.1',
    seats: (s) => seatBit(s, HUNDREDS),
    options: (s, f, seat, ask) => orPass(ask, verbs.pass(), (asked) => rally.options(s, f, seat, asked)),
    none: () => 'scouting',
    take: (s, f, o, seat, out) => (o.verb === 'pass' ? 'scouting' : (rally.take(s, f, o, seat, out) ?? 'scouting')),
  },
  // §14.7.6: asked whatever the hand holds.
  scouting: { kind: 'rule', run: (s, f) => (maySendScouts(s, f) ? 'scouts' : 'beforeRoll') },
  scouts: {
    kind: 'choice',
    window: 'rabbit-scouts',
    law: '14.7.6',
    secret: true,
    seats: (s, f) => seatBit(s, f.defender),
    options(s, f, _seat, ask) {
      ask.offer(verbs.pass());
      listScouts(s, f, ask);
    },
    take(s, f, o, _seat, out) {
      sendScouts(s, f, o, out);
      return 'beforeRoll';
    },
  },
  beforeRoll: {
    kind: 'choice',
    window: 'before-roll',
    law: 'O.4',
    seats: (s, f) => fighterBit(s, f.defender),
    options: (s, f, seat, ask) => orPass(ask, verbs.pass(), (asked) => beforeRoll.options(s, f, seat, asked)),
    none: () => 'roll',
    take: (s, f, o, seat, out) => (o.verb === 'pass' ? 'roll' : (beforeRoll.take(s, f, o, seat, out) ?? 'roll')),
  },
  // §4.3.2, §X.1: two dice, each uniform over 0 to 3; §4.3.2.I: limits count at the roll.
  roll: {
    kind: 'chance',
    law: '4.3.2',
    count: () => DIE * DIE,
    name: (_s, _f, n) => `dice ${Math.max(n >> 2, n & 3)} ${Math.min(n >> 2, n & 3)}`,
    take(s, f, n, out) {
      const high = Math.max(n >> 2, n & 3);
      const low = Math.min(n >> 2, n & 3);
      dealRolled(s, f, high, low);
      if (out.on) out.emit({ type: 'rolled', high, low, attacker: f.onDefender, defender: f.onAttacker });
      return isVagabond(f.attacker) ? 'payForHits' : 'whoBegins';
    },
  },
  payForHits: {
    kind: 'choice',
    window: 'pay-for-hits',
    law: '9.5.2',
    seats: (s, f) => seatBit(s, f.attacker),
    options: (s, f, seat, ask) => orPass(ask, verbs.pass(), (asked) => payForHits.options(s, f, seat, asked)),
    none: () => 'whoBegins',
    take: (s, f, o, seat, out) =>
      o.verb === 'pass' ? 'whoBegins' : (payForHits.take(s, f, o, seat, out) ?? 'whoBegins'),
  },
  // §4.3.2.II-R1: if both have effects, the attacker says who begins.
  whoBegins: {
    kind: 'choice',
    window: 'who-begins',
    law: '4.3.2.II',
    seats: (s, f) => fighterBit(s, f.attacker),
    options(s, f, _seat, ask) {
      if (!isFaction(f.attacker) || !isFaction(f.defender)) return;
      const any = (side: Faction): boolean =>
        offersAny<RootOption>((probe) => afterRoll.options(s, f, s.seat[side]!, probe));
      if (!any(f.attacker) || !any(f.defender)) return;
      ask.offer(verbs.begin(f.attacker));
      ask.offer(verbs.begin(f.defender));
    },
    none: () => 'attackerEffects',
    take: (_s, f, o) => (o.verb === 'begin' && o.faction === f.defender ? 'defenderEffects' : 'attackerEffects'),
  },
  attackerEffects: effects('attacker-effects', 'attacker', 'attackerEffects', 'defenderEffects'),
  defenderEffects: effects('defender-effects', 'defender', 'defenderEffects', 'attackerEffects'),
  // §4.3.2.II, §4.3.2.III: extra hits ignore the limit.
  count: {
    kind: 'rule',
    law: '4.3.2.II',
    run(s, f, out) {
      const [onDefender, onAttacker] = countHits(s, f);
      tellHits(out, f.defender, onDefender, f.onDefender, '4.3.3');
      tellHits(out, f.attacker, onAttacker, f.onAttacker, '4.3.3');
      return 'defenderLosses';
    },
  },
  defenderLosses: losses('defenderLosses', 'losses', 'defender', 'attackerLosses'),
  attackerLosses: losses('attackerLosses', 'losses', 'attacker', 'deal'),
  // §4.3.3, §O.6, §3.1-R1: one moment; both sides' pieces leave, both score, and only then the triggers.
  deal: {
    kind: 'rule',
    law: '4.3.3',
    run(s, f, out) {
      const lostByDefender = resolveLosses(s, f, 'defender', out);
      const lostByAttacker = resolveLosses(s, f, 'attacker', out);
      const calls: ChildFrame<Root>[] = [];
      for (const r of [lostByDefender, lostByAttacker]) battleSpoils.gather(calls, s, f, r, out);
      for (const r of [lostByDefender, lostByAttacker]) calls.push(...triggers(s, r, out));
      return { calls, by: s.seat[current(s)]!, law: '4.3.3', then: 'over' };
    },
  },
  over: {
    kind: 'rule',
    law: '4.3.3',
    run: (s, f, out) => ({
      calls: battleOver.gather([], s, f, out),
      by: s.seat[current(s)]!,
      law: '1.1.3',
      then: 'done',
    }),
  },
};
