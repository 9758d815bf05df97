import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { listStartingCorners } from '../../rules/05-setup/corners.ts';
import type { Section } from '../../types.ts';
import { MOLE, TUNNEL } from '../../components/pieces.ts';
import { linksOf } from '../../state.ts';
import { DUCHY } from '../../words.ts';
import { duchyVerbs } from './verbs.ts';
import type { DuchySetupFrame } from './frames.ts';

/** §17.3.3 */
const FIRST_WARRIORS = 2;

/** Their setup. */
export const duchySetup = (): DuchySetupFrame => ({ proc: 'duchySetup', step: 'corner', got: 0 });

export const duchySetupProcedure: Section<DuchySetupFrame> = {
  // §17.3.3, §17.0.4, §16.1: two warriors and a tunnel in a corner, two warriors beside it.
  corner: {
    kind: 'choice',
    window: 'duchy-corner',
    law: '17.3.3',
    seats: (s) => seatBit(s, DUCHY),
    options: (s, _f, _seat, ask) => listStartingCorners(s, ask, duchyVerbs.surface),
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'surface') return 'corner';
      place(s, MOLE, o.clearing, FIRST_WARRIORS, out);
      place(s, TUNNEL, o.clearing, 1, out);
      // §17.3.3-R1: by open paths, and not where nothing may be placed.
      for (const c of linksOf(s).paths[o.clearing]!)
        if (!mayNotPlace(s, DUCHY, c)) place(s, MOLE, c, FIRST_WARRIORS, out);
      return 'done';
    },
  },
};
