import type { BoardLine } from '../faction-ui.ts';

/** What the board of the Hundreds says: its abilities, then its actions. */
export const HUNDREDS_ABOUT = [
  ['root.hundreds.warlord', 'ability.warlord'],
  ['root.hundreds.contempt-for-trade', 'ability.contempt-for-trade'],
  ['root.hundreds.hoard', 'ability.hoard'],
  ['root.hundreds.looters', 'ability.looters'],
  ['root.hundreds.raze', 'action.raze'],
  ['root.hundreds.recruit', 'action.recruit'],
  ['root.hundreds.anoint', 'action.anoint'],
  ['root.hundreds.choose-mood', 'action.choose-mood'],
  ['root.hundreds.command-the-hundreds', 'action.command'],
  ['root.hundreds.advance', 'action.advance'],
  ['root.hundreds.incite', 'action.incite'],
  ['root.hundreds.oppress', 'action.oppress'],
] as const satisfies readonly BoardLine[];
