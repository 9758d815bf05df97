import { filledList } from '../../../../kernel/index.ts';
import { QUESTS } from '../../components/cards/quests.ts';
import { FACTIONS, ITEMS, VAGABOND, VAGABOND2 } from '../../words.ts';

/** Where one of his items can be (9.2.5): six numbers per item. */
export const ON_TRACK = 0;
export const IN_SATCHEL = 1;
export const EXHAUSTED = 2;
export const DAMAGED = 3;
export const DAMAGED_EXHAUSTED = 4;
/** §9.5.7: face down on its track, which only one edition knows. */
export const TRACK_EXHAUSTED = 5;
/** How many such places there are. */
export const CONDITIONS = 6;

/** §9.2.9: the Hostile box. */
export const HOSTILE = -1;
/** §9.2.9.II: the last space of the Allied row. */
export const ALLIED = 3;
/** §9.2.9: no marker for a Vagabond or for somebody who does not play. */
export const NO_MARKER = -2;

/** What is a Vagabond's alone. */
export class VagabondState {
  /** The clearing or forest of the pawn, -1 before it is set up. */
  place: number;
  /** §9.3.1: the character, -1 before it is chosen. */
  character: number;
  /** Item times six plus where it is. */
  items: number[];
  /** §9.7.1: 1 for each R item he has, by item. */
  marked: readonly number[];
  /** Items he sent out of the game, by item. */
  gone: readonly number[];
  /** §9.2.9: spaces of the chart by faction. */
  relation: readonly number[];
  /** §9.2.9.I.a: Aids of this turn that count toward the next space, by faction. */
  aids: readonly number[];
  /** 1 once the Adventurer has improvised this turn. */
  improvised: number;

  /** A copy that shares nothing. */
  constructor(v: VagabondState) {
    this.place = v.place;
    this.character = v.character;
    this.items = v.items.slice();
    this.marked = v.marked;
    this.gone = v.gone;
    this.relation = v.relation;
    this.aids = v.aids;
    this.improvised = v.improvised;
  }
}

/** No Aid in this turn. */
export const noAids = (): readonly number[] => filledList(FACTIONS.length, 0);

/** Nothing yet. */
export function newVagabond(): VagabondState {
  return new VagabondState({
    place: -1,
    character: -1,
    items: filledList(ITEMS.length * CONDITIONS, 0),
    marked: filledList(ITEMS.length, 0),
    gone: filledList(ITEMS.length, 0),
    relation: filledList(FACTIONS.length, NO_MARKER),
    aids: noAids(),
    improvised: 0,
  });
}

/** A quest in the deck. */
export const QUEST_IN_DECK = 0;
/** §9.3.3: a quest that lies face up. */
export const QUEST_FACE_UP = 1;
/** §9.5.5: a quest that a Vagabond has done; the second Vagabond's have one more. */
export const QUEST_DONE = 2;

/** Where each quest is: all in the deck. */
export const newQuests = (): number[] => QUESTS.map(() => QUEST_IN_DECK);

/** Both Vagabonds for a copied state; `seat` holds the seats by faction. The board of one who does not play is shared. */
export function copyVagabonds(own: readonly VagabondState[], seat: readonly number[]): VagabondState[] {
  const copy = own.slice();
  if (seat[VAGABOND]! >= 0) copy[0] = new VagabondState(own[0]!);
  if (seat[VAGABOND2]! >= 0) copy[1] = new VagabondState(own[1]!);
  return copy;
}
