import { agenda, type ChildFrame, reactionHook, withValue } from '../../../../kernel/index.ts';
import { current, isEnemy, parties, playing } from '../02-key-terms/players.ts';
import { isEnemyPiece } from '../02-key-terms/mercenaries.ts';
import { lift, sendHome } from '../02-key-terms/pieces.ts';
import { score } from '../03-victory/scoring.ts';
import { isSheltered } from '../14-hirelings/immunity.ts';
import { forgetHeld } from '../14-hirelings/stuck.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import type { Root, Sink } from '../../types.ts';
import { IS_CARDBOARD, IS_CRAFTING, OWNER, type Piece, PIECES_OF, WARLORD } from '../../components/pieces.ts';
import type { RootState } from '../../state.ts';
import {
  type Clearing,
  CLEARING_COUNT,
  EVERY_SUIT,
  type Faction,
  FACTIONS,
  isFaction,
  NO_FACTION,
  type Party,
} from '../../words.ts';
import type { Removal } from './removal-type.ts';
import { takesHoused } from '../21-landmarks/treetop.ts';

export type { Removal } from './removal-type.ts';

/** A removal that has not begun. */
export function removal(
  by: Party,
  how: { inBattle?: true; defender?: Party; scorer?: Party; replaced?: true } = {},
): Removal {
  const { inBattle = false, defender = NO_FACTION, scorer = by, replaced = false } = how;
  return { by, scorer, inBattle, defender, replaced, gone: [], raids: [] };
}

/** Where removed pieces of a kind go, when it is not the supply; gives false to leave them to the supply. */
export type RemovalOverride = (s: RootState, p: Piece, c: Clearing, count: number, r: Removal, out: Sink) => boolean;

/** Exceptions to 2.5.1 to 2.5.3 by kind of piece, filled in by the file that imports all factions. */
export const REMOVAL_OVERRIDES: (RemovalOverride | undefined)[] = [];

/** Crafting pieces of a suit activated beyond those that stand in clearings of that suit alone. */
const overdrawn = (s: RootState, f: Faction, suit: number): number =>
  s.activated[suit]! - FACTION_RULES[f]!.craftingPieces(s, f, suit);

/** §4.1.1: of the current player's crafting pieces those already activated go first, as their owner would say. */
function forgetActivated(s: RootState, f: Faction, suit: number, count: number): void {
  if (suit !== EVERY_SUIT) {
    s.activated = withValue(s.activated, suit, Math.max(0, s.activated[suit]! - count));
    return;
  }
  // §21.7-R2: what the pieces of other clearings could not have paid for.
  for (let n = 0; n < count; n++) {
    let most = 0;
    for (let each = 1; each < 3; each++) if (overdrawn(s, f, each) > overdrawn(s, f, most)) most = each;
    s.activated = withValue(s.activated, most, Math.max(0, s.activated[most]! - 1));
  }
}

/** Takes pieces off the map as part of a removal; §3.2.1: one point per enemy building or token. */
export function takeOff(s: RootState, r: Removal, p: Piece, c: Clearing, count: number, out: Sink): void {
  if (count === 0) return;
  const housed = c === s.landmarks.treetop && takesHoused(s, r, OWNER[p]!, p, c, count);
  lift(s, p, c, count);
  if (housed) s.landmarks.housed = -1;
  if (IS_CRAFTING[p] && OWNER[p] === current(s)) forgetActivated(s, current(s), s.suit[c]!, count);
  if (s.hirelings.stuck.length > 0 && (r.inBattle || r.by === OWNER[p])) forgetHeld(s, p, c, count);
  r.gone.push(p, c, count);
  if (out.on) out.emit({ type: 'removed', piece: p, clearing: c, count, by: r.by });
  if (!REMOVAL_OVERRIDES[p]?.(s, p, c, count, r, out)) sendHome(s, p, count, r.replaced, out);
  // §14.4.6: nobody scores for what hirelings remove; §14.4.6-R1: for their cardboard everybody does.
  if (IS_CARDBOARD[p] && r.scorer >= 0 && isFaction(r.scorer) && isEnemy(s, r.scorer, OWNER[p]!)) {
    score(s, r.scorer, count, '3.2.1', out);
    // §21.4
    if (housed) score(s, r.scorer, 1, '21.4', out);
  }
}

/** How many pieces of a faction a removal took, by a test. */
export function countGone(r: Removal, test: (p: Piece, c: Clearing) => boolean): number {
  let count = 0;
  for (let i = 0; i < r.gone.length; i += 3) if (test(r.gone[i]!, r.gone[i + 1]!)) count += r.gone[i + 2]!;
  return count;
}

/** §O.6: what a removal triggers once all its pieces are off, asked for each faction that lost some. */
export const removed = reactionHook<Root, [s: RootState, r: Removal, victim: Faction, out: Sink]>('removed');

/** §1.1.3, §4.3.3-R1: the triggers of a removal for the current player to order; in battle each side orders its own. */
export function triggers(s: RootState, r: Removal, out: Sink): ChildFrame<Root>[] {
  const all: ChildFrame<Root>[] = [];
  if (r.gone.length === 0) return all;
  const bySide = r.inBattle && s.settings.law.triggerOrder === 'ownSide';
  for (const victim of playing(s)) {
    const own = removed.gather([], s, r, victim, out);
    if (bySide && own.length > 1) all.push(agenda(own, s.seat[victim]!, '4.3.3', FACTIONS[victim]));
    else all.push(...own);
  }
  return all;
}

/** Removes all enemy pieces of `by` from a clearing; gives what follows besides the triggers (9.2.2.I). */
export function removeEnemies(s: RootState, r: Removal, c: Clearing, into: ChildFrame<Root>[], out: Sink): void {
  for (const f of parties(s)) {
    if (!isEnemy(s, r.by, f) || isSheltered(s, f, c)) continue;
    // §12.2.2: the warlord leaves the map in battle only; §11.2.7.III-R1: mercenaries are spared.
    for (const p of PIECES_OF[f]!)
      if (p !== WARLORD && isEnemyPiece(s, r.by, p)) takeOff(s, r, p, c, s.on[p * CLEARING_COUNT + c]!, out);
    const hurt = FACTION_RULES[f]!.fullRemoval(s, f, c, r.by);
    if (hurt) into.push(hurt);
  }
}
