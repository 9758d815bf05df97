import type { MapId } from './components/maps/index.ts';
import type { FactionViews } from './factions/kinds.ts';
import type { HirelingsState } from './rules/14-hirelings/state.ts';
import type { DraftState } from './rules/15-advanced-setup/state.ts';
import type { LandmarksState } from './rules/21-landmarks/state.ts';
import type { FactionName } from './words.ts';
import type { Seat, Unseen } from '../../kernel/index.ts';
import type { RuinsView } from './rules/02-key-terms/view-types.ts';

/** Everything a seat or a spectator knows. */
export interface RootView extends FactionViews {
  readonly viewer: Seat;
  /** By seat; null before a seat has drafted (15.8.2). */
  readonly factions: readonly (FactionName | null)[];
  readonly map: MapId;
  readonly order: readonly number[];
  readonly turn: number;
  readonly turns: number;
  /** §1.5: the part of the turn, an index of PHASES; -1 outside of a turn. */
  readonly phase: number;
  /** What the turn's faction may still do and how much that was, where its rules count it; empty elsewhere. */
  readonly actions: readonly number[];
  readonly suit: readonly number[];
  readonly on: readonly number[];
  readonly supply: readonly number[];
  readonly away: readonly number[];
  readonly ruler: readonly number[];
  readonly open: readonly number[];
  readonly ruin: readonly number[];
  /** §19.5: the clearing with the Ferry, -1 where there is none. */
  readonly ferry: number;
  /** §19.5: 1 once the Ferry was used in this turn. */
  readonly ferried: number;
  /** §20.2: closed paths that nobody has cleared: a bit for each of the map's `closedPaths`. */
  readonly closed: number;
  /** §20.3: 1 once a path was cleared in this turn. */
  readonly cleared: number;
  /** §20.4: the clearing with the Tower, -1 where there is none. */
  readonly tower: number;
  readonly scorched: readonly number[];
  readonly items: readonly number[];
  readonly crafted: readonly number[];
  readonly craftedSpent: readonly number[];
  readonly points: readonly number[];
  readonly dominance: readonly number[];
  readonly coalition: readonly number[];
  readonly activated: readonly number[];
  readonly usedEffects: readonly number[];
  /** Coffin Makers: warriors on the card, by kind. */
  readonly coffins: readonly number[];
  /** How many cards lie in each pile (1.2.1). */
  readonly pileSizes: readonly number[];
  /** The pile of each card that the viewer can place, by card; -1 for the others. */
  readonly known: readonly number[];
  /** For cards of the viewer's own hand and stacks: who has seen them, by card; 0 for the others. */
  readonly seenBy: readonly number[];
  /** The cards the viewer cannot place, by what public knowledge can tell apart. */
  readonly unseen: readonly Unseen[];
  /** §9.3.4 */
  readonly ruins: RuinsView;
  /** §14.2.0: null in a game without them, and before they are dealt. */
  readonly hirelings: Readonly<HirelingsState> | null;
  /** §15.8.1: null unless factions are being drafted. */
  readonly draft: Readonly<DraftState> | null;
  /** §21.2: null at a table without landmarks. */
  readonly landmarks: Readonly<LandmarksState> | null;
}
