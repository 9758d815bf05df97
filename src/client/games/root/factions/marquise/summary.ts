import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-marquise 6.1
  turn birdsong p-birdsong 6.4
  turn daylight p-daylight 6.5
  turn evening p-evening 6.6
  actions battle i-sword 6.5.1
  actions march i-boot 6.5.2
  actions recruit b-recruiter 6.5.3
  actions build b-sawmill 6.5.4
  actions overwork t-wood 6.5.5
  points building b-workshop 6.5.4.III
  powers keep t-keep 6.2.2
  powers hospitals w-marquise 6.2.3
`);
