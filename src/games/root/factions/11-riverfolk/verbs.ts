import { numberWords, verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS, FACTIONS } from '../../words.ts';
import { SERVICES } from './state.ts';

/** §X.7: the dearest price of a service. */
export const DEAREST = 4;

/** §11.3.5, §11.6.2 */
export const PRICE = verb('price', 'service', SERVICES, 'price', numberWords(DEAREST));
/** §11.2.7.I: a card of the open hand for its price. */
export const BUY_CARD = verb('buy-card', 'title', TITLES);
/** §11.2.7.II */
export const BUY_RIVERBOATS = verb('buy-riverboats');
/** §11.2.7.III */
export const BUY_MERCENARIES = verb('buy-mercenaries');
/** §11.2.4: whose warrior is taken from the Funds box. */
export const FUND = verb('fund', 'faction', FACTIONS);
/** §11.5.3.I */
export const EXPORT = verb('export', 'title', TITLES);
/** §11.5.4 */
export const DRAW = verb('draw');
/** §11.5.6 */
export const TRADE_POST = verb('trade-post', 'clearing', CLEARINGS);

/** The verbs of the Riverfolk and of their customers. */
export const RIVERFOLK_VERBS = [
  PRICE,
  BUY_CARD,
  BUY_RIVERBOATS,
  BUY_MERCENARIES,
  FUND,
  EXPORT,
  DRAW,
  TRADE_POST,
] as const;
