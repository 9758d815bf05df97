import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS, SUITS } from '../../words.ts';
import { PLOT_KINDS } from './state.ts';

/** The verbs of the Corvids, and of those who expose their plots. */
export const corvidsVerbs = {
  /** §18.3.2: a clearing for the first warrior of its suit. */
  scatter: verb('scatter', 'clearing', CLEARINGS),
  /** §18.4.2 */
  flip: verb('flip', 'clearing', CLEARINGS),
  /** §18.4.3 */
  recruitSuit: verb('recruit-suit', 'suit', SUITS),
  /** §18.5.2: a plot is placed there; its kind is said apart. */
  plot: verb('plot', 'clearing', CLEARINGS),
  /** §18.5.2-R2: the kind of the plot that is placed. */
  hide: verb('hide', 'plot', PLOT_KINDS),
  /** §18.5.4: two plots change places. */
  trick: verb('trick', 'from', CLEARINGS, 'to', CLEARINGS),
  /** §18.6.1 */
  exert: verb('exert'),
  /** §18.2.4: a guess at a face-down plot. */
  expose: verb('expose', 'clearing', CLEARINGS, 'plot', PLOT_KINDS),
  /** §18.2.4: the card that is shown for the guess. */
  show: verb('show', 'title', TITLES),
};
