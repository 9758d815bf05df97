import { copyIn, discard, eachTitle, fits, handSize, noCard } from '../02-key-terms/cards.ts';
import type { Collector, RootOption, Sink } from '../../types.ts';
import { handOf } from '../../components/piles.ts';
import type { RootState } from '../../state.ts';
import { holder } from './parties.ts';
import { hirelingVerbs } from './verbs.ts';
import { offerUnless } from '../../../../kernel/index.ts';
import type { BattleFrame } from '../04-key-actions/battle/frames.ts';

const NO_CARD = noCard('14.7.6');

/** §14.7.6: Rabbit Scouts help their controller in defence, for a card. */
export const maySendScouts = (s: RootState, b: BattleFrame): boolean =>
  s.hirelings.parties.length > 0 &&
  holder(s, 'spring-uprising', 'demoted') === b.defender &&
  handSize(s, b.defender) > 0;

/** §14.7.6: the cards of the clearing's suit that pay. */
export function listScouts(s: RootState, b: BattleFrame, ask: Collector): void {
  const suit = s.suit[b.clearing]!;
  eachTitle(s, handOf(b.defender), (title, card) => {
    offerUnless(ask, hirelingVerbs.scout(title), fits(card, suit) ? undefined : NO_CARD, suit);
  });
}

/** Pays for the higher die. */
export function sendScouts(s: RootState, b: BattleFrame, o: RootOption, out: Sink): void {
  if (o.verb !== 'scout') return;
  discard(s, b.defender, copyIn(s, handOf(b.defender), o.title), '14.7.6', out);
  b.scouted = 1;
}

/** §14.7.6: then the defender uses the higher roll. */
export const rabbitScouts = (higher: boolean, _s: RootState, b: BattleFrame): boolean => higher || b.scouted === 1;
