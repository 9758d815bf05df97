import { trackOf } from '../../../games/root/factions/12-hundreds/hoard.ts';
import { MOODS } from '../../../games/root/factions/12-hundreds/state.ts';
import { ITEMS } from '../../../games/root/words.ts';
import type { FactionInputs } from './faction.ts';
import { each, oneOf, upTo } from './reading.ts';

/** Inputs of the Hundreds: mood and hoard. */
export const hundreds: FactionInputs = {
  own: () => [
    oneOf('mood', MOODS, (r) => r.s.hundreds.mood),
    each('hoard', ITEMS, (r, item) => r.s.hundreds.hoard[item]!),
    upTo('command', 4, 1, (r) => trackOf(r.s, true)),
    upTo('prowess', 4, 1, (r) => trackOf(r.s, false)),
  ],
};
