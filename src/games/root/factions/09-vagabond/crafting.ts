import { listCrafts } from '../../rules/04-key-actions/craft.ts';
import { FACTS } from '../../components/cards/index.ts';
import type { FactionRules } from '../faction.ts';
import type { Collector } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { EVERY_SUIT, type Faction, HAMMER, isClearing } from '../../words.ts';
import { exhaust, fresh, gain, mustStay, vagabondOf } from './items.ts';
import { putItemBack } from '../../rules/21-landmarks/forge.ts';

const NO_HAMMERS = refusal('9.2.1', 'hammers');
const OTHER_SUIT = refusal('9.2.1', 'other-suit');
const IN_FOREST = refusal('9.2.1', 'forest');

/** How a Vagabond crafts: with hammers, all of the suit of his clearing (9.2.1-R1: none in a forest). */
export const CRAFTING: Pick<FactionRules, 'craftingPieces' | 'activate' | 'gainItem'> = {
  craftingPieces(s, f, suit) {
    const v = vagabondOf(s, f);
    return isClearing(v.place) && s.suit[v.place] === suit ? fresh(v, HAMMER) : 0;
  },
  activate(s, f, _suit, count, out) {
    for (let n = 0; n < count; n++) exhaust(s, f, HAMMER, out);
  },
  // §9.2.5.I-E1, §9.2.1-R1: an item he may not keep goes back; the points are his all the same.
  gainItem(s, f, item, _points, out) {
    if (mustStay(s, vagabondOf(s, f), item)) putItemBack(s, item);
    else gain(s, f, item, out);
    return undefined;
  },
};

/** §9.5.8: lists the cards he can craft here. */
export function listHammered(s: RootState, f: Faction, ask: Collector): void {
  const v = vagabondOf(s, f);
  if (!ask.wantsRefusals) {
    if (fresh(v, HAMMER) > 0 && isClearing(v.place)) listCrafts(s, f, ask);
    return;
  }
  listCrafts(s, f, {
    wantsRefusals: true,
    isSatisfied: false,
    offer: (o) => ask.offer(o),
    refuse(o, r, a, b) {
      if (r.law !== '4.1.1' || o.verb !== 'craft') return ask.refuse(o, r, a, b);
      if (!isClearing(v.place)) return ask.refuse(o, IN_FOREST);
      const suit = s.suit[v.place]!;
      const { cost } = FACTS[o.title]!;
      const suited = cost[0] + cost[1] + cost[2];
      // §21.7-R2: in the Lost City symbols of all suits.
      const own = suit === EVERY_SUIT ? suited : cost[suit]!;
      if (suited > own) ask.refuse(o, OTHER_SUIT, suit);
      else ask.refuse(o, NO_HAMMERS, own + cost[3], fresh(v, HAMMER));
    },
  });
}
