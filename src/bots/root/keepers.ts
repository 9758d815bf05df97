import { RECOVERED, RELIC_COUNT, RELIC_TYPES, STATIONS } from '../../games/root/13-keepers/state.ts';
import { RETINUE } from '../../games/root/piles.ts';
import { geographyOf } from '../../games/root/state.ts';
import { CLEARING_COUNT, KEEPERS } from '../../games/root/words.ts';
import { type Board, stepsOn } from './board.ts';
import type { RootWeights } from './weights.ts';

const PER_TYPE = RELIC_COUNT / RELIC_TYPES.length;
/** A relic that nobody has turned up is worth this on average (13.2.1: 1, 2, 3 and 3). */
const UNKNOWN = 2.25;
/** §13.6.1: one of so many warriors in a clearing goes hungry. */
const HUNGRY = 4;
const COLUMNS = 3;
/** So many steps from a waystation of its type, or none on the map, are all the same to a relic. */
const FAR = 3;

/** How near a relic is to its points: at a waystation of its type, with knights, alone, or in a forest with knights around it. */
function relics(b: Board, w: RootWeights['keepers']): number {
  const { place, value, station, side } = b.s.keepers;
  const map = geographyOf(b.s);
  const { aroundForest } = map;
  const between = stepsOn(map);
  const knights = KEEPERS * CLEARING_COUNT;
  let worth = 0;
  for (let relic = 0; relic < RELIC_COUNT; relic++) {
    const at = place[relic]!;
    if (at < 0 || at >= RECOVERED) continue;
    const points = value[relic]! > 0 ? value[relic]! : UNKNOWN;
    if (at < CLEARING_COUNT) {
      const type = Math.floor(relic / PER_TYPE);
      let way = FAR;
      for (let k = 0; k < STATIONS.length; k++)
        if (station[k]! >= 0 && side[k] === type) way = Math.min(way, between[at * CLEARING_COUNT + station[k]!]!);
      const kept = b.warriors[knights + at]! > 0 ? w.carried : w.lying;
      worth += points * (way === 0 ? w.home : kept - w.step * way) - w.exposed * b.risk(KEEPERS, at);
    } else {
      let near = 0;
      for (const c of aroundForest[at - CLEARING_COUNT]!)
        if (c < CLEARING_COUNT && b.warriors[knights + c]! > 0) near = Math.max(near, b.ruler[c] === KEEPERS ? 1 : 0.5);
      worth += w.buried * near;
    }
  }
  return worth;
}

/** §13.5.2: a card of the retinue acts in every turn that is left; those of a full column find less to do. */
function retinue(b: Board, w: RootWeights['keepers'], turnsLeft: number): number {
  let worth = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const cards = b.s.cards.size[RETINUE + column]!;
    worth += w.columns[column]! * (Math.min(2, cards) + w.further * Math.max(0, cards - 2));
  }
  return (worth * Math.min(w.turns, turnsLeft)) / w.turns;
}

/**
 * The Keepers score for relics (13.5.2.III): out of the forests, by knights to a waystation of the relic's type. What they
 * can do is in the retinue, and what they rule decides how long the retinue lasts.
 */
export function keepers(b: Board, { keepers: w }: RootWeights, turnsLeft: number): number {
  let worth = w.warrior * b.army[KEEPERS]! + w.rule * b.ruled[KEEPERS]! + relics(b, w) + retinue(b, w, turnsLeft);
  for (let c = 0; c < CLEARING_COUNT; c++) if (b.warriors[KEEPERS * CLEARING_COUNT + c]! >= HUNGRY) worth -= w.hungry;
  for (const c of b.s.keepers.station) if (c >= 0) worth += w.station - w.lost * b.risk(KEEPERS, c);
  return worth;
}
