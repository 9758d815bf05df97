import type { RootLaw } from '../../../law/index.ts';
import type { Title } from '../components/cards/index.ts';
import type { ChildFrame, Refusal } from '../../../kernel/index.ts';
import type { Removal } from '../rules/04-key-actions/removal-type.ts';
import type { Homeland } from '../rules/15-advanced-setup/homeland-type.ts';
import type { Collector, Root, RootOption, Sink } from '../types.ts';
import type { RootState } from '../state.ts';
import type { Clearing, Faction, Party } from '../words.ts';
import type { BattleFrame } from '../rules/04-key-actions/battle/frames.ts';

/** What a faction brings to the common procedures. A faction never imports another; it meets them here and in hooks. */
export interface FactionRules {
  /** Chapter n.3: faction setup. */
  setup(f: Faction): ChildFrame<Root>;
  /** §15.8.2, §15.11: what its setup card starts instead. */
  setupCard(f: Faction): ChildFrame<Root>;
  /** §15.8.3: what its setup card asks of homelands, and what starts there; undefined where it names none. */
  readonly homeland: Homeland | undefined;
  birdsong(f: Faction): ChildFrame<Root>;
  daylight(f: Faction): ChildFrame<Root>;
  evening(f: Faction): ChildFrame<Root>;
  /** §4.1.1: crafting pieces of a clearing suit, activated ones included. */
  craftingPieces(s: RootState, f: Faction, suit: number): number;
  /** §10.2.1: a reason of its own against crafting a card for which its crafting pieces do not suffice, and its number. */
  cannotCraft?(s: RootState, title: Title): readonly [Refusal<RootLaw>, number] | undefined;
  /** §4.1.1: activates `count` crafting pieces of a suit; §9.2.1: a Vagabond exhausts hammers. */
  activate(s: RootState, f: Faction, suit: number, count: number, out: Sink): void;
  /** §4.1.2: where a crafted item goes; §12.2.3: or what decides it, with the printed points. */
  gainItem(s: RootState, f: Faction, item: number, points: number, out: Sink): ChildFrame<Root> | undefined;
  /** §4.3.2.I: the most rolled hits it can deal in a battle. */
  rollLimit(s: RootState, b: BattleFrame, f: Party): number;
  /** §4.3.2.III: true when it defends without help. */
  defenseless(s: RootState, b: BattleFrame, f: Party): boolean;
  /** §4.3.1: true while it can go on attacking. */
  canAttack(s: RootState, b: BattleFrame, f: Party): boolean;
  /** §4.3.3: how many hits it can take in this battle. */
  hitCapacity(s: RootState, b: BattleFrame, f: Party): number;
  /** §4.3.3: what it may lose next, `doom` being chosen already; nothing listed: no choice is left. */
  losses(s: RootState, b: BattleFrame, f: Party, doom: readonly number[], ask: Collector): void;
  /** The code that `doom` keeps for an option of `losses`. */
  lossCode(o: RootOption): number;
  /** §4.3.3: loses what was chosen, in one moment. */
  applyLosses(s: RootState, b: BattleFrame, f: Party, doom: readonly number[], r: Removal, out: Sink): void;
  /** §4.2: lists the moves it can take when an effect grants one. */
  listGrantedMoves(s: RootState, f: Faction, ask: Collector): void;
  /** §4.2: takes such a move. */
  takeGrantedMove(s: RootState, f: Faction, o: RootOption, out: Sink): ChildFrame<Root>;
  /** §9.2.2.I and the like: what "remove all enemy pieces" does to it besides its pieces. */
  fullRemoval(s: RootState, f: Party, c: Clearing, by: Party): ChildFrame<Root> | undefined;
  /** §11.2.6.I, §11.2.6.III: how much it can pay for a service. */
  serviceFunds(s: RootState, f: Faction): number;
  /** §11.2.6.III: how it pays when not with warriors of its supply. */
  payItems(f: Faction, price: number): ChildFrame<Root> | undefined;
}

/** The rules of each party by number, filled in by `hooks.ts`, which imports them all. */
export const FACTION_RULES: FactionRules[] = [];
