import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-eyrie 7.1
  turn birdsong p-birdsong 7.4
  turn daylight p-daylight 7.5
  turn evening p-evening 7.6
  actions recruit w-eyrie 7.5.2.I
  actions move i-boot 7.5.2.II
  actions battle i-sword 7.5.2.III
  actions build b-roost 7.5.2.IV
  points roosts b-roost 7.6.1
  points items i-hammer 7.2.3
  powers ties u-board 7.2.2
  powers turmoil u-warning 7.7
  powers leaders w-eyrie 7.8
`);
