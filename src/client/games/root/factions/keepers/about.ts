import type { BoardLine } from '../faction-ui.ts';

/** What the board of the Keepers says: its abilities, then its actions. */
export const KEEPERS_ABOUT = [
  ['root.keepers.devout-knights', 'ability.devout-knights'],
  ['root.keepers.prized-trophies', 'ability.prized-trophies'],
  ['root.keepers.faithful-retainer', 'ability.faithful-retainer'],
  ['root.keepers.encamp', 'action.encamp'],
  ['root.keepers.decamp', 'action.decamp'],
  ['root.keepers.recruit', 'action.recruit'],
  ['root.keepers.delve', 'action.delve'],
  ['root.keepers.recover', 'action.recover'],
  ['root.keepers.live-off-the-land', 'action.live-off-the-land'],
  ['root.keepers.gather-retinue', 'action.gather-retinue'],
] as const satisfies readonly BoardLine[];
