import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { PIECES } from '../../components/pieces.ts';
import { CLEARINGS, SUITS } from '../../words.ts';

/** The verbs of the Cult. */
export const cultVerbs = {
  /** §10.3.2: the corner of the first garden. */
  firstGarden: verb('first-garden', 'clearing', CLEARINGS),
  /** §10.3.3 */
  outcast: verb('outcast', 'suit', SUITS),
  /** §10.4.3.II: the enemy warrior that is replaced. */
  convert: verb('convert', 'clearing', CLEARINGS, 'piece', PIECES),
  /** §10.4.3.III: the enemy building that is replaced. */
  sanctify: verb('sanctify', 'clearing', CLEARINGS, 'piece', PIECES),
  /** §10.5: the card for the next ritual. */
  reveal: verb('reveal', 'title', TITLES),
  /** §10.5.3 */
  score: verb('score'),
  /** §10.5.4 */
  sacrifice: verb('sacrifice'),
};
