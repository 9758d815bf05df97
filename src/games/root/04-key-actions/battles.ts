import type { Ask, Frame } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { hasPawn, hasPieces, isEnemy, isVagabond } from '../02-key-terms/players.ts';
import { warriors } from '../02-key-terms/rule.ts';
import type { RootOption } from '../kinds.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import { BATTLE } from '../verbs.ts';
import { BIRD, CLEARING_COUNT, type Clearing, type Faction, NO_FACTION } from '../words.ts';

const NO_ENEMY = refusal('4.3', 'no-enemy');
const COALITION = refusal('4.3', 'coalition');
const NO_FIGHTERS = refusal('4.3', 'no-warriors');
const WRONG_SUIT = refusal('7.5.2.III', 'battle-suit');

/** §4.3-E1: whom a faction may battle. */
export function mayBattle(s: RootState, attacker: Faction, defender: Faction): boolean {
  return attacker !== defender && (s.settings.law.coalitionMayBattle || isEnemy(s, attacker, defender));
}

/** §4.3: lists the battles a faction can start in clearings of a suit (a bird: in any), or in one clearing only. */
export function listBattles(
  s: RootState,
  f: Faction,
  suit: number,
  ask: Ask<RootOption, RootLaw>,
  only: Clearing = -1,
): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (ask.enough) return;
    if (only >= 0 && c !== only) continue;
    const absent = warriors(s, f, c) === 0 && !hasPawn(s, f, c);
    const wrong = suit !== BIRD && s.suit[c] !== suit;
    if ((absent || wrong) && !ask.why) continue;
    for (let i = 0; i < s.order.length; i++) {
      const other = s.faction[i]!;
      if (other === f) continue;
      const here = hasPieces(s, other, c);
      if (here && !absent && !wrong && mayBattle(s, f, other)) ask.offer(BATTLE(c, other));
      else if (!ask.why) continue;
      else if (absent) ask.refuse(BATTLE(c, other), NO_FIGHTERS);
      else if (!here) ask.refuse(BATTLE(c, other), NO_ENEMY);
      else if (wrong) ask.refuse(BATTLE(c, other), WRONG_SUIT, suit);
      else ask.refuse(BATTLE(c, other), COALITION);
    }
  }
}

/** §4.3: a battle. Losses are chosen first, nothing leaves; then one step deals everything (4.3.3-R1). */
export interface BattleFrame extends Frame {
  readonly proc: 'battle';
  step:
    | 'allies'
    | 'declare'
    | 'ambush'
    | 'foil'
    | 'ambushLosses'
    | 'ambushDeal'
    | 'ambushOver'
    | 'beforeRoll'
    | 'roll'
    | 'payForHits'
    | 'whoBegins'
    | 'attackerEffects'
    | 'defenderEffects'
    | 'count'
    | 'defenderLosses'
    | 'attackerLosses'
    | 'deal'
    | 'over';
  readonly clearing: Clearing;
  readonly attacker: Faction;
  readonly defender: Faction;
  /** §E.4.2: who gets the points for cardboard instead of the fighters, -1 for nobody. */
  readonly instigator: Faction;
  /** §9.2.9.II.c: the ally whose warriors a Vagabond treats as his own, -1 for none. */
  ally: Faction;
  /** §E.5.2: swords the Arbiter adds to the defender's limit. */
  enlisted: number;
  /** The attacker's die. */
  die: number;
  /** Rolled hits, then all hits, on each side. */
  onAttacker: number;
  onDefender: number;
  /** §4.3.2.II: extra hits on each side. */
  extraOnAttacker: number;
  extraOnDefender: number;
  /** Titles of effects used in this battle that work once. */
  used: number[];
  /** Who has still to speak after the roll: 2 both, 1 one side, 0 nobody. */
  speaking: number;
  /** What each side has chosen to lose. */
  doomA: number[];
  doomD: number[];
  /** §9.2.9.II.d: ally's warriors and items lost by the Vagabond in the whole battle. */
  lostAllies: number;
  damagedItems: number;
  /** 1 once the Ronin has struck swiftly. */
  swift: number;
}

/** A battle that begins. */
export function battle(attacker: Faction, defender: Faction, clearing: Clearing, instigator = NO_FACTION): BattleFrame {
  return {
    proc: 'battle',
    step: isVagabond(attacker) ? 'allies' : 'declare',
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
  };
}
