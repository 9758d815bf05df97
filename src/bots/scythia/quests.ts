import type { Components } from '../../games/scythia/components/components.ts';
import { handStrength, has } from '../../games/scythia/rules/queries.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import { FIRST_PLUNDER, HELD } from '../../games/scythia/words.ts';
import type { ScythiaWeights } from './weights.ts';

/** Most quests that a seat plans. */
const MOST_QUESTS = 3;

/** The items that each quest costs, by quest; items that it does not cost are left out. */
const ITEMS_OF = new WeakMap<Components, readonly (readonly number[])[]>();

function itemsOf(b: Components): readonly (readonly number[])[] {
  let items = ITEMS_OF.get(b);
  if (!items) {
    items = b.quest.cost.map((cost) =>
      Array.from({ length: HELD }, (_, item) => item).filter((item) => cost[item]! > 0),
    );
    ITEMS_OF.set(b, items);
  }
  return items;
}

const stock: number[] = [];
const open: number[] = [];

/** What the quests are worth that a seat can complete with what it has, or soon will have (§S-9.2). */
export function questPlan(
  b: Components,
  s: ScythiaState,
  w: ScythiaWeights,
  seat: number,
  actionsLeft: number,
): number {
  const { quest } = b;
  const items = itemsOf(b);
  open.length = 0;
  for (const q of s.places) if (q >= 0) open.push(q);
  for (let item = 0; item < HELD; item++) stock[item] = has(s, seat, item);
  let hand = -1;
  let actions = actionsLeft;
  let sum = 0;
  let share = w.quest;
  for (let n = 0; n < MOST_QUESTS; n++) {
    let best = 0;
    let tile = -1;
    let price = 0;
    for (const q of open) {
      let cost = 1;
      let paid = 0;
      const owed = quest.strength[q]!;
      if (owed > 0) {
        if (hand < 0) hand = handStrength(b, s, seat);
        cost += w.handStrength * Math.max(0, owed - hand);
        paid = w.discarded * owed;
      } else
        for (const item of items[q]!) {
          const needed = quest.cost[q]![item]!;
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
    open.splice(open.indexOf(tile), 1);
    if (quest.strength[tile]! > 0) hand = Math.max(0, hand - quest.strength[tile]!);
    else for (const item of items[tile]!) stock[item] = Math.max(0, stock[item]! - quest.cost[tile]![item]!);
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
