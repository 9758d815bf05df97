import type { Components } from '../../games/scythia/components/components.ts';
import {
  animalCount,
  countOf,
  crewSize,
  crewWounds,
  handSize,
  has,
  questsLeft,
  questsOf,
  slotOf,
  spotsLeft,
} from '../../games/scythia/rules/queries.ts';
import { horsePoints, pending, questPoints } from '../../games/scythia/rules/11-scoring/scoring.ts';
import { AVAILABLE, CHIEF, DECK, IN_DECK, NONE } from '../../games/scythia/components/piles.ts';
import type { ScythiaState } from '../../games/scythia/state.ts';
import {
  BUILDINGS,
  CIVS,
  COLOURS,
  CREW_SLOTS,
  FIRST_PLUNDER,
  GOODS,
  HELD,
  PLUNDER,
  PROVISIONS,
  WAGONS,
} from '../../games/scythia/words.ts';
import { byte, groupsOf } from '../learned/groups.ts';
import { type InputGroup, type Section, section } from '../learned/layout.ts';
import type { Odds } from './odds.ts';
import type { RaidCrewValue } from './raid-crew-value.ts';
import { raidPlan } from './raids.ts';
import { SCYTHIA_WEIGHTS } from './weights.ts';

/** The sides of a table: seats from the one on turn clockwise, then the AI chief. */
export const ORDER = ['now', 'next', 'third', 'fourth'] as const;
export const CHIEF_SIDE = 'chief';

/** Actions for which raids are planned: those of a few turns. */
const PLANNED_ACTIONS = 16;

/** The seats of a table in turn order are `ORDER`; a seat's values stand at its place there. */
const SEATS = ORDER.length;

/** What several inputs are read from, computed once per state. Everything in it is known to all players. */
export class ScythiaReading {
  s!: ScythiaState;
  readonly components: Components;
  readonly #odds: Odds;
  readonly #crewValue: (s: ScythiaState, seat: number) => RaidCrewValue;
  /** The seat at each place of the order. */
  readonly seat = new Uint8Array(SEATS);
  /** Points that a seat would have if the game ended now. */
  readonly points = new Uint16Array(SEATS);
  /** The points of the strongest other side. */
  readonly rival = new Uint16Array(SEATS);
  /** Strength of each crew against each civilisation. */
  readonly strength = new Uint8Array(SEATS * CIVS.length);
  /** What planned raids bring, in half points. */
  readonly raids = new Uint8Array(SEATS);
  /** Raid spots of each civilisation that a seat could pay for now. */
  readonly ready = new Uint8Array(SEATS * CIVS.length);
  /** Crew members of each kind. */
  readonly kinds: Uint8Array;
  /** What the AI chief would have if the game ended now. */
  chief = 0;

  constructor(components: Components, odds: Odds, crewValue: (s: ScythiaState, seat: number) => RaidCrewValue) {
    this.components = components;
    this.#odds = odds;
    this.#crewValue = crewValue;
    this.kinds = new Uint8Array(SEATS * components.kind.count);
  }

  /** Reads a state of a game that has begun. */
  read(s: ScythiaState): this {
    const { seats } = s.settings;
    const b = this.components;
    this.s = s;
    this.chief = seats === 1 ? s.chiefScore + (s.scored === 0 ? questPoints(b, s, CHIEF) + horsePoints(b, s) : 0) : 0;
    this.kinds.fill(0);
    this.ready.fill(0);
    for (let place = 0; place < seats; place++) this.#readSeat(s, place, (s.active + place) % seats);
    for (let place = 0; place < seats; place++) {
      let most = this.chief;
      for (let other = 0; other < seats; other++) if (other !== place) most = Math.max(most, this.points[other]!);
      this.rival[place] = most;
    }
    return this;
  }

