import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS } from '../../words.ts';

/** The verbs of the Marquise. */
export const marquiseVerbs = {
  /** §6.3.2: the keep's corner. */
  keep: verb('keep', 'clearing', CLEARINGS),
  /** §6.5.4.II: where wood is taken from. */
  wood: verb('wood', 'clearing', CLEARINGS),
  /** §6.5.2 */
  march: verb('march'),
  /** §6.5.3 */
  recruit: verb('recruit'),
  /** §6.5.5 */
  overwork: verb('overwork', 'clearing', CLEARINGS),
  /** §6.5: a bird card for one more action. */
  extra: verb('extra', 'title', TITLES),
  /** §6.2.3: a card that saves the fallen. */
  save: verb('save', 'title', TITLES),
};
