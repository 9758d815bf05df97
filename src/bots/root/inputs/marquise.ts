import { WOOD } from '../../../games/root/components/pieces.ts';
import { CLEARING_COUNT } from '../../../games/root/words.ts';
import type { FactionInputs } from './faction.ts';
import { single, upTo } from './reading.ts';

/** Inputs of the Marquise. */
export const marquise: FactionInputs = {
  own: (f) => [
    // §6.5.4: only wood in clearings she rules builds.
    upTo('wood in ruled clearings', 6, 1, (r) => {
      let wood = 0;
      for (let c = 0; c < CLEARING_COUNT; c++) if (r.ruler[c] === f) wood += r.s.on[WOOD * CLEARING_COUNT + c]!;
      return wood;
    }),
    single('wood in other clearings', (r) => {
      let wood = 0;
      for (let c = 0; c < CLEARING_COUNT; c++) if (r.ruler[c] !== f) wood += r.s.on[WOOD * CLEARING_COUNT + c]!;
      return wood;
    }),
  ],
};
