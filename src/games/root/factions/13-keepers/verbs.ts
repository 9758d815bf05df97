import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { CLEARINGS, PLACES } from '../../words.ts';
import { RELIC_FACES, RELIC_TYPES, RETINUE_COLUMNS, STATIONS } from './state.ts';

/** §13.3.3: the starting corner. */
export const MUSTER = verb('muster', 'clearing', CLEARINGS);
/** §13.3.3: the clearing of the edge beside it. */
export const MUSTER_BESIDE = verb('muster-beside', 'clearing', CLEARINGS);
/** §13.4.1: a warrior becomes a waystation. */
export const ENCAMP = verb('encamp', 'clearing', CLEARINGS, 'station', STATIONS, 'side', RELIC_TYPES);
/** §13.4.1: a warrior and a waystation come back to the edge. */
export const COME_BACK = verb('come-back', 'clearing', CLEARINGS, 'station', STATIONS, 'side', RELIC_TYPES);
/** §13.4.2: a waystation becomes a warrior. */
export const DECAMP = verb('decamp', 'clearing', CLEARINGS, 'station', STATIONS);
/** §13.5.2: the card of the retinue that acts. */
export const SERVE = verb('serve', 'title', TITLES);
/** §13.5.2.II.a */
export const DELVE = verb('delve', 'clearing', CLEARINGS, 'forest', PLACES, 'relic', RELIC_FACES);
/** §13.5.2.III.a */
export const RECOVER = verb('recover', 'clearing', CLEARINGS, 'relic', RELIC_FACES);
/** §13.2.4: a relic that moves with a warrior. */
export const CARRY = verb('carry', 'relic', RELIC_FACES);
/** §13.6.2: a hand card joins the retinue. */
export const GATHER = verb('gather', 'title', TITLES, 'column', RETINUE_COLUMNS);
/** §13.6.2: a card of the retinue goes to another column. */
export const REASSIGN = verb('reassign', 'title', TITLES, 'from', RETINUE_COLUMNS, 'to', RETINUE_COLUMNS);
/** §4.3.3: the next relic to go. */
export const LOSE_RELIC = verb('lose-relic', 'relic', RELIC_FACES);
/** §4.3.3: the next waystation to go. */
export const LOSE_WAYSTATION = verb('lose-waystation', 'station', STATIONS);
/** §13.2.5: the forest a removed relic goes to. */
export const BURY = verb('bury', 'forest', PLACES, 'relic', RELIC_FACES);

/** The verbs of the Keepers. */
export const KEEPERS_VERBS = [
  MUSTER,
  MUSTER_BESIDE,
  ENCAMP,
  COME_BACK,
  DECAMP,
  SERVE,
  DELVE,
  RECOVER,
  CARRY,
  GATHER,
  REASSIGN,
  LOSE_RELIC,
  LOSE_WAYSTATION,
  BURY,
] as const;
