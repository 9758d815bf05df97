import {
  type AgendaFrame,
  seatMask,
  type Cards,
  copyCards,
  copyStack,
  EVERYBODY,
  NOBODY,
  type Owners,
  type GameResult,
} from '../../kernel/index.ts';
import type { ScythiaFrame } from './frames.ts';
import type { Settings } from './settings.ts';

/** The piles of character cards: deck, discard, out of the game, draft offer; then the hand and crew of each seat. */
export const DECK = 0;
export const DISCARD = 1;
export const OFFER = 2;
export const OUT_OF_GAME = 3;
export const FIRST_HAND = 4;
const MOST_SEATS = 4;
export const FIRST_CREW = FIRST_HAND + MOST_SEATS;

/** The hand of a seat. */
export const handOf = (seat: number): number => FIRST_HAND + seat;
/** The crew of a seat. */
export const crewOf = (seat: number): number => FIRST_CREW + seat;

/** §A-35: who sees which pile: a hand its owner, the deck nobody, the rest everybody. */
export const OWNERS: Owners = [
  NOBODY,
  EVERYBODY,
  EVERYBODY,
  EVERYBODY,
  ...[0, 1, 2, 3].map(seatMask),
  ...[0, 1, 2, 3].map(() => EVERYBODY),
];

/** Where an animal or a scheme is: in its deck, face up on the table, in its discard, or with its owner. */
export const IN_DECK = 0;
export const OPEN = 1;
export const DISCARDED = 2;
export const OWNED = 3;

/** The states of a raid spot. */
export const NOT_IN_PLAY = 0;
export const AVAILABLE = 1;
export const RAIDED = 2;

/** Values of a quest place without a face-up tile. */
export const NO_QUEST = -1;
export const FACE_DOWN = -2;

/** Where a quest is: not decided yet, on the board, or completed (KEPT plus the seat; the AI chief is CHIEF). */
export const UNDECIDED = 0;
export const ON_BOARD = 1;
export const KEPT = 2;
/** The AI chief as an owner of quests. */
export const CHIEF = 4;

/** No card, worker, animal or number at this place. */
export const NONE = -1;

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
