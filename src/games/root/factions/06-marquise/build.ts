import { offerUnless } from '../../../../kernel/index.ts';
import { mayNotBuild, place, toSupply } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces, readRulers } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import { adjacent } from '../../rules/04-key-actions/move.ts';
import type { Collector, Section } from '../../types.ts';
import { IN_BOX, WOOD } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { BUILDING_POINTS, WOOD_COST } from '../../components/tracks.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, MARQUISE } from '../../words.ts';
import { BUILDINGS } from './setup.ts';
import { marquiseVerbs } from './verbs.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { BuildFrame } from './frames.ts';

const NOT_RULED = refusal('6.5.4.II', 'not-ruled');
const TOO_LITTLE_WOOD = refusal('6.5.4.II', 'wood');
const TRACK_EMPTY = refusal('6.5.4.I', 'track-empty');
const NOT_CONNECTED = refusal('6.5.4.II', 'not-connected');

const TRACK = 6;

/** §6.5.4.I: how many of the type are on the map. */
const built = (s: RootState, building: number): number => TRACK - s.supply[BUILDINGS[building]!]!;

const REGION: number[] = Array.from({ length: CLEARING_COUNT }, () => -1);
const RULER = new Int8Array(CLEARING_COUNT);
const WOOD_IN: number[] = Array.from({ length: CLEARING_COUNT }, () => 0);

/** §6.5.4.II-R1: numbers the regions of connected clearings she rules, and the wood in each. */
function findRegions(s: RootState): void {
  readRulers(s, RULER);
  for (let c = 0; c < CLEARING_COUNT; c++) REGION[c] = RULER[c] === MARQUISE ? -1 : -2;
  let region = 0;
  const queue: Clearing[] = [];
  for (let start = 0; start < CLEARING_COUNT; start++) {
    if (REGION[start] !== -1) continue;
    REGION[start] = region;
    WOOD_IN[region] = 0;
    queue.push(start);
    for (let c = queue.pop(); c !== undefined; c = queue.pop()) {
      WOOD_IN[region]! += pieces(s, WOOD, c);
      const neighbours = adjacent(s, MARQUISE, c);
      for (let i = 0; i < neighbours.length; i++) {
        const near = neighbours[i]!;
        if (REGION[near] !== -1) continue;
        REGION[near] = region;
        queue.push(near);
      }
    }
    region++;
  }
}

/** §6.5.4.II: the wood for the cheapest building that is left; more than there is when none is left. */
function leastCost(s: RootState): number {
  let least = IN_BOX[WOOD]! + 1;
  for (let building = 0; building < BUILDINGS.length; building++) {
    const number = built(s, building);
    if (number < TRACK) least = Math.min(least, WOOD_COST[number]!);
  }
  return least;
}

/** §6.5.4: lists buildings and the clearings they can be placed in. */
export function listBuilds(s: RootState, ask: Collector): void {
  if (!ask.wantsRefusals && leastCost(s) > IN_BOX[WOOD]! - s.supply[WOOD]!) return;
  findRegions(s);
  for (let building = 0; building < BUILDINGS.length; building++) {
    const number = built(s, building);
    if (number === TRACK && !ask.wantsRefusals) continue;
    for (let c = 0; c < CLEARING_COUNT; c++) {
      const wood = REGION[c]! < 0 ? 0 : WOOD_IN[REGION[c]!]!;
      const no =
        number === TRACK
          ? TRACK_EMPTY
          : REGION[c]! < 0
            ? NOT_RULED
            : wood < WOOD_COST[number]!
              ? TOO_LITTLE_WOOD
              : mayNotBuild(s, MARQUISE, c);
      if (!no) ask.offer(verbs.build(BUILDINGS[building]!, c));
      else if (!ask.wantsRefusals) continue;
      else if (no === TOO_LITTLE_WOOD) ask.refuse(verbs.build(BUILDINGS[building]!, c), no, WOOD_COST[number], wood);
      else ask.refuse(verbs.build(BUILDINGS[building]!, c), no);
    }
  }
}

/** Builds there; the cost is read when it begins. */
export const build = (building: number, clearing: Clearing): BuildFrame => ({
  proc: 'build',
  step: 'wood',
  got: 0,
  building,
  clearing,
  owed: -1,
  from: [],
});

/** §6.5.4.II: notes the cost and the region of the site before any wood leaves. */
function settle(s: RootState, f: BuildFrame): void {
  if (f.owed >= 0) return;
  f.owed = WOOD_COST[built(s, f.building)]!;
  findRegions(s);
  for (let c = 0; c < CLEARING_COUNT; c++) if (REGION[c] === REGION[f.clearing]) f.from.push(c);
}

export const buildProcedure: Section<BuildFrame> = {
  // §6.5.4.II: she says where the wood comes from, one by one.
  wood: {
    kind: 'rule',
    run(s, f) {
      settle(s, f);
      return f.owed > 0 ? 'pay' : 'place';
    },
  },
  pay: {
    kind: 'choice',
    window: 'marquise-wood',
    law: '6.5.4.II',
    part: true,
    seats: (s) => seatBit(s, MARQUISE),
    options(s, f, _seat, ask) {
      for (let c = 0; c < CLEARING_COUNT; c++) {
        if (pieces(s, WOOD, c) === 0) continue;
        offerUnless(ask, marquiseVerbs.wood(c), f.from.includes(c) ? undefined : NOT_CONNECTED);
      }
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'wood') return 'pay';
      toSupply(s, WOOD, o.clearing, 1, MARQUISE, out);
      f.owed--;
      return 'wood';
    },
  },
  // §6.5.4.III
  place: {
    kind: 'rule',
    law: '6.5.4.III',
    run(s, f, out) {
      const number = built(s, f.building);
      place(s, BUILDINGS[f.building]!, f.clearing, 1, out);
      score(s, MARQUISE, BUILDING_POINTS[f.building]![number]!, '6.5.4.III', out);
      return { calls: settlePlaced(s, s.seat[MARQUISE]!, BUILDINGS[f.building]!, f.clearing), then: 'done' };
    },
  },
};
