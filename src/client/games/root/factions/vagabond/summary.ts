import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-vagabond 9.1
  turn birdsong p-birdsong 9.4
  turn daylight p-daylight 9.5
  turn evening p-evening 9.6
  actions move i-boot 9.5.1
  actions battle i-sword 9.5.2
  actions explore i-torch 9.5.3
  actions strike i-crossbow 9.5.6
  actions craft i-hammer 9.5.8
  actions aid u-hand 9.5.4
  points relations f-vagabond 9.2.9.I
  points quest g-quest 9.5.5
  points infamy i-sword 9.2.9.III.a
  powers nimble i-boot 9.2.3
  powers hits u-warning 9.2.7
`);
