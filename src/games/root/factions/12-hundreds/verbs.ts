import { numberWords, verb } from '../../../../kernel/index.ts';
import { CLEARINGS, ITEMS } from '../../words.ts';
import { MOODS } from './state.ts';

/** §12.3.2: the corner of the garrison. */
export const LAIR = verb('lair', 'clearing', CLEARINGS);
/** §12.4.1: the mob that razes next. */
export const RAZE = verb('raze', 'clearing', CLEARINGS);
/** §12.4.1: the item taken from a ruin. */
export const UNEARTH = verb('unearth', 'item', ITEMS);
/** §12.4.1, §12.7.3: where the mob of the die goes. */
export const MOB_AT = verb('mob', 'clearing', CLEARINGS);
/** §12.4.3 */
export const ANOINT = verb('anoint', 'clearing', CLEARINGS);
/** §12.4.4 */
export const MOOD = verb('mood', 'mood', MOODS);
/** §12.7.4: an item of the hoard for two warriors. */
export const SQUANDER = verb('squander', 'item', ITEMS);
/** §12.2.3: a crafted item is kept. */
export const HOARD = verb('hoard');
/** §12.2.3: a crafted item is removed for its points. */
export const SPURN = verb('spurn');
/** §12.2.4.I: what leaves a full track. */
export const DISPLACE = verb('displace', 'item', ITEMS);
/** §4.2, §12.2.2: the warlord moves with so many other warriors. */
export const WITH_WARLORD = verb('with-warlord', 'count', numberWords(20));
/** §12.6.1 */
export const INCITE = verb('incite', 'clearing', CLEARINGS);
/** §12.7.3: one more roll of the mob die. */
export const ROLL_MOB = verb('roll-mob');
/** §12.2.5: the Hundreds attack to loot. */
export const LOOT = verb('loot');
/** §12.2.5: the item that is looted. */
export const SEIZE = verb('seize', 'item', ITEMS);
/** §12.7.1: a mob that joins the battle as a warrior. */
export const JOIN = verb('join', 'clearing', CLEARINGS);

/** The verbs of the Hundreds. */
export const HUNDREDS_VERBS = [
  LAIR,
  RAZE,
  UNEARTH,
  MOB_AT,
  ANOINT,
  MOOD,
  SQUANDER,
  HOARD,
  SPURN,
  DISPLACE,
  WITH_WARLORD,
  INCITE,
  ROLL_MOB,
  LOOT,
  SEIZE,
  JOIN,
] as const;
