import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS } from '../../words.ts';
import { MINISTERS } from './state.ts';

/** The verbs of the Duchy. */
export const duchyVerbs = {
  /** §17.3.3: the starting corner. */
  surface: verb('surface', 'clearing', CLEARINGS),
  /** §17.5.1.II: one warrior in the Burrow. */
  recruitBelow: verb('recruit-below'),
  /** §17.5.1.V: the clearing of a new tunnel. */
  dig: verb('dig', 'clearing', CLEARINGS),
  /** §17.2.4: the tunnel that is taken off first. */
  fillIn: verb('fill-in', 'clearing', CLEARINGS),
  /** §17.5.1.I, §17.5.2.I, §17.5.3.II: a card that is revealed. */
  present: verb('present', 'title', TITLES),
  /** §17.5.2: the minister that acts; §17.5.2.VI: the one whose action the Mayor takes. */
  minister: verb('minister', 'minister', MINISTERS),
  /** §17.5.3.I: the minister to sway. */
  sway: verb('sway', 'minister', MINISTERS),
  /** §17.2.3: the minister that goes. */
  forsake: verb('forsake', 'minister', MINISTERS),
};
