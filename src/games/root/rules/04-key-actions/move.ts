import {
  type ChildFrame,
  optionHook,
  reactionHook,
  type Refusal,
  type Seat,
  valueHook,
} from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { current, seatBit } from '../02-key-terms/players.ts';
import { shift } from '../02-key-terms/pieces.ts';
import { abovePassages } from '../02-key-terms/burrow.ts';
import { isSnared, SNARED_MOVE } from '../02-key-terms/snares.ts';
import { ruler, warriors } from '../02-key-terms/rule.ts';
import { ferryCard, ferryRides, takeFerry, rideOr } from '../19-lake/ferry.ts';
import { dives } from '../14-hirelings/divers.ts';
import { allHeld, HELD, loose } from '../14-hirelings/stuck.ts';
import { TITLE_OF, title } from '../../components/cards/index.ts';
import type { Collector, Root, Section, Sink } from '../../types.ts';
import { type Piece, WARLORD, WARRIOR_OF } from '../../components/pieces.ts';
import { playArea } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, linksOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import {
  BIRD,
  BURROW,
  CLEARING_COUNT,
  type Clearing,
  CORVIDS,
  type Faction,
  type Party,
  RIVERFOLK,
} from '../../words.ts';
import { isSuit } from '../02-key-terms/suits.ts';
import type { MoveFrame } from './frames.ts';

const NO_RULE = refusal('4.2.1', 'rule-neither');
const NOT_ADJACENT = refusal('4.2', 'not-adjacent');
const SCORCHED = refusal('E.6.2', 'scorched');
const NO_WARRIORS = refusal('4.2', 'no-warriors');
const WRONG_SUIT = refusal('7.5.2.II', 'origin-suit');

const BOAT_BUILDERS = TITLE_OF.indexOf(title('boat-builders'));
const CORVID_PLANNERS = TITLE_OF.indexOf(title('corvid-planners'));

/** True when the card lies in the faction's play area. */
const owns = (s: RootState, f: Faction, card: number): boolean => s.cards.at[card] === playArea(f);

/** §18.2.3: who moves without rule: the Corvids, and the owner of Corvid Planners. */
const isNimble = (s: RootState, f: Faction): boolean => f === CORVIDS || owns(s, f, CORVID_PLANNERS);

/** More clearings that count as adjacent for a faction's moves (Tunnels). */
export const moreNeighbours = valueHook<readonly Clearing[], [s: RootState, f: Faction, from: Clearing]>(
  'moreNeighbours',
);

/** §11.2.2, §11.2.7.II: for whom rivers are paths: Boat Builders, the Riverfolk and who hired their boats. */
const sails = (s: RootState, f: Faction): boolean =>
  f === RIVERFOLK || s.riverfolk.boats === f || owns(s, f, BOAT_BUILDERS);

/** §11.2.2: the Riverfolk swim regardless of rule. */
const swims = (s: RootState, f: Faction, from: Clearing, to: Clearing): boolean =>
  f === RIVERFOLK && geographyOf(s).rivers[from]!.includes(to);

/** §11.2.2, §14.3.2: the river moves of the Riverfolk, and of the controller of Otter Divers. */
const needsNoRule = (s: RootState, f: Faction, from: Clearing, to: Clearing): boolean =>
  // §17.2.2-R1: the Duchy rules the Burrow always.
  from === BURROW || to === BURROW || swims(s, f, from, to) || dives(s, f, from, to);

/** §2.2.1, §2.3: the clearings joined to one by paths; where rivers are paths they are so in everything one does. */
export function adjacent(s: RootState, f: Faction, from: Clearing): readonly Clearing[] {
  const links = linksOf(s);
  return (sails(s, f) ? links.waterways : links.paths)[from]!;
}

/** The clearings adjacent to one for a faction's moves; §17.2.2: only tunnels lead out of the Burrow. */
export const neighbours = (s: RootState, f: Faction, from: Clearing): readonly Clearing[] =>
  from === BURROW ? abovePassages(s, f) : moreNeighbours.apply(adjacent(s, f, from), s, f, from);

/** §4.2, §19.5: the clearings that pieces can go to from one: its neighbours, then where the Ferry takes them. */
function destinations(s: RootState, f: Faction, from: Clearing): readonly Clearing[] {
  const near = neighbours(s, f, from);
  return s.ferry === from ? near.concat(ferryRides(s, from).filter((to) => !near.includes(to))) : near;
}

