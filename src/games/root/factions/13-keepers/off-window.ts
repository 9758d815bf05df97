import { KEEPERS } from '../../words.ts';
import { offWindowRows } from '../off-window-rows.ts';

/** When each action of the Keepers has its time, for all other windows. */
export const keepersOffWindow = offWindowRows(
  (f) => f === KEEPERS,
  [
    ['encamp', '13.4.1', 'in-birdsong'],
    ['decamp', '13.4.2', 'in-birdsong'],
    ['recruit-at', '13.4.3', 'in-birdsong'],
    ['craft', '13.5.1', 'at-start-of-daylight'],
    ['serve', '13.5.2', 'in-daylight'],
    ['move', '13.5.2.I', 'with-retinue'],
    ['battle', '13.5.2.II', 'with-retinue'],
    ['delve', '13.5.2.II.a', 'with-retinue'],
    ['recover', '13.5.2.III', 'with-retinue'],
    ['carry', '13.2.4', 'when-moving'],
    ['gather', '13.6.2', 'in-evening'],
    ['reassign', '13.6.2', 'in-evening'],
  ],
);
