import {
  adjust,
  type Ask,
  type Choice,
  EVERYBODY,
  type Mask,
  NOBODY,
  offer,
  orPass,
  type Out,
  type Procedure,
  react,
  showCard,
  type Child,
} from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { copyIn, discard, fits, handSize, spend } from '../02-key-terms/cards.ts';
import { current, isVagabond, seatBit } from '../02-key-terms/players.ts';
import { controllerOf } from '../14-hirelings/parties.ts';
import { listScouts, maySendScouts, sendScouts } from '../14-hirelings/scouts.ts';
import { FACTS, type Title, TITLE_OF, title } from '../decks/index.ts';
import { FACTION_RULES } from '../factions.ts';
import type { Root, RootEvent, RootOption } from '../kinds.ts';
import { handOf, playArea } from '../piles.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import { AMBUSH, BEGIN, PASS } from '../verbs.ts';
import { type Clearing, type Faction, hireling, HUNDREDS, isFaction, NO_FACTION, type Party } from '../words.ts';
import type { BattleFrame } from './battles.ts';
import { type Removal, removal, triggers } from './removal.ts';

const NO_MATCH = refusal('4.3.1', 'ambush-suit');

const SCOUTING_PARTIES = TITLE_OF.flatMap((t, card) => (t === title('scouting-party') ? [card] : []));
const UPRISING = hireling('spring-uprising');
const AMBUSH_CARDS = TITLE_OF.flatMap((t, card) => (FACTS[t]!.kind === 'ambush' ? [card] : []));

/** Lists the ambush cards of a hand that match the clearing (4.3.1). */
function listAmbushes(s: RootState, f: Faction, c: Clearing, ask: Ask<RootOption, RootLaw>): void {
  ask.offer(PASS());
  let last = -1;
  for (const card of AMBUSH_CARDS) {
    if (s.cards.at[card] !== handOf(f) || TITLE_OF[card] === last) continue;
    last = TITLE_OF[card]!;
    if (fits(card, s.suit[c]!)) ask.offer(AMBUSH(last));
    else if (ask.why) ask.refuse(AMBUSH(last), NO_MATCH, s.suit[c]);
  }
}

/** §E.4.2-E1: in older editions the Vagrant picks what those he set upon each other lose; items are their owner's. */
function chooser(s: RootState, f: BattleFrame, side: Party): Faction {
  // §14.4.4, §1.1.3-R1: the controller decides for hirelings, the current player for those without one.
  if (!isFaction(side)) return controllerOf(s, side) >= 0 ? controllerOf(s, side) : current(s);
  const picks = f.instigator >= 0 && s.settings.law.instigateMode !== 'forced' && !isVagabond(side);
  return picks ? f.instigator : side;
}

/** §14.4.5, §14.4.5-R1, §14.5.3: no card is played for hirelings, in attack or in defence. */
const playsCards = (s: RootState, side: Party): boolean => isFaction(side) && handSize(s, side) > 0;

/** §4.3.1: whether a side is asked for an ambush, whatever its hand holds; §11.2.3: what an open hand lacks all can see. */
function mayAmbush(s: RootState, f: BattleFrame, side: Party): boolean {
  if (!playsCards(s, side)) return false;
  const hand = handOf(side);
  if (s.owners[hand] !== EVERYBODY) return true;
  return AMBUSH_CARDS.some((card) => s.cards.at[card] === hand && fits(card, s.suit[f.clearing]!));
}

/** §14.4.5, §14.5.6: the seat whose effects work in the battle; hirelings have none. */
const fighterBit = (s: RootState, side: Party): Mask => (isFaction(side) ? seatBit(s, side) : NOBODY);

/** Plays an ambush card; it is shown before it is discarded, since an empty deck would swallow it at once (2.1.2-R1). */
function ambush(s: RootState, f: Faction, title: Title, foil: boolean, out: Out<RootEvent>): void {
  const card = copyIn(s, handOf(f), title);
  showCard(s.cards, card, EVERYBODY, out);
  if (out.on) out.tell({ e: 'ambush', faction: f, card, foil });
  discard(s, f, card, foil ? '4.3.1.I' : '4.3.1', out);
}

