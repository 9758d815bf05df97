import {
  type Cards,
  copyCards,
  copyFrame,
  copyStack,
  filledList,
  type GameResult,
  markShareable,
  newCards,
  numberList,
  type Seat,
  type State,
  withValue,
  ownCards,
  ownPool,
} from '../../kernel/index.ts';
import { copyAlliance, type AllianceState } from './factions/08-alliance/state.ts';
import { copyCult, type CultState } from './factions/10-cult/state.ts';
import { copyHundreds, type HundredsState } from './factions/12-hundreds/state.ts';
import { copyKeepers, type KeepersState } from './factions/13-keepers/state.ts';
import { copyDuchy, type DuchyState } from './factions/17-duchy/state.ts';
import { copyCorvids, type CorvidsState } from './factions/18-corvids/state.ts';
import { copyRiverfolk, type RiverfolkState } from './factions/11-riverfolk/state.ts';
import { copyVagabonds, type VagabondState } from './factions/09-vagabond/state.ts';
import { copyEyrie, type EyrieState } from './factions/07-eyrie/state.ts';
import { FACTION_DATA } from './factions/data.ts';
import type { FactionData } from './factions/faction-data.ts';
import type { FactionFields } from './factions/kinds.ts';
import { copyMarquise, type MarquiseState } from './factions/06-marquise/state.ts';
import { newRuins, RuinsState } from './rules/02-key-terms/ruins-state.ts';
import { copyHirelings, type HirelingsState, newHirelings } from './rules/14-hirelings/state.ts';
import { copyDraft, type DraftState, newDraft } from './rules/15-advanced-setup/state.ts';
import { LandmarksState, newLandmarks } from './rules/21-landmarks/state.ts';
import { EffectsState, newEffects } from './card-effects/state.ts';
import { cardsOfDeck, FACTS, TITLE_OF } from './components/cards/index.ts';
import { copyRootFrame } from './copy-frame.ts';
import { GEOGRAPHY } from './components/maps/index.ts';
import type { Geography, Links } from './components/maps/map.ts';
import { IN_BOX, pieceKinds } from './components/pieces.ts';
import { BOX, DECK, pileOwners } from './components/piles.ts';
import type { RootSettings } from './settings.ts';
import {
  type Clearing,
  CLEARING_COUNT,
  type Faction,
  type FactionName,
  FACTIONS,
  FIRST_FACTION_COUNT,
  ITEMS,
  PARTIES,
} from './words.ts';
import type { RootFrame } from './frames.ts';

/** A game of Root at any moment. */
export class RootState implements State, FactionFields {
  readonly settings: RootSettings;
  stack: RootFrame[];
  over: GameResult | null;
  /** Seats clockwise, the first player first. */
  order: readonly Seat[];
  /** Whose turn it is: a place in `order`. */
  turn: number;
  /** How many turns have begun. */
  turns: number;
  /** The faction of each seat. This list and every other `readonly` one is replaced, never written into: copies share it. */
  faction: readonly Faction[];
  /** The seat of each faction, -1 when it does not play. */
  seat: readonly Seat[];
  /** Who sees each pile. */
  owners: readonly number[];
  cards: Cards;
  /** The suit of each clearing, -1 until it is dealt. */
  suit: readonly number[];
  /** Pieces on the map: kind times twelve plus clearing. */
  on: number[];
  /** Pieces in supply or on their tracks, by kind. */
  supply: number[];
  /** Pieces that left the game or wait elsewhere, by kind; each faction says where. */
  away: readonly number[];
  /** What counts for rule, kept with `on`: faction times twelve plus clearing. */
  force: number[];
  /** Open slots, kept with `on` and `ruin`. */
  open: readonly number[];
  /** 1 where a ruin stands. */
  ruin: readonly number[];
  /** §19.5: the clearing with the Ferry, -1 where there is none. */
  ferry: Clearing;
  /** §19.5: 1 once the Ferry was used in this turn. */
  ferried: number;
  /** §20.2: closed paths that nobody has cleared yet: a bit for each of the map's `closedPaths`. */
  closed: number;
  /** §20.3: 1 once a path was cleared in this turn. */
  cleared: number;
  /** §20.4: the clearing with the Tower, -1 where there is none. */
  tower: Clearing;
  /** §E.6.2: 1 where nothing may enter any more. */
  scorched: readonly number[];
  /** The shared supply of items. */
  items: readonly number[];
  /** Crafted Items boxes: faction times eight plus item. */
  crafted: readonly number[];
  /** Of those, turned face down (League of Adventurous Mice). */
  craftedSpent: readonly number[];
  points: readonly number[];
  /** Title of the activated dominance card, -1 for none; the Vagabond's marks his coalition. */
  dominance: readonly number[];
  /** The partner of a Vagabond in a coalition, -1 for none. */
  coalition: readonly number[];
  /** Crafting pieces of each suit activated this turn. */
  activated: readonly number[];
  /** Titles of lasting effects used this turn that work once a turn. */
  usedEffects: readonly number[];
  /** Who has won by dominance or by points, before the kernel asks; -1 for nobody. */
  winner: number;
  marquise: MarquiseState;
  eyrie: EyrieState;
  alliance: AllianceState;
  cult: CultState;
  riverfolk: RiverfolkState;
  hundreds: HundredsState;
  keepers: KeepersState;
  duchy: DuchyState;
  corvids: CorvidsState;
  /** What lasting effects keep. */
  effects: EffectsState;
  /** By Vagabond: the first, the second. */
  vagabonds: VagabondState[];
  /** §9.3.3: where each quest is; the Vagabonds share them. */
  quests: readonly number[];
  /** §9.3.4: what lies under the ruins. */
  ruins: RuinsState;
  /** §14.2.0 */
  hirelings: HirelingsState;
  /** §15.8.1 */
  draft: DraftState;
  /** §21.2 */
  landmarks: LandmarksState;

