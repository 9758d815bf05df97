import { agenda, type ChildFrame, offerUnless, orPass } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { shift } from '../../rules/02-key-terms/pieces.ts';
import { current, seatBit } from '../../rules/02-key-terms/players.ts';
import { isSnared, SNARED_MOVE } from '../../rules/02-key-terms/snares.ts';
import { commonWarriors } from '../../rules/02-key-terms/rule.ts';
import { ferryCard, ferryRides, takeFerry, rideOr } from '../../rules/19-lake/ferry.ts';
import { accompanied, mayNotMove, mayNotRide, moved, neighbours, orderer } from '../../rules/04-key-actions/move.ts';
import type { Collector, Root, RootOption, Section, Sink } from '../../types.ts';
import { WARRIOR_OF } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import {
  BOOT,
  type Clearing,
  CLEARING_COUNT,
  type Faction,
  FACTIONS,
  isClearing,
  NO_FACTION,
  type Place,
} from '../../words.ts';
import { robsPawn } from '../../rules/14-hirelings/bandits.ts';
import { pawnToll } from '../../rules/14-hirelings/pawn-toll.ts';
import { HELD as HELD_WARRIORS, holdPawn, isPawnHeld, loose } from '../../rules/14-hirelings/stuck.ts';
import { exhaust, fresh, vagabondOf } from './items.ts';
import { hostileFactions, isAllied } from './relations.ts';
import { vagabondVerbs } from './verbs.ts';
import type { TravelFrame } from './frames.ts';

const NO_BOOTS = refusal('9.5.1', 'boots');
/** He could move, were it not for hostile warriors. */
const NO_BOOTS_AMONG_ENEMIES = refusal('9.2.9.III.b', 'boots');
const NO_FORESTS = refusal('9.5.1', 'forest');
const NOT_ADJACENT = refusal('2.2.1', 'not-adjacent');
const HELD = refusal('14.3.2', 'pawn-held-by-band');
const SCORCHED = refusal('E.6.2', 'scorched-entry');

/** True for a place that is a clearing. */

/** §2.2.1, §2.4.1: clearings and forests adjacent to where he is, clearings first; §9.2.3: regardless of rule. */
function around(s: RootState, f: Faction, from: Place): readonly Place[] {
  if (!isClearing(from)) return geographyOf(s).aroundForest[from - CLEARING_COUNT]!;
  const near = neighbours(s, f, from);
  // §19.5-R3: his moves and Slip may take the Ferry.
  return s.ferry === from ? [...near, ...ferryRides(s, from).filter((to) => !near.includes(to))] : near;
}

/** §9.2.9.III.b: more boots for a clearing with hostile warriors; §9.2.9.III.b-E1: one edition counts each faction. */
function hostileBoots(s: RootState, f: Faction, to: Clearing): number {
  const hostile = hostileFactions(s, f, to);
  return s.settings.law.hostileBootCost === 'perFaction' ? hostile : Math.min(hostile, 1);
}

/** §9.5.1: lists moves to adjacent clearings that cost `price` boots, and more where hostile warriors stand. */
export function listGo(s: RootState, f: Faction, price: number, ask: Collector): void {
  const v = vagabondOf(s, f);
  const boots = fresh(v, BOOT);
  if (boots < price && !ask.wantsRefusals) return;
  const near = around(s, f, v.place);
  for (const to of near) {
    if (!isClearing(to)) continue;
    const cost = price + hostileBoots(s, f, to);
    if (s.scorched[to] === 1) {
      if (ask.wantsRefusals) ask.refuse(vagabondVerbs.go(to), SCORCHED);
    } else if (isClearing(v.place) && isSnared(s, f, v.place)) {
      if (ask.wantsRefusals) ask.refuse(vagabondVerbs.go(to), SNARED_MOVE);
    } else if (isPawnHeld(s, f, v.place)) {
      if (ask.wantsRefusals) ask.refuse(vagabondVerbs.go(to), HELD);
    } else if (boots >= cost) ask.offer(vagabondVerbs.go(to));
    else if (ask.wantsRefusals)
      ask.refuse(vagabondVerbs.go(to), boots < price ? NO_BOOTS : NO_BOOTS_AMONG_ENEMIES, cost, boots);
  }
  if (!ask.wantsRefusals) return;
  for (let to = 0; to < CLEARING_COUNT; to++)
    if (to !== v.place && !near.includes(to)) ask.refuse(vagabondVerbs.go(to), NOT_ADJACENT);
  geographyOf(s).aroundForest.forEach((_, i) => ask.refuse(vagabondVerbs.go(CLEARING_COUNT + i), NO_FORESTS));
}

