import { readSummary } from '../../learn/summary.ts';

/** The lines of the summary page of the common rules. */
export const summary = readSummary(`
  goal win g-vp 3.1
  goal dominance cd-dominance 3.3
  turn birdsong p-birdsong 1.5
  turn daylight p-daylight 1.5
  turn evening p-evening 2.1.2
  actions move u-arrow 4.2.1
  actions battle i-sword 4.3
  actions ambush cd-ambush 4.3.1
  actions craft i-hammer 4.1
  points remove b-ruin 3.2.1
  points items i-tea 3.2.2
  points own u-board 3.2
  powers rule u-map 2.8
  powers birds suit-bird 2.1.1
  powers defenseless u-target 4.3.2.III
`);
