import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS, SUITS } from '../../words.ts';
import { COLUMNS, LEADERS } from './state.ts';

/** The verbs of the Eyrie. */
export const eyrieVerbs = {
  /** §7.3.2: the corner of the first roost. */
  nest: verb('nest', 'clearing', CLEARINGS),
  /** §7.3.3, §7.7.3 */
  leader: verb('leader', 'leader', LEADERS),
  /** §7.4.2: a card into a column. */
  tuck: verb('tuck', 'title', TITLES, 'column', COLUMNS),
  /** §7.5.2: the next card of the column to resolve, by its suit; viziers are birds. */
  resolve: verb('resolve', 'suit', SUITS),
};
