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

/** The verbs of the Vagabond. */
export const vagabondVerbs = {
  /** §9.3.1 */
  character: verb('character', 'character', CHARACTERS),
  /** §9.3.2: the forest of the pawn. */
  camp: verb('camp', 'place', PLACES),
  /** §9.4.1: an exhausted item to turn up, whole or damaged. */
  refresh: verb('refresh', 'item', ITEMS, 'condition', ['whole', 'damaged']),
  /** §9.4.2 */
  slip: verb('slip', 'place', PLACES),
  /** §9.5.1 */
  go: verb('go', 'place', PLACES),
  /** §9.2.9.II.b: an ally's warriors that come along. */
  escort: verb('escort', 'faction', FACTIONS, 'count', numberWords(25)),
  /** §9.2.9.II.c: an ally's warriors that he treats as his own. */
  with: verb('with', 'faction', FACTIONS),
  /** §9.5.3 */
  explore: verb('explore'),
  /** §9.7.1: the item to take. */
  pick: verb('pick', 'item', ITEMS),
  /** §9.5.4 */
  aid: verb('aid', 'faction', FACTIONS),
  /** An item that pays. */
  exhaust: verb('exhaust', 'item', ITEMS),
  /** §9.5.4: the card that is given. */
  give: verb('give', 'title', TITLES),
  /** §9.5.4: the crafted item that is taken. */
  claim: verb('claim', 'item', ITEMS),
  /** §9.5.5 */
  quest: verb(
    'quest',
    'quest',
    QUESTS.map((q) => q.id),
  ),
  /** The Adventurer: a quest for which one item stands for another. */
  improvise: verb(
    'improvise',
    'quest',
    QUESTS.map((q) => q.id),
    'needed',
    ITEMS,
    'item',
    ITEMS,
  ),
  /** §9.5.5: one point per quest of the suit, or two cards. */
  reward: verb('reward', 'reward', ['points', 'cards']),
  /** §9.5.6: the piece to remove. */
  strike: verb('strike', 'piece', PIECES),
  /** §9.5.7: the damaged item that comes back. */
  repair: verb('repair', 'item', ITEMS, 'side', SIDES),
  /** §9.2.7: the item to damage. */
  damage: verb('damage', 'item', ITEMS, 'side', SIDES),
  /** §9.6.4: the item that leaves the game. */
  drop: verb('drop', 'item', ITEMS, 'load', LOADS),
  /** §9.2.5.III */
  shift: verb('shift', 'item', ITEMS, 'to', ['satchel', 'track']),
  /** §9.2.8 */
  coalition: verb('coalition', 'title', TITLES, 'partner', FACTIONS),
  /** §E.1.2 */
  steal: verb('steal', 'faction', FACTIONS),
  /** §E.2.2 */
  labor: verb('labor', 'title', TITLES),
  /** §E.3.2 */
  hideout: verb('hideout'),
  /** §E.4.2 */
  instigate: verb('instigate', 'attacker', FACTIONS, 'defender', FACTIONS),
  /** §E.5.2 */
  enlist: verb('enlist', 'faction', FACTIONS),
  /** §E.6.2 */
  scorch: verb('scorch'),
  /** The Ronin: a sword for one more hit. */
  swiftStrike: verb('swift-strike'),
  /** The Harrier. */
  glide: verb('glide', 'clearing', CLEARINGS),
  /** §9.5.2-E1: a further sword for a further hit. */
  swing: verb('swing'),
};
