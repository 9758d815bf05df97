import { offerUnless } from '../../../../kernel/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { inPlay, seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { listCorners } from '../../rules/05-setup/corners.ts';
import type { Collector, Section } from '../../types.ts';
import { GARDEN, KEEP, LIZARD, ROOST } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { geographyOf, linksOf, type RootState } from '../../state.ts';
import { CLEARING_COUNT, type Clearing, CULT, EYRIE, MARQUISE } from '../../words.ts';
import { cultVerbs } from './verbs.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { CultSetupFrame } from './frames.ts';

const NO_CORNER = refusal('10.3.2', 'no-corner');
const TAKEN = refusal('10.3.2', 'corner-taken');
const NOT_OPPOSITE = refusal('10.3.2', 'not-opposite');

/** §10.3.2 */
const FIRST_WARRIORS = 4;

/** Their setup. */
export const cultSetup = (): CultSetupFrame => ({ proc: 'cultSetup', step: 'corner', got: 0 });

/** §10.3.2: opposite the keep or the first roost; with both in play in one of the two other corners. */
function listOpposite(s: RootState, ask: Collector): void {
  const { opposite } = geographyOf(s);
  const marked = (c: Clearing): boolean => pieces(s, KEEP, c) > 0 || pieces(s, ROOST, c) > 0;
  const one = inPlay(s, MARQUISE) !== inPlay(s, EYRIE);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no =
      opposite[c]! < 0 ? NO_CORNER : marked(c) ? TAKEN : one && !marked(opposite[c]!) ? NOT_OPPOSITE : undefined;
    offerUnless(ask, cultVerbs.firstGarden(c), no);
  }
}

export const cultSetupProcedure: Section<CultSetupFrame> = {
  // §10.3.2, §10.3.2-E1: the older editions name the keep and the roost, the latest any starting corner.
  corner: {
    kind: 'choice',
    window: 'cult-corner',
    law: '10.3.2',
    seats: (s) => seatBit(s, CULT),
    options(s, _f, _seat, ask) {
      if (s.settings.law.cornerSetup === 'keepOpposite') listOpposite(s, ask);
      else listCorners(s, ask, cultVerbs.firstGarden);
    },
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'first-garden') return 'corner';
      place(s, LIZARD, o.clearing, FIRST_WARRIORS, out);
      place(s, GARDEN, o.clearing, 1, out);
      for (const c of linksOf(s).paths[o.clearing]!) if (!mayNotPlace(s, CULT, c)) place(s, LIZARD, c, 1, out);
      return { calls: settlePlaced(s, s.seat[CULT]!, GARDEN, o.clearing), then: 'outcast' };
    },
  },
  // §10.3.3: any suit.
  outcast: {
    kind: 'choice',
    window: 'cult-outcast',
    law: '10.3.3',
    seats: (s) => seatBit(s, CULT),
    options(_s, _f, _seat, ask) {
      for (let suit = 0; suit < 3; suit++) ask.offer(cultVerbs.outcast(suit));
    },
    take(s, _f, o, _seat, out) {
      if (o.verb !== 'outcast') return 'outcast';
      s.cult.outcast = o.suit;
      if (out.on) out.emit({ type: 'outcast', suit: o.suit, hated: false });
      return 'done';
    },
  },
};
