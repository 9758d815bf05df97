import { SUPPORTERS } from '../../../games/root/components/piles.ts';
import type { FactionInputs } from './faction.ts';
import { cardsBySuit, upTo } from './reading.ts';

/** Inputs of the Alliance: supporters and officers. */
export const alliance: FactionInputs = {
  own: () => [
    cardsBySuit('supporters by suit', SUPPORTERS),
    upTo('supporters', 10, 1, (r) => r.s.cards.size[SUPPORTERS]!),
    upTo('officers', 6, 1, (r) => r.s.alliance.officers),
  ],
};
