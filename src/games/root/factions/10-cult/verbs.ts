import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { PIECES } from '../../components/pieces.ts';
import { CLEARINGS, SUITS } from '../../words.ts';

/** §10.3.2: the corner of the first garden. */
export const FIRST_GARDEN = verb('first-garden', 'clearing', CLEARINGS);
/** §10.3.3 */
export const OUTCAST = verb('outcast', 'suit', SUITS);
/** §10.4.3.II: the enemy warrior that is replaced. */
export const CONVERT = verb('convert', 'clearing', CLEARINGS, 'piece', PIECES);
/** §10.4.3.III: the enemy building that is replaced. */
export const SANCTIFY = verb('sanctify', 'clearing', CLEARINGS, 'piece', PIECES);
/** §10.5: the card for the next ritual. */
export const REVEAL = verb('reveal', 'title', TITLES);
/** §10.5.3 */
export const SCORE = verb('score');
/** §10.5.4 */
export const SACRIFICE = verb('sacrifice');

/** The verbs of the Cult. */
export const CULT_VERBS = [FIRST_GARDEN, OUTCAST, CONVERT, SANCTIFY, REVEAL, SCORE, SACRIFICE] as const;
