import type { Box } from '../../games/scythia/box.ts';
import { handStrength, has } from '../../games/scythia/queries.ts';
import { AVAILABLE, handOf, NONE, type ScythiaState } from '../../games/scythia/state.ts';
import { CREW_SLOTS, HELD, PLUNDER, SILVER } from '../../games/scythia/words.ts';
import type { ScythiaWeights } from './weights.ts';

/** What a raid takes and what a seat has of it. */
interface Able {
  readonly strength: number;
  readonly worker: number;
  readonly crew: number;
  readonly food: number;
  readonly carts: number;
}

/** What dice add on average: two of each colour are alike enough for a guess. */
const STRENGTH_PER_DIE = 2.4;

/** What one piece of plunder on a spot is worth to whoever takes it: gold, equipment, wagons, livestock. */
const SPOILS = [2.2, 1.4, 1.5, 0.7];

/** What lies on the richest raid spot that a settlement has left; -1: none is. */
function spoils(b: Box, s: ScythiaState, settlement: number): number {
  let best = -1;
  for (const spot of b.settlement.spots[settlement]!) {
    if (s.spots[spot] !== AVAILABLE) continue;
    let worth = 0;
    for (let p = 0; p < PLUNDER.length; p++) worth += SPOILS[p]! * s.plunder[spot * PLUNDER.length + p]!;
    best = Math.max(best, worth);
  }
  return best;
}

/** The points of the band that a strength reaches, smoothly: one more is always a little better (§S-6.8). */
function reward(bands: Box['settlement']['bands'][number], strength: number): number {
  let points = -bands[0]!.wounds * 0.6;
  for (let i = 1; i < bands.length; i++) {
    const more = bands[i]!.vp - bands[i - 1]!.vp + (i === 1 ? bands[0]!.wounds * 0.6 : 0);
    points += more / (1 + Math.exp((bands[i]!.min - strength - 0.5) / 1.3));
  }
  return points;
}

/** What the best raid brings that a seat could make soon; each thing that is missing makes it less likely. */
export function bestRaid(b: Box, s: ScythiaState, w: ScythiaWeights, able: Able): number {
  const { settlement } = b;
  let best = 0;
  for (let k = 0; k < settlement.count; k++) {
    const lies = spoils(b, s, k);
    if (lies < 0) continue;
    const civ = settlement.civ[k]!;
    const missing =
      1.5 * Math.max(0, settlement.crew[k]! - able.crew) +
      0.6 * Math.max(0, settlement.provisions[k]! - able.food) +
      1.2 * Math.max(0, settlement.wagons[k]! - able.carts) +
      (able.worker !== NONE && (settlement.allowed[k]! & (1 << able.worker)) === 0 ? 1.2 : 0);
    const dice = STRENGTH_PER_DIE * (b.civ.red[civ]! + b.civ.white[civ]!);
    const brings = lies + reward(settlement.bands[k]!, able.strength + dice);
    if (brings > 0) best = Math.max(best, brings * w.missing ** missing);
  }
  return best;
}

/** The points of the best quest on the board that a seat could pay now (§S-9.2). */
export function bestQuest(b: Box, s: ScythiaState, seat: number): number {
  let best = 0;
  let hand = -1;
  for (const quest of s.places) {
    if (quest < 0 || b.quest.vp[quest]! <= best) continue;
    const owed = b.quest.strength[quest]!;
    if (owed > 0 && hand < 0) hand = handStrength(b, s, seat);
    let payable = owed === 0 || hand >= owed;
    for (let item = 0; item < HELD && payable; item++) payable = has(s, seat, item) >= b.quest.cost[quest]![item]!;
    if (payable) best = b.quest.vp[quest]!;
  }
  return best;
}

/** What the best hand card would add to the crew if it were hired; silver that is missing makes it less likely (§S-5.2). */
export function bestHire(b: Box, s: ScythiaState, w: ScythiaWeights, seat: number, crew: number): number {
  if (crew >= CREW_SLOTS) return 0;
  const { at } = s.cards;
  const hand = handOf(seat);
  const silver = has(s, seat, SILVER);
  const place = w.crew[crew + 1]! - w.crew[crew]!;
  let best = 0;
  for (let card = 0; card < at.length; card++) {
    if (at[card] !== hand) continue;
    const kind = b.cards.kind[card]!;
    const adds = place + b.kind.vp[kind]! + w.strength * b.kind.strength[kind]!;
    best = Math.max(best, adds * w.missing ** (0.8 * Math.max(0, b.kind.cost[kind]! - silver)));
  }
  return best;
}
