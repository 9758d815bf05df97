import { offerUnless, type OptionContribution } from '../../../../kernel/index.ts';
import { current, hasPawn, isVagabond } from '../../rules/02-key-terms/players.ts';
import { pieces, warriors } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { type Removal, takeOff } from '../../rules/04-key-actions/removal.ts';
import { isSheltered } from '../../rules/14-hirelings/immunity.ts';
import type { FactionRules } from '../faction.ts';
import type { Root, Sink } from '../../types.ts';
import { IS_WARRIOR, PIECES_OF } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { type Faction, FACTIONS, type Party, RIVERFOLK, SWORD, VAGABOND, type Vagabond } from '../../words.ts';
import { ARBITER, RONIN } from './characters.ts';
import { damage, exhaust, fresh, swords, vagabondOf, wholeItems } from './items.ts';
import { damageAll, listWhole } from './mending.ts';
import { isAllied, isHostile, lostBy, turnHostile } from './relations.ts';
import { NO_MARKER } from './state.ts';
import { vagabondVerbs } from './verbs.ts';
import type { BattleFrame } from '../../rules/04-key-actions/battle/frames.ts';

const NO_SWORD = refusal('4.3.2.II', 'sword');
const OWN_WARRIORS = refusal('9.2.9.II.c', 'that-ally-defends');

/** The code of an ally's warrior, plus its kind, among what he chose to lose; items are their number times two plus the side. */
const ALLY_FALLS = 1000;

/** §9.2.9.II.c, §1.1.4, §O.9: the ally's warriors that he treats as his own, as attacker only. */
function alliedWarriors(s: RootState, b: BattleFrame, f: Faction): number {
  if (b.ally < 0 || f !== b.attacker || !isAllied(s, f, b.ally)) return 0;
  return warriors(s, b.ally, b.clearing);
}

/** §9.2.9.II.d: those of them that hits can take; §14.3.2: none beside a Stoic Protector of theirs. */
function exposedAllies(s: RootState, b: BattleFrame, f: Faction): number {
  return b.ally >= 0 && isSheltered(s, b.ally, b.clearing) ? 0 : alliedWarriors(s, b, f);
}

/** How many of an ally's warriors of a kind he has chosen to lose. */
function chosen(doom: readonly number[], p: number): number {
  let count = 0;
  for (const code of doom) if (code === ALLY_FALLS + p) count++;
  return count;
}

const hitsOn = (b: BattleFrame, f: Faction): number => (f === b.attacker ? b.onAttacker : b.onDefender);

/** §9.5.2-E1: in one edition rolled hits of a battle that he starts cost a sword each. */
const paysPerHit = (s: RootState, b: BattleFrame, f: Faction): boolean =>
  s.settings.law.vagabondSwordPerHit && f === b.attacker && b.instigator < 0;

/** How a Vagabond fights. */
export const FIGHTING: Pick<
  FactionRules,
  'rollLimit' | 'defenseless' | 'canAttack' | 'hitCapacity' | 'losses' | 'lossCode' | 'applyLosses'
> = {
  // §9.2.6, §9.2.9.II.c; §9.5.2-E1: the sword that started the battle pays for one hit.
  rollLimit(s, b, f: Vagabond) {
    const own = swords(vagabondOf(s, f));
    return alliedWarriors(s, b, f) + (paysPerHit(s, b, f) ? Math.min(own, 1) : own);
  },
  // §9.2.4, §9.2.4-R1: asked of the defender only.
  defenseless: (s, _b, f: Vagabond) => swords(vagabondOf(s, f)) === 0,
  // §9.2.2: the pawn cannot be removed.
  canAttack: () => true,
  // §9.2.7: what is left when nothing can be damaged any more is ignored.
  hitCapacity: (s, b, f: Vagabond) => wholeItems(vagabondOf(s, f)) + exposedAllies(s, b, f),
  // §9.2.7-R1, §9.2.9.II.d-R1: he decides each hit, item or ally's warrior.
  losses(s, b, f: Vagabond, doom, ask) {
    const allies = exposedAllies(s, b, f);
    if (wholeItems(vagabondOf(s, f)) + allies <= hitsOn(b, f)) return;
    listWhole(s, f, doom, ask);
    if (allies > 0)
      for (const p of PIECES_OF[b.ally]!)
        if (IS_WARRIOR[p] && pieces(s, p, b.clearing) > chosen(doom, p)) ask.offer(verbs.lose(p));
  },
  lossCode(o) {
    if (o.verb === 'damage') return o.item * 2 + o.side;
    return o.verb === 'lose' ? ALLY_FALLS + o.piece : -1;
  },
  applyLosses(s, b, f: Vagabond, doom, r, out) {
    const own = wholeItems(vagabondOf(s, f));
    const all = doom.length < hitsOn(b, f);
    const allies = exposedAllies(s, b, f);
    if (all) damageAll(s, f, out);
    for (const code of doom) if (code < ALLY_FALLS) damage(s, f, code >> 1, code & 1, out);
    if (allies > 0)
      for (const p of PIECES_OF[b.ally]!)
        if (IS_WARRIOR[p]) takeOff(s, r, p, b.clearing, all ? pieces(s, p, b.clearing) : chosen(doom, p), out);
    if (f !== b.attacker || b.ally < 0) return;
    b.lostAllies += allies - exposedAllies(s, b, f);
    b.damagedItems += own - wholeItems(vagabondOf(s, f));
  },
};

