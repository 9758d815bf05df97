import { CAT, KEEP, RECRUITER, SAWMILL, WOOD, WORKSHOP } from '../../games/root/components/pieces.ts';
import { geographyOf } from '../../games/root/state.ts';
import { CLEARING_COUNT, MARQUISE } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { FactionBot } from './faction-bot.ts';

/** What the things of the Marquise are worth, in points. */
const WEIGHTS = {
  /** Wood in a region with a place to build, and any other. */
  wood: 0.6,
  stranded: 0.25,
  /** A sawmill: what it is worth itself, and its wood in each turn that is left. */
  sawmill: 0.3,
  lumber: 0.2,
  workshop: 0.35,
  /** A recruiter: what it is worth itself, and its warrior in each turn that is left. */
  recruiter: 0.6,
  recruits: 0.12,
  turns: 5,
  warrior: 0.28,
  rule: 0.25,
  /** A clearing she rules with an open slot: the next building has a place. */
  site: 0.35,
  keep: 1.5,
  /** A building that could be lost to the warriors around it, and the share of the keep's worth. */
  exposed: 1.3,
  besieged: 0.4,
  /** An action that is left in Daylight. */
  action: 0.4,
};

type Weights = typeof WEIGHTS;

/** Clearings that were already counted to a region, and those still to be looked at. */
const seen = new Uint8Array(CLEARING_COUNT);
const queue = new Int8Array(CLEARING_COUNT);

/**
 * §6.5.4.II: wood pays for what is built in the same region of clearings she rules. Where no slot is open it waits for a place,
 * and what enemies hold or surround is as good as gone.
 */
function wood(b: Board, w: Weights): number {
  const { paths } = geographyOf(b.s);
  seen.fill(0);
  let worth = 0;
  for (let start = 0; start < CLEARING_COUNT; start++) {
    if (b.ruler[start] !== MARQUISE) worth += w.stranded * b.on(WOOD, start);
    if (seen[start] === 1 || b.ruler[start] !== MARQUISE) continue;
    let pieces = 0;
    let sites = 0;
    let count = 1;
    queue[0] = start;
    seen[start] = 1;
    for (let i = 0; i < count; i++) {
      const c = queue[i]!;
      pieces += b.on(WOOD, c);
      if (b.s.open[c]! > 0) sites++;
      for (const next of paths[c]!)
        if (seen[next] === 0 && b.ruler[next] === MARQUISE) {
          seen[next] = 1;
          queue[count++] = next;
        }
    }
    worth += (sites > 0 ? w.wood : w.stranded) * pieces;
  }
  return worth;
}

/**
 * The Marquise scores by building (6.5.4), each step of a track dearer and richer than the last. So what counts is wood
 * and the sawmills that bring it, clearings she rules with a slot to build in, and recruiters and warriors enough that neither
 * is lost.
 */
function hopes(b: Board, w: typeof WEIGHTS, turnsLeft: number): number {
  const turns = Math.min(w.turns, turnsLeft);
  const sawmill = w.sawmill + w.lumber * turns;
  const recruiter = w.recruiter + w.recruits * turns;
  let worth = w.warrior * b.army[MARQUISE]! + w.rule * b.ruled[MARQUISE]! + wood(b, w);
  let sites = 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (b.ruler[c] === MARQUISE && b.s.open[c]! > 0) sites++;
    const sawmills = b.on(SAWMILL, c);
    const workshops = b.on(WORKSHOP, c);
    const recruiters = b.on(RECRUITER, c);
    const buildings = sawmills + workshops + recruiters;
    const keep = b.on(KEEP, c);
    if (buildings + keep === 0) continue;
    worth += sawmill * sawmills + w.workshop * workshops + recruiter * recruiters + w.keep * keep;
    worth -= (w.exposed * buildings + w.keep * w.besieged * keep) * b.risk(MARQUISE, c);
  }
  // Without warriors in supply there is nothing to recruit.
  if (b.s.supply[CAT] === 0) worth -= w.recruiter;
  // §6.5: in her Daylight, what she may still do; a bird card is one more.
  for (const f of b.s.stack) if (f.proc === 'marquiseDaylight') worth += w.action * f.actions;
  return worth + w.site * Math.min(4, sites);
}

/** How bots see the Marquise. */
export const marquise: FactionBot<typeof WEIGHTS> = {
  weights: WEIGHTS,
  fear: -1.6,
  hopes,
};
