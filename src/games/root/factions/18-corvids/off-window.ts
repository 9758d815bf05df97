import { inPlay, isEnemy } from '../../rules/02-key-terms/players.ts';
import { CORVIDS } from '../../words.ts';
import { offWindowRows } from '../off-window-rows.ts';

/** When each action of the Corvids has its time, for all other windows; and when others may guess at their plots. */
export const corvidsOffWindow = [
  ...offWindowRows(
    (f) => f === CORVIDS,
    [
      ['craft', '18.4.1', 'at-start-of-birdsong'],
      ['flip', '18.4.2', 'in-birdsong'],
      ['recruit-suit', '18.4.3', 'in-birdsong'],
      ['plot', '18.5.2', 'in-daylight'],
      ['trick', '18.5.4', 'in-daylight'],
      ['exert', '18.6.1', 'in-evening'],
    ],
  ),
  ...offWindowRows(
    (f, s) => f !== CORVIDS && inPlay(s, CORVIDS) && isEnemy(s, f, CORVIDS),
    [['expose', '18.2.4', 'between-actions']],
  ),
];
