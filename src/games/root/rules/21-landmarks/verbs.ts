import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { SUITS } from '../../words.ts';
import { LANDMARKS } from './landmark.ts';

/** §21.3-R2: the three places of the Black Market. */
export const MARKET_PLACES = ['1', '2', '3'] as const;

/** §21.4-R1: a slot of the clearing, or the one that the Elder Treetop adds. */
const SLOTS = ['clearing', 'treetop'] as const;

/** What landmarks let players choose. */
export const landmarkVerbs = {
  /** §21.2 */
  landmark: verb('landmark', 'landmark', LANDMARKS),
  /** §21.3 */
  exchange: verb('exchange', 'at', MARKET_PLACES),
  /** §21.3: the hand card that is laid down. */
  lay: verb('lay', 'title', TITLES),
  /** §21.4-R1 */
  slot: verb('slot', 'slot', SLOTS),
  /** §21.7: the printed suit of a piece. */
  printed: verb('printed', 'suit', SUITS),
};
