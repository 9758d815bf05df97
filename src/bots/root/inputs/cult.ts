import { LOST_SOULS } from '../../../games/root/components/piles.ts';
import { SUITS } from '../../../games/root/words.ts';
import type { FactionInputs } from './faction.ts';
import { cardsBySuit, oneOf, single, upTo } from './reading.ts';

/** Inputs of the Cult: the outcast, acolytes, lost souls. */
export const cult: FactionInputs = {
  own: () => [
    oneOf('outcast', SUITS.slice(0, 3), (r) => r.s.cult.outcast),
    single('hated', (r) => r.s.cult.hated),
    upTo('acolytes', 10, 1, (r) => r.s.cult.acolytes),
    cardsBySuit('lost souls', LOST_SOULS),
  ],
};