/** §9.2.9.II.c, §9.2.9.II.c-R1: declared when the battle begins; the defender's own warriors never help. */
export const alliesInBattle: OptionContribution<Root, BattleFrame> = {
  verbs: ['with'],
  options(s, b, _seat, ask) {
    if (!isVagabond(b.attacker)) return;
    // §9.2.9.II.c-E1: one edition wants a defender who is no ally at all.
    if (s.settings.law.allyAttackScope === 'noAlly' && isAllied(s, b.attacker, b.defender)) return;
    for (let ally = 0; ally < FACTIONS.length; ally++) {
      if (!isAllied(s, b.attacker, ally) || warriors(s, ally, b.clearing) === 0) continue;
      if (ally === b.defender) {
        if (ask.wantsRefusals) ask.refuse(vagabondVerbs.with(ally), OWN_WARRIORS);
      } else ask.offer(vagabondVerbs.with(ally));
    }
  },
  take(_s, b, o, _seat, out) {
    if (o.verb === 'with' && isVagabond(b.attacker)) {
      b.ally = o.faction;
      if (out.on) out.emit({ type: 'ally-fights', faction: b.attacker, ally: o.faction });
    }
    return 'declare';
  },
};

/** §9.5.2-E1: after the roll, a further sword for each further hit, up to the die. */
export const swordPerHit: OptionContribution<Root, BattleFrame> = {
  verbs: ['swing'],
  options(s, b, _seat, ask) {
    if (!isVagabond(b.attacker) || !paysPerHit(s, b, b.attacker) || b.onDefender >= b.die) return;
    offerUnless(ask, vagabondVerbs.swing(), fresh(vagabondOf(s, b.attacker), SWORD) > 0 ? undefined : NO_SWORD);
  },
  take(s, b, _o, _seat, out) {
    if (isVagabond(b.attacker)) exhaust(s, b.attacker, SWORD, out);
    b.onDefender++;
    return 'payForHits';
  },
};

/** The Ronin: once in a battle, a sword for one extra hit (4.3.2.II). */
export const swiftStrike: OptionContribution<Root, BattleFrame> = {
  verbs: ['swift-strike'],
  options(s, b, seat, ask) {
    const f = fighterAt(s, b, seat);
    if (!isVagabond(f) || vagabondOf(s, f).character !== RONIN || b.swift === 1) return;
    offerUnless(ask, vagabondVerbs.swiftStrike(), fresh(vagabondOf(s, f), SWORD) > 0 ? undefined : NO_SWORD);
  },
  take(s, b, _o, seat, out) {
    const f = fighterAt(s, b, seat);
    b.swift = 1;
    if (isVagabond(f)) exhaust(s, f, SWORD, out);
    if (f === b.attacker) b.extraOnDefender++;
    else b.extraOnAttacker++;
    return f === b.attacker ? 'attackerEffects' : 'defenderEffects';
  },
};

/** The fighter who sits there. */
const fighterAt = (s: RootState, b: BattleFrame, seat: number): Party =>
  s.seat[b.attacker] === seat ? b.attacker : b.defender;