/** §4.2: lists the faction's moves from clearings of a suit (a bird: from any). */
export function listMoves(
  s: RootState,
  f: Faction,
  suit: number,
  ask: Collector,
  wrongSuit: Refusal<RootLaw> = WRONG_SUIT,
): void {
  const free = isNimble(s, f);
  for (let from = 0; from < CLEARING_COUNT; from++) {
    if (ask.isSatisfied) return;
    const idle = warriors(s, f, from) === 0;
    const wrong = suit !== BIRD && !isSuit(s, from, suit);
    if ((idle || wrong) && !ask.wantsRefusals) continue;
    const held = s.hirelings.stuck.length > 0 && !idle && allHeld(s, f, from);
    const snared = isSnared(s, f, from);
    const rules = free || ruler(s, from) === f;
    const to = destinations(s, f, from);
    for (let i = 0; i < to.length; i++) {
      const no = idle
        ? NO_WARRIORS
        : wrong
          ? wrongSuit
          : s.scorched[to[i]!] === 1
            ? SCORCHED
            : snared
              ? SNARED_MOVE
              : held
                ? HELD
                : rules || needsNoRule(s, f, from, to[i]!) || ruler(s, to[i]!) === f
                  ? undefined
                  : NO_RULE;
      if (!no) ask.offer(verbs.move(from, to[i]!));
      else if (ask.wantsRefusals) ask.refuse(verbs.move(from, to[i]!), no, no === wrongSuit ? suit : 0);
    }
  }
  if (suit === BIRD) listAscents(s, f, ask);
}

/** §17.2.2-R1: moves out of the Burrow; no suit matches it (17.2.2-R3). */
function listAscents(s: RootState, f: Faction, ask: Collector): void {
  const idle = warriors(s, f, BURROW) === 0;
  if (idle && !ask.wantsRefusals) return;
  for (const to of abovePassages(s, f)) {
    if (idle) ask.refuse(verbs.move(BURROW, to), NO_WARRIORS);
    else if (s.scorched[to] === 1) ask.refuse(verbs.move(BURROW, to), SCORCHED);
    else ask.offer(verbs.move(BURROW, to));
  }
}

/** §4.2, §4.2.1: what keeps a faction's warriors from moving between two clearings. */
export function mayNotMove(s: RootState, f: Faction, from: Clearing, to: Clearing): Refusal<RootLaw> | undefined {
  if (!neighbours(s, f, from).includes(to)) return NOT_ADJACENT;
  if (s.scorched[to] === 1) return SCORCHED;
  if (isSnared(s, f, from)) return SNARED_MOVE;
  if (s.hirelings.stuck.length > 0 && allHeld(s, f, from)) return HELD;
  if (from === BURROW || to === BURROW) return undefined;
  const free = isNimble(s, f) || ruler(s, from) === f || ruler(s, to) === f;
  return free || needsNoRule(s, f, from, to) ? undefined : NO_RULE;
}

/** §19.5, §19.5-R1, §19.5-R4: what keeps a faction's warriors from riding the Ferry: rule is needed, unless nothing asks for it. */
export function mayNotRide(s: RootState, f: Faction, from: Clearing, to: Clearing): Refusal<RootLaw> | undefined {
  if (!ferryRides(s, from).includes(to)) return NOT_ADJACENT;
  if (s.scorched[to] === 1) return SCORCHED;
  if (isSnared(s, f, from)) return SNARED_MOVE;
  if (s.hirelings.stuck.length > 0 && allHeld(s, f, from)) return HELD;
  const free = isNimble(s, f) || ruler(s, from) === f || ruler(s, to) === f || dives(s, f, from, to);
  return free ? undefined : NO_RULE;
}

/** How pieces go from a clearing to another one: by the Ferry, without it, or as the player says. */
export type Way = 'way' | 'ferry' | 'walk';

/** §19.5: the ways that are open to a move. */
export function wayOf(s: RootState, f: Faction, from: Clearing, to: Clearing): Way {
  if (s.ferry !== from || mayNotRide(s, f, from, to)) return 'walk';
  return mayNotMove(s, f, from, to) ? 'ferry' : 'way';
}

/** A faction moves its own warriors. */
export function move(faction: Faction, from: Clearing, to: Clearing): MoveFrame {
  return { proc: 'move', step: 'begin', got: 0, faction, from, to };
}

