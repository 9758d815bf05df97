import { DUCHY_REVEALED } from '../../../games/root/components/piles.ts';
import { MINISTERS, PER_RANK, RANKS } from '../../../games/root/factions/17-duchy/state.ts';
import type { FactionInputs } from './faction.ts';
import { cardsBySuit, each, upTo } from './reading.ts';

/** Most steps of the count of warriors in the Burrow. */
const MOST_BELOW = 10;

/** Inputs of the Duchy: the Burrow, ministers, crowns, revealed cards. */
export const duchy: FactionInputs = {
  own: () => [
    upTo('burrow', MOST_BELOW, 1, (r) => r.s.duchy.burrow),
    each('swayed', MINISTERS, (r, minister) => r.s.duchy.swayed[minister]!),
    ...RANKS.map((rank, i) => upTo(`crowns ${rank}`, PER_RANK, 1, (r) => r.s.duchy.crowns[i]!)),
    // §17.6.1: all but birds come back in Evening.
    cardsBySuit('revealed', DUCHY_REVEALED),
  ],
};