/** The loss of hits, a choice of the side that was hit while there is one. */
function losses(
  self: BattleFrame['step'],
  window: string,
  side: 'attacker' | 'defender',
  then: BattleFrame['step'],
): Choice<Root, BattleFrame> {
  const doom = (f: BattleFrame): number[] => (side === 'attacker' ? f.doomA : f.doomD);
  const hits = (f: BattleFrame): number => (side === 'attacker' ? f.onAttacker : f.onDefender);
  return {
    kind: 'choice',
    window,
    law: '4.3.3',
    seats: (s, f) => seatBit(s, chooser(s, f, f[side])),
    options(s, f, _seat, ask) {
      if (doom(f).length < hits(f)) FACTION_RULES[f[side]]!.losses(s, f, f[side], doom(f), ask);
    },
    none: () => then,
    take(_s, f, o) {
      doom(f).push(FACTION_RULES[f[side]]!.doomOf(o));
      return self;
    },
  };
}

/** Carries one side's losses out. */
function suffer(s: RootState, f: BattleFrame, side: 'attacker' | 'defender', out: Out<RootEvent>): Removal {
  const by = side === 'attacker' ? f.defender : f.attacker;
  const defender = side === 'defender' ? f.defender : NO_FACTION;
  const r = removal(by, { inBattle: true, defender, scorer: f.instigator >= 0 ? f.instigator : by });
  FACTION_RULES[f[side]]!.suffer(s, f, f[side], side === 'attacker' ? f.doomA : f.doomD, r, out);
  return r;
}

/** §9.2.9.II.c: whose warriors the attacker treats as its own. */
export const allies = offer<Root, BattleFrame>('allies');
/** §9.5.2-E1: what the attacker must pay for rolled hits. */
export const payForHits = offer<Root, BattleFrame>('payForHits');
/** §12.2.5: how the attacker declares to loot. */
export const looters = offer<Root, BattleFrame>('looters');
/** §12.7.1: who joins the battle before the roll. */
export const rally = offer<Root, BattleFrame>('rally');
/** §12.7.7, §13.2.4: true when a side ignores its first hit of the battle. */
export const ignoresHit = adjust<boolean, [s: RootState, f: BattleFrame, side: Faction]>('ignoresHit');
/** §O.4: effects before the roll (the Arbiter). */
export const beforeRoll = offer<Root, BattleFrame>('beforeRoll');
/** §O.4, §4.3.2.II: effects of a side after the roll. */
export const afterRoll = offer<Root, BattleFrame>('afterRoll');
/** §8.2.2: true when the defender uses the higher die. */
export const defenderTakesHigher = adjust<boolean, [s: RootState, f: BattleFrame]>('defenderTakesHigher');
/** §4.3.2.II: extra hits that need no decision, on the defender. */
export const attackerBonus = adjust<number, [s: RootState, f: BattleFrame]>('attackerBonus');
/** §4.3.2.II, §14.3.2: the same on the attacker. */
export const defenderBonus = adjust<number, [s: RootState, f: BattleFrame]>('defenderBonus');
/** What follows a battle that is over (9.2.9.II.d). */
export const battleOver = react<Root, [s: RootState, f: BattleFrame, out: Out<RootEvent>]>('battleOver');
/** What a removal in battle scores besides (7.8.4, 9.2.9.III.a), once its pieces are off. */
export const battleSpoils = react<Root, [s: RootState, f: BattleFrame, r: Removal, out: Out<RootEvent>]>(
  'battleSpoils',
);

function effects(
  window: string,
  side: 'attacker' | 'defender',
  self: BattleFrame['step'],
  other: BattleFrame['step'],
): Choice<Root, BattleFrame> {
  const next = (f: BattleFrame): BattleFrame['step'] => {
    f.speaking--;
    return f.speaking > 0 ? other : 'count';
  };
  return {
    kind: 'choice',
    window,
    law: '4.3.2.II',
    seats: (s, f) => fighterBit(s, f[side]),
    options: (s, f, seat, ask) => orPass(ask, PASS(), (asked) => afterRoll.options(s, f, seat, asked)),
    none: (_s, f) => next(f),
    take: (s, f, o, seat, out) => (o.do === 'pass' ? next(f) : (afterRoll.take(s, f, o, seat, out) ?? self)),
  };
}

const HITS_OF_AMBUSH = 2;
const DIE = 4;

