import { MARQUISE } from '../../words.ts';
import { handSize } from '../../rules/02-key-terms/cards.ts';
import { offWindowRows } from '../off-window-rows.ts';

/** When each action of the Marquise has its time, for all other windows. */
export const marquiseOffWindow = [
  ...offWindowRows(
    (f) => f === MARQUISE,
    [
      ['craft', '6.5', 'at-start-of-daylight'],
      ['move', '6.5.2', 'in-daylight'],
      ['battle', '6.5.1', 'in-daylight'],
      ['march', '6.5.2', 'in-daylight'],
      ['recruit', '6.5.3', 'in-daylight'],
      ['build', '6.5.4', 'in-daylight'],
      ['overwork', '6.5.5', 'in-daylight'],
      ['extra', '6.5', 'in-daylight'],
    ],
  ),
  // §6.2.3-R1: nobody asks whose hand is known to be empty.
  ...offWindowRows((f, s) => f === MARQUISE && handSize(s, f) === 0, [['save', '6.2.3-R1', 'empty-hand']]),
  ...offWindowRows((f, s) => f === MARQUISE && handSize(s, f) > 0, [['save', '6.2.3', 'when-cats-fall']]),
];
