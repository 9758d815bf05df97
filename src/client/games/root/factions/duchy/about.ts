import type { BoardLine } from '../faction-ui.ts';

/** What the board of the Duchy says: its abilities, then its actions. */
export const DUCHY_ABOUT = [
  ['root.duchy.burrow', 'ability.burrow'],
  ['root.duchy.price-of-failure', 'ability.price-of-failure'],
  ['root.duchy.assembly', 'action.assembly'],
  ['root.duchy.build', 'action.build'],
  ['root.duchy.dig', 'action.dig'],
  ['root.duchy.parliament', 'action.parliament'],
  ['root.duchy.sway', 'action.sway'],
] as const satisfies readonly BoardLine[];
