import { hasSeat, type Seat, type Unseen, unseen } from '../../kernel/index.ts';
import { type RuinsView, viewRuins } from './rules/02-key-terms/ruins.ts';
import { phaseOf } from './rules/01-turn/phase.ts';
import { ruler } from './rules/02-key-terms/rule.ts';
import { DESCRIPTORS } from './factions/index.ts';
import type { FactionViews } from './factions/kinds.ts';
import type { HirelingsState } from './rules/14-hirelings/state.ts';
import { viewHirelings } from './rules/14-hirelings/view.ts';
import { copyDraft, type DraftState, isBlank } from './rules/15-advanced-setup/state.ts';
import { LandmarksState } from './rules/21-landmarks/state.ts';
import type { MapId } from './components/maps/index.ts';
import type { RootState } from './state.ts';
import { type FactionName, FACTIONS } from './words.ts';

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

const copied = (numbers: readonly number[]): readonly number[] => numbers.slice();
const itself = (numbers: readonly number[]): readonly number[] => numbers;

/** The actions that the turn's faction has left, and how many they were. */
function actionsOf(s: RootState): readonly number[] {
  for (const faction of DESCRIPTORS) {
    const left = faction.actionsLeft?.(s);
    if (left) return left;
  }
  return [];
}

/** Builds what a viewer may know, field by field. */
export function view(s: RootState, viewer: Seat, aliased = false): RootView {
  const list = aliased ? itself : copied;
  const { at, knows } = s.cards;
  const known = at.map((pile, card) => (hasSeat(knows[card]!, viewer) ? pile : -1));
  const seenBy = known.map((pile, card) => (pile >= 0 && hasSeat(s.owners[pile]!, viewer) ? knows[card]! : 0));
  const common = {
    viewer,
    factions: s.faction.map((f) => FACTIONS[f] ?? null),
    map: s.settings.map,
    order: list(s.order),
    turn: s.turn,
    turns: s.turns,
    phase: phaseOf(s),
    actions: actionsOf(s),
    suit: list(s.suit),
    on: list(s.on),
    supply: list(s.supply),
    away: list(s.away),
    ruler: s.suit.map((_, c) => ruler(s, c)),
    open: list(s.open),
    ruin: list(s.ruin),
    ferry: s.ferry,
    ferried: s.ferried,
    closed: s.closed,
    cleared: s.cleared,
    tower: s.tower,
    scorched: list(s.scorched),
    items: list(s.items),
    crafted: list(s.crafted),
    craftedSpent: list(s.craftedSpent),
    points: list(s.points),
    dominance: list(s.dominance),
    coalition: list(s.coalition),
    activated: list(s.activated),
    usedEffects: list(s.usedEffects),
    coffins: list(s.effects.coffins),
    pileSizes: list(s.cards.size),
    known,
    seenBy,
    unseen: unseen(s.cards, viewer),
    ruins: viewRuins(s, viewer),
    hirelings: viewHirelings(s),
    draft: isBlank(s.draft) ? null : copyDraft(s.draft),
    landmarks: s.settings.landmarks === 'none' ? null : aliased ? s.landmarks : new LandmarksState(s.landmarks),
  };
  const whole = common as typeof common & FactionViews;
  for (const faction of DESCRIPTORS) faction.view(s, whole, aliased, viewer);
  return whole;
}
