import { HUNDREDS } from '../../words.ts';
import { offWindowRows } from '../off-window-rows.ts';

/** When each action of the Hundreds has its time, for all other windows. */
export const hundredsOffWindow = offWindowRows(
  (f) => f === HUNDREDS,
  [
    ['raze', '12.4.1', 'in-birdsong'],
    ['anoint', '12.4.3', 'in-birdsong'],
    ['mood', '12.4.4', 'in-birdsong'],
    ['squander', '12.7.4', 'at-end-of-birdsong'],
    ['craft', '12.5.1', 'at-start-of-daylight'],
    ['move', '12.5.2.I', 'in-daylight'],
    ['battle', '12.5.2.II', 'in-daylight'],
    ['build', '12.5.2.III', 'in-daylight'],
    ['incite', '12.6.1', 'in-evening'],
    ['loot', '12.2.5', 'when-attacking'],
    ['join', '12.7.1', 'before-the-roll'],
  ],
);
