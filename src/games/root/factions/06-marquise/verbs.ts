import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS } from '../../words.ts';

/** §6.3.2: the keep's corner. */
export const KEEP_AT = verb('keep', 'clearing', CLEARINGS);
/** §6.5.4.II: where wood is taken from. */
export const WOOD_FROM = verb('wood', 'clearing', CLEARINGS);
/** §6.5.2 */
export const MARCH = verb('march');
/** §6.5.3 */
export const RECRUIT = verb('recruit');
/** §6.5.5 */
export const OVERWORK = verb('overwork', 'clearing', CLEARINGS);
/** §6.5: a bird card for one more action. */
export const EXTRA = verb('extra', 'title', TITLES);
/** §6.2.3: a card that saves the fallen. */
export const SAVE = verb('save', 'title', TITLES);

/** The verbs of the Marquise. */
export const MARQUISE_VERBS = [KEEP_AT, WOOD_FROM, MARCH, RECRUIT, OVERWORK, EXTRA, SAVE] as const;
