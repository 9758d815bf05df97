import { verb } from '../../../kernel/index.ts';
import { TITLES } from '../components/cards/index.ts';
import { CLEARINGS, FACTIONS, ITEMS, PARTIES } from '../words.ts';

/** Gives Armorers up against all rolled hits. */
export const ARMORERS = verb('armorers');
/** Gives Sappers up for a hit in defence. */
export const SAPPERS = verb('sappers');
/** A hit in attack for a point to the defender. */
export const BRUTAL_TACTICS = verb('brutal-tactics');
/** A hit in a clearing of their suit, by their name. */
export const PARTISANS = verb('partisans', 'suit', ['fox', 'rabbit', 'mouse']);
/** Gives Royal Claim up for a point per ruled clearing. */
export const ROYAL_CLAIM = verb('royal-claim');
/** A random card of this player. */
export const STAND_AND_DELIVER = verb('stand-and-deliver', 'faction', FACTIONS);
/** The warrior that pays for a card. */
export const TAX_COLLECTOR = verb('tax-collector', 'clearing', CLEARINGS);
/** A battle at the start of Daylight. */
export const COMMAND_WARREN = verb('command-warren');
/** A card for oneself and for this enemy. */
export const BETTER_BURROW_BANK = verb('better-burrow-bank', 'faction', FACTIONS);
/** A move at the start of Evening. */
export const COBBLER = verb('cobbler');
/** A look at the hand of this player. */
export const CODEBREAKERS = verb('codebreakers', 'faction', FACTIONS);
/** A crafted card of an enemy that goes. */
export const SABOTEURS = verb('saboteurs', 'faction', FACTIONS, 'title', TITLES);
/** An enemy's warrior that is replaced. */
export const PROPAGANDA = verb('propaganda', 'clearing', CLEARINGS, 'faction', PARTIES);
/** §16.4: whose warriors, from where and to where. */
export const FALSE_ORDERS = verb('false-orders', 'faction', FACTIONS, 'from', CLEARINGS, 'to', CLEARINGS);
/** The ambush card that is taken instead of drawing. */
export const INFORMANTS = verb('informants', 'title', TITLES);
/** The player who scores. */
export const CHARM_OFFENSIVE = verb('charm-offensive', 'faction', FACTIONS);
/** A random card of this player. */
export const SWAP_MEET = verb('swap-meet', 'faction', FACTIONS);
/** The card that is given back. */
export const GIVE_BACK = verb('give-back', 'title', TITLES);
/** The item that is exhausted. */
export const LEAGUE = verb('league', 'item', ITEMS);

/** The verbs of lasting effects. */
export const EFFECT_VERBS = [
  ARMORERS,
  SAPPERS,
  BRUTAL_TACTICS,
  PARTISANS,
  ROYAL_CLAIM,
  STAND_AND_DELIVER,
  TAX_COLLECTOR,
  COMMAND_WARREN,
  BETTER_BURROW_BANK,
  COBBLER,
  CODEBREAKERS,
  SABOTEURS,
  PROPAGANDA,
  FALSE_ORDERS,
  INFORMANTS,
  CHARM_OFFENSIVE,
  SWAP_MEET,
  GIVE_BACK,
  LEAGUE,
] as const;
