import type { BoardLine } from '../faction-ui.ts';

/** What the board of the Cult says: its abilities, then its actions. */
export const CULT_ABOUT = [
  ['root.cult.hatred-of-birds', 'ability.hatred-of-birds'],
  ['root.cult.revenge', 'ability.revenge'],
  ['root.cult.pilgrims', 'ability.pilgrims'],
  ['root.cult.fear-of-the-faithful', 'ability.fear-of-the-faithful'],
  ['root.cult.lost-souls', 'ability.lost-souls'],
  ['root.cult.crusade', 'action.crusade'],
  ['root.cult.convert', 'action.convert'],
  ['root.cult.sanctify', 'action.sanctify'],
  ['root.cult.build', 'action.build'],
  ['root.cult.recruit', 'action.recruit'],
  ['root.cult.score', 'action.score'],
  ['root.cult.sacrifice', 'action.sacrifice'],
] as const satisfies readonly BoardLine[];
