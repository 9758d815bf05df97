import type { Components, RaidOp } from '../../components/components.ts';
import { countOf, slotOf } from '../queries.ts';
import { AVAILABLE, NONE } from '../../components/piles.ts';
import type { RaidInputs } from '../../state.ts';
import { CREW_SLOTS, EAGLE, GOLD, FIRST_PLUNDER, HORSE, PLUNDER, TRIGGERS, type Trigger } from '../../words.ts';

/** §E-3.3: the facts that conditions of abilities read; `before` are the wounds when the raid began. */
export interface RaidFacts {
  readonly settlement: number;
  readonly kumis: number;
  readonly band: number;
  readonly before: readonly number[];
  readonly taken: number;
}

/** The moments of a raid by number. */
export const triggerOf = (trigger: Trigger): number => TRIGGERS.indexOf(trigger);

/** §E-4.2, §S-13.10: how often a member's ability counts: 2 under an eagle that doubles it, else 1. */
export const timesOf = (c: Components, s: RaidInputs, seat: number, slot: number): number => {
  const animal = s.eagles[slotOf(seat, slot)]!;
  return animal !== NONE && c.animal.eagle[animal] === 1 ? 2 : 1;
};

/** §E-3.3: true when all conditions of an ability hold. */
export function holds(c: Components, s: RaidInputs, seat: number, slot: number, op: RaidOp, facts: RaidFacts): boolean {
  const at = slotOf(seat, slot);
  if ((op.civs & (1 << c.settlement.civ[facts.settlement]!)) === 0) return false;
  if (op.kumis > facts.kumis) return false;
  if (op.horse && s.horses[at] === NONE) return false;
  if (op.eagle && s.eagles[at] === NONE) return false;
  if (op.unwounded && facts.before[slot]! > 0) return false;
  if (op.top && facts.band !== c.settlement.bands[facts.settlement]!.length - 1) return false;
  if (op.plunder !== NONE && (facts.taken & (1 << (op.plunder - FIRST_PLUNDER))) === 0) return false;
  if (op.wounds === 0) return true;
  let wounds = 0;
  for (let i = 0; i < CREW_SLOTS; i++) wounds += facts.before[i]!;
  return wounds >= op.wounds;
}

/** The wounds on each member. */
export const woundsNow = (s: RaidInputs, seat: number): number[] =>
  s.wounds.slice(seat * CREW_SLOTS, (seat + 1) * CREW_SLOTS);

const ON_PAY = triggerOf('onPay');
const ON_STRENGTH = triggerOf('onStrength');
const ON_WOUNDS = triggerOf('onWounds');

/** §S-6.1, §S-6.3: what a raid costs of provisions or wagons after reductions. */
export function raidCost(
  c: Components,
  s: RaidInputs,
  seat: number,
  settlement: number,
  item: number,
  printed: number,
): number {
  let cost = printed;
  let facts: RaidFacts | undefined;
  for (let slot = 0; slot < CREW_SLOTS && cost > 0; slot++) {
    const kind = s.crew[slotOf(seat, slot)]!;
    if (kind === NONE || (c.kind.triggers[kind]! & (1 << ON_PAY)) === 0) continue;
    facts ??= { settlement, kumis: 0, band: 0, before: woundsNow(s, seat), taken: 0 };
    for (const op of c.kind.raid[kind]!)
      if (op.trigger === ON_PAY && holds(c, s, seat, slot, op, facts))
        cost -= op.items[item]! * timesOf(c, s, seat, slot);
  }
  return Math.max(0, cost);
}