  /** True while another state may hold the same `on` and `force`. It is no part of the game: neither saved nor compared. */
  #sharesBoard: boolean;
  /** How often somebody was about to write into `on` and `force`. */
  #boardWrites = 0;
  /** How many frames from the bottom of the stack another state may hold. */
  #sharedFrames: number;

  /**
   * A copy. It shares the settings, the ending and `readonly` lists, which are replaced and never written into. It shares cards, frames,
   * `on` and `force` until one of the two states writes into them (`ownCards`, `ownTopFrame`, `ownBoard`).
   */
  constructor(s: RootFields) {
    const isShareable = #sharesBoard in s;
    this.settings = s.settings;
    this.stack = isShareable ? s.stack.slice() : copyStack(s.stack);
    this.over = s.over;
    this.order = s.order;
    this.turn = s.turn;
    this.turns = s.turns;
    this.faction = s.faction;
    this.seat = s.seat;
    this.owners = s.owners;
    this.cards = copyCards(s.cards);
    this.suit = s.suit;
    this.on = isShareable ? s.on : s.on.slice();
    this.supply = s.supply.slice();
    this.away = s.away;
    this.force = isShareable ? s.force : s.force.slice();
    this.open = s.open;
    this.ruin = s.ruin;
    this.ferry = s.ferry;
    this.ferried = s.ferried;
    this.closed = s.closed;
    this.cleared = s.cleared;
    this.tower = s.tower;
    this.scorched = s.scorched;
    this.items = s.items;
    this.crafted = s.crafted;
    this.craftedSpent = s.craftedSpent;
    this.points = s.points;
    this.dominance = s.dominance;
    this.coalition = s.coalition;
    this.activated = s.activated;
    this.usedEffects = s.usedEffects;
    this.winner = s.winner;
    this.marquise = copyMarquise(s.marquise, s.seat);
    this.eyrie = copyEyrie(s.eyrie, s.seat);
    this.alliance = copyAlliance(s.alliance, s.seat);
    this.cult = copyCult(s.cult, s.seat);
    this.riverfolk = copyRiverfolk(s.riverfolk, s.seat);
    this.hundreds = copyHundreds(s.hundreds, s.seat);
    this.keepers = copyKeepers(s.keepers, s.seat);
    this.duchy = copyDuchy(s.duchy, s.seat);
    this.corvids = copyCorvids(s.corvids, s.seat);
    this.effects = new EffectsState(s.effects);
    this.vagabonds = copyVagabonds(s.vagabonds, s.seat);
    this.quests = s.quests;
    this.ruins = new RuinsState(s.ruins);
    this.hirelings = copyHirelings(s.hirelings);
    this.draft = s.draft === NO_DRAFT ? NO_DRAFT : copyDraft(s.draft);
    this.landmarks = s.landmarks === NO_LANDMARKS ? NO_LANDMARKS : new LandmarksState(s.landmarks);
    this.#sharesBoard = isShareable;
    this.#sharedFrames = isShareable ? s.stack.length : 0;
    if (!isShareable) return;
    s.#sharesBoard = true;
    s.#sharedFrames = s.stack.length;
  }

