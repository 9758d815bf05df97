import type { Components } from '../components/components.ts';
import { DiceTable } from './dice-table.ts';
import { has, slotOf, spotsAt } from '../rules/queries.ts';
import { NONE } from '../components/piles.ts';
import type { RaidInputs } from '../state.ts';
import {
  bandOf,
  crewStrength,
  dieColour,
  holds,
  type RaidFacts,
  raidCost,
  raidDice,
  rerollOp,
  rerollsOf,
  timesOf,
  triggerOf,
  woundsLess,
  woundsNow,
} from '../rules/06-raiding/strength.ts';
import { CREW_SLOTS, KUMIS, PROVISIONS, VP, WAGONS } from '../words.ts';

/** One possible result of a raid. */
export interface RaidOutcome {
  readonly strength: number;
  readonly points: number;
  readonly wounds: number;
  readonly chance: number;
}

/** What to reroll after a roll: the member whose ability is used (-1: keep all), and which dice. */
export interface RerollAdvice {
  /** The face of each die. */
  readonly faces: readonly { readonly strength: number; readonly wounds: number }[];
  readonly slot: number;
  readonly dice: readonly number[];
  /** How likely this roll is. */
  readonly chance: number;
}

/** All results of a raid with a given number of kumis, if rerolls maximise the expected points. */
export interface RaidForecast {
  readonly settlement: number;
  readonly kumis: number;
  /** What it costs after reductions. */
  readonly provisions: number;
  readonly wagons: number;
  readonly dice: readonly number[];
  /** Strength before the dice. */
  readonly base: number;
  /** By strength, then wounds; the chances sum up to 1. */
  readonly outcomes: readonly RaidOutcome[];
  readonly expected: { readonly strength: number; readonly points: number; readonly wounds: number };
  /** The policy for the first roll; empty when nothing can be rerolled. */
  readonly policy: readonly RerollAdvice[];
}

/** A right to reroll. Members with equal rights share one entry with a count. */
interface Right {
  readonly slots: readonly number[];
  readonly dice: number;
  readonly colours: number;
}

/** §S-6.9: points that abilities bring for the raid itself, by band. */
function rewardPoints(c: Components, s: RaidInputs, seat: number, facts: RaidFacts): number {
  const moment = triggerOf('onReward');
  let points = 0;
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const kind = s.crew[slotOf(seat, slot)]!;
    if (kind === NONE) continue;
    for (const op of c.kind.raid[kind]!)
      if (op.trigger === moment && op.do === 'gain' && holds(c, s, seat, slot, op, facts))
        points += op.items[VP]! * timesOf(c, s, seat, slot);
  }
  return points;
}

/** The value of a roll that is kept. */
type Worth = (strength: number, wounds: number) => { readonly points: number; readonly wounds: number };

const CLOSE = 1e-9;

/** The best use of rerolls: for every number of rights left and every roll what to do, found from the end backwards. */
class Policy {
  readonly table: DiceTable;
  readonly rights: readonly Right[];
  /** By rights left and roll: the right to use (-1: keep), which choice of dice, and what that brings on average. */
  readonly right: Int8Array[] = [];
  readonly choice: Int16Array[] = [];
  readonly points: Float64Array[] = [];
  readonly wounds: Float64Array[] = [];

  constructor(table: DiceTable, rights: readonly Right[], worth: Worth) {
    this.table = table;
    this.rights = rights;
    for (let left = 0; left <= this.all; left++) this.#solve(left, worth);
  }

  /** All rights: how many of each are left, written as one number. */
  get all(): number {
    return this.rights.reduce((number, right) => number * (right.slots.length + 1) + right.slots.length, 0);
  }
  /** How many of right k are left. */
  count(left: number, k: number): number {
    return Math.floor(left / this.#unit(k)) % (this.rights[k]!.slots.length + 1);
  }
  #unit(k: number): number {
    return this.rights.slice(k + 1).reduce((unit, right) => unit * (right.slots.length + 1), 1);
  }
  /** The number without one right k. */
  without(left: number, k: number): number {
    return left - this.#unit(k);
  }

