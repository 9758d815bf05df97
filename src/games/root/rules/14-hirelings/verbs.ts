import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { PIECES } from '../../components/pieces.ts';
import { CLEARINGS, FACTIONS, HIRELINGS, ITEMS, PARTIES, PLACES } from '../../words.ts';

/** §14.1.3: the hirelings that are set up next. */
export const PREPARE = verb('prepare', 'kind', HIRELINGS);
/** §14.2.1: the card taken from the supply. */
export const HIRE = verb('hire', 'kind', HIRELINGS);
/** §14.2.3: who gets the card next. */
export const HAND_OVER = verb('hand-over', 'faction', FACTIONS);
/** §14.3.4: the once-per-Daylight action of this card. */
export const COMMAND = verb('command', 'kind', HIRELINGS);

/** §14.7.1: all warriors on the Patrol's card go to this clearing. */
export const REGROUP = verb('regroup', 'clearing', CLEARINGS);
/** §14.7.2: the card that pays for the fallen. */
export const TEND = verb('tend', 'title', TITLES);
/** §14.7.5: one warrior and every enemy piece leave this clearing. */
export const RISE = verb('rise', 'clearing', CLEARINGS);
/** §14.7.6: the card that pays for the higher die. */
export const SCOUT = verb('scout', 'title', TITLES);
/** §14.7.7: the Exile goes to this forest. */
export const WANDER = verb('wander', 'place', PLACES);
/** §14.7.7: a crafted item for the Exile's card, as it lies. */
export const CONTRIBUTE = verb('contribute', 'item', ITEMS, 'side', ['fresh', 'exhausted']);
/** §14.7.8: an item out of this ruin. */
export const PLUNDER = verb('plunder', 'clearing', CLEARINGS);
/** §14.7.8: a crafted item exhausted for a random card of this player. */
export const ROB = verb('rob', 'faction', FACTIONS, 'item', ITEMS);

/** Riverfolk Flotilla: where it sails. */
export const SAIL = verb('sail', 'clearing', CLEARINGS);
/** Riverfolk Flotilla: the card one may draw. */
export const DRAW_ONE = verb('draw-one');
/** Warm Sun Prophets: a player is forced to battle. */
export const GOAD = verb('goad', 'clearing', CLEARINGS, 'faction', FACTIONS, 'defender', PARTIES);
/** Warm Sun Prophets: a player is forced to move. */
export const HERD = verb('herd', 'faction', FACTIONS, 'from', CLEARINGS, 'to', CLEARINGS);
/** Lizard Envoys: the card that comes back from the discard pile. */
export const RECALL = verb('recall', 'title', TITLES);
/** Highway Bandits: the path that gets a bandit. */
export const WAYLAY = verb('waylay', 'from', CLEARINGS, 'to', CLEARINGS);
/** Highway Bandits: the path that loses its bandit. */
export const CALL_OFF = verb('call-off', 'from', CLEARINGS, 'to', CLEARINGS);
/** Highway Bandits: one more warrior at the end of the move. */
export const REINFORCE = verb('reinforce');
/** Bandit Gangs: a warrior of the controller at each of them. */
export const SWELL = verb('swell');
/** Sunward Expedition: where a foothold is placed. */
export const FOOTHOLD_AT = verb('foothold', 'clearing', CLEARINGS);
/** Sunward Expedition: the foothold that is taken up again. */
export const TAKE_UP = verb('take-up', 'clearing', CLEARINGS);
/** Sunward Expedition, Vault Keepers: a warrior at each foothold or vault. */
export const FORTIFY = verb('fortify');
/** Corvid Spies, Vault Keepers: battles in every clearing with them. */
export const RAID = verb('raid');
/** Corvid Spies: a random card of each enemy there. */
export const PILFER = verb('pilfer', 'clearing', CLEARINGS);
/** Mole Artisans: the crafted card is kept. */
export const KEEP_CARD = verb('keep-card');
/** Furious and Stoic Protector: where the pawn goes. */
export const STRIDE = verb('stride', 'clearing', CLEARINGS);
/** Flame Bearers: the enemy piece that goes. */
export const BURN = verb('burn', 'clearing', CLEARINGS, 'piece', PIECES);
/** Rat Smugglers: an item card for a move or a battle. */
export const SMUGGLE = verb('smuggle', 'title', TITLES);
/** Popular Band: where it plays. */
export const PERFORM = verb('perform', 'clearing', CLEARINGS);
/** Popular Band: whose warrior comes from this clearing. */
export const LURE = verb('lure', 'clearing', CLEARINGS, 'faction', FACTIONS);

/** The verbs of hirelings. */
export const HIRELING_VERBS = [
  PREPARE,
  HIRE,
  HAND_OVER,
  COMMAND,
  REGROUP,
  TEND,
  RISE,
  SCOUT,
  WANDER,
  CONTRIBUTE,
  PLUNDER,
  ROB,
  SAIL,
  DRAW_ONE,
  GOAD,
  HERD,
  RECALL,
  WAYLAY,
  CALL_OFF,
  REINFORCE,
  SWELL,
  FOOTHOLD_AT,
  TAKE_UP,
  FORTIFY,
  RAID,
  PILFER,
  KEEP_CARD,
  STRIDE,
  BURN,
  SMUGGLE,
  PERFORM,
  LURE,
] as const;
