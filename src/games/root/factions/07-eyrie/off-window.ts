import { EYRIE } from '../../words.ts';
import { offWindowRows } from '../off-window-rows.ts';

/** When each action of the Eyrie has its time, for all other windows. */
export const eyrieOffWindow = offWindowRows(
  (f) => f === EYRIE,
  [
    ['craft', '7.5.1', 'at-start-of-daylight'],
    ['tuck', '7.4.2', 'in-birdsong'],
    ['resolve', '7.5.2', 'in-decree'],
    ['recruit-at', '7.5.2.I', 'in-decree'],
    ['move', '7.5.2.II', 'in-decree'],
    ['battle', '7.5.2.III', 'in-decree'],
    ['build', '7.5.2.IV', 'in-decree'],
  ],
);
