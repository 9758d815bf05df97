import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-corvids 18.1
  turn birdsong p-birdsong 18.4
  turn daylight p-daylight 18.5
  turn evening p-evening 18.6
  actions plot t-plot 18.5.2
  actions trick u-redo 18.5.4
  actions recruit w-corvids 18.4.3
  points flip t-plot 18.4.2
  powers bomb t-plot-bomb 18.7.1
  powers snare t-plot-snare 18.7.2
  powers extortion t-plot-extortion 18.7.3
  powers raid t-plot-raid 18.7.4
  powers agents w-corvids 18.2.5
  powers exposure u-warning 18.2.4
`);
