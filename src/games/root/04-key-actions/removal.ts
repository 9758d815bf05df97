import { agenda, type Child, type Out, react } from '../../../kernel/index.ts';
import { current, isEnemy, playing } from '../02-key-terms/players.ts';
import { lift, sendHome } from '../02-key-terms/pieces.ts';
import { score } from '../03-victory/scoring.ts';
import { FACTION_RULES } from '../factions.ts';
import type { Root, RootEvent } from '../kinds.ts';
import { IS_CARDBOARD, IS_CRAFTING, OWNER, type Piece, PIECES_OF } from '../pieces.ts';
import type { RootState } from '../state.ts';
import { CLEARING_COUNT, type Clearing, type Faction, FACTIONS } from '../words.ts';

/** Pieces that leave the map in one moment (O.6), and who removes them. */
export interface Removal {
  readonly by: Faction;
  /** Who scores for cardboard: the remover, or the Vagrant who instigated (E.4.2). */
  readonly scorer: Faction;
  readonly inBattle: boolean;
  /** §O.10: true when another piece takes the place. */
  readonly replaced: boolean;
  /** Piece, clearing, count; piece, clearing, count… */
  readonly gone: number[];
}

/** A removal that has not begun. */
export function removal(by: Faction, how: { inBattle?: true; scorer?: Faction; replaced?: true } = {}): Removal {
  const { inBattle = false, scorer = by, replaced = false } = how;
  return { by, scorer, inBattle, replaced, gone: [] };
}

/** Where removed pieces of a kind go, when it is not the supply; gives false to leave them to the supply. */
export type Fate = (s: RootState, p: Piece, c: Clearing, count: number, r: Removal) => boolean;

/** Exceptions to 2.5.1 to 2.5.3 by kind of piece, filled in by the file that imports all factions. */
export const FATES: (Fate | undefined)[] = [];

/** §4.1.1: of the current player's crafting pieces those already activated go first, as their owner would say. */
function forgetActivated(s: RootState, suit: number, count: number): void {
  s.activated[suit] = Math.max(0, s.activated[suit]! - count);
}

/** Takes pieces off the map as part of a removal; §3.2.1: one point per enemy building or token. */
export function takeOff(s: RootState, r: Removal, p: Piece, c: Clearing, count: number, out: Out<RootEvent>): void {
  if (count === 0) return;
  lift(s, p, c, count);
  if (IS_CRAFTING[p] && OWNER[p] === current(s)) forgetActivated(s, s.suit[c]!, count);
  r.gone.push(p, c, count);
  if (out.on) out.tell({ e: 'removed', piece: p, clearing: c, count, by: r.by });
  if (!FATES[p]?.(s, p, c, count, r)) sendHome(s, p, count, r.replaced, out);
  if (IS_CARDBOARD[p] && r.scorer >= 0 && isEnemy(s, r.scorer, OWNER[p]!)) score(s, r.scorer, count, '3.2.1', out);
}

/** How many pieces of a faction a removal took, by a test. */
export function countGone(r: Removal, test: (p: Piece, c: Clearing) => boolean): number {
  let count = 0;
  for (let i = 0; i < r.gone.length; i += 3) if (test(r.gone[i]!, r.gone[i + 1]!)) count += r.gone[i + 2]!;
  return count;
}

/** §O.6: what a removal triggers once all its pieces are off, asked for each faction that lost some. */
export const removed = react<Root, [s: RootState, r: Removal, victim: Faction, out: Out<RootEvent>]>('removed');

/** §1.1.3, §4.3.3-R1: the triggers of a removal for the current player to order; in battle each side orders its own. */
export function triggers(s: RootState, r: Removal, out: Out<RootEvent>): Child<Root>[] {
  const all: Child<Root>[] = [];
  const bySide = r.inBattle && s.settings.law.triggerOrder === 'ownSide';
  for (const victim of playing(s)) {
    const own = removed.gather([], s, r, victim, out);
    if (bySide && own.length > 1) all.push(agenda(own, s.seat[victim]!, '4.3.3', FACTIONS[victim]));
    else all.push(...own);
  }
  return all;
}

/** Removes all enemy pieces of `by` from a clearing; gives what follows besides the triggers (9.2.2.I). */
export function removeEnemies(s: RootState, r: Removal, c: Clearing, into: Child<Root>[], out: Out<RootEvent>): void {
  for (const f of playing(s)) {
    if (!isEnemy(s, r.by, f)) continue;
    for (const p of PIECES_OF[f]!) takeOff(s, r, p, c, s.on[p * CLEARING_COUNT + c]!, out);
    const hurt = FACTION_RULES[f]!.fullRemoval(s, f, c, r.by);
    if (hurt) into.push(hurt);
  }
}