/** §S-6.5: the dice of a raid: those of the civilisation, and a yellow one for each available spot with gold. */
export function raidDice(c: Components, s: RaidInputs, settlement: number): number[] {
  const civ = c.settlement.civ[settlement]!;
  const dice: number[] = [];
  for (let i = 0; i < c.civ.red[civ]!; i++) dice.push(i);
  for (let i = 0; i < c.civ.white[civ]!; i++) dice.push(2 + i);
  let yellow = 0;
  for (const spot of c.settlement.spots[settlement]!)
    if (s.spots[spot] === AVAILABLE && s.plunder[spot * PLUNDER.length + GOLD - FIRST_PLUNDER]! > 0 && yellow < 2)
      dice.push(4 + yellow++);
  return dice;
}

/** The colour of a die by its number. */
export const dieColour = (die: number): number => die >> 1;

/** §S-6.7: the parts of a total that do not come from dice or kumis. */
export interface CrewStrength {
  /** Printed strength less wounds, strength of paired animals, strength of abilities, each by slot. */
  readonly crew: readonly number[];
  readonly animals: readonly number[];
  readonly abilities: readonly number[];
  readonly total: number;
}

/** §S-6.7: what crew, paired animals and abilities add to a raid. */
export function crewStrength(c: Components, s: RaidInputs, seat: number, facts: RaidFacts): CrewStrength {
  const crew = [0, 0, 0, 0, 0];
  const animals = [0, 0, 0, 0, 0];
  const abilities = [0, 0, 0, 0, 0];
  let total = 0;
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const at = slotOf(seat, slot);
    const kind = s.crew[at]!;
    if (kind === NONE) continue;
    crew[slot] = c.kind.strength[kind]! - s.wounds[at]!;
    if (s.eagles[at] !== NONE) animals[slot]! += c.animal.strength[EAGLE]![s.eagles[at]!]!;
    if (s.horses[at] !== NONE) animals[slot]! += c.animal.strength[HORSE]![s.horses[at]!]!;
    if ((c.kind.triggers[kind]! & (1 << ON_STRENGTH)) !== 0)
      for (const op of c.kind.raid[kind]!) {
        if (op.trigger !== ON_STRENGTH || !holds(c, s, seat, slot, op, facts)) continue;
        const per = op.do === 'strengthPer' ? Math.min(op.max, Math.floor(countOf(s, seat, op.count) / op.every)) : 1;
        abilities[slot]! += op.amount * per * timesOf(c, s, seat, slot);
      }
    total += crew[slot]! + animals[slot]! + abilities[slot]!;
  }
  return { crew, animals, abilities, total };
}

/** §A-02: the band of a settlement that a total reaches: the last one that begins at or below it. */
export function bandOf(c: Components, settlement: number, total: number): number {
  const bands = c.settlement.bands[settlement]!;
  let band = 0;
  for (let i = 1; i < bands.length; i++) if (total >= bands[i]!.min) band = i;
  return band;
}

/** §S-6.10: how many wounds abilities take off a raid. */
export function woundsLess(c: Components, s: RaidInputs, seat: number, facts: RaidFacts): number {
  let less = 0;
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const kind = s.crew[slotOf(seat, slot)]!;
    if (kind === NONE || (c.kind.triggers[kind]! & (1 << ON_WOUNDS)) === 0) continue;
    for (const op of c.kind.raid[kind]!)
      if (op.trigger === ON_WOUNDS && holds(c, s, seat, slot, op, facts)) less += op.amount * timesOf(c, s, seat, slot);
  }
  return less;
}

/** §E-3.2: how many dice a member may reroll, and of which colours. */
export function rerollsOf(c: Components, s: RaidInputs, seat: number, slot: number, facts: RaidFacts): number {
  const op = rerollOp(c, s.crew[slotOf(seat, slot)]!);
  return op && holds(c, s, seat, slot, op, facts) ? op.dice * timesOf(c, s, seat, slot) : 0;
}

/** The reroll ability of a kind; a character has at most one. */
export function rerollOp(c: Components, kind: number): RaidOp | undefined {
  if (kind === NONE || (c.kind.triggers[kind]! & (1 << triggerOf('onRoll'))) === 0) return undefined;
  return c.kind.raid[kind]!.find((op) => op.do === 'reroll');
}
