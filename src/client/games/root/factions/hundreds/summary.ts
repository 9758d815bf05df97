import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-hundreds 12.1
  turn birdsong p-birdsong 12.4
  turn daylight p-daylight 12.5
  turn evening p-evening 12.6
  actions command i-boot 12.5.2
  actions advance w-warlord 12.5.3
  actions incite t-mob 12.6.1
  points oppress g-vp 12.6.2
  points raze t-mob 12.4.1
  powers hoard i-bag 12.2.4
  powers loot i-sword 12.2.5
  powers moods w-warlord 12.7
`);
