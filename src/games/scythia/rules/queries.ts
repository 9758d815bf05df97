import type { Components } from '../components/components.ts';
import {
  AVAILABLE,
  crewOf,
  DECK,
  DISCARD,
  DISCARDED,
  handOf,
  IN_DECK,
  KEPT,
  NO_QUEST,
  NONE,
} from '../components/piles.ts';
import type { ScythiaState, RaidInputs } from '../state.ts';
import { CREW_SLOTS, HELD } from '../words.ts';

/** Where a slot lies in the lists that hold five numbers per seat. */
export const slotOf = (seat: number, slot: number): number => seat * CREW_SLOTS + slot;

/** The amount of an item that a seat has. */
export const has = (s: RaidInputs, seat: number, item: number): number => s.held[seat * HELD + item]!;

/** The number of cards in a hand. */
export const handSize = (s: ScythiaState, seat: number): number => s.cards.size[handOf(seat)]!;

/** §S-1.3, §A-01: the number of crew members; the hero is none. */
export const crewSize = (s: ScythiaState, seat: number): number => s.cards.size[crewOf(seat)]!;

/** §S-10.3: true when a card can be drawn, from the deck or the discard that will be one. */
export const mayDraw = (s: ScythiaState): boolean => s.cards.size[DECK]! + s.cards.size[DISCARD]! > 0;

/** The wounds on a crew. */
export function crewWounds(s: RaidInputs, seat: number): number {
  let sum = 0;
  for (let i = seat * CREW_SLOTS; i < (seat + 1) * CREW_SLOTS; i++) sum += s.wounds[i]!;
  return sum;
}

function pairedWith(s: RaidInputs, seat: number, animals: readonly number[]): number {
  let count = 0;
  for (let i = seat * CREW_SLOTS; i < (seat + 1) * CREW_SLOTS; i++)
    if (s.crew[i] !== NONE && animals[i] !== NONE) count++;
  return count;
}

/** §E-1.4: what an effect counts: wounds, paired eagles or paired horses. */
export function countOf(s: RaidInputs, seat: number, count: number): number {
  if (count === 0) return crewWounds(s, seat);
  return pairedWith(s, seat, count === 1 ? s.eagles : s.horses);
}

/** All animals of one side on a board, paired or not. */
function animalsOn(seat: number, animals: readonly number[]): number {
  let count = 0;
  for (let i = seat * CREW_SLOTS; i < (seat + 1) * CREW_SLOTS; i++) if (animals[i] !== NONE) count++;
  return count;
}

/** The completed quests of a seat, or of the AI chief. */
export function questsOf(s: ScythiaState, owner: number): number {
  let count = 0;
  for (let q = 0; q < s.quests.length; q++) if (s.quests[q] === KEPT + owner) count++;
  return count;
}

/** §E-2: horses or quests of a seat; the AI chief's when `seat` is CHIEF. */
export function rivalryCount(s: ScythiaState, seat: number, rivalry: number, chief: number): number {
  if (rivalry === 1) return questsOf(s, seat);
  return seat === chief ? s.chiefHorses.length : animalsOn(seat, s.horses);
}

/** Eagles and horses of a seat together. */
export const animalCount = (s: ScythiaState, seat: number): number =>
  animalsOn(seat, s.eagles) + animalsOn(seat, s.horses);

/** §S-8.2: true when an eagle or horse can be gained: deck or discard holds a card. */
export function mayGainAnimal(s: ScythiaState): boolean {
  for (let a = 0; a < s.animals.length; a++) if (s.animals[a] === IN_DECK || s.animals[a] === DISCARDED) return true;
  return false;
}

/** §S-1.7: the raid spots that are still to be raided. */
export function spotsLeft(s: ScythiaState): number {
  let count = 0;
  for (let i = 0; i < s.spots.length; i++) if (s.spots[i] === AVAILABLE) count++;
  return count;
}

/** §A-13: the quests on the board, face up or face down. */
export function questsLeft(s: ScythiaState): number {
  let count = 0;
  for (let i = 0; i < s.places.length; i++) if (s.places[i] !== NO_QUEST) count++;
  return count;
}

/** The available raid spots of a settlement. */
export function spotsAt(c: Components, s: RaidInputs, settlement: number): number {
  let count = 0;
  const spots = c.settlement.spots[settlement]!;
  for (let i = 0; i < spots.length; i++) if (s.spots[spots[i]!] === AVAILABLE) count++;
  return count;
}

/** The printed strength of all cards in a hand. */
export function handStrength(c: Components, s: ScythiaState, seat: number): number {
  const pile = handOf(seat);
  let sum = 0;
  for (let card = 0; card < s.cards.at.length; card++)
    if (s.cards.at[card] === pile) sum += c.kind.strength[c.cards.kind[card]!]!;
  return sum;
}

/** How many cards of a kind lie in a pile. */
export function kindsIn(c: Components, s: ScythiaState, kind: number, pile: number): number {
  let count = 0;
  const first = c.kind.first[kind]!;
  for (let card = first; card < first + c.kind.copies[kind]!; card++) if (s.cards.at[card] === pile) count++;
  return count;
}

/** §S-12.9: the building that is closed to the player's workers; -1: none. */
export const blockedBuilding = (c: Components, s: ScythiaState): number =>
  s.scheme === NONE ? NONE : c.scheme.blocks[s.scheme]!;

/** True when the game is played solo, against the AI chief (S-12). */
export const isSolo = (s: ScythiaState): boolean => s.settings.seats === 1;
