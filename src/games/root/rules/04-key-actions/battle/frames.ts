import type { Clearing, Faction, Party } from '../../../words.ts';
import type { Frame } from '../../../../../kernel/index.ts';

/** §4.3: a battle. Losses are chosen first, nothing leaves; then one step deals everything (4.3.3-R1). */
export interface BattleFrame extends Frame {
  readonly proc: 'battle';
  step:
    | 'allies'
    | 'loot'
    | 'declare'
    | 'joined'
    | 'ambush'
    | 'foil'
    | 'ambushHits'
    | 'ambushLosses'
    | 'ambushDeal'
    | 'ambushOver'
    | 'rally'
    | 'scouting'
    | 'scouts'
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
  readonly attacker: Party;
  readonly defender: Party;
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
  /** §12.2.5: 1 when the attacker loots. */
  looting: number;
  /** §14.7.6: 1 once the defender has paid for the higher die. */
  scouted: number;
  /** §O.5: sides that have ignored their first hit: 1 the attacker, 2 the defender, 3 both. */
  ignored: number;
}
