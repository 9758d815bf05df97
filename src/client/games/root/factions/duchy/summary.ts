import { readSummary } from '../../../../learn/summary.ts';

/** The lines of the summary page. */
export const summary = readSummary(`
  goal play f-duchy 17.1
  turn birdsong p-birdsong 17.4
  turn daylight p-daylight 17.5
  turn evening p-evening 17.6
  actions build b-citadel 17.5.1.I
  actions recruit w-duchy 17.5.1.II
  actions move i-boot 17.5.1.III
  actions dig t-tunnel 17.5.1.V
  points sway g-vp 17.5.3
  points lords b-market 17.5.2.VIII
  powers burrow t-tunnel 17.2.2
  powers price u-warning 17.2.3
`);
