import { RECOVERED, RELIC_COUNT, RELIC_TYPES, STATIONS } from '../../games/root/13-keepers/state.ts';
import { RETINUE } from '../../games/root/piles.ts';
import { geographyOf } from '../../games/root/state.ts';
import { CLEARING_COUNT, KEEPERS } from '../../games/root/words.ts';
import type { Board } from './board.ts';
import type { RootWeights } from './weights.ts';

const PER_TYPE = RELIC_COUNT / RELIC_TYPES.length;
/** A relic that nobody has turned up is worth this on average (13.2.1: 1, 2, 3 and 3). */
const UNKNOWN = 2.25;
/** §13.6.1: one of so many warriors in a clearing goes hungry. */
const HUNGRY = 4;
const COLUMNS = 3;

/** How near a relic is to its points: at a waystation of its type, with knights, alone, or in a forest with knights around it. */
function relics(b: Board, w: RootWeights['keepers']): number {
  const { place, value, station, side } = b.s.keepers;
  const { aroundForest } = geographyOf(b.s);
  const knights = KEEPERS * CLEARING_COUNT;
  let worth = 0;
  for (let relic = 0; relic < RELIC_COUNT; relic++) {
    const at = place[relic]!;
    if (at < 0 || at >= RECOVERED) continue;
    const points = value[relic]! > 0 ? value[relic]! : UNKNOWN;
    if (at < CLEARING_COUNT) {
      const type = Math.floor(relic / PER_TYPE);
      let home = false;
      for (let k = 0; k < STATIONS.length; k++) if (station[k] === at && side[k] === type) home = true;
      const guarded = b.warriors[knights + at]! > 0;
      worth += points * (home ? w.home : guarded ? w.carried : w.lying) - w.exposed * b.risk(KEEPERS, at);
    } else {
      let near = 0;
      for (const c of aroundForest[at - CLEARING_COUNT]!)
        if (c < CLEARING_COUNT && b.warriors[knights + c]! > 0) near = Math.max(near, b.ruler[c] === KEEPERS ? 1 : 0.5);
      worth += w.buried * near;
    }
  }
  return worth;
}

/** §13.5.2: the cards that act, fewer in a full column than in an empty one. */
function retinue(b: Board, w: RootWeights['keepers']): number {
  let worth = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const cards = b.s.cards.size[RETINUE + column]!;
    worth += w.columns[column]! * (Math.min(2, cards) + w.further * Math.max(0, cards - 2));
  }
  return worth;
}

/**
 * The Keepers score for relics (13.5.2.III): out of the forests, by knights to a waystation of the relic's type. What they
 * can do is in the retinue, and what they rule decides how long the retinue lasts.
 */
export function keepers(b: Board, { keepers: w }: RootWeights): number {
  let worth = w.warrior * b.army[KEEPERS]! + w.rule * b.ruled[KEEPERS]! + relics(b, w) + retinue(b, w);
  for (let c = 0; c < CLEARING_COUNT; c++) if (b.warriors[KEEPERS * CLEARING_COUNT + c]! >= HUNGRY) worth -= w.hungry;
  for (const c of b.s.keepers.station) if (c >= 0) worth += w.station - w.lost * b.risk(KEEPERS, c);
  return worth;
}
