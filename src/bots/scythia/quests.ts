import type { Box } from '../../games/scythia/box.ts';
import { handStrength, has } from '../../games/scythia/queries.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import { FIRST_PLUNDER, HELD } from '../../games/scythia/words.ts';
import type { ScythiaWeights } from './weights.ts';

/** A seat plans no more than so many quests. */
const MOST_QUESTS = 3;

const stock: number[] = [];
const taken: number[] = [];

/** What the quests are worth that a seat can complete with what it has, or soon will have (§S-9.2). */
export function questPlan(b: Box, s: ScythiaState, w: ScythiaWeights, seat: number, actionsLeft: number): number {
  const { quest } = b;
  for (let item = 0; item < HELD; item++) stock[item] = has(s, seat, item);
  let hand = -1;
  let actions = actionsLeft;
  let sum = 0;
  let share = w.quest;
  taken.length = 0;
  for (let n = 0; n < MOST_QUESTS; n++) {
    let best = 0;
    let tile = -1;
    let price = 0;
    for (const q of s.places) {
      if (q < 0 || taken.includes(q)) continue;
      let cost = 1;
      let paid = 0;
      const owed = quest.strength[q]!;
      if (owed > 0) {
        if (hand < 0) hand = handStrength(b, s, seat);
        cost += w.handStrength * Math.max(0, owed - hand);
        paid = w.discarded * owed;
      } else
        for (let item = 0; item < HELD; item++) {
          const needed = quest.cost[q]![item]!;
          if (needed === 0) continue;
          cost += w.fetch[item]! * Math.max(0, needed - stock[item]!);
          paid += w.price[item]! * needed;
        }
      if (cost > actions) continue;
      const gain = quest.vp[q]! - paid - w.action * cost;
      if (gain <= best) continue;
      best = gain;
      tile = q;
      price = cost;
    }
    if (tile < 0) break;
    sum += share * best;
    share *= w.laterQuest;
    actions -= price;
    taken.push(tile);
    if (quest.strength[tile]! > 0) hand = Math.max(0, hand - quest.strength[tile]!);
    else for (let item = 0; item < HELD; item++) stock[item] = Math.max(0, stock[item]! - quest.cost[tile]![item]!);
  }
  return sum;
}

/** Points of plunder at the end (§S-11.3): gold, equipment, wagons, livestock. */
const PLUNDER_POINTS = [2, 1, 1, 0.5];

/** The points that plunder of a seat will be at the end. */
export function plunderPoints(s: ScythiaState, seat: number): number {
  let points = 0;
  for (let p = 0; p < PLUNDER_POINTS.length; p++) points += PLUNDER_POINTS[p]! * has(s, seat, FIRST_PLUNDER + p);
  return points;
}
