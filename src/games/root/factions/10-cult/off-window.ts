import { CULT } from '../../words.ts';
import { offWindowRows } from '../off-window-rows.ts';

/** When each action of the Cult has its time, for all other windows. */
export const cultOffWindow = offWindowRows(
  (f) => f === CULT,
  [
    ['move', '10.4.3.I', 'in-birdsong'],
    ['battle', '10.4.3.I', 'in-birdsong'],
    ['convert', '10.4.3.II', 'in-birdsong'],
    ['sanctify', '10.4.3.III', 'in-birdsong'],
    ['reveal', '10.5', 'in-daylight'],
    ['build', '10.5.1', 'in-daylight'],
    ['recruit-at', '10.5.2', 'in-daylight'],
    ['score', '10.5.3', 'in-daylight'],
    ['sacrifice', '10.5.4', 'in-daylight'],
    ['craft', '10.6.2', 'in-evening'],
  ],
);
