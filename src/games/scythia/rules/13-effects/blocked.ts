import type { Refusal } from '../../../../kernel/index.ts';
import type { ScythiaLaw } from '../../../../law/index.ts';
import * as why from '../../refusals.ts';
import { NONE } from '../../state.ts';

/** Why something is not possible, with what it needs and what there is. */
export interface Blocked {
  readonly refusal: Refusal<ScythiaLaw>;
  readonly a: number;
  readonly b: number;
}

/** What is gone by the time an effect runs: a card being played, cards being paid; how deep one effect lies in others. */
export interface Spent {
  readonly card: number;
  readonly cards: number;
  readonly nested: boolean;
}

/** Nothing is gone. */
export const NOTHING_SPENT: Spent = { card: NONE, cards: 0, nested: false };

const because = (refusal: Refusal<ScythiaLaw>): Blocked => ({ refusal, a: 0, b: 0 });

/** Reasons without numbers, made once: nothing is built while options are listed. */
export const EAGLE_USED = because(why.EAGLE_USED);
export const HERO_USED = because(why.HERO_USED);
export const NOTHING_COUNTED = because(why.NOTHING_COUNTED);
export const NOTHING_TO_PLAY = because(why.NOTHING_TO_PLAY);
export const NOT_BEHIND = because(why.NOT_BEHIND);
export const NO_ANIMALS = because(why.NO_ANIMALS);
export const NO_CARDS_LEFT = because(why.NO_CARDS_LEFT);
export const NO_CREW = because(why.NO_CREW);
export const NO_EAGLE = because(why.NO_EAGLE);
export const NO_HAND = because(why.NO_HAND);
export const NO_OTHER_CARD = because(why.NO_OTHER_CARD);
export const NO_OPEN_QUEST = because(why.NO_OPEN_QUEST);
export const NO_PLAY_EAGLE = because(why.NO_PLAY_EAGLE);
export const NO_QUEST_PAYABLE = because(why.NO_QUEST_PAYABLE);
export const NO_WOUNDS = because(why.NO_WOUNDS);
export const OUT_OF_STOCK = because(why.OUT_OF_STOCK);
export const UNPAIRED_EAGLE = because(why.UNPAIRED_EAGLE);

/** A reason with what it needs and what there is. */
export const short = (refusal: Refusal<ScythiaLaw>, a: number, b: number): Blocked => ({ refusal, a, b });
