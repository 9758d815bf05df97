import { verb } from '../../../kernel/index.ts';
import { TITLES } from '../components/cards/index.ts';
import { CLEARINGS, FACTIONS, ITEMS, MOVE_ENDS, PARTIES } from '../words.ts';

/** The verbs of lasting effects. */
export const effectVerbs = {
  /** Gives Armorers up against all rolled hits. */
  armorers: verb('armorers'),
  /** Gives Sappers up for a hit in defence. */
  sappers: verb('sappers'),
  /** A hit in attack for a point to the defender. */
  brutalTactics: verb('brutal-tactics'),
  /** A hit in a clearing of their suit, by their name. */
  partisans: verb('partisans', 'suit', ['fox', 'rabbit', 'mouse']),
  /** Gives Royal Claim up for a point per ruled clearing. */
  royalClaim: verb('royal-claim'),
  /** A random card of this player. */
  standAndDeliver: verb('stand-and-deliver', 'faction', FACTIONS),
  /** The warrior that pays for a card. */
  taxCollector: verb('tax-collector', 'clearing', CLEARINGS),
  /** A battle at the start of Daylight. */
  commandWarren: verb('command-warren'),
  /** A card for oneself and for this enemy. */
  betterBurrowBank: verb('better-burrow-bank', 'faction', FACTIONS),
  /** A move at the start of Evening. */
  cobbler: verb('cobbler'),
  /** A look at the hand of this player. */
  codebreakers: verb('codebreakers', 'faction', FACTIONS),
  /** A crafted card of an enemy that goes. */
  saboteurs: verb('saboteurs', 'faction', FACTIONS, 'title', TITLES),
  /** An enemy's warrior that is replaced. */
  propaganda: verb('propaganda', 'clearing', CLEARINGS, 'faction', PARTIES),
  /** §16.4: whose warriors, from where and to where. */
  falseOrders: verb('false-orders', 'faction', FACTIONS, 'from', MOVE_ENDS, 'to', MOVE_ENDS),
  /** The ambush card that is taken instead of drawing. */
  informants: verb('informants', 'title', TITLES),
  /** The player who scores. */
  charmOffensive: verb('charm-offensive', 'faction', FACTIONS),
  /** A random card of this player. */
  swapMeet: verb('swap-meet', 'faction', FACTIONS),
  /** The card that is given back. */
  giveBack: verb('give-back', 'title', TITLES),
  /** The item that is exhausted. */
  league: verb('league', 'item', ITEMS),
};
