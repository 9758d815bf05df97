import { place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { fillRuins } from '../../rules/02-key-terms/ruins.ts';
import { listStartingCorners } from '../../rules/05-setup/corners.ts';
import type { Section } from '../../types.ts';
import { RAT, STRONGHOLD, WARLORD } from '../../components/pieces.ts';
import { HUNDREDS } from '../../words.ts';
import { STUBBORN } from './state.ts';
import { hundredsVerbs } from './verbs.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { HundredsSetupFrame } from './frames.ts';

/** §12.3.2 */
const FIRST_WARRIORS = 4;

/** Their setup. */
export const hundredsSetup = (): HundredsSetupFrame => ({ proc: 'hundredsSetup', step: 'corner', got: 0 });

export const hundredsSetupProcedure: Section<HundredsSetupFrame> = {
  // §12.3.2, §16.1: the corner.
  corner: {
    kind: 'choice',
    window: 'hundreds-corner',
    law: '12.3.2',
    seats: (s) => seatBit(s, HUNDREDS),
    options: (s, _f, _seat, ask) => listStartingCorners(s, ask, hundredsVerbs.lair),
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'lair') return 'corner';
      place(s, STRONGHOLD, o.clearing, 1, out);
      place(s, WARLORD, o.clearing, 1, out);
      place(s, RAT, o.clearing, FIRST_WARRIORS, out);
      return { calls: settlePlaced(s, s.seat[HUNDREDS]!, STRONGHOLD, o.clearing), then: 'rest' };
    },
  },
  // §12.3.3: R items unless a Vagabond has laid them already; §12.3.4: the first mood.
  rest: {
    kind: 'rule',
    law: '12.3.3',
    run(s, _f, out) {
      fillRuins(s, 1);
      s.hundreds.mood = STUBBORN;
      if (out.on) out.emit({ type: 'mood', mood: STUBBORN });
      return 'done';
    },
  },
};