/** §9.4.2, §17.0.6: lists where he can slip to: any adjacent clearing or forest, occupied or not, out of a snare, too. */
export function listSlip(s: RootState, f: Faction, ask: Collector): void {
  const { place } = vagabondOf(s, f);
  const slip = (to: Place): void => {
    // §9.4.2-E1: whether Slip enters a scorched clearing is a matter of editions.
    const banned = isClearing(to) && s.scorched[to] === 1 && !s.settings.law.slipIgnoresEntryBans;
    offerUnless(ask, vagabondVerbs.slip(to), banned ? SCORCHED : undefined);
  };
  for (const to of around(s, f, place)) slip(to);
  if (isClearing(place)) for (const to of geographyOf(s).forestsAt[place]!) slip(to);
}

/** Takes a move of `listGo`: exhausts the boots, then moves. */
export function go(s: RootState, f: Faction, to: Clearing, price: number, out: Sink): TravelFrame {
  for (let n = price + hostileBoots(s, f, to); n > 0; n--) exhaust(s, f, BOOT, out);
  return travel(f, to, '9.5.1');
}

/** The pawn moves; allies may come where the law of the move lets them. */
export function travel(faction: Faction, to: Place, law: RootLaw): TravelFrame {
  return { proc: 'travel', step: 'begin', got: 0, faction, to, law, ally: NO_FACTION, count: 0 };
}

/** True in his own Daylight: what a card grants in Birdsong or Evening is outside it. */
const isHisDay = (s: RootState, f: Faction): boolean =>
  current(s) === f &&
  s.stack.some((frame) => frame.proc === 'turn' && (frame.step === 'daylight' || frame.step === 'eveningStarts'));

/** §9.2.9.II.b-E1: the moves on which allies come along; §9.5.9: the Harrier glides alone. */
function takesAllies(s: RootState, f: TravelFrame): boolean {
  if (f.law === '9.5.9' || !isClearing(vagabondOf(s, f.faction).place) || !isClearing(f.to)) return false;
  return s.settings.law.alliedMoveScope === 'anyMove' || (f.law === '9.5.1' && isHisDay(s, f.faction));
}

/** §9.2.9.II.b-R1: they move as their own faction would. */
function listEscort(s: RootState, f: TravelFrame, rides: boolean, ask: Collector): void {
  const { to } = f;
  if (!takesAllies(s, f) || !isClearing(to)) return;
  const from = vagabondOf(s, f.faction).place;
  for (let ally = 0; ally < FACTIONS.length; ally++) {
    if (!isAllied(s, f.faction, ally)) continue;
    // §12.2.2: the warlord stays.
    const common = commonWarriors(s, ally, from);
    if (common === 0) continue;
    const most = loose(s, WARRIOR_OF[ally]!, from);
    const no = (rides ? mayNotRide : mayNotMove)(s, ally, from, to) ?? (most === 0 ? HELD_WARRIORS : undefined);
    if (no) {
      if (ask.wantsRefusals) ask.refuse(vagabondVerbs.escort(ally, common), no);
    } else for (let count = most; count > 0; count--) ask.offer(vagabondVerbs.escort(ally, count));
  }
}

/** §9.2.9.II.e, §9.2.9.II.e-E1: who counts as the mover of the allies, and so answers for Outrage. */
const answers = (s: RootState, f: TravelFrame): Faction =>
  s.settings.law.alliedOutragePayer === 'ally' ? f.ally : f.faction;

