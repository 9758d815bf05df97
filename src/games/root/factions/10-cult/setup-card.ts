import { type ChildFrame, type Frame, offerUnless } from '../../../../kernel/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { addAcolyte } from './acolytes.ts';
import type { Root, Section } from '../../types.ts';
import { GARDEN, LIZARD } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { linksOf, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, CULT } from '../../words.ts';
import type { Homeland } from '../../rules/15-advanced-setup/homeland-type.ts';
import { homelands } from '../../rules/15-advanced-setup/homelands.ts';

const NOT_ADJACENT = refusal('15.11.5', 'not-adjacent');
const NOT_EVEN = refusal('15.11.5', 'not-even');

/** §15.11.5 */
const FIRST_WARRIORS = 4;
const SPREAD = 3;
const ACOLYTES = 2;

/** §15.11.5: four warriors and a garden in a homeland not adjacent to an enemy's. */
export const cultHomeland: Homeland = {
  count: 1,
  edge: false,
  apart: 'not-adjacent',
  builds: true,
  settle(s, chosen, out) {
    place(s, LIZARD, chosen[0]!, FIRST_WARRIORS, out);
    place(s, GARDEN, chosen[0]!, 1, out);
  },
};

/** §15.11.5: setting up the Cult by its card. */
export interface CultCardFrame extends Frame {
  readonly proc: 'cultCard';
  step: 'homeland' | 'spread' | 'acolytes';
  /** Warriors placed around the homeland, by clearing. */
  spread: number[];
}

/** Their card. */
export const cultCard = (): ChildFrame<Root> => ({
  proc: 'cultCard',
  step: 'homeland',
  got: 0,
  spread: Array.from({ length: CLEARING_COUNT }, () => 0),
});

const around = (s: RootState): readonly Clearing[] =>
  linksOf(s).paths[s.draft.homeland.indexOf(CULT)]!.filter((c) => !mayNotPlace(s, CULT, c));

export const cultCardProcedure: Section<CultCardFrame> = {
  homeland: { kind: 'rule', run: () => ({ call: homelands(CULT), then: 'spread' }) },
  // §15.11.5: three more around it, as evenly as possible.
  spread: {
    kind: 'choice',
    window: 'cult-spread',
    law: '15.11.5',
    seats: (s) => seatBit(s, CULT),
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
    none: () => 'acolytes',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'place') return 'spread';
      f.spread[o.clearing]!++;
      place(s, LIZARD, o.clearing, 1, out);
      return 'spread';
    },
  },
  // §15.11.5: two acolytes; the outcast as 10.3.3.
  acolytes: {
    kind: 'rule',
    law: '15.11.5',
    run(s, _f, out) {
      for (let n = 0; n < ACOLYTES; n++) addAcolyte(s, out);
      return { call: { proc: 'cultSetup', step: 'outcast', got: 0 }, then: 'done' };
    },
  },
};