/** §E.5.2, §E.5.2-R1: the defender may enlist an Arbiter who stands there and does not fight. */
export const arbiter: OptionContribution<Root, BattleFrame> = {
  verbs: ['enlist'],
  options(s, b, _seat, ask) {
    for (let i = 0; i < s.vagabonds.length; i++) {
      const f = VAGABOND + i;
      if (s.vagabonds[i]!.character !== ARBITER || f === b.attacker || f === b.defender) continue;
      if (hasPawn(s, f, b.clearing)) ask.offer(vagabondVerbs.enlist(f));
    }
  },
  take(s, b, o, _seat, out) {
    if (o.verb !== 'enlist') return 'roll';
    b.enlisted = swords(vagabondOf(s, o.faction));
    if (out.on) out.emit({ type: 'enlisted', faction: o.faction, by: b.defender, swords: b.enlisted });
    score(s, o.faction, 1, 'E.5.2', out);
    return 'roll';
  },
};

/** §E.4.2-E1: whether he scores infamy for what he himself removed in this battle. */
function scoresInfamy(s: RootState, b: BattleFrame, f: Faction, wasHostile: boolean): boolean {
  if (current(s) !== f) return false;
  if (b.instigator < 0 || s.settings.law.instigateMode !== 'ru') return true;
  return b.attacker === f && wasHostile;
}

/** §11.2.7.III.b-E1: whether the otters he removed were mercenaries, and so no reason for the Riverfolk to turn. */
function wereHired(s: RootState, b: BattleFrame, by: Vagabond, victim: Faction, out: Sink): boolean {
  const buyer = by === b.attacker ? b.defender : b.attacker;
  const { mercenaryHostility } = s.settings.law;
  // §11.2.7.III.b: a Vagabond buys none: beside him they fight as allies (9.2.9.II.c).
  if (victim !== RIVERFOLK || buyer === RIVERFOLK || isVagabond(buyer)) return false;
  if (mercenaryHostility === 'riverfolk') return false;
  if (mercenaryHostility === 'buyer') turnHostile(s, by, buyer, '11.2.7.III.b', out);
  return true;
}

/** §9.2.9.III, §9.2.9.III.a: his removals in battle turn factions hostile, and hostile pieces score on his turn. */
export function infamy(s: RootState, b: BattleFrame, r: Removal, out: Sink): undefined {
  if (isVagabond(r.by))
    for (let victim = 0; victim < FACTIONS.length; victim++) {
      const lost = vagabondOf(s, r.by).relation[victim]! === NO_MARKER ? 0 : lostBy(r, victim, false);
      if (lost === 0 || wereHired(s, b, r.by, victim, out)) continue;
      const wasHostile = isHostile(s, r.by, victim);
      // §9.2.9.III.a-R1: the warrior that made the faction hostile does not score.
      const first = !wasHostile && lostBy(r, victim, true) > 0 ? 1 : 0;
      if (first === 1) turnHostile(s, r.by, victim, '9.2.9.III', out);
      if ((wasHostile || first === 1) && scoresInfamy(s, b, r.by, wasHostile))
        score(s, r.by, lost - first, '9.2.9.III.a', out);
    }
  // §E.4.2-E1: one edition scores hostile pieces of either side for the Vagrant.
  if (b.instigator >= 0 && b.instigator !== r.by && s.settings.law.instigateMode === 'ua')
    for (let victim = 0; victim < FACTIONS.length; victim++)
      if (isHostile(s, b.instigator, victim)) score(s, b.instigator, lostBy(r, victim, false), 'E.4.2', out);
  if (s.settings.law.allyBetrayalTiming === 'immediate') betrayed(s, b, out);
}

/** §9.2.9.II.d: more allied warriors lost than items damaged, over the whole battle, make the ally hostile. */
function betrayed(s: RootState, b: BattleFrame, out: Sink): void {
  if (b.ally >= 0 && b.lostAllies > b.damagedItems && isVagabond(b.attacker))
    turnHostile(s, b.attacker, b.ally, '9.2.9.II.d', out);
}

/** §9.2.9.II.d-E1: at the end of the battle. */
export function betrayal(s: RootState, b: BattleFrame, out: Sink): undefined {
  betrayed(s, b, out);
}
