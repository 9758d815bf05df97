import type { ChildFrame } from '../../../../kernel/index.ts';
import { place } from '../../rules/02-key-terms/pieces.ts';
import { addAcolyte } from './acolytes.ts';
import type { Root, Section } from '../../types.ts';
import { GARDEN, LIZARD } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { CULT } from '../../words.ts';
import type { Homeland } from '../../rules/15-advanced-setup/homeland-type.ts';
import { homelands } from '../../rules/15-advanced-setup/homelands.ts';
import { noneAround, spreadEvenly } from '../../rules/15-advanced-setup/spread.ts';
import type { CultCardFrame } from './frames.ts';

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

/** Their card. */
export const cultCard = (): ChildFrame<Root> => ({
  proc: 'cultCard',
  step: 'homeland',
  got: 0,
  spread: noneAround(),
});

export const cultCardProcedure: Section<CultCardFrame> = {
  homeland: { kind: 'rule', run: () => ({ call: homelands(CULT), then: 'spread' }) },
  // §15.11.5: three more around it, as evenly as possible.
  spread: spreadEvenly(
    {
      faction: CULT,
      piece: LIZARD,
      count: SPREAD,
      window: 'cult-spread',
      law: '15.11.5',
      notAdjacent: NOT_ADJACENT,
      notEven: NOT_EVEN,
    },
    'acolytes',
  ),
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
