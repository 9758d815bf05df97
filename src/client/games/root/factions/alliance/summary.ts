import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-alliance 8.1
  turn birdsong p-birdsong 8.4
  turn daylight p-daylight 8.5
  turn evening p-evening 8.6
  actions spread t-sympathy 8.4.2
  actions revolt b-base 8.4.1
  actions mobilize u-hand 8.5.2
  actions train w-alliance 8.5.3
  actions operate i-boot 8.6.1
  points sympathy t-sympathy 8.4.2.III
  points revolt b-ruin 8.4.1.III
  powers outrage u-hand 8.2.6
  powers guerrilla i-sword 8.2.2
  powers base u-warning 8.2.4
`);