/** §O.5, §12.7.7-R1, §13.2.4-R1: the hits that are left of those on a side: each ignores one in a battle at most. */
function unignored(s: RootState, f: BattleFrame, side: Faction, hits: number): number {
  const mark = side === f.attacker ? 1 : 2;
  if (hits === 0 || (f.ignored & mark) !== 0 || !ignoresHit.apply(false, s, f, side)) return hits;
  f.ignored |= mark;
  return hits - 1;
}

/** §12.7.1 comes before the other effects before the roll; they do not touch each other. */
const preparing = (f: BattleFrame): BattleFrame['step'] =>
  f.attacker === HUNDREDS || f.defender === HUNDREDS ? 'rally' : 'scouting';

export const battleProcedure: Procedure<Root, BattleFrame> = {
  allies: {
    kind: 'choice',
    window: 'battle-ally',
    law: '9.2.9.II.c',
    seats: (s, f) => seatBit(s, f.attacker),
    options: (s, f, seat, ask) => orPass(ask, PASS(), (asked) => allies.options(s, f, seat, asked)),
    none: () => 'declare',
    take: (s, f, o, seat, out) => (o.do === 'pass' ? 'declare' : (allies.take(s, f, o, seat, out) ?? 'declare')),
  },
  // §12.2.5-R1: said before the ambush.
  loot: {
    kind: 'choice',
    window: 'hundreds-loot',
    law: '12.2.5',
    seats: (s, f) => seatBit(s, f.attacker),
    options: (s, f, seat, ask) => orPass(ask, PASS(), (asked) => looters.options(s, f, seat, asked)),
    none: () => 'declare',
    take: (s, f, o, seat, out) => (o.do === 'pass' ? 'declare' : (looters.take(s, f, o, seat, out) ?? 'declare')),
  },
  // §14.7.5: to battle the Uprising its attacker discards a card of the clearing's suit.
  declare: {
    kind: 'rule',
    run: (s, f) =>
      f.defender === UPRISING ? { call: spend(f.attacker, s.suit[f.clearing]!, '14.7.5'), then: 'joined' } : 'joined',
  },
  joined: {
    kind: 'rule',
    run(s, f, out) {
      if (out.on) out.tell({ e: 'battle', clearing: f.clearing, attacker: f.attacker, defender: f.defender });
      const scouted = SCOUTING_PARTIES.some((card) => s.cards.at[card] === playArea(f.attacker));
      return scouted || !mayAmbush(s, f, f.defender) ? preparing(f) : 'ambush';
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
      if (o.do !== 'ambush') return preparing(f);
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
      if (o.do !== 'ambush') return 'ambushHits';
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
    run(s, f, out) {
      if (out.on) out.tell({ e: 'hits', on: f.attacker, hits: f.onAttacker, law: '4.3.1' });
      const r = suffer(s, f, 'attacker', out);
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
    options: (s, f, seat, ask) => orPass(ask, PASS(), (asked) => rally.options(s, f, seat, asked)),
    none: () => 'scouting',
    take: (s, f, o, seat, out) => (o.do === 'pass' ? 'scouting' : (rally.take(s, f, o, seat, out) ?? 'scouting')),
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
      ask.offer(PASS());
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
    options: (s, f, seat, ask) => orPass(ask, PASS(), (asked) => beforeRoll.options(s, f, seat, asked)),
    none: () => 'roll',
    take: (s, f, o, seat, out) => (o.do === 'pass' ? 'roll' : (beforeRoll.take(s, f, o, seat, out) ?? 'roll')),
  },
  // §4.3.2, §X.1: two dice, each uniform over 0 to 3; §4.3.2.I: limits count at the roll.
  roll: {
    kind: 'chance',
    count: () => DIE * DIE,
    name: (_s, _f, n) => `dice ${Math.max(n >> 2, n & 3)} ${Math.min(n >> 2, n & 3)}`,
    take(s, f, n, out) {
      const high = Math.max(n >> 2, n & 3);
      const low = Math.min(n >> 2, n & 3);
      const swapped = defenderTakesHigher.apply(false, s, f);
      f.die = swapped ? low : high;
      // §12.2.5: looters roll, but deal no rolled hits.
      const most = f.looting === 1 ? 0 : FACTION_RULES[f.attacker]!.rollLimit(s, f, f.attacker);
      f.onDefender = Math.min(f.die, most);
      f.onAttacker = Math.min(
        swapped ? high : low,
        FACTION_RULES[f.defender]!.rollLimit(s, f, f.defender) + f.enlisted,
      );
      if (out.on) out.tell({ e: 'rolled', high, low, attacker: f.onDefender, defender: f.onAttacker });
      return isVagabond(f.attacker) ? 'payForHits' : 'whoBegins';
    },
  },
  payForHits: {
    kind: 'choice',
    window: 'pay-for-hits',
    law: '9.5.2',
    seats: (s, f) => seatBit(s, f.attacker),
    options: (s, f, seat, ask) => orPass(ask, PASS(), (asked) => payForHits.options(s, f, seat, asked)),
    none: () => 'whoBegins',
    take: (s, f, o, seat, out) =>
      o.do === 'pass' ? 'whoBegins' : (payForHits.take(s, f, o, seat, out) ?? 'whoBegins'),
  },
  // §4.3.2.II-R1: if both have effects, the attacker says who begins.
  whoBegins: {
    kind: 'choice',
    window: 'who-begins',
    law: '4.3.2.II',
    seats: (s, f) => fighterBit(s, f.attacker),
    options(s, f, _seat, ask) {
      if (!isFaction(f.attacker) || !isFaction(f.defender)) return;
      const any = (side: Faction): boolean => {
        let found = false;
        afterRoll.options(s, f, s.seat[side]!, { why: false, enough: false, offer: () => (found = true), refuse() {} });
        return found;
      };
      if (!any(f.attacker) || !any(f.defender)) return;
      ask.offer(BEGIN(f.attacker));
      ask.offer(BEGIN(f.defender));
    },
    none: () => 'attackerEffects',
    take: (_s, f, o) => (o.do === 'begin' && o.faction === f.defender ? 'defenderEffects' : 'attackerEffects'),
  },
  attackerEffects: effects('attacker-effects', 'attacker', 'attackerEffects', 'defenderEffects'),
  defenderEffects: effects('defender-effects', 'defender', 'defenderEffects', 'attackerEffects'),
  // §4.3.2.II, §4.3.2.III: extra hits ignore the limit.
  count: {
    kind: 'rule',
    run(s, f, out) {
      const helpless = FACTION_RULES[f.defender]!.defenseless(s, f, f.defender) ? 1 : 0;
      f.onDefender += f.extraOnDefender + attackerBonus.apply(0, s, f) + helpless;
      f.onAttacker += f.extraOnAttacker + defenderBonus.apply(0, s, f);
      f.onDefender = unignored(s, f, f.defender, f.onDefender);
      f.onAttacker = unignored(s, f, f.attacker, f.onAttacker);
      f.onDefender = Math.min(f.onDefender, FACTION_RULES[f.defender]!.staying(s, f, f.defender));
      f.onAttacker = Math.min(f.onAttacker, FACTION_RULES[f.attacker]!.staying(s, f, f.attacker));
      if (out.on) out.tell({ e: 'hits', on: f.defender, hits: f.onDefender, law: '4.3.3' });
      if (out.on) out.tell({ e: 'hits', on: f.attacker, hits: f.onAttacker, law: '4.3.3' });
      return 'defenderLosses';
    },
  },
  defenderLosses: losses('defenderLosses', 'losses', 'defender', 'attackerLosses'),
  attackerLosses: losses('attackerLosses', 'losses', 'attacker', 'deal'),
  // §4.3.3, §O.6, §3.1-R1: one moment; both sides' pieces leave, both score, and only then the triggers.
  deal: {
    kind: 'rule',
    run(s, f, out) {
      const lostByDefender = suffer(s, f, 'defender', out);
      const lostByAttacker = suffer(s, f, 'attacker', out);
      const calls: Child<Root>[] = [];
      for (const r of [lostByDefender, lostByAttacker]) battleSpoils.gather(calls, s, f, r, out);
      for (const r of [lostByDefender, lostByAttacker]) calls.push(...triggers(s, r, out));
      return { calls, by: s.seat[current(s)]!, law: '4.3.3', then: 'over' };
    },
  },
  over: {
    kind: 'rule',
    run: (s, f, out) => ({
      calls: battleOver.gather([], s, f, out),
      by: s.seat[current(s)]!,
      law: '1.1.3',
      then: 'done',
    }),
  },
};