  #readSeat(s: ScythiaState, place: number, seat: number): void {
    const b = this.components;
    this.seat[place] = seat;
    let points = s.score[seat]!;
    if (s.scored === 0) for (const { points: more } of pending(b, s, seat)) points += more;
    this.points[place] = Math.max(0, points);
    const crew = this.#crewValue(s, seat);
    for (let civ = 0; civ < CIVS.length; civ++) this.strength[place * CIVS.length + civ] = byte(crew.strength[civ]!);
    this.raids[place] = byte(2 * raidPlan(b, s, SCYTHIA_WEIGHTS, this.#odds, crew, seat, PLANNED_ACTIONS));
    for (let slot = 0; slot < CREW_SLOTS; slot++) {
      const kind = s.crew[slotOf(seat, slot)]!;
      if (kind !== NONE) this.kinds[place * b.kind.count + kind]!++;
    }
    const members = crewSize(s, seat);
    for (let spot = 0; spot < b.spot.count; spot++) {
      if (s.spots[spot] !== AVAILABLE) continue;
      const k = b.spot.settlement[spot]!;
      const civ = b.spot.civ[spot]!;
      if (members < b.settlement.crew[k]!) continue;
      if (has(s, seat, PROVISIONS) + crew.food[civ]! < b.settlement.provisions[k]!) continue;
      if (has(s, seat, WAGONS) + crew.carts[civ]! < b.settlement.wagons[k]!) continue;
      this.ready[place * CIVS.length + civ]!++;
    }
  }
}

type ScythiaInputs = InputGroup<ScythiaReading>;

/** A section of Scythia. */
export type ScythiaSection = Section<ScythiaReading>;

const { single, oneOf, each, upTo } = groupsOf<ScythiaReading>();

const isOpen = (s: ScythiaState, quest: number): boolean => s.places.includes(quest);

/** Inputs about the board: the clock of the game (§S-11.1), what is left to raid, quests that lie face up, workers. */
const tableInputs = (b: Components): readonly ScythiaInputs[] => [
  oneOf('seats', ['1', '2', '3', '4'], (r) => r.s.settings.seats - 1),
  upTo('round', 16, 2, (r) => Math.floor(r.s.turns / r.s.settings.seats)),
  upTo('raid spots left', 24, 1, (r) => spotsLeft(r.s)),
  upTo('quests left', 24, 1, (r) => questsLeft(r.s)),
  single('end triggered', (r) => (r.s.lastTurns >= 0 ? 1 : 0)),
  single('last turns', (r) => Math.max(0, r.s.lastTurns)),
  single('turn of the chief', (r) => {
    for (const f of r.s.stack) if (f.proc === 'chief') return 1;
    return 0;
  }),
  single('turn cap', (r) => (r.s.settings.turnCap > 0 ? 1 : 0)),
  each('raid spots left in', CIVS, (r, civ) => {
    let count = 0;
    for (const spot of b.civ.spots[civ]!) if (r.s.spots[spot] === AVAILABLE) count++;
    return count;
  }),
  each('plunder left', PLUNDER, (r, p) => {
    let count = 0;
    for (let spot = 0; spot < b.spot.count; spot++)
      if (r.s.spots[spot] === AVAILABLE) count += r.s.plunder[spot * PLUNDER.length + p]!;
    return byte(count);
  }),
  each('open quest', b.quest.names, (r, quest) => (isOpen(r.s, quest) ? 1 : 0)),
  single('deck', (r) => byte(r.s.cards.size[DECK]!)),
  single('animals in the deck', (r) => {
    let count = 0;
    for (let a = 0; a < r.s.animals.length; a++) if (r.s.animals[a] === IN_DECK) count++;
    return count;
  }),
  {
    name: 'worker',
    labels: BUILDINGS.flatMap((building) => COLOURS.map((colour) => `${building} ${colour}`)),
    read(r, x, at) {
      for (let k = 0; k < BUILDINGS.length; k++) {
        const colour = r.s.village[k]!;
        if (colour >= 0) x[at + k * COLOURS.length + colour] = 1;
      }
    },
  },
];

/** Inputs about the seat at a place of the order. Of its hand only the size counts: the cards are hidden from the others. */
function seatInputs(b: Components, place: number): readonly ScythiaInputs[] {
  const of =
    (value: (s: ScythiaState, seat: number) => number) =>
    (r: ScythiaReading): number =>
      value(r.s, r.seat[place]!);
  const lead = (r: ScythiaReading): number => r.points[place]! - r.rival[place]!;
  const goods = [...GOODS, ...PLUNDER];
  return [
    single('points', (r) => byte(r.points[place]!)),
    upTo('points', 16, 6, (r) => r.points[place]!),
    upTo('ahead by', 12, 3, lead),
    upTo('behind by', 12, 3, (r) => -lead(r)),
    single(
      'first player',
      of((s, seat) => (s.first === seat ? 1 : 0)),
    ),
    oneOf(
      'hero',
      b.hero.names,
      of((s, seat) => s.heroes[seat]!),
    ),
    oneOf(
      'worker',
      COLOURS,
      of((s, seat) => s.worker[seat]!),
    ),
    each('has', goods, (r, item) => byte(r.s.held[r.seat[place]! * HELD + item]!)),
    ...goods.slice(0, FIRST_PLUNDER).map((name, item) =>
      upTo(
        `${name} in steps`,
        8,
        1,
        of((s, seat) => has(s, seat, item)),
      ),
    ),
    single(
      'hand',
      of((s, seat) => handSize(s, seat)),
    ),
    upTo(
      'crew',
      CREW_SLOTS,
      1,
      of((s, seat) => crewSize(s, seat)),
    ),
    each('crew member', b.kind.names, (r, kind) => r.kinds[place * b.kind.count + kind]!),
    upTo(
      'wounds',
      8,
      1,
      of((s, seat) => crewWounds(s, seat)),
    ),
    each('strength against', CIVS, (r, civ) => r.strength[place * CIVS.length + civ]!),
    upTo('strength in steps', 15, 2, (r) => r.strength[place * CIVS.length]!),
    single(
      'paired eagles',
      of((s, seat) => countOf(s, seat, 1)),
    ),
    single(
      'paired horses',
      of((s, seat) => countOf(s, seat, 2)),
    ),
    single(
      'animals',
      of((s, seat) => animalCount(s, seat)),
    ),
    upTo(
      'quests',
      6,
      1,
      of((s, seat) => questsOf(s, seat)),
    ),
    single(
      'points of quests',
      of((s, seat) => byte(questPoints(b, s, seat))),
    ),
    single('planned raids', (r) => r.raids[place]!),
    each('raids ready in', CIVS, (r, civ) => r.ready[place * CIVS.length + civ]!),
  ];
}

/** Inputs about the AI chief (S-12). */
const chiefInputs = (b: Components): readonly ScythiaInputs[] => [
  oneOf('character', b.chief.names, (r) => b.chief.names.indexOf(r.s.settings.chief)),
  single('points', (r) => byte(r.chief)),
  upTo('points', 16, 6, (r) => r.chief),
  single('provisions', (r) => byte(r.s.chiefProvisions)),
  single('horses', (r) => r.s.chiefHorses.length),
  upTo('quests', 6, 1, (r) => questsOf(r.s, CHIEF)),
  // §S-12.2: schemes that are still to come; which one is next is not known.
  each('scheme to come for', CIVS, (r, civ) => {
    let count = 0;
    for (let scheme = 0; scheme < b.scheme.count; scheme++)
      if (r.s.schemes[scheme] === IN_DECK && b.scheme.civ[scheme] === civ) count++;
    return count;
  }),
];

/** All sections of Scythia, in the order in which files number their inputs: the board, seats in turn order, the AI chief. */
export function scythiaSections(b: Components): readonly ScythiaSection[] {
  return [
    section('table', tableInputs(b)),
    ...ORDER.map((name, place) => section(name, seatInputs(b, place))),
    section(CHIEF_SIDE, chiefInputs(b)),
  ];
}

/** The sections of a table, by its number of seats. */
export const tableSections = (all: readonly ScythiaSection[], seats: number): ScythiaSection[] => [
  ...all.slice(0, 1 + seats),
  ...(seats === 1 ? all.slice(1 + SEATS) : []),
];