  /** Gives a state its own top frame, if it shares that: before every write into it. */
  static ownTopFrame(s: RootState): void {
    const top = s.stack.length - 1;
    if (!(#sharesBoard in s) || top >= s.#sharedFrames) return;
    s.stack[top] = copyRootFrame(s.stack[top]!);
    s.#sharedFrames = top;
  }

  /** Gives a state its own frames: before a write into any of them. */
  static ownFrames(s: RootState): void {
    if (!(#sharesBoard in s)) return;
    for (let i = Math.min(s.#sharedFrames, s.stack.length) - 1; i >= 0; i--) s.stack[i] = copyFrame(s.stack[i]!);
    s.#sharedFrames = 0;
  }

  /** Gives a state its own `on` and `force`, if it shares them: before every write into one of them. */
  static ownBoard(s: RootState): void {
    if (!(#sharesBoard in s)) return;
    s.#boardWrites += 1;
    if (!s.#sharesBoard) return;
    s.on = s.on.slice();
    s.force = s.force.slice();
    s.#sharesBoard = false;
  }

  /** Grows before every write into `on` and `force` of this state; -1 for plain data, whose writes nobody counts. */
  static boardWrites(s: RootState): number {
    return #sharesBoard in s ? s.#boardWrites : -1;
  }
}

/** What a state holds, also as plain data without the class: a state that was read from JSON. */
export type RootFields = Pick<RootState, keyof RootState>;

const zeros = (count: number): number[] => filledList(count, 0);
const minusOnes = (count: number): number[] => filledList(count, -1);

/** No crafting piece of any suit is activated. */
export const NONE_ACTIVATED: readonly number[] = markShareable(zeros(4));
/** No lasting effect was used. */
export const NO_EFFECTS: readonly number[] = markShareable([]);

/**
 * What a faction that does not play keeps. Copies share it: objects are frozen. Lists are only marked, because frozen lists are
 * slow to read and their copies are slow lists for the rest of the game.
 */
function never<T extends object>(blank: T): T {
  for (const value of Object.values(blank) as unknown[]) if (typeof value === 'object' && value !== null) never(value);
  if (Array.isArray(blank)) markShareable(blank as readonly unknown[]);
  else Object.freeze(blank);
  return blank;
}
/** The data of a faction, whose fields of the state must be those that its types declare. */
interface FactionDataWithFields extends Omit<FactionData, 'fields' | 'sharedFields'> {
  readonly fields?: () => Partial<FactionFields>;
  readonly sharedFields?: readonly (keyof FactionFields)[];
}
const DECLARED: readonly FactionDataWithFields[] = FACTIONS.map((name) => FACTION_DATA[name]);
/** Fields of factions with lists that copies of a state share. */
export const SHARED_FACTION_FIELDS = DECLARED.flatMap(({ sharedFields }) => sharedFields ?? []);

/** What factions keep before they play: the first copy of a state gives those who play their own. */
const NO_FACTIONS = never(Object.assign({}, ...DECLARED.map(({ fields }) => fields?.() ?? {})) as FactionFields);
const FACTION_FIELDS = Object.keys(NO_FACTIONS) as (keyof FactionFields)[];
const NO_HIRELINGS = never(newHirelings(0));
/** No draft under way. */
export const NO_DRAFT: DraftState = never(newDraft());
/** A table without landmarks. */
export const NO_LANDMARKS: LandmarksState = never(newLandmarks());

/** The settings of the last call of `geographyOf`, and its result: looking a map up by its name is slow. */
let lastSettings: RootSettings | undefined;
let lastGeography: Geography = GEOGRAPHY.autumn;

/** The map of a table. */
export function geographyOf(s: RootState): Geography {
  if (s.settings === lastSettings) return lastGeography;
  lastSettings = s.settings;
  return (lastGeography = GEOGRAPHY[s.settings.map]);
}

/** §2.2.1, §20.2: which clearings are adjacent now. */
export const linksOf = (s: RootState): Links => geographyOf(s).linksWithout[s.closed]!;

/** True for a faction whose pieces are numbered after those of hirelings. */
const isLater = (f: Faction): boolean => f >= FIRST_FACTION_COUNT;

/** How many parties a table counts for rule. */
const partyCount = (hired: boolean, later: boolean): number =>
  hired ? PARTIES.length : later ? FACTIONS.length : FIRST_FACTION_COUNT;

/** Adds zeros until the list has this length. */
function grow(list: number[], length: number): number[] {
  while (list.length < length) list.push(0);
  return list;
}

/** Makes room for the pieces of later factions at a table that began without them. */
function countLaterPieces(s: RootState): void {
  const kinds = pieceKinds(true, true);
  RootState.ownBoard(s);
  for (let p = s.supply.length; p < kinds; p++) s.supply.push(IN_BOX[p]!);
  grow(s.on, kinds * CLEARING_COUNT);
  s.away = grow(s.away.slice(), kinds);
  s.effects.coffins = grow(s.effects.coffins.slice(), kinds);
  grow(s.force, partyCount(s.settings.hirelings.length > 0, true) * CLEARING_COUNT);
}

/** §2.2.2, §C.1: printed suits; §19.1-R2, §20.1-R1: suggested ones; -1 by clearing where markers are dealt. */
function suitsAtStart({ map, suits, suggestedSuits }: RootSettings): number[] {
  const { suits: printed, suggestedSuits: suggested } = GEOGRAPHY[map];
  if (suits === 'printed' && printed) return printed.slice();
  return suggestedSuits && suggested ? suggested.slice() : minusOnes(CLEARING_COUNT);
}

/** The box: nothing is set up, every card of the deck (§15.2) lies in the bag (5.1.3: two players play without dominance). */
export function newState(settings: RootSettings): RootState {
  const seat = markShareable(numberList(FACTIONS.length, (f) => settings.factions.indexOf(FACTIONS[f]!)));
  const owners = markShareable(pileOwners(seat));
  const cards = newCards(TITLE_OF.length, owners, BOX);
  const { at, knows, size } = ownCards(cards);
  const pool = ownPool(cards);
  for (const card of cardsOfDeck(settings.deck)) {
    if (settings.seats === 2 && FACTS[TITLE_OF[card]!]!.kind === 'dominance') continue;
    at[card] = DECK;
    knows[card] = 0;
    pool[card] = 1;
    size[BOX]!--;
    size[DECK]!++;
  }
  const map = GEOGRAPHY[settings.map];
  // Without hirelings and later factions their pieces are not even counted.
  const hired = settings.hirelings.length > 0;
  const later = settings.factions.some((name) => isLater(FACTIONS.indexOf(name)));
  const kinds = pieceKinds(hired, later);
  return new RootState({
    settings,
    stack: [{ proc: 'game', step: 'suits', got: 0 }],
    over: null,
    order: numberList(settings.seats, (i) => i),
    turn: 0,
    turns: 0,
    // §15.8.2: drafted factions come later.
    faction: markShareable(numberList(settings.seats, (i) => FACTIONS.indexOf(settings.factions[i] as FactionName))),
    seat,
    owners,
    cards,
    suit: suitsAtStart(settings),
    on: zeros(kinds * CLEARING_COUNT),
    supply: IN_BOX.slice(0, kinds),
    away: zeros(kinds),
    force: zeros(partyCount(hired, later) * CLEARING_COUNT),
    open: map.slots.slice(),
    ruin: zeros(CLEARING_COUNT),
    // §19.1, §21.2-R3
    ferry: settings.mapLandmark === 'placed' ? map.ferry : -1,
    ferried: 0,
    // §20.1
    closed: map.linksWithout.length - 1,
    cleared: 0,
    tower: settings.mapLandmark === 'placed' ? map.tower : -1,
    scorched: zeros(CLEARING_COUNT),
    items: zeros(ITEMS.length),
    crafted: zeros(FACTIONS.length * ITEMS.length),
    craftedSpent: zeros(FACTIONS.length * ITEMS.length),
    // §5.1.2
    points: zeros(FACTIONS.length),
    dominance: minusOnes(FACTIONS.length),
    coalition: minusOnes(FACTIONS.length),
    activated: NONE_ACTIVATED,
    usedEffects: NO_EFFECTS,
    winner: -1,
    ...NO_FACTIONS,
    effects: newEffects(kinds),
    ruins: newRuins(),
    hirelings: NO_HIRELINGS,
    draft: NO_DRAFT,
    landmarks: settings.landmarks === 'none' ? NO_LANDMARKS : newLandmarks(),
  });
}

/** §15.8.2: a seat plays a faction from now on; the fields of that faction are reset. */
export function joinFaction(s: RootState, place: number, f: Faction): void {
  s.faction = markShareable(withValue(s.faction, place, f));
  s.seat = markShareable(withValue(s.seat, f, place));
  s.owners = markShareable(pileOwners(s.seat));
  if (isLater(f)) countLaterPieces(s);
  takeFactionFields(s, new RootState(s));
}

/** Takes over what factions keep from elsewhere: another state, or a view. */
export const takeFactionFields = (s: RootState, from: object): void => {
  for (const field of FACTION_FIELDS) Object.assign(s, { [field]: (from as FactionFields)[field] });
};

/** A copy that can be played apart from the original. */
export const clone = (s: RootState): RootState => new RootState(s);
