import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-keepers 13.1
  turn birdsong p-birdsong 13.4
  turn daylight p-daylight 13.5
  turn evening p-evening 13.6
  actions move i-boot 13.5.2.I
  actions delve t-relic-figure 13.5.2.II
  actions recover b-waystation 13.5.2.III
  actions recruit w-keepers 13.4.3
  points relic t-relic-tablet 13.5.2.III.b
  powers knights w-keepers 13.2.4
  powers test u-warning 13.5.2.II.b
  powers trophies t-relic-jewelry 13.2.5
  powers land u-minus 13.6.1
`);
