import { numberWords, verb } from '../../kernel/index.ts';
import { TITLES } from './components/cards/index.ts';
import { PIECES } from './components/pieces.ts';
import { CLEARINGS, FACTIONS, PARTIES, SUITS } from './words.ts';

/** Declines what is offered. */
export const PASS = verb('pass');
/** Ends a part of the turn. */
export const END = verb('end');
/** §4.1 */
export const CRAFT = verb('craft', 'title', TITLES);
/** §4.1.1: a crafting piece of this suit pays a symbol of any suit. */
export const ACTIVATE = verb('activate', 'suit', SUITS);
/** §4.2 */
export const MOVE = verb('move', 'from', CLEARINGS, 'to', CLEARINGS);
/** How many: of warriors that move, of pieces that go. */
export const COUNT = verb('count', 'count', numberWords(30));
/** §4.3 */
export const BATTLE = verb('battle', 'clearing', CLEARINGS, 'defender', PARTIES);
/** §4.3.1 */
export const AMBUSH = verb('ambush', 'title', TITLES);
/** §4.3.3: the next piece to go. */
export const LOSE = verb('lose', 'piece', PIECES);
/** §4.3.2.II-R1: whose effects come first. */
export const BEGIN = verb('begin', 'faction', FACTIONS);
/** §2.1.3: the card that pays. */
export const SPEND = verb('spend', 'title', TITLES);
/** §6.6 */
export const DISCARD_CARD = verb('discard', 'title', TITLES);
/** §3.3.1 */
export const DOMINANCE = verb('dominance', 'title', TITLES);
/** §3.3.4 */
export const TAKE = verb('take', 'title', TITLES);
/** A building and its clearing (6.5.4, 7.5.2.IV). */
export const BUILD = verb('build', 'piece', PIECES, 'clearing', CLEARINGS);
/** A warrior in a clearing (7.5.2.I, 8.6.1.III). */
export const RECRUIT_AT = verb('recruit-at', 'clearing', CLEARINGS);
/** §2.5: where pieces go when there are too few for all. */
export const PLACE = verb('place', 'clearing', CLEARINGS);

/** The verbs of the common rules. */
export const COMMON_VERBS = [
  PASS,
  END,
  CRAFT,
  ACTIVATE,
  MOVE,
  COUNT,
  BATTLE,
  AMBUSH,
  LOSE,
  BEGIN,
  SPEND,
  DISCARD_CARD,
  DOMINANCE,
  TAKE,
  BUILD,
  RECRUIT_AT,
  PLACE,
] as const;
