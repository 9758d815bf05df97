import type { BoardLine } from '../faction-ui.ts';

/** What the board of the Riverfolk says: its abilities, then its actions. */
export const RIVERFOLK_ABOUT = [
  ['root.riverfolk.swimmers', 'ability.swimmers'],
  ['root.riverfolk.public-hand', 'ability.public-hand'],
  ['root.riverfolk.trade-disruption', 'ability.trade-disruption'],
  ['root.riverfolk.protectionism', 'ability.protectionism'],
  ['root.riverfolk.dividends', 'ability.dividends'],
  ['root.move', 'action.move'],
  ['root.battle', 'action.battle'],
  ['root.crafting', 'action.craft'],
  ['root.riverfolk.export', 'action.export'],
  ['root.riverfolk.draw', 'action.draw'],
  ['root.recruit', 'action.recruit'],
  ['root.riverfolk.establish-trade-post', 'action.trade-post'],
] as const satisfies readonly BoardLine[];
