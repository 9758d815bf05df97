import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS } from '../../words.ts';

/** The verbs of the Alliance. */
export const allianceVerbs = {
  /** §8.4.1 */
  revolt: verb('revolt', 'clearing', CLEARINGS),
  /** §8.4.2 */
  spread: verb('spread', 'clearing', CLEARINGS),
  /** §8.4.1.II, §8.4.2.II: a supporter that is spent; §8.2.4: one that is given up. */
  supporter: verb('supporter', 'title', TITLES),
  /** §8.5.2 */
  mobilize: verb('mobilize', 'title', TITLES),
  /** §8.5.3: the card that is spent. */
  train: verb('train', 'title', TITLES),
  /** §8.6.1.IV */
  organize: verb('organize', 'clearing', CLEARINGS),
  /** §8.2.6: the card that is given. */
  appease: verb('appease', 'title', TITLES),
};
