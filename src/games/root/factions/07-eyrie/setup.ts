import { place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { listCorners } from '../../rules/05-setup/corners.ts';
import type { Section } from '../../types.ts';
import { HAWK, ROOST } from '../../components/pieces.ts';
import { EYRIE } from '../../words.ts';
import { leaderChoice } from './leaders.ts';
import { eyrieVerbs } from './verbs.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { EyrieSetupFrame } from './frames.ts';

/** §7.3.2 */
const FIRST_WARRIORS = 6;

/** Their setup. */
export const eyrieSetup = (): EyrieSetupFrame => ({ proc: 'eyrieSetup', step: 'corner', got: 0 });

export const eyrieSetupProcedure: Section<EyrieSetupFrame> = {
  corner: {
    kind: 'choice',
    window: 'eyrie-corner',
    law: '7.3.2',
    seats: (s) => seatBit(s, EYRIE),
    options: (s, _f, _seat, ask) => listCorners(s, ask, eyrieVerbs.nest),
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'nest') return 'corner';
      // §7.3.5: the other six stay on the track.
      place(s, ROOST, o.clearing, 1, out);
      place(s, HAWK, o.clearing, FIRST_WARRIORS, out);
      return { calls: settlePlaced(s, s.seat[EYRIE]!, ROOST, o.clearing), then: 'leader' };
    },
  },
  // §7.3.3, §7.3.4: the leader says where the viziers lie.
  leader: leaderChoice('7.3.3', 'leader'),
};
