import { numberWords, verb } from '../../kernel/index.ts';
import { TITLES } from './components/cards/index.ts';
import { PIECES } from './components/pieces.ts';
import { CLEARINGS, FACTIONS, MOVE_ENDS, PARTIES, SUITS } from './words.ts';

/** The verbs of the common rules. */
export const verbs = {
  /** Declines what is offered. */
  pass: verb('pass'),
  /** Ends a part of the turn. */
  end: verb('end'),
  /** §4.1 */
  craft: verb('craft', 'title', TITLES),
  /** §4.1.1: a crafting piece of this suit pays a symbol of any suit. */
  activate: verb('activate', 'suit', SUITS),
  /** §4.2; §17.2.2: clearings and the Burrow. */
  move: verb('move', 'from', MOVE_ENDS, 'to', MOVE_ENDS),
  /** §19.5: whether a move that could do without it takes the Ferry. */
  byFerry: verb('by-ferry'),
  withoutFerry: verb('without-ferry'),
  /** §20.3: the two ends of a closed path. */
  clearPath: verb('clear-path', 'from', CLEARINGS, 'to', CLEARINGS),
  /** How many: of warriors that move, of pieces that go. */
  count: verb('count', 'count', numberWords(30)),
  /** §4.3 */
  battle: verb('battle', 'clearing', CLEARINGS, 'defender', PARTIES),
  /** §4.3.1 */
  ambush: verb('ambush', 'title', TITLES),
  /** §4.3.3: the next piece to go. */
  lose: verb('lose', 'piece', PIECES),
  /** §4.3.2.II-R1: whose effects come first. */
  begin: verb('begin', 'faction', FACTIONS),
  /** §2.1.3: the card that pays. */
  spend: verb('spend', 'title', TITLES),
  /** §6.6 */
  discard: verb('discard', 'title', TITLES),
  /** §3.3.1 */
  dominance: verb('dominance', 'title', TITLES),
  /** §3.3.4 */
  take: verb('take', 'title', TITLES),
  /** A building and its clearing (6.5.4, 7.5.2.IV). */
  build: verb('build', 'piece', PIECES, 'clearing', CLEARINGS),
  /** A warrior in a clearing (7.5.2.I, 8.6.1.III). */
  recruitAt: verb('recruit-at', 'clearing', CLEARINGS),
  /** §2.5: where pieces go when there are too few for all. */
  place: verb('place', 'clearing', MOVE_ENDS),
};
