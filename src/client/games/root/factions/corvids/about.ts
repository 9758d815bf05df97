import type { BoardLine } from '../faction-ui.ts';

/** What the board of the Corvids says: its abilities, then its actions, then its plots. */
export const CORVIDS_ABOUT = [
  ['root.corvids.nimble', 'ability.nimble'],
  ['root.corvids.exposure', 'ability.exposure'],
  ['root.corvids.embedded-agents', 'ability.embedded-agents'],
  ['root.corvids.flip-plots', 'action.flip-plots'],
  ['root.corvids.recruit', 'action.recruit'],
  ['root.corvids.plot-action', 'action.plot'],
  ['root.corvids.trick', 'action.trick'],
  ['root.corvids.exert', 'action.exert'],
  ['root.corvids.plot-bomb', 'plot.bomb'],
  ['root.corvids.plot-snare', 'plot.snare'],
  ['root.corvids.plot-extortion', 'plot.extortion'],
  ['root.corvids.plot-raid', 'plot.raid'],
] as const satisfies readonly BoardLine[];
