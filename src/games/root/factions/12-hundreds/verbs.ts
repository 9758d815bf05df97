import { numberWords, verb } from '../../../../kernel/index.ts';
import { CLEARINGS, ITEMS } from '../../words.ts';
import { MOODS } from './state.ts';

/** The verbs of the Hundreds. */
export const hundredsVerbs = {
  /** §12.3.2: the corner of the garrison. */
  lair: verb('lair', 'clearing', CLEARINGS),
  /** §12.4.1: the mob that razes next. */
  raze: verb('raze', 'clearing', CLEARINGS),
  /** §12.4.1: the item taken from a ruin. */
  unearth: verb('unearth', 'item', ITEMS),
  /** §12.4.1, §12.7.3: where the mob of the die goes. */
  mob: verb('mob', 'clearing', CLEARINGS),
  /** §12.4.3 */
  anoint: verb('anoint', 'clearing', CLEARINGS),
  /** §12.4.4 */
  mood: verb('mood', 'mood', MOODS),
  /** §12.7.4: an item of the hoard for two warriors. */
  squander: verb('squander', 'item', ITEMS),
  /** §12.2.3: a crafted item is kept. */
  hoard: verb('hoard'),
  /** §12.2.3: a crafted item is removed for its points. */
  spurn: verb('spurn'),
  /** §12.2.4.I: what leaves a full track. */
  displace: verb('displace', 'item', ITEMS),
  /** §4.2, §12.2.2: the warlord moves with `count` other warriors. */
  withWarlord: verb('with-warlord', 'count', numberWords(20)),
  /** §12.6.1 */
  incite: verb('incite', 'clearing', CLEARINGS),
  /** §12.7.3: one more roll of the mob die. */
  rollMob: verb('roll-mob'),
  /** §12.2.5: the Hundreds attack to loot. */
  loot: verb('loot'),
  /** §12.2.5: the item that is looted. */
  seize: verb('seize', 'item', ITEMS),
  /** §12.7.1: a mob that joins the battle as a warrior. */
  join: verb('join', 'clearing', CLEARINGS),
};
