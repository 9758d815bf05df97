import { offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { ScythiaLaw } from '../../../../law/index.ts';
import { refusal } from '../../refusals.ts';
import { NONE } from '../../components/piles.ts';
import type { Collector } from '../../types.ts';
import type { ScythiaOption } from '../../verbs.ts';

/** Why an effect or option is not possible; a: the amount needed, b: the amount there is. */
export interface Obstacle {
  readonly refusal: Refusal<ScythiaLaw>;
  readonly a: number;
  readonly b: number;
}

/** §E-2: cards already used when an effect is checked (`card` played, `cards` paid), and whether it is nested. */
export interface UsedCards {
  readonly card: number;
  readonly cards: number;
  readonly nested: boolean;
}

/** §E-2: no card is used yet, and the effect is not nested. */
export const NOTHING_SPENT: UsedCards = { card: NONE, cards: 0, nested: false };

const because = (reason: Refusal<ScythiaLaw>): Obstacle => ({ refusal: reason, a: 0, b: 0 });

/** Reasons without numbers, made once so that listing options allocates nothing. */
export const EAGLE_USED = because(refusal('S-13.5', 'eagle-used'));
export const HERO_USED = because(refusal('S-13.5', 'hero-used'));
export const NOTHING_COUNTED = because(refusal('E-1.4', 'nothing-counted'));
export const NOTHING_TO_PLAY = because(refusal('S-5.6', 'nothing-to-play'));
export const NOT_BEHIND = because(refusal('S-13.7', 'not-behind'));
export const NO_ANIMALS = because(refusal('S-8.2', 'no-animals'));
export const NO_CARDS_LEFT = because(refusal('A-10', 'no-cards-left'));
export const NO_CREW = because(refusal('A-16', 'no-crew'));
export const NO_EAGLE = because(refusal('S-13.6', 'no-eagle'));
export const NO_HAND = because(refusal('S-1.4', 'no-hand'));
export const NO_OTHER_CARD = because(refusal('S-13.9', 'no-other-card'));
export const NO_OPEN_QUEST = because(refusal('S-9.1', 'no-open-quest'));
export const NO_PLAY_EAGLE = because(refusal('S-5.6', 'no-play-eagle'));
export const NO_QUEST_PAYABLE = because(refusal('S-9.2', 'no-quest-payable'));
export const NO_WOUNDS = because(refusal('A-17', 'no-wounds'));
export const OUT_OF_STOCK = because(refusal('S-10.2', 'out-of-stock'));
export const UNPAIRED_EAGLE = because(refusal('S-5.6', 'unpaired-eagle'));

/** A reason with the amount needed and the amount there is. */
export const short = (reason: Refusal<ScythiaLaw>, a: number, b: number): Obstacle => ({ refusal: reason, a, b });

/** Offers the option, or refuses it for the reason given; undefined: nothing blocks it. */
export function offerUnlessBlocked(ask: Collector, option: ScythiaOption, blocked: Obstacle | undefined): void {
  offerUnless(ask, option, blocked?.refusal, blocked?.a, blocked?.b);
}
