import { numberWords, verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS, FACTIONS } from '../../words.ts';
import { SERVICES } from './state.ts';

/** §X.7: the dearest price of a service. */
export const DEAREST = 4;

/** The verbs of the Riverfolk and of their customers. */
export const riverfolkVerbs = {
  /** §11.3.5, §11.6.2 */
  price: verb('price', 'service', SERVICES, 'price', numberWords(DEAREST)),
  /** §11.2.7.I: a card of the open hand for its price. */
  buyCard: verb('buy-card', 'title', TITLES),
  /** §11.2.7.II */
  buyRiverboats: verb('buy-riverboats'),
  /** §11.2.7.III */
  buyMercenaries: verb('buy-mercenaries'),
  /** §11.2.4: whose warrior is taken from the Funds box. */
  fund: verb('fund', 'faction', FACTIONS),
  /** §11.5.3.I */
  export: verb('export', 'title', TITLES),
  /** §11.5.4 */
  draw: verb('draw'),
  /** §11.5.6 */
  tradePost: verb('trade-post', 'clearing', CLEARINGS),
};
