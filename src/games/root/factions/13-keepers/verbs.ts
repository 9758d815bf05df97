import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS, PLACES } from '../../words.ts';
import { RELIC_FACES, RELIC_TYPES, RETINUE_COLUMNS, STATIONS } from './state.ts';

/** The verbs of the Keepers. */
export const keepersVerbs = {
  /** §13.3.3: the starting corner. */
  muster: verb('muster', 'clearing', CLEARINGS),
  /** §13.3.3: the clearing of the edge beside it. */
  musterBeside: verb('muster-beside', 'clearing', CLEARINGS),
  /** §13.4.1: a warrior becomes a waystation. */
  encamp: verb('encamp', 'clearing', CLEARINGS, 'station', STATIONS, 'side', RELIC_TYPES),
  /** §13.4.1: a warrior and a waystation come back to the edge. */
  comeBack: verb('come-back', 'clearing', CLEARINGS, 'station', STATIONS, 'side', RELIC_TYPES),
  /** §13.4.2: a waystation becomes a warrior. */
  decamp: verb('decamp', 'clearing', CLEARINGS, 'station', STATIONS),
  /** §13.5.2: the card of the retinue that acts. */
  serve: verb('serve', 'title', TITLES),
  /** §13.5.2.II.a */
  delve: verb('delve', 'clearing', CLEARINGS, 'forest', PLACES, 'relic', RELIC_FACES),
  /** §13.5.2.III.a */
  recover: verb('recover', 'clearing', CLEARINGS, 'relic', RELIC_FACES),
  /** §13.2.4: a relic that moves with a warrior. */
  carry: verb('carry', 'relic', RELIC_FACES),
  /** §13.6.2: a hand card joins the retinue. */
  gather: verb('gather', 'title', TITLES, 'column', RETINUE_COLUMNS),
  /** §13.6.2: a card of the retinue goes to another column. */
  reassign: verb('reassign', 'title', TITLES, 'from', RETINUE_COLUMNS, 'to', RETINUE_COLUMNS),
  /** §4.3.3: the next relic to go. */
  loseRelic: verb('lose-relic', 'relic', RELIC_FACES),
  /** §4.3.3: the next waystation to go. */
  loseWaystation: verb('lose-waystation', 'station', STATIONS),
  /** §13.2.5: the forest a removed relic goes to. */
  bury: verb('bury', 'forest', PLACES, 'relic', RELIC_FACES),
};
