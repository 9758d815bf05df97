import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-cult 10.1
  turn birdsong p-birdsong 10.4
  turn daylight p-daylight 10.5
  turn evening p-evening 10.6
  actions build b-garden 10.5.1
  actions recruit w-cult 10.5.2
  actions sacrifice w-cult 10.5.4
  actions crusade i-boot 10.4.3.I
  actions convert w-hireling 10.4.3.II
  actions sanctify b-garden 10.4.3.III
  points score g-vp 10.5.3
  powers pilgrims b-garden 10.2.4
  powers revenge w-cult 10.2.3
  powers fear u-warning 10.2.5
`);
