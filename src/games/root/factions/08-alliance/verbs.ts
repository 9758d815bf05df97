import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS } from '../../words.ts';

/** §8.4.1 */
export const REVOLT = verb('revolt', 'clearing', CLEARINGS);
/** §8.4.2 */
export const SPREAD = verb('spread', 'clearing', CLEARINGS);
/** §8.4.1.II, §8.4.2.II: a supporter that is spent; §8.2.4: one that is given up. */
export const SUPPORTER = verb('supporter', 'title', TITLES);
/** §8.5.2 */
export const MOBILIZE = verb('mobilize', 'title', TITLES);
/** §8.5.3: the card that is spent. */
export const TRAIN = verb('train', 'title', TITLES);
/** §8.6.1.IV */
export const ORGANIZE = verb('organize', 'clearing', CLEARINGS);
/** §8.2.6: the card that is given. */
export const APPEASE = verb('appease', 'title', TITLES);

/** The verbs of the Alliance. */
export const ALLIANCE_VERBS = [REVOLT, SPREAD, SUPPORTER, MOBILIZE, TRAIN, ORGANIZE, APPEASE] as const;
