import type { Mask, Seat } from '../../kernel/index.ts';

/** A crew slot with what lies in, above and below it; -1: nothing. */
export interface SlotView {
  readonly crew: number;
  readonly wounds: number;
  readonly eagle: number;
  readonly horse: number;
}

/** A player board. */
export interface PlayerView {
  readonly hero: number;
  readonly score: number;
  /** §S-11.3: the points the final scoring would add now, by source. */
  readonly pending: readonly { readonly source: string; readonly points: number }[];
  /** Goods and plunder by item. */
  readonly held: readonly number[];
  readonly worker: number;
  readonly slots: readonly SlotView[];
  readonly quests: readonly number[];
  readonly handSize: number;
  /** Kinds in this hand that the viewer knows: all of its own, and those it saw in other hands. */
  readonly hand: readonly number[];
}

/** A raid spot with its quest place; quest -1: none, -2: face down. */
export interface SpotView {
  /** 0: not in play, 1: available, 2: raided. */
  readonly state: number;
  readonly plunder: readonly number[];
  readonly worker: number;
  readonly quest: number;
}

/** A raid under way. */
export interface RaidView {
  readonly settlement: number;
  readonly kumis: number;
  readonly dice: readonly { readonly die: number; readonly strength: number; readonly wounds: number }[];
  /** §S-6.7: what crew, paired animals and abilities add, by slot; kumis and dice come on top. */
  readonly crew: readonly number[];
  readonly animals: readonly number[];
  readonly abilities: readonly number[];
  /** Dice still to be rolled. */
  readonly unrolled: readonly number[];
  readonly rerolls: readonly number[];
  readonly woundsLeft: number;
  readonly received: readonly number[];
  readonly killed: readonly number[];
  readonly spot: number;
}

/** Facts about the open choice that the rest of the view does not show. */
export interface TaskView {
  /** §E-2: the lists of effects to choose from. */
  readonly lists: readonly number[];
  /** §S-9.2: hand cards still to be discarded, and their strength if a quest asks for it. */
  readonly cards: number;
  readonly strength: number;
  /** Wounds that may still be removed. */
  readonly wounds: number;
  /** Silver that hiring costs less. */
  readonly discount: number;
}

/** S-12: the AI chief. */
export interface ChiefView {
  readonly character: number;
  readonly score: number;
  readonly provisions: number;
  readonly strength: number;
  readonly horses: readonly number[];
  readonly quests: readonly number[];
  readonly scheme: number;
  readonly blocked: number;
  readonly schemesLeft: number;
  readonly schemesGone: readonly number[];
}

/** Cards whose pile the viewer does not know: their kinds and the piles they are in, one entry per pool. */
export interface UnseenView {
  readonly characters: readonly number[];
  readonly piles: readonly number[];
}

/** All that a seat may know and remember; seat 7 is a spectator. Components are numbers of the pack's lists. */
export interface ScythiaView {
  readonly seat: Seat;
  readonly first: Seat;
  readonly active: Seat;
  readonly turns: number;
  readonly lastTurns: number;
  /** §A-31: the turn after which the game is scored, counted over all players; 0: no limit. */
  readonly finalTurn: number;
  readonly usedHero: boolean;
  readonly usedEagles: readonly number[];
  readonly players: readonly PlayerView[];
  /** The kinds of the own hand that others have seen, and by whom. */
  readonly shown: readonly { readonly character: number; readonly seenBy: Mask }[];
  readonly offer: readonly { readonly hero: number; readonly character: number }[];
  readonly village: readonly number[];
  readonly villageQuests: readonly number[];
  readonly spots: readonly SpotView[];
  /** Workers by colour at each settlement. */
  readonly stationed: readonly (readonly number[])[];
  readonly supply: readonly number[];
  readonly row: readonly number[];
  readonly animalDeck: number;
  readonly animalDiscard: readonly number[];
  readonly deck: number;
  readonly discard: readonly number[];
  readonly unseen: readonly UnseenView[];
  /** Quests that nobody has seen. */
  readonly unseenQuests: readonly number[];
  readonly task: TaskView;
  readonly raid?: RaidView;
  readonly chief?: ChiefView;
  /** §S-2.12: the viewer's answers so far while all choose which cards to discard. */
  readonly dropped: readonly string[];
}
