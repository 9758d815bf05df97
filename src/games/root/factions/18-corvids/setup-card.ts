import type { ChildFrame } from '../../../../kernel/index.ts';
import { place } from '../../rules/02-key-terms/pieces.ts';
import type { Homeland } from '../../rules/15-advanced-setup/homeland-type.ts';
import { settled } from '../../rules/15-advanced-setup/homelands.ts';
import { RAVEN } from '../../components/pieces.ts';
import type { Root } from '../../types.ts';
import { CORVIDS } from '../../words.ts';
import { corvidsSetup } from './setup.ts';

/** §18.3.3, §18.3.3-R1: a warrior in any clearing that is no enemy homeland; the plot follows. */
export const corvidsHomeland: Homeland = {
  count: 1,
  edge: false,
  apart: 'anywhere',
  builds: false,
  settle(s, [c], out) {
    place(s, RAVEN, c!, 1, out);
  },
};

/** §18.3.3: then the plot and one warrior for each suit. */
export const corvidsCard = (): ChildFrame<Root> => settled(CORVIDS, corvidsSetup('plot'));