  #solve(left: number, worth: Worth): void {
    const { table, rights } = this;
    const right = new Int8Array(table.size).fill(NONE);
    const choice = new Int16Array(table.size);
    const points = new Float64Array(table.size);
    const wounds = new Float64Array(table.size);
    for (let roll = 0; roll < table.size; roll++) {
      const kept = worth(table.strength[roll]!, table.wounds[roll]!);
      points[roll] = kept.points;
      wounds[roll] = kept.wounds;
      for (let k = 0; k < rights.length; k++) {
        if (this.count(left, k) === 0) continue;
        const next = this.without(left, k);
        const choices = table.choices(roll, rights[k]!.dice);
        for (let option = 0; option < choices.length; option++) {
          if ((choices[option]!.colours & ~rights[k]!.colours) !== 0) continue;
          table.expect(roll, choices[option]!, this.points[next]!, this.wounds[next]!);
          const more = table.meanPoints - points[roll]!;
          if (more > CLOSE || (more > -CLOSE && table.meanWounds < wounds[roll]! - CLOSE)) {
            right[roll] = k;
            choice[roll] = option;
            points[roll] = table.meanPoints;
            wounds[roll] = table.meanWounds;
          }
        }
      }
    }
    this.right.push(right);
    this.choice.push(choice);
    this.points.push(points);
    this.wounds.push(wounds);
  }

  /** How likely each roll is to be the one that is kept. */
  kept(): Float64Array {
    const { table } = this;
    const end = new Float64Array(table.size);
    const waves = this.points.map(() => new Float64Array(table.size));
    for (let roll = 0; roll < table.size; roll++) waves[this.all]![roll] = table.chance[roll]!;
    for (let left = this.all; left >= 0; left--)
      for (let roll = 0; roll < table.size; roll++) {
        const chance = waves[left]![roll]!;
        if (chance === 0) continue;
        const k = this.right[left]![roll]!;
        if (k === NONE) end[roll]! += chance;
        else {
          const next = waves[this.without(left, k)]!;
          table.each(roll, table.choices(roll, this.rights[k]!.dice)[this.choice[left]![roll]!]!, (to, part) => {
            next[to]! += chance * part;
          });
        }
      }
    return end;
  }

  /** What to do after each first roll. */
  advice(dice: readonly number[]): RerollAdvice[] {
    const { table } = this;
    return Array.from({ length: table.size }, (_, roll) => {
      const parts = table.parts[roll]!;
      const k = this.right[this.all]![roll]!;
      const moves =
        k === NONE ? undefined : table.choices(roll, this.rights[k]!.dice)[this.choice[this.all]![roll]!]!.moves;
      const taken = parts.flatMap((part, colour) => {
        const mine = dice.filter((die) => dieColour(die) === colour);
        return moves ? table.rolls[colour]!.moves[part]![moves[colour]!]!.picked.map((at) => mine[at]!) : [];
      });
      return {
        faces: parts.flatMap((part, colour) =>
          table.rolls[colour]!.faces[part]!.map((face) => {
            const { strength, wounds } = table.faces[colour]![face]!;
            return { strength, wounds };
          }),
        ),
        slot: k === NONE ? NONE : this.rights[k]!.slots[0]!,
        dice: taken,
        chance: table.chance[roll]!,
      };
    });
  }
}

/** The rights of a crew, equal ones together. */
function rightsOf(c: Components, s: RaidInputs, seat: number, facts: RaidFacts): Right[] {
  const rights: { slots: number[]; dice: number; colours: number }[] = [];
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const dice = rerollsOf(c, s, seat, slot, facts);
    const colours = rerollOp(c, s.crew[slotOf(seat, slot)]!)?.colours ?? 0;
    const same = rights.find((right) => right.dice === dice && right.colours === colours);
    if (same) same.slots.push(slot);
    else if (dice > 0) rights.push({ slots: [slot], dice, colours });
  }
  return rights;
}

/** Makes forecasts of raids. */
export interface Forecaster {
  /** The exact distribution of one raid with a given number of kumis; every roll is enumerated. */
  raid(s: RaidInputs, seat: number, settlement: number, kumis: number): RaidForecast;
  /** Every settlement with a spot left and every number of kumis the seat could pay. */
  all(s: RaidInputs, seat: number): RaidForecast[];
}

/** §S-6.5 to §S-6.10: makes forecasts with the dice and settlements of a pack. Dice tables are computed once. */
export function forecaster(c: Components): Forecaster {
  const tables: DiceTable[] = [];
  function tableOf(dice: readonly number[]): DiceTable {
    const counts = [0, 1, 2].map((colour) => dice.filter((die) => dieColour(die) === colour).length);
    const key = counts[0]! * 9 + counts[1]! * 3 + counts[2]!;
    return (tables[key] ??= new DiceTable(c.faces, counts));
  }

  function raid(s: RaidInputs, seat: number, settlement: number, kumis: number): RaidForecast {
    const facts: RaidFacts = { settlement, kumis, band: 0, before: woundsNow(s, seat), taken: 0 };
    const bands = c.settlement.bands[settlement]!;
    const base = crewStrength(c, s, seat, facts).total + kumis;
    const less = woundsLess(c, s, seat, facts);
    const rewards = bands.map((_, band) => rewardPoints(c, s, seat, { ...facts, band }));
    const dice = raidDice(c, s, settlement);
    const worth: Worth = (strength, wounds) => {
      const band = bandOf(c, settlement, base + strength);
      return { points: bands[band]!.vp + rewards[band]!, wounds: Math.max(0, wounds + bands[band]!.wounds - less) };
    };
    const table = tableOf(dice);
    const policy = new Policy(table, rightsOf(c, s, seat, facts), worth);
    const found = new Map<number, RaidOutcome>();
    policy.kept().forEach((chance, roll) => {
      if (chance === 0) return;
      const strength = base + table.strength[roll]!;
      const { points, wounds } = worth(table.strength[roll]!, table.wounds[roll]!);
      const key = strength * 100 + wounds;
      found.set(key, { strength, points, wounds, chance: (found.get(key)?.chance ?? 0) + chance });
    });
    const outcomes = [...found].sort(([x], [y]) => x - y).map(([, outcome]) => outcome);
    const mean = (of: (outcome: RaidOutcome) => number): number =>
      outcomes.reduce((sum, o) => sum + of(o) * o.chance, 0);
    return {
      settlement,
      kumis,
      provisions: raidCost(c, s, seat, settlement, PROVISIONS, c.settlement.provisions[settlement]!),
      wagons: raidCost(c, s, seat, settlement, WAGONS, c.settlement.wagons[settlement]!),
      dice,
      base,
      outcomes,
      expected: { strength: mean((o) => o.strength), points: mean((o) => o.points), wounds: mean((o) => o.wounds) },
      policy: policy.rights.length === 0 ? [] : policy.advice(dice),
    };
  }
  return {
    raid,
    all(s, seat) {
      const list: RaidForecast[] = [];
      for (let settlement = 0; settlement < c.settlement.count; settlement++)
        if (spotsAt(c, s, settlement) > 0)
          for (let kumis = 0; kumis <= has(s, seat, KUMIS); kumis++) list.push(raid(s, seat, settlement, kumis));
      return list;
    },
  };
}