/** §12.2.2: other groups that can move besides a number of common warriors. */
export const groups = optionHook<Root, MoveFrame>('groups');

/** §13.2.4: what comes along with `count` warriors that moved. */
export const accompanied = reactionHook<
  Root,
  [s: RootState, mover: Faction, from: Clearing, to: Clearing, count: number]
>('accompanied');

/** Pieces of a party that have moved from one clearing to another in one move. */
export interface CompletedMove {
  /** Whose pieces moved: a faction or hirelings. */
  readonly mover: Party;
  /** The player who answers for it. */
  readonly payer: Faction;
  /** The kind that moved; of a mixed group its common warrior, of a warlord alone himself. */
  readonly piece: Piece;
  readonly from: Clearing;
  readonly to: Clearing;
}

/** What answers to a move of warriors (Outrage, tolls). */
export const moved = reactionHook<Root, [s: RootState, m: CompletedMove, out: Sink]>('moved');

/** The seat that orders what a move or removal leads to: the current player (1.1.3). */
export const orderer = (s: RootState): number => s.seat[current(s)]!;

/** What answers to the move of a kind. */
function answered(
  s: RootState,
  { faction, from, to }: MoveFrame,
  piece: Piece,
  out: Sink,
  cards: readonly ChildFrame<Root>[] = [],
) {
  // §17.2.2-R3, §17.2.2-R4: nothing of others reaches the Burrow.
  if (to === BURROW) return 'done';
  const group = { mover: faction, payer: faction, piece, from, to };
  return { calls: moved.gather([...cards], s, group, out), by: orderer(s), law: '1.1.3', then: 'done' } as const;
}

function listCounts(s: RootState, f: MoveFrame, seat: Seat, ask: Collector): void {
  for (let count = loose(s, WARRIOR_OF[f.faction]!, f.from); count > 0; count--) ask.offer(verbs.count(count));
  groups.options(s, f, seat, ask);
}

/** What follows when pieces rode the Ferry instead of walking. */
const LANDED = { arrived: 'landed', alone: 'landedAlone' } as const;

export const moveProcedure: Section<MoveFrame> = {
  begin: {
    kind: 'rule',
    run(s, f) {
      if (s.ferry < 0) return 'count';
      const way = wayOf(s, f.faction, f.from, f.to);
      return way === 'way' ? 'way' : way === 'ferry' ? 'board' : 'count';
    },
  },
  way: rideOr('count'),
  count: {
    kind: 'choice',
    window: 'move-count',
    law: '4.2',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: listCounts,
    take(s, f, o, seat, out) {
      if (o.verb !== 'count') return groups.take(s, f, o, seat, out) ?? 'count';
      shift(s, WARRIOR_OF[f.faction]!, f.from, f.to, o.count, f.faction, out);
      return { calls: accompanied.gather([], s, f.faction, f.from, f.to, o.count), then: 'arrived' };
    },
  },
  board: {
    kind: 'choice',
    window: 'move-count',
    law: '19.5',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: listCounts,
    take(s, f, o, seat, out) {
      if (o.verb === 'count') {
        shift(s, WARRIOR_OF[f.faction]!, f.from, f.to, o.count, f.faction, out);
        takeFerry(s, f.to, out);
        return { calls: accompanied.gather([], s, f.faction, f.from, f.to, o.count), then: 'landed' };
      }
      const then = groups.take(s, f, o, seat, out);
      takeFerry(s, f.to, out);
      return then === 'alone' ? LANDED.alone : LANDED.arrived;
    },
  },
  arrived: { kind: 'rule', law: '4.2', run: (s, f, out) => answered(s, f, WARRIOR_OF[f.faction]!, out) },
  // §12.2.2: nobody but the warlord came.
  alone: { kind: 'rule', law: '12.2.2', run: (s, f, out) => answered(s, f, WARLORD, out) },
  // §19.5, §19.5-R5: the card and what answers to the move, in the order the current player says.
  landed: {
    kind: 'rule',
    law: '19.5',
    run: (s, f, out) => answered(s, f, WARRIOR_OF[f.faction]!, out, ferryCard(s, f.faction, f.faction)),
  },
  landedAlone: {
    kind: 'rule',
    law: '19.5',
    run: (s, f, out) => answered(s, f, WARLORD, out, ferryCard(s, f.faction, f.faction)),
  },
};
