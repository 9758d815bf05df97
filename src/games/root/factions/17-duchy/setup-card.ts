import { type ChildFrame, type Frame, offerUnless } from '../../../../kernel/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import type { Homeland } from '../../rules/15-advanced-setup/homeland-type.ts';
import { homelands } from '../../rules/15-advanced-setup/homelands.ts';
import type { Root, Section } from '../../types.ts';
import { MOLE, TUNNEL } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { linksOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, DUCHY } from '../../words.ts';

const NOT_ADJACENT = refusal('17.3.7', 'not-adjacent');
const NOT_EVEN = refusal('17.3.7', 'not-even');

/** §17.3.7 */
const FIRST_WARRIORS = 2;
const SPREAD = 5;

/** §17.3.7: two warriors and a tunnel in a homeland not adjacent to an enemy's. */
export const duchyHomeland: Homeland = {
  count: 1,
  edge: false,
  apart: 'not-adjacent',
  builds: false,
  settle(s, chosen, out) {
    place(s, MOLE, chosen[0]!, FIRST_WARRIORS, out);
    place(s, TUNNEL, chosen[0]!, 1, out);
  },
};

/** §17.3.7: setting up the Duchy by its card. */
export interface DuchyCardFrame extends Frame {
  readonly proc: 'duchyCard';
  step: 'homeland' | 'spread';
  /** Warriors placed around the homeland, by clearing. */
  spread: number[];
}

/** Their card. */
export const duchyCard = (): ChildFrame<Root> => ({
  proc: 'duchyCard',
  step: 'homeland',
  got: 0,
  spread: Array.from({ length: CLEARING_COUNT }, () => 0),
});

const around = (s: RootState): readonly Clearing[] =>
  linksOf(s).paths[s.draft.homeland.indexOf(DUCHY)]!.filter((c) => !mayNotPlace(s, DUCHY, c));

export const duchyCardProcedure: Section<DuchyCardFrame> = {
  homeland: { kind: 'rule', run: () => ({ call: homelands(DUCHY), then: 'spread' }) },
  // §17.3.7, §17.3.7-R1: five more around it, as evenly as possible; none in the Burrow.
  spread: {
    kind: 'choice',
    window: 'duchy-spread',
    law: '17.3.7',
    seats: (s) => seatBit(s, DUCHY),
    options(s, f, _seat, ask) {
      if (f.spread.reduce((sum, count) => sum + count, 0) === SPREAD) return;
      const near = around(s);
      const fewest = Math.min(...near.map((c) => f.spread[c]!));
      for (let c = 0; c < CLEARING_COUNT; c++)
        offerUnless(
          ask,
          verbs.place(c),
          !near.includes(c) ? NOT_ADJACENT : f.spread[c]! > fewest ? NOT_EVEN : undefined,
        );
    },
    none: () => 'done',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'place') return 'spread';
      f.spread[o.clearing]!++;
      place(s, MOLE, o.clearing, 1, out);
      return 'spread';
    },
  },
};
