import type { Components, RaidOp } from '../../games/scythia/components/components.ts';
import { countOf, has, slotOf } from '../../games/scythia/rules/queries.ts';
import { NONE } from '../../games/scythia/components/piles.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import { timesOf, triggerOf } from '../../games/scythia/rules/06-raiding/strength.ts';
import { CIVS, CREW_SLOTS, EAGLE, HORSE, KUMIS, PROVISIONS, WAGONS } from '../../games/scythia/words.ts';

/** What one of each item is worth as a reward: silver, provisions, kumis, gold, equipment, wagons, livestock, card, point. */
const WORTH = [0.4, 0.5, 0.4, 2.2, 1.4, 1.4, 0.8, 0.5, 1];

/** What a wound that is spared, and a die that may be rolled again, are worth. */
const SPARED = 0.4;
const AGAIN = 0.5;

/** How often a raid comes to what an ability waits for: wounds, death, a spot with gold. */
const WOUNDED = 0.5;
const KILLED = 0.12;
const PLUNDERED = 0.6;

/** What the crew of a seat brings to a raid on each civilisation. */
export interface RaidCrewValue {
  /** Strength of members, paired animals and abilities (§S-6.7). */
  readonly strength: number[];
  /** Points that abilities are worth beside strength. */
  readonly extra: number[];
  /** Provisions and wagons that need not be paid. */
  readonly food: number[];
  readonly carts: number[];
}

const ON_STRENGTH = triggerOf('onStrength');

function likely(op: RaidOp): number {
  if (op.trigger === triggerOf('ifWounded')) return WOUNDED;
  if (op.trigger === triggerOf('ifKilled')) return KILLED;
  return op.plunder === NONE ? (op.top ? PLUNDERED : 1) : PLUNDERED;
}

/** What an ability is worth in points each time, strength and payments aside. */
function pointsOf(op: RaidOp): number {
  if (op.do === 'reroll') return AGAIN * op.dice;
  if (op.do === 'reduceWounds') return SPARED * op.amount;
  if (op.do !== 'gain') return 0;
  return likely(op) * op.items.reduce((sum, amount, item) => sum + amount * WORTH[item]!, 0);
}

/** Makes the function that values crews; it reads abilities once from the components. */
export function raidCrewValues(b: Components): (s: ScythiaState, seat: number) => RaidCrewValue {
  const strengthOps = b.kind.raid.map((ops) => ops.filter((op) => op.trigger === ON_STRENGTH));
  const on = (op: RaidOp, civ: number): boolean => (op.civs & (1 << civ)) !== 0;
  const each = (worth: (op: RaidOp) => number): number[][] =>
    b.kind.raid.map((ops) => CIVS.map((_, civ) => ops.reduce((sum, op) => sum + (on(op, civ) ? worth(op) : 0), 0)));
  const extra = each(pointsOf);
  const food = each((op) => (op.do === 'payLess' ? op.items[PROVISIONS]! : 0));
  const carts = each((op) => (op.do === 'payLess' ? op.items[WAGONS]! : 0));
  const crewValue: RaidCrewValue = { strength: [], extra: [], food: [], carts: [] };

  /** True when a condition is met before a raid; one that kumis meets is met by a seat that has kumis (§E-3.3). */
  function holds(s: ScythiaState, seat: number, at: number, op: RaidOp): boolean {
    if (op.kumis > has(s, seat, KUMIS)) return false;
    if ((op.horse && s.horses[at] === NONE) || (op.eagle && s.eagles[at] === NONE)) return false;
    return !(op.unwounded && s.wounds[at]! > 0) && (op.wounds === 0 || countOf(s, seat, 0) >= op.wounds);
  }

  return (s, seat) => {
    for (let civ = 0; civ < CIVS.length; civ++)
      crewValue.strength[civ] = crewValue.extra[civ] = crewValue.food[civ] = crewValue.carts[civ] = 0;
    for (let slot = 0; slot < CREW_SLOTS; slot++) {
      const at = slotOf(seat, slot);
      const kind = s.crew[at]!;
      if (kind === NONE) continue;
      let strength = b.kind.strength[kind]! - s.wounds[at]!;
      if (s.eagles[at] !== NONE) strength += b.animal.strength[EAGLE]![s.eagles[at]!]!;
      if (s.horses[at] !== NONE) strength += b.animal.strength[HORSE]![s.horses[at]!]!;
      const times = timesOf(b, s, seat, slot);
      for (let civ = 0; civ < CIVS.length; civ++) {
        crewValue.strength[civ]! += strength;
        crewValue.extra[civ]! += extra[kind]![civ]! * times;
        crewValue.food[civ]! += food[kind]![civ]! * times;
        crewValue.carts[civ]! += carts[kind]![civ]! * times;
      }
      for (const op of strengthOps[kind]!) {
        if (!holds(s, seat, at, op)) continue;
        const per = op.do === 'strengthPer' ? Math.min(op.max, Math.floor(countOf(s, seat, op.count) / op.every)) : 1;
        for (let civ = 0; civ < CIVS.length; civ++)
          if (on(op, civ)) crewValue.strength[civ]! += op.amount * per * times;
      }
    }
    return crewValue;
  };
}