/** Highway Bandits: a pawn pays with a damaged item; §9.5.9: who glides takes no path. */
function tollOf(s: RootState, { faction, to, law }: TravelFrame, from: Place): ChildFrame<Root> | undefined {
  if (law === '9.5.9' || !isClearing(from) || !isClearing(to)) return undefined;
  return robsPawn(s, faction, from, to) ? pawnToll(faction, to) : undefined;
}

function movePawn(s: RootState, f: TravelFrame, out: Sink): Place {
  const v = vagabondOf(s, f.faction);
  const from = v.place;
  v.place = f.to;
  if (s.hirelings.parties.length > 0) holdPawn(s, f.faction, f.to);
  if (out.on) out.emit({ type: 'pawn', faction: f.faction, from, to: f.to, law: f.law });
  return from;
}

function takeEscort(f: TravelFrame, o: RootOption): void {
  if (o.verb !== 'escort') return;
  f.ally = o.faction;
  f.count = o.count;
}

/** §19.5, §19.5-R3: the ways open to the pawn; §9.5.9: who glides takes no Ferry. */
function wayOfPawn(s: RootState, { faction, to, law }: TravelFrame): 'way' | 'escort' | 'board' {
  const from = vagabondOf(s, faction).place;
  if (s.ferry !== from || law === '9.5.9' || !isClearing(to) || !ferryRides(s, from).includes(to)) return 'escort';
  return neighbours(s, faction, from).includes(to) ? 'way' : 'board';
}

export const travelProcedure: Section<TravelFrame> = {
  begin: { kind: 'rule', run: (s, f) => (s.ferry < 0 ? 'escort' : wayOfPawn(s, f)) },
  way: rideOr('escort'),
  escort: {
    kind: 'choice',
    window: 'vagabond-escort',
    law: '9.2.9.II.b',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listEscort(s, f, false, asked)),
    none: () => 'arrive',
    take(_s, f, o) {
      takeEscort(f, o);
      return 'arrive';
    },
  },
  // §19.5-R2: allies ride along in one trip.
  board: {
    kind: 'choice',
    window: 'vagabond-escort',
    law: '9.2.9.II.b',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listEscort(s, f, true, asked)),
    none: () => 'land',
    take(_s, f, o) {
      takeEscort(f, o);
      return 'land';
    },
  },
  land: {
    kind: 'rule',
    law: '19.5',
    run(s, f, out) {
      const from = movePawn(s, f, out);
      if (!isClearing(from) || !isClearing(f.to)) return 'done';
      const own = ferryCard(s, f.faction, f.faction);
      if (f.count === 0) {
        takeFerry(s, f.to, out);
        return { calls: own, then: 'done' };
      }
      const piece = WARRIOR_OF[f.ally]!;
      shift(s, piece, from, f.to, f.count, f.faction, out);
      takeFerry(s, f.to, out);
      const along = accompanied.gather([], s, f.ally, from, f.to, f.count);
      const group = { mover: answers(s, f), payer: answers(s, f), piece, from, to: f.to };
      const after = moved.gather([...own, ...ferryCard(s, f.ally, f.faction)], s, group, out);
      return { calls: [...along, agenda(after, orderer(s), '1.1.3')], then: 'done' };
    },
  },
  // §9.2.2: the pawn itself is no warrior and causes no Outrage.
  arrive: {
    kind: 'rule',
    law: '9.2.2',
    run(s, f, out) {
      const from = movePawn(s, f, out);
      const toll = tollOf(s, f, from);
      // §9.2.9.II.b: allies come along between clearings only.
      if (f.count === 0 || !isClearing(from) || !isClearing(f.to)) return toll ? { call: toll, then: 'done' } : 'done';
      const piece = WARRIOR_OF[f.ally]!;
      shift(s, piece, from, f.to, f.count, f.faction, out);
      const along = accompanied.gather([], s, f.ally, from, f.to, f.count);
      const group = { mover: answers(s, f), payer: answers(s, f), piece, from, to: f.to };
      const after = moved.gather(toll ? [toll] : [], s, group, out);
      const calls = after.length > 1 ? [...along, agenda(after, orderer(s), '1.1.3')] : [...along, ...after];
      return { calls, then: 'done' };
    },
  },
};
