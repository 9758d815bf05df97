import type { Refusal } from '../../../../../kernel/index.ts';
import type { RootLaw } from '../../../../../law/index.ts';
import { hired, hiredAgainst } from '../../02-key-terms/mercenaries.ts';
import { handSize, hasFitting } from '../../02-key-terms/cards.ts';
import { hasPawn, hasPieces, isEnemy, isVagabond, parties } from '../../02-key-terms/players.ts';
import { warriors } from '../../02-key-terms/rule.ts';
import { noBattleWith } from '../../14-hirelings/immunity.ts';
import type { Collector } from '../../../types.ts';
import { handOf } from '../../../components/piles.ts';
import { refusal } from '../../../refusals.ts';
import type { RootState } from '../../../state.ts';
import { verbs } from '../../../verbs.ts';
import {
  BIRD,
  type Clearing,
  CLEARING_COUNT,
  type Faction,
  hireling,
  HUNDREDS,
  isFaction,
  NO_FACTION,
  type Party,
} from '../../../words.ts';
import { isSuit } from '../../02-key-terms/suits.ts';
import type { BattleFrame } from './frames.ts';

const NO_ENEMY = refusal('4.3', 'no-enemy');
const COALITION = refusal('4.3', 'coalition');
const NO_FIGHTERS = refusal('4.3', 'no-warriors');
const NO_HIRED_FIGHTERS = refusal('4.3', 'no-hired-warriors');
const WRONG_SUIT = refusal('7.5.2.III', 'battle-suit');
const OWN_HIRELINGS = refusal('14.4.2', 'own-hirelings');
const NO_CARD_TO_PAY = refusal('14.7.5', 'no-card');

const UPRISING = hireling('spring-uprising');

/** §4.3-E1: whom a party may battle; §14.4.2, §14.5.4: never its own hirelings. */
export function mayBattle(s: RootState, attacker: Party, defender: Party): boolean {
  const partners = s.settings.law.coalitionMayBattle && isFaction(attacker) && isFaction(defender);
  return attacker !== defender && (partners || isEnemy(s, attacker, defender));
}

/** §14.7.5: who battles the Uprising pays with a card first; hirelings have none. */
function cannotPay(s: RootState, attacker: Party, defender: Party, c: Clearing): Refusal<RootLaw> | undefined {
  if (defender !== UPRISING) return undefined;
  return isFaction(attacker) && hasFitting(s, handOf(attacker), s.suit[c]!) ? undefined : NO_CARD_TO_PAY;
}

/**
 * Whether the faction could battle in a clearing for all that everybody sees: §14.7.5: what it holds to pay for the
 * Uprising is hidden, so a question that depends on it is asked while the hand has any card.
 */
export function mightBattle(s: RootState, f: Faction, c: Clearing): boolean {
  const idle = warriors(s, f, c) === 0 && !hasPawn(s, f, c);
  for (const other of parties(s)) {
    if (other === f || (idle && hiredAgainst(s, f, other, c) === 0)) continue;
    if (!mayNotForce(s, f, other, c)) return true;
  }
  return false;
}

/** §4.3: what keeps a party from battling another in a clearing where it has fighters. */
export function mayNotBattle(s: RootState, f: Party, other: Party, c: Clearing): Refusal<RootLaw> | undefined {
  return hasPieces(s, other, c) ? mayNotBattleThere(s, f, other, c) : NO_ENEMY;
}

/** The same where the other party has pieces. */
function mayNotBattleThere(s: RootState, f: Party, other: Party, c: Clearing): Refusal<RootLaw> | undefined {
  return barredThere(s, f, other, c) ?? cannotPay(s, f, other, c);
}

function barred(s: RootState, f: Party, other: Party, c: Clearing): Refusal<RootLaw> | undefined {
  return hasPieces(s, other, c) ? barredThere(s, f, other, c) : NO_ENEMY;
}

function barredThere(s: RootState, f: Party, other: Party, c: Clearing): Refusal<RootLaw> | undefined {
  if (!mayBattle(s, f, other)) return isFaction(other) ? COALITION : OWN_HIRELINGS;
  return noBattleWith(s, other, c);
}

/** §16.3, §14.7.5: the same for one who is forced by somebody who does not see the hand: only an empty one is known. */
export const mayNotForce = (s: RootState, f: Faction, other: Party, c: Clearing): Refusal<RootLaw> | undefined =>
  barred(s, f, other, c) ?? (other === UPRISING && handSize(s, f) === 0 ? NO_CARD_TO_PAY : undefined);

/** Lists one battle; `idle` without own fighters there, `wrong` where another suit than the wanted one forbids it. */
function listBattle(
  s: RootState,
  f: Party,
  other: Party,
  c: Clearing,
  idle: boolean,
  wrong: Refusal<RootLaw> | undefined,
  suit: number,
  ask: Collector,
): void {
  if (other === f) return;
  // §4.3-R1: mercenaries alone can start a battle, though never against their own.
  const absent = idle && hiredAgainst(s, f, other, c) === 0;
  if (absent && !ask.wantsRefusals) return;
  const no = absent
    ? isFaction(f)
      ? NO_FIGHTERS
      : NO_HIRED_FIGHTERS
    : !hasPieces(s, other, c)
      ? NO_ENEMY
      : (wrong ?? mayNotBattleThere(s, f, other, c));
  if (!no) ask.offer(verbs.battle(c, other));
  else if (ask.wantsRefusals) ask.refuse(verbs.battle(c, other), no, no === wrong ? suit : s.suit[c]);
}

/** §4.3: lists the battles a faction can start in clearings of a suit (a bird: in any), or in one clearing only. */
export function listBattles(
  s: RootState,
  f: Party,
  suit: number,
  ask: Collector,
  only: Clearing = -1,
  wrongSuit: Refusal<RootLaw> = WRONG_SUIT,
): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (ask.isSatisfied) return;
    if (only >= 0 && c !== only) continue;
    const idle = warriors(s, f, c) === 0 && !hasPawn(s, f, c);
    const wrong = suit !== BIRD && !isSuit(s, c, suit);
    if (((idle && hired(s, f, c) === 0) || wrong) && !ask.wantsRefusals) continue;
    const bar = wrong ? wrongSuit : undefined;
    for (let i = 0; i < s.order.length; i++) listBattle(s, f, s.faction[i]!, c, idle, bar, suit, ask);
    const { parties } = s.hirelings;
    for (let i = 0; i < parties.length; i++) listBattle(s, f, parties[i]!, c, idle, bar, suit, ask);
  }
}

/** A battle that begins. */
export function battle(attacker: Party, defender: Party, clearing: Clearing, instigator = NO_FACTION): BattleFrame {
  return {
    proc: 'battle',
    step: isVagabond(attacker) ? 'allies' : attacker === HUNDREDS ? 'loot' : 'declare',
    got: 0,
    clearing,
    attacker,
    defender,
    instigator,
    ally: NO_FACTION,
    enlisted: 0,
    die: 0,
    onAttacker: 0,
    onDefender: 0,
    extraOnAttacker: 0,
    extraOnDefender: 0,
    used: [],
    speaking: 2,
    doomA: [],
    doomD: [],
    lostAllies: 0,
    damagedItems: 0,
    swift: 0,
    looting: 0,
    scouted: 0,
    ignored: 0,
  };
}
