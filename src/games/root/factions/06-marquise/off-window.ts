import { MARQUISE } from '../../words.ts';
import { offWindowRows } from '../off-window-rows.ts';

/** When each action of the Marquise has its time, for all other windows. */
export const marquiseOffWindow = offWindowRows(
  (f) => f === MARQUISE,
  [
    ['craft', '6.5', 'at-start-of-daylight'],
    ['march', '6.5.2', 'in-daylight'],
    ['recruit', '6.5.3', 'in-daylight'],
    ['build', '6.5.4', 'in-daylight'],
    ['overwork', '6.5.5', 'in-daylight'],
    ['extra', '6.5', 'in-daylight'],
  ],
);
