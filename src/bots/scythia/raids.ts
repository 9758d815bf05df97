import type { Components } from '../../games/scythia/components/components.ts';
import { crewSize, has } from '../../games/scythia/rules/queries.ts';
import { AVAILABLE, NONE } from '../../games/scythia/components/piles.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import { CREW_SLOTS, PLUNDER, PROVISIONS, WAGONS } from '../../games/scythia/words.ts';
import type { RaidCrewValue } from './raid-crew-value.ts';
import type { Odds } from './odds.ts';
import type { ScythiaWeights } from './weights.ts';

/** A raid is a turn of its own: two actions (§S-3.2). */
const TURN = 2;

/** Most raids that a seat plans. */
const MOST_RAIDS = 6;

/** The strength that a member adds who is still to be hired. */
const RECRUIT = 2;

/** Gold is the first plunder of a spot. */
const GOLD_AT = 0;

/** A spot that is not there to be raided, or already part of the plan. */
const GONE = -Infinity;

/** Raids of the plan: what each spot brings, the best spot of each settlement, the members it lacks. Overwritten on each call. */
const brings: number[] = [];
const bestSpot: number[] = [];
const members: number[] = [];

/** Finds the spot of a settlement that brings most; all its spots take the same. */
function findBest(b: Components, k: number): void {
  let most = GONE;
  bestSpot[k] = NONE;
  for (const at of b.settlement.spots[k]!) {
    if (brings[at]! <= most) continue;
    most = brings[at]!;
    bestSpot[k] = at;
  }
}

/** What a raid on each spot brings: points by the exact chances of the dice, plunder, abilities, less wounds. */
function appraise(
  b: Components,
  s: ScythiaState,
  w: ScythiaWeights,
  odds: Odds,
  crewValue: RaidCrewValue,
  crew: number,
): void {
  const { settlement, civ } = b;
  for (let at = 0; at < b.spot.count; at++) brings[at] = GONE;
  for (let k = 0; k < settlement.count; k++) {
    const of = settlement.civ[k]!;
    let yellow = 0;
    let free = 0;
    for (const spot of settlement.spots[k]!) {
      if (s.spots[spot] !== AVAILABLE) continue;
      free++;
      if (s.plunder[spot * PLUNDER.length + GOLD_AT]! > 0 && yellow < 2) yellow++;
    }
    bestSpot[k] = NONE;
    if (free === 0) continue;
    const red = civ.red[of]!;
    const white = civ.white[of]!;
    const missing = Math.max(0, settlement.crew[k]! - crew);
    const strength = crewValue.strength[of]! + RECRUIT * missing;
    const bands = settlement.bands[k]!;
    let worth = crewValue.extra[of]! - w.wound * (odds.wounds(red, white, yellow) + bands[0]!.wounds);
    for (let i = 1; i < bands.length; i++) {
      const more = bands[i]!.vp - bands[i - 1]!.vp + w.wound * (bands[i - 1]!.wounds - bands[i]!.wounds);
      worth += more * odds.reach(red, white, yellow, bands[i]!.min - strength);
    }
    for (const spot of settlement.spots[k]!) {
      if (s.spots[spot] !== AVAILABLE) continue;
      let spoils = w.spotWorker[s.spotWorkers[spot]!] ?? 0;
      for (let p = 0; p < PLUNDER.length; p++) spoils += w.spoils[p]! * s.plunder[spot * PLUNDER.length + p]!;
      brings[spot] = worth + spoils;
    }
    members[k] = missing;
    findBest(b, k);
  }
}

/**
 * What the raids are worth that a seat can still make with the actions it has left, beyond what these actions bring
 * otherwise: the best one first with what lies ready, then the next with what is left.
 */
export function raidPlan(
  b: Components,
  s: ScythiaState,
  w: ScythiaWeights,
  odds: Odds,
  crewValue: RaidCrewValue,
  seat: number,
  actionsLeft: number,
): number {
  const { settlement, spot } = b;
  const crew = crewSize(s, seat);
  if (crew === 0) return 0;
  appraise(b, s, w, odds, crewValue, Math.min(CREW_SLOTS, crew));
  const worker = s.worker[seat]!;
  let actions = actionsLeft;
  let food = has(s, seat, PROVISIONS);
  let carts = has(s, seat, WAGONS);
  let hired = 0;
  let sum = 0;
  let share = w.raid;
  for (let n = 0; n < MOST_RAIDS; n++) {
    let best = 0;
    let target = NONE;
    let price = 0;
    for (let k = 0; k < settlement.count; k++) {
      const at = bestSpot[k]!;
      if (at === NONE) continue;
      const of = settlement.civ[k]!;
      const cost =
        TURN +
        w.member * Math.max(0, members[k]! - hired) +
        w.food * Math.max(0, settlement.provisions[k]! - crewValue.food[of]! - food) +
        w.cart * Math.max(0, settlement.wagons[k]! - crewValue.carts[of]! - carts) +
        (n === 0 && worker !== NONE && (settlement.allowed[k]! & (1 << worker)) === 0 ? w.colour : 0);
      if (cost > actions) continue;
      const gain = brings[at]! - w.action * cost;
      if (gain <= best) continue;
      best = gain;
      target = at;
      price = cost;
    }
    if (target === NONE) break;
    const k = spot.settlement[target]!;
    sum += share * best;
    share *= w.later;
    actions -= price + w.between;
    food = Math.max(0, food - settlement.provisions[k]!);
    carts = Math.max(0, carts - settlement.wagons[k]!);
    hired = Math.max(hired, members[k]!);
    brings[target] = GONE;
    findBest(b, k);
  }
  return sum;
}
