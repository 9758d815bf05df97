import type { Components } from '../../components/components.ts';
import type { RaidFrame } from '../../frames.ts';
import type { Collector, Sink } from '../../types.ts';
import { payItem } from '../transfers.ts';
import { crewSize, has, slotOf, spotsAt } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import { NONE, NOT_IN_PLAY } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { holds, type RaidFacts, raidCost, raidDice, triggerOf, woundsNow } from './strength.ts';
import { COLOURS, CREW_SLOTS, PROVISIONS, type Trigger, WAGONS } from '../../words.ts';

const RAID_SPOTS = refusal('S-6.1', 'raid-spots');
const RAID_NOT_IN_PLAY = refusal('S-2.2', 'raid-not-in-play');
/** a: the colours that the settlement allows (bit k for colour k), b: the worker's colour. */
const RAID_COLOUR = refusal('S-6.1', 'raid-colour');
/** Of the following, a: the amount needed, b: the amount there is. */
const RAID_CREW = refusal('S-6.1', 'raid-crew');
const RAID_PROVISIONS = refusal('S-6.1', 'raid-provisions');
const RAID_WAGONS = refusal('S-6.1', 'raid-wagons');

/** §S-2.2: true when a settlement has raid spots in play at this number of players, plundered or not. */
const isInPlay = (c: Components, s: ScythiaState, settlement: number): boolean =>
  c.settlement.spots[settlement]!.some((spot) => s.spots[spot] !== NOT_IN_PLAY);

/** §S-6.1: worker colour, crew, provisions and wagons after reductions, and a spot that is left. */
export function listRaids(c: Components, s: ScythiaState, seat: number, ask: Collector): void {
  const worker = s.worker[seat]!;
  const crew = crewSize(s, seat);
  const { allowed, crew: needed, provisions, wagons } = c.settlement;
  for (let k = 0; k < c.settlement.count; k++) {
    const option = c.verbs.raid(k);
    if (spotsAt(c, s, k) === 0) {
      if (ask.wantsRefusals) ask.refuse(option, isInPlay(c, s, k) ? RAID_SPOTS : RAID_NOT_IN_PLAY);
    } else if ((allowed[k]! & (1 << worker)) === 0) {
      if (ask.wantsRefusals) ask.refuse(option, RAID_COLOUR, allowed[k], worker);
    } else if (crew < needed[k]!) {
      if (ask.wantsRefusals) ask.refuse(option, RAID_CREW, needed[k], crew);
    } else {
      const food = raidCost(c, s, seat, k, PROVISIONS, provisions[k]!);
      const carts = raidCost(c, s, seat, k, WAGONS, wagons[k]!);
      if (food > has(s, seat, PROVISIONS)) {
        if (ask.wantsRefusals) ask.refuse(option, RAID_PROVISIONS, food, has(s, seat, PROVISIONS));
      } else if (carts > has(s, seat, WAGONS)) {
        if (ask.wantsRefusals) ask.refuse(option, RAID_WAGONS, carts, has(s, seat, WAGONS));
      } else ask.offer(option);
    }
  }
}

/** Emits which members' abilities count at a moment whose abilities only add numbers. */
export function emitAbilities(
  c: Components,
  s: ScythiaState,
  seat: number,
  facts: RaidFacts,
  trigger: Trigger,
  out: Sink,
): void {
  const moment = triggerOf(trigger);
  for (let slot = 0; slot < CREW_SLOTS; slot++) {
    const character = s.crew[slotOf(seat, slot)]!;
    if (character === NONE) continue;
    if (c.kind.raid[character]!.some((op) => op.trigger === moment && holds(c, s, seat, slot, op, facts)))
      out.emit({ type: 'ability', seat, slot, character, trigger: moment });
  }
}

/** §S-6.2, §S-6.3: the worker goes to the settlement for good, provisions and wagons to the supply. */
export function startRaid(c: Components, s: ScythiaState, seat: number, settlement: number, out: Sink): RaidFrame {
  const worker = s.worker[seat]!;
  const food = raidCost(c, s, seat, settlement, PROVISIONS, c.settlement.provisions[settlement]!);
  const carts = raidCost(c, s, seat, settlement, WAGONS, c.settlement.wagons[settlement]!);
  s.stationed[settlement * COLOURS.length + worker]!++;
  s.worker[seat] = NONE;
  const before = woundsNow(s, seat);
  if (out.on) {
    out.emit({ type: 'raid', seat, settlement, worker });
    emitAbilities(c, s, seat, { settlement, kumis: 0, band: 0, before, taken: 0 }, 'onPay', out);
  }
  payItem(s, seat, PROVISIONS, food, out);
  payItem(s, seat, WAGONS, carts, out);
  const dice = raidDice(c, s, settlement);
  return {
    proc: 'raid',
    step: 'kumis',
    got: 0,
    settlement,
    kumis: 0,
    dice,
    faces: dice.map(() => NONE),
    rerolls: [0, 0, 0, 0, 0],
    slot: NONE,
    band: 0,
    left: 0,
    before,
    received: [0, 0, 0, 0, 0],
    killed: [NONE, NONE, NONE, NONE, NONE],
    spot: NONE,
    taken: 0,
  };
}
