import { CELL_COUNT } from '../../games/wild/rules/00-board/geometry.ts';
import { mostSupport } from '../../games/wild/rules/queries.ts';
import type { WildState } from '../../games/wild/state.ts';
import { FAR, reachSite, sourcesAt } from './distances.ts';
import type { WildWeights } from './weights.ts';

const sites = new Int8Array(CELL_COUNT);

/** The action points of the camps after the next one: their support, the building, and the ways between. */
export function laterWork(s: WildState, w: WildWeights, player: number): number {
  const camps = s.camps[player]!;
  let work = 0;
  for (let later = 1; later < camps; later++) work += mostSupport(s, player) + later + 1 + w.ways;
  return work;
}

/**
 * The action points until a player's next camp stands: to where support is, the support, to a site, the building. `ways` is
 * the distance of every cell from the player's leader.
 */
export function nextWork(s: WildState, w: WildWeights, player: number, ways: Int8Array): number {
  if (s.camps[player] === 0) return 0;
  const needed = mostSupport(s, player) - s.support[player]!;
  reachSite(s, player, sites);
  let best = FAR;
  for (let c = 0; c < CELL_COUNT; c++) {
    if (ways[c]! >= best) continue;
    const found = needed > 0 ? sourcesAt(s, player, c) : 0;
    if (needed > 0 && found === 0) continue;
    const work = ways[c]! + Math.max(0, needed) + w.scarce * Math.max(0, needed - found) + sites[c]! + 1;
    best = Math.min(best, work);
  }
  return Math.min(best, w.lost + Math.max(0, needed));
}
