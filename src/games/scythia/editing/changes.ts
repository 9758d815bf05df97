import { type MovableThing, ownCards } from '../../../kernel/index.ts';
import type { Components } from '../components/components.ts';
import {
  CHIEF,
  DECK,
  DISCARD,
  DISCARDED,
  FACE_DOWN,
  FIRST_CREW,
  FIRST_HAND,
  IN_DECK,
  KEPT,
  NO_QUEST,
  NONE,
  ON_BOARD,
  OUT_OF_GAME,
  OWNERS,
  UNDECIDED,
} from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';

/**
 * Puts a character card on a pile. All knowledge of hidden cards is dropped, because an edited position has no past.
 */
export function lay(s: ScythiaState, card: number, pile: number): void {
  const { cards } = s;
  ownCards(cards).size[cards.at[card]!]!--;
  ownCards(cards).at[card] = pile;
  ownCards(cards).size[pile]!++;
  cards.knows = cards.at.map((at) => OWNERS[at]!);
  cards.pool = cards.at.map(() => 0);
}

/** Where a card lies, in words. */
function pileName(pile: number): string {
  if (pile === DECK) return 'deck';
  if (pile === DISCARD) return 'discard';
  if (pile === OUT_OF_GAME) return 'out-of-game';
  if (pile >= FIRST_CREW) return `crew-of ${pile - FIRST_CREW}`;
  return pile >= FIRST_HAND ? `hand-of ${pile - FIRST_HAND}` : 'elsewhere';
}

/** The piles from which a card is taken first; hands and the offer come after them. */
const TAKEN_FIRST = [DECK, DISCARD, OUT_OF_GAME];
const takeOrder = (pile: number): number =>
  TAKEN_FIRST.includes(pile) ? TAKEN_FIRST.indexOf(pile) : TAKEN_FIRST.length;

/** One copy of each character that could be moved to a pile: from the pile that comes first in TAKEN_FIRST, never from a crew. */
export function freeCards(c: Components, s: ScythiaState, pile: number): MovableThing[] {
  const best = new Map<number, number>();
  c.cards.kind.forEach((kind, card) => {
    const at = s.cards.at[card]!;
    if (at === pile || at >= FIRST_CREW) return;
    const other = best.get(kind);
    if (other === undefined || takeOrder(at) < takeOrder(s.cards.at[other]!)) best.set(kind, card);
  });
  return [...best.values()].map((card) => ({ name: `card ${c.cards.names[card]}`, from: pileName(s.cards.at[card]!) }));
}

/** The cards of a pile, by name. */
export const cardsAt = (c: Components, s: ScythiaState, pile: number): string[] =>
  c.cards.names.flatMap((name, card) => (s.cards.at[card] === pile ? [`card ${name}`] : []));

/** The card with this name. */
export const cardNamed = (c: Components, name: string): number => c.cards.names.indexOf(name.slice('card '.length));

/** Replaces a worker by one of another colour; the old one becomes unused. */
export function changeWorker(s: ScythiaState, from: number, to: number): number {
  if (from !== NONE) s.unused[from]!++;
  if (to !== NONE) s.unused[to]!--;
  return to;
}

/** The colours a place could have: its own, and those with an unused worker. */
export const coloursFor = (s: ScythiaState, own: number): number[] =>
  s.unused.flatMap((left, colour) => (left > 0 || colour === own ? [colour] : []));

/** Puts a quest on a place of the board. The quest that was there, and its own former place, become undecided. */
export function layQuest(s: ScythiaState, place: number, quest: number): void {
  const old = s.places[place]!;
  if (old >= 0) s.quests[old] = UNDECIDED;
  if (quest >= 0) {
    const elsewhere = s.places.indexOf(quest);
    if (elsewhere >= 0) s.places[elsewhere] = NO_QUEST;
    s.quests[quest] = ON_BOARD;
  }
  s.places[place] = quest;
}

/** Gives a quest to an owner, or makes it undecided. */
export function keepQuest(s: ScythiaState, quest: number, owner: number | undefined): void {
  const at = s.places.indexOf(quest);
  if (at >= 0) s.places[at] = NO_QUEST;
  s.quests[quest] = owner === undefined ? UNDECIDED : KEPT + owner;
}

/** Where a quest is, in words. */
export function questPlace(s: ScythiaState, quest: number): string {
  const at = s.quests[quest]!;
  if (at === UNDECIDED) return 'quest-bag';
  if (at === ON_BOARD) return 'board';
  return at - KEPT === CHIEF ? 'chief' : `quests-of ${at - KEPT}`;
}

/** The quests that could lie on a place: its own, face down, and all that nobody has. */
export function questsFor(s: ScythiaState, own: number, mayHide: boolean): number[] {
  const free = s.quests.flatMap((at, quest) => (at === UNDECIDED || quest === own ? [quest] : []));
  return [NO_QUEST, ...(mayHide || own === FACE_DOWN ? [FACE_DOWN] : []), ...free];
}

/** Removes an animal from its place; the caller puts it somewhere else. */
export function freeAnimal(s: ScythiaState, animal: number): void {
  for (const list of [s.eagles, s.horses, s.row]) {
    const at = list.indexOf(animal);
    if (at >= 0) list[at] = NONE;
  }
  s.chiefHorses = s.chiefHorses.filter((each) => each !== animal);
  s.animals[animal] = IN_DECK;
}

/** Puts an animal into one place of a list; the animal that was there goes back to the deck. */
export function putAnimal(s: ScythiaState, list: number[], at: number, animal: number, where: number): void {
  if (list[at] !== NONE) s.animals[list[at]!] = IN_DECK;
  list[at] = NONE;
  if (animal === NONE) return;
  freeAnimal(s, animal);
  list[at] = animal;
  s.animals[animal] = where;
}

/** The animals that a place could have: its own, and those that lie in deck or discard. */
export const animalsFor = (s: ScythiaState, own: number): number[] =>
  s.animals.flatMap((at, animal) => (at === IN_DECK || at === DISCARDED || animal === own ? [animal] : []));
