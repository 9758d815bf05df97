import type { ChildFrame } from '../../../../kernel/index.ts';
import { place } from '../../rules/02-key-terms/pieces.ts';
import type { Homeland } from '../../rules/15-advanced-setup/homeland-type.ts';
import { homelands } from '../../rules/15-advanced-setup/homelands.ts';
import { noneAround, spreadEvenly } from '../../rules/15-advanced-setup/spread.ts';
import type { Root, Section } from '../../types.ts';
import { MOLE, TUNNEL } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import { DUCHY } from '../../words.ts';
import type { DuchyCardFrame } from './frames.ts';

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

/** Their card. */
export const duchyCard = (): ChildFrame<Root> => ({
  proc: 'duchyCard',
  step: 'homeland',
  got: 0,
  spread: noneAround(),
});

export const duchyCardProcedure: Section<DuchyCardFrame> = {
  homeland: { kind: 'rule', run: () => ({ call: homelands(DUCHY), then: 'spread' }) },
  // §17.3.7, §17.3.7-R1: five more around it, as evenly as possible; none in the Burrow.
  spread: spreadEvenly(
    {
      faction: DUCHY,
      piece: MOLE,
      count: SPREAD,
      window: 'duchy-spread',
      law: '17.3.7',
      notAdjacent: NOT_ADJACENT,
      notEven: NOT_EVEN,
    },
    'done',
  ),
};
