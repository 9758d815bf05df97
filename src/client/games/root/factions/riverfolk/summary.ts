import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-riverfolk 11.1
  turn birdsong p-birdsong 11.4
  turn daylight p-daylight 11.5
  turn evening p-evening 11.6
  actions commit u-clock 11.5
  actions craft t-tradepost 11.5.3
  actions recruit w-riverfolk 11.5.5
  actions post t-tradepost 11.5.6
  points post g-vp 11.5.6.III
  points dividends i-coin 11.4.2
  powers services u-hand 11.2.7
  powers swimmers f-riverfolk 11.2.2
  powers disruption u-warning 11.2.5.I
`);
