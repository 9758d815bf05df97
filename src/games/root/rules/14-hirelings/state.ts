import { markShareable } from '../../../../kernel/index.ts';
import { type Faction, FACTIONS, hireling, HIRELINGS, ITEMS, type Party, type Place } from '../../words.ts';

/** §14.1.4: the hireling markers stand at these points. */
export const THRESHOLDS = [4, 8, 12] as const;

/** The Exile's clubs among the items on his card: behind the common ones. */
export const CLUB = ITEMS.length;

const EXILE = hireling('the-exile');
const BANDITS = hireling('highway-bandits');

/** What belongs to the hirelings (14). Lists by kind follow `HIRELINGS`. */
export class HirelingsState {
  /**
   * The parties in play; empty at a table without hirelings, where everything else stays untouched. This list and the
   * next two are replaced, never written into: copies share them.
   */
  parties: readonly Party[];
  /** By kind: 1 where the demoted side is up. */
  demoted: readonly number[];
  /** By kind: 1 once it was set up (14.1.3). */
  prepared: readonly number[];
  /** By kind: the faction that controls it, -1 while the card lies in the supply (14.2.0). */
  controller: Faction[];
  /** By kind: control markers on the card. */
  control: number[];
  /** By kind: once-per-Daylight actions taken this turn, one bit each (14.3.4). */
  used: number[];
  /** By hireling marker: the faction that took it, -1 while it stands on the score track. */
  taker: Faction[];
  /** By hireling marker: 1 once it was turned over. */
  turned: number[];
  /** The Exile's forest, -1 for none. */
  exile: Place;
  /** Items on the Exile's card, face up and face down, and those lost from it; clubs last. */
  packed: number[];
  packedSpent: number[];
  packedLost: number[];
  /** Highway Bandits: 1 on each path that has one, in the order of the map's data. */
  bandits: number[];
  /** Popular Band: enemy pieces that cannot leave this turn: piece, clearing, count; piece, clearing, count… */
  stuck: number[];
  /** Popular Band: the clearing that each Vagabond's pawn cannot leave this turn, -1 for none. */
  stuckPawns: number[];
  /** Lizard Envoys: the discard pile from the bottom to the top. */
  discards: number[];

  /** A copy that shares nothing but what nobody writes into: what only the Exile and the Bandits have, unless they are in play. */
  constructor(h: HirelingsState) {
    const exiled = h.parties.includes(EXILE);
    this.parties = h.parties;
    this.demoted = h.demoted;
    this.prepared = h.prepared;
    this.controller = h.controller.slice();
    this.control = h.control.slice();
    this.used = h.used.slice();
    this.taker = h.taker.slice();
    this.turned = h.turned.slice();
    this.exile = h.exile;
    this.packed = exiled ? h.packed.slice() : h.packed;
    this.packedSpent = exiled ? h.packedSpent.slice() : h.packedSpent;
    this.packedLost = exiled ? h.packedLost.slice() : h.packedLost;
    this.bandits = h.parties.includes(BANDITS) ? h.bandits.slice() : h.bandits;
    this.stuck = h.stuck.slice();
    this.stuckPawns = h.stuckPawns.slice();
    this.discards = h.discards.slice();
  }
}

const fill = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/** Nothing in play. */
export function newHirelings(paths: number): HirelingsState {
  return new HirelingsState({
    parties: [],
    demoted: fill(HIRELINGS.length, 0),
    prepared: fill(HIRELINGS.length, 0),
    controller: fill(HIRELINGS.length, -1),
    control: fill(HIRELINGS.length, 0),
    used: fill(HIRELINGS.length, 0),
    taker: fill(THRESHOLDS.length, -1),
    turned: fill(THRESHOLDS.length, 0),
    exile: -1,
    packed: fill(CLUB + 1, 0),
    packedSpent: fill(CLUB + 1, 0),
    packedLost: fill(CLUB + 1, 0),
    bandits: fill(paths, 0),
    stuck: [],
    stuckPawns: [-1, -1],
    discards: [],
  });
}

/** These hirelings in play, on a map with this number of paths; copies share what none of them writes into. */
export function dealtHirelings(parties: readonly Party[], paths: number): HirelingsState {
  const h = newHirelings(paths);
  h.parties = markShareable(parties.slice());
  markShareable(h.demoted);
  markShareable(h.prepared);
  if (!parties.includes(EXILE)) for (const items of [h.packed, h.packedSpent, h.packedLost]) markShareable(items);
  if (!parties.includes(BANDITS)) markShareable(h.bandits);
  return new HirelingsState(h);
}

/** A copy that shares nothing; without hirelings nothing ever changes, so the blank itself. */
export const copyHirelings = (h: HirelingsState): HirelingsState =>
  h.parties.length === 0 ? h : new HirelingsState(h);

/** The number of a party among the kinds. */
export const kindNumber = (party: Party): number => party - FACTIONS.length;
