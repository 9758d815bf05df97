import { ALLIANCE } from '../../words.ts';
import { offWindowRows } from '../off-window-rows.ts';

/** When each action of the Alliance has its time, for all other windows. */
export const allianceOffWindow = offWindowRows(
  (f) => f === ALLIANCE,
  [
    ['revolt', '8.4.1', 'in-birdsong'],
    ['spread', '8.4.2', 'in-birdsong'],
    ['craft', '8.5.1', 'in-daylight'],
    ['mobilize', '8.5.2', 'in-daylight'],
    ['train', '8.5.3', 'in-daylight'],
    ['move', '8.6.1.I', 'in-evening'],
    ['battle', '8.6.1.II', 'in-evening'],
    ['recruit-at', '8.6.1.III', 'in-evening'],
    ['organize', '8.6.1.IV', 'in-evening'],
  ],
);
