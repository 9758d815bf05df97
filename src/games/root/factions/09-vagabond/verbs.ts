import { numberWords, verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { QUESTS } from '../../components/cards/quests.ts';
import { PIECES } from '../../components/pieces.ts';
import { CLEARINGS, FACTIONS, ITEMS, PLACES } from '../../words.ts';
import { CHARACTERS } from './characters.ts';

/** The sides of an item: face up or face down. */
const SIDES = ['fresh', 'exhausted'] as const;
/** Items of the satchel and the Damaged box, as they are told apart when some must go (9.6.4). */
const LOADS = ['fresh', 'exhausted', 'damaged', 'damaged-exhausted'] as const;

/** §9.3.1 */
export const CHARACTER = verb('character', 'character', CHARACTERS);
/** §9.3.2: the forest of the pawn. */
export const CAMP = verb('camp', 'place', PLACES);
/** §9.4.1: an exhausted item to turn up, whole or damaged. */
export const REFRESH = verb('refresh', 'item', ITEMS, 'condition', ['whole', 'damaged']);
/** §9.4.2 */
export const SLIP = verb('slip', 'place', PLACES);
/** §9.5.1 */
export const GO = verb('go', 'place', PLACES);
/** §9.2.9.II.b: an ally's warriors that come along. */
export const ESCORT = verb('escort', 'faction', FACTIONS, 'count', numberWords(25));
/** §9.2.9.II.c: an ally's warriors that he treats as his own. */
export const WITH = verb('with', 'faction', FACTIONS);
/** §9.5.3 */
export const EXPLORE = verb('explore');
/** §9.7.1: the item to take. */
export const PICK = verb('pick', 'item', ITEMS);
/** §9.5.4 */
export const AID = verb('aid', 'faction', FACTIONS);
/** An item that pays. */
export const EXHAUST = verb('exhaust', 'item', ITEMS);
/** §9.5.4: the card that is given. */
export const GIVE = verb('give', 'title', TITLES);
/** §9.5.4: the crafted item that is taken. */
export const CLAIM = verb('claim', 'item', ITEMS);
/** §9.5.5 */
export const QUEST = verb(
  'quest',
  'quest',
  QUESTS.map((q) => q.id),
);
/** The Adventurer: a quest for which one item stands for another. */
export const IMPROVISE = verb(
  'improvise',
  'quest',
  QUESTS.map((q) => q.id),
  'needed',
  ITEMS,
  'item',
  ITEMS,
);
/** §9.5.5: one point per quest of the suit, or two cards. */
export const REWARD = verb('reward', 'reward', ['points', 'cards']);
/** §9.5.6: the piece to remove. */
export const STRIKE = verb('strike', 'piece', PIECES);
/** §9.5.7: the damaged item that comes back. */
export const REPAIR = verb('repair', 'item', ITEMS, 'side', SIDES);
/** §9.2.7: the item to damage. */
export const DAMAGE = verb('damage', 'item', ITEMS, 'side', SIDES);
/** §9.6.4: the item that leaves the game. */
export const DROP = verb('drop', 'item', ITEMS, 'load', LOADS);
/** §9.2.5.III */
export const SHIFT = verb('shift', 'item', ITEMS, 'to', ['satchel', 'track']);
/** §9.2.8 */
export const COALITION = verb('coalition', 'title', TITLES, 'partner', FACTIONS);
/** §E.1.2 */
export const STEAL = verb('steal', 'faction', FACTIONS);
/** §E.2.2 */
export const LABOR = verb('labor', 'title', TITLES);
/** §E.3.2 */
export const HIDEOUT = verb('hideout');
/** §E.4.2 */
export const INSTIGATE = verb('instigate', 'attacker', FACTIONS, 'defender', FACTIONS);
/** §E.5.2 */
export const ENLIST = verb('enlist', 'faction', FACTIONS);
/** §E.6.2 */
export const SCORCH = verb('scorch');
/** The Ronin: a sword for one more hit. */
export const SWIFT_STRIKE = verb('swift-strike');
/** The Harrier. */
export const GLIDE = verb('glide', 'clearing', CLEARINGS);
/** §9.5.2-E1: a further sword for a further hit. */
export const SWING = verb('swing');

/** The verbs of the Vagabond. */
export const VAGABOND_VERBS = [
  CHARACTER,
  CAMP,
  REFRESH,
  SLIP,
  GO,
  ESCORT,
  WITH,
  EXPLORE,
  PICK,
  AID,
  EXHAUST,
  GIVE,
  CLAIM,
  QUEST,
  IMPROVISE,
  REWARD,
  STRIKE,
  REPAIR,
  DAMAGE,
  DROP,
  SHIFT,
  COALITION,
  STEAL,
  LABOR,
  HIDEOUT,
  INSTIGATE,
  ENLIST,
  SCORCH,
  SWIFT_STRIKE,
  GLIDE,
  SWING,
] as const;
