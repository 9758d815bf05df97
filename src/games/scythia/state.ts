import { type AgendaFrame, type Cards, copyCards, copyStack, type GameResult, newCards } from '../../kernel/index.ts';
import type { Components } from './components/components.ts';
import { AVAILABLE, DECK, IN_DECK, NO_QUEST, NONE, NOT_IN_PLAY, OWNERS, UNDECIDED } from './components/piles.ts';
import type { ScythiaFrame } from './frames.ts';
import type { Settings } from './settings.ts';
import { COLOURS, CREW_SLOTS, HELD, PLUNDER, ROW } from './words.ts';

/** A game of Raiders of Scythia. Lists with "seat" hold five, seven or more numbers per seat, one seat after the other. */
export class ScythiaState {
  readonly settings: Settings;
  stack: (ScythiaFrame | AgendaFrame)[];
  over: GameResult | null;
  /** The first player, and whose turn it is. */
  first: number;
  active: number;
  /** Turns begun, the AI chief's not counted. */
  turns: number;
  /** Turns left after the end was triggered; -1: it was not. */
  lastTurns: number;
  /** 1: the final scoring is done. */
  scored: number;
  /** §S-13.5, §E-4.4: 1 if the hero was used in this turn; the eagles used in this turn. */
  usedHero: number;
  usedEagles: number[];
  /** Character cards; crews and hands name kinds, not cards. */
  cards: Cards;
  /** §S-2.9: heroes and the characters beside them while the draft lasts. */
  offerHeroes: number[];
  offerCharacters: number[];
  heroes: number[];
  /** §S-11.5: points of each seat; the printed track of 50 steps is only a display. */
  score: number[];
  /** Goods and plunder, seven numbers per seat. */
  held: number[];
  /** The colour of each seat's worker; -1: it stands on the board. */
  worker: number[];
  /** Kind of crew member, wounds, and at most one eagle and one horse by slot (§S-8.5), five per seat. */
  crew: number[];
  wounds: number[];
  eagles: number[];
  horses: number[];
  /** Plunder in the main supply (in the bag, during set-up). */
  supply: number[];
  /** The colour of the worker on each building. */
  village: number[];
  spots: number[];
  /** Plunder on raid spots, four numbers per spot. */
  plunder: number[];
  /** The colour of the worker above each raid spot. */
  spotWorkers: number[];
  /** Workers by colour that stand at each settlement, three numbers per settlement. */
  stationed: number[];
  /** Workers of each colour that are not in play. */
  unused: number[];
  /** The tile on each quest place. */
  places: number[];
  quests: number[];
  animals: number[];
  row: number[];
  /** S-12: the AI chief. */
  schemes: number[];
  scheme: number;
  chiefScore: number;
  /** §S-12.5: without limit. */
  chiefProvisions: number;
  chiefHorses: number[];

  /** A copy that shares nothing but the settings and the ending. */
  constructor(s: ScythiaState) {
    this.settings = s.settings;
    this.stack = copyStack(s.stack);
    this.over = s.over;
    this.first = s.first;
    this.active = s.active;
    this.turns = s.turns;
    this.lastTurns = s.lastTurns;
    this.scored = s.scored;
    this.usedHero = s.usedHero;
    this.usedEagles = s.usedEagles.slice();
    this.cards = copyCards(s.cards);
    this.offerHeroes = s.offerHeroes.slice();
    this.offerCharacters = s.offerCharacters.slice();
    this.heroes = s.heroes.slice();
    this.score = s.score.slice();
    this.held = s.held.slice();
    this.worker = s.worker.slice();
    this.crew = s.crew.slice();
    this.wounds = s.wounds.slice();
    this.eagles = s.eagles.slice();
    this.horses = s.horses.slice();
    this.supply = s.supply.slice();
    this.village = s.village.slice();
    this.spots = s.spots.slice();
    this.plunder = s.plunder.slice();
    this.spotWorkers = s.spotWorkers.slice();
    this.stationed = s.stationed.slice();
    this.unused = s.unused.slice();
    this.places = s.places.slice();
    this.quests = s.quests.slice();
    this.animals = s.animals.slice();
    this.row = s.row.slice();
    this.schemes = s.schemes.slice();
    this.scheme = s.scheme;
    this.chiefScore = s.chiefScore;
    this.chiefProvisions = s.chiefProvisions;
    this.chiefHorses = s.chiefHorses.slice();
  }
}

/** §A-35: the part of the state that decides raids; all of it is public. */
export type RaidInputs = Readonly<
  Pick<ScythiaState, 'crew' | 'wounds' | 'eagles' | 'horses' | 'held' | 'spots' | 'plunder'>
>;

/** A copy that shares nothing but the settings and the ending. */
export const clone = (s: ScythiaState): ScythiaState => new ScythiaState(s);

const fill = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** The state before the set-up. */
export function newState(c: Components, settings: Settings): ScythiaState {
  const { seats: players } = settings;
  return new ScythiaState({
    settings,
    stack: [
      { proc: 'round', step: 'turn', got: 0 },
      { proc: 'setup', step: 'quests', got: 0, spot: 0, left: 0 },
    ],
    over: null,
    first: 0,
    active: 0,
    turns: 0,
    lastTurns: -1,
    scored: 0,
    usedHero: 0,
    usedEagles: [],
    cards: newCards(c.cards.count, OWNERS, DECK),
    offerHeroes: [],
    offerCharacters: [],
    heroes: fill(players, NONE),
    score: fill(players, 0),
    held: fill(players * HELD, 0),
    worker: fill(players, NONE),
    crew: fill(players * CREW_SLOTS, NONE),
    wounds: fill(players * CREW_SLOTS, 0),
    eagles: fill(players * CREW_SLOTS, NONE),
    horses: fill(players * CREW_SLOTS, NONE),
    // §S-2.4: plunder lies in the bag; goods, wounds and dice are never counted.
    supply: c.plunder.slice(),
    village: fill(c.building.count, NONE),
    // §S-2.2: which raid spots are in play; the solo game is set up as for two (§A-25).
    spots: c.spot.minPlayers.map((least) => (least <= players ? AVAILABLE : NOT_IN_PLAY)),
    plunder: fill(c.spot.count * PLUNDER.length, 0),
    spotWorkers: fill(c.spot.count, NONE),
    stationed: fill(c.settlement.count * COLOURS.length, 0),
    unused: c.workers.slice(),
    places: fill(c.places.length, NO_QUEST),
    quests: fill(c.quest.count, UNDECIDED),
    animals: fill(c.animal.count, IN_DECK),
    row: ROW.map(() => NONE),
    // §S-2.13: used in solo only.
    schemes: fill(c.scheme.count, IN_DECK),
    scheme: NONE,
    chiefScore: 0,
    chiefProvisions: 0,
    chiefHorses: [],
  });
}
