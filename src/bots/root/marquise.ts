import { CAT, KEEP, RECRUITER, SAWMILL, WOOD, WORKSHOP } from '../../games/root/pieces.ts';
import { CLEARING_COUNT, MARQUISE } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { RootWeights } from './weights.ts';

/**
 * The Marquise scores by building (6.5.4), each step of a track dearer and richer than the last. So what counts is wood
 * and the sawmills that bring it, clearings she rules with a slot to build in, and warriors enough that neither is lost.
 */
export function marquise(b: Board, { marquise: w }: RootWeights, turnsLeft: number): number {
  const sawmill = w.sawmill + w.lumber * Math.min(w.turns, turnsLeft);
  let worth = w.warrior * b.army[MARQUISE]! + w.rule * b.ruled[MARQUISE]!;
  worth += w.wood * b.count(WOOD) + (b.count(KEEP) > 0 ? w.keep : 0);
  let sites = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (b.ruler[c] === MARQUISE && b.s.open[c]! > 0) sites++;
    const sawmills = b.on(SAWMILL, c);
    const workshops = b.on(WORKSHOP, c);
    const recruiters = b.on(RECRUITER, c);
    const buildings = sawmills + workshops + recruiters;
    if (buildings === 0) continue;
    worth += sawmill * sawmills + w.workshop * workshops + w.recruiter * recruiters;
    worth -= w.exposed * buildings * b.risk(MARQUISE, c);
  }
  // Without warriors in supply there is nothing to recruit.
  if (b.s.supply[CAT] === 0) worth -= w.recruiter;
  return worth + w.site * Math.min(4, sites);
}
