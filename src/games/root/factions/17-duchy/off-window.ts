import { DUCHY } from '../../words.ts';
import { offWindowRows } from '../off-window-rows.ts';

/** When each action of the Duchy has its time, for all other windows. */
export const duchyOffWindow = offWindowRows(
  (f) => f === DUCHY,
  [
    ['build', '17.5.1.I', 'in-daylight'],
    ['recruit-below', '17.5.1.II', 'in-daylight'],
    ['move', '17.5.1.III', 'in-daylight'],
    ['battle', '17.5.1.IV', 'in-daylight'],
    ['dig', '17.5.1.V', 'in-daylight'],
    ['fill-in', '17.2.4', 'when-digging'],
    ['minister', '17.5.2', 'in-parliament'],
    ['sway', '17.5.3', 'after-parliament'],
    ['forsake', '17.2.3', 'when-building-removed'],
    ['present', '17.5.1.I', 'in-daylight'],
    ['craft', '17.6.2', 'in-evening'],
  ],
);
