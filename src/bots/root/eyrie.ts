import { ROOST } from '../../games/root/components/pieces.ts';
import { ROOST_POINTS } from '../../games/root/components/tracks.ts';
import { CLEARING_COUNT, EYRIE } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import { decree } from './decree.ts';
import type { RootWeights } from './weights.ts';

/**
 * The Eyrie score every Evening by roosts (7.6.1), so a roost is worth its points for all turns to come. The decree gives
 * more actions with every card, until one cannot be resolved and everything falls.
 */
export function eyrie(b: Board, { eyrie: w }: RootWeights, turnsLeft: number): number {
  const roosts = b.count(ROOST);
  let worth = w.warrior * b.army[EYRIE]! + w.rule * b.ruled[EYRIE]!;
  worth += w.income * ROOST_POINTS[roosts]! * Math.min(w.turns, turnsLeft) + w.income * Math.min(roosts, 2);
  let sites = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const roost = b.on(ROOST, c);
    if (roost > 0) worth -= w.exposed * b.risk(EYRIE, c);
    else if (b.ruler[c] === EYRIE && b.s.open[c]! > 0) sites++;
  }
  return worth + w.site * Math.min(3, sites) + decree(b, w);
}
