import { verb } from '../../../../kernel/index.ts';
import { TITLES } from '../../components/cards/index.ts';
import { PIECES } from '../../components/pieces.ts';
import { CLEARINGS, FACTIONS, HIRELINGS, ITEMS, MOVE_ENDS, PARTIES, PLACES } from '../../words.ts';

/** The verbs of hirelings. */
export const hirelingVerbs = {
  /** §14.1.3: the hirelings that are set up next. */
  prepare: verb('prepare', 'kind', HIRELINGS),
  /** §14.2.1: the card taken from the supply. */
  hire: verb('hire', 'kind', HIRELINGS),
  /** §14.2.3: who gets the card next. */
  handOver: verb('hand-over', 'faction', FACTIONS),
  /** §14.3.4: the once-per-Daylight action of this card. */
  command: verb('command', 'kind', HIRELINGS),
  /** §14.7.1: all warriors on the Patrol's card go to this clearing. */
  regroup: verb('regroup', 'clearing', CLEARINGS),
  /** §14.7.2: the card that pays for the fallen. */
  tend: verb('tend', 'title', TITLES),
  /** §14.7.5: one warrior and every enemy piece leave this clearing. */
  rise: verb('rise', 'clearing', CLEARINGS),
  /** §14.7.6: the card that pays for the higher die. */
  scout: verb('scout', 'title', TITLES),
  /** §14.7.7: the Exile goes to this forest. */
  wander: verb('wander', 'place', PLACES),
  /** §14.7.7: a crafted item for the Exile's card, as it lies. */
  contribute: verb('contribute', 'item', ITEMS, 'side', ['fresh', 'exhausted']),
  /** §14.7.8: an item out of this ruin. */
  plunder: verb('plunder', 'clearing', CLEARINGS),
  /** §14.7.8: a crafted item exhausted for a random card of this player. */
  rob: verb('rob', 'faction', FACTIONS, 'item', ITEMS),
  /** Riverfolk Flotilla: where it sails. */
  sail: verb('sail', 'clearing', CLEARINGS),
  /** Riverfolk Flotilla: the card one may draw. */
  drawOne: verb('draw-one'),
  /** Warm Sun Prophets: a player is forced to battle. */
  goad: verb('goad', 'clearing', CLEARINGS, 'faction', FACTIONS, 'defender', PARTIES),
  /** Warm Sun Prophets: a player is forced to move. */
  herd: verb('herd', 'faction', FACTIONS, 'from', CLEARINGS, 'to', MOVE_ENDS),
  /** Lizard Envoys: the card that comes back from the discard pile. */
  recall: verb('recall', 'title', TITLES),
  /** Highway Bandits: the path that gets a bandit. */
  waylay: verb('waylay', 'from', CLEARINGS, 'to', CLEARINGS),
  /** Highway Bandits: the path that loses its bandit. */
  callOff: verb('call-off', 'from', CLEARINGS, 'to', CLEARINGS),
  /** Highway Bandits: one more warrior at the end of the move. */
  reinforce: verb('reinforce'),
  /** Bandit Gangs: a warrior of the controller at each of them. */
  swell: verb('swell'),
  /** Sunward Expedition: where a foothold is placed. */
  foothold: verb('foothold', 'clearing', CLEARINGS),
  /** Sunward Expedition: the foothold that is taken up again. */
  takeUp: verb('take-up', 'clearing', CLEARINGS),
  /** Sunward Expedition, Vault Keepers: a warrior at each foothold or vault. */
  fortify: verb('fortify'),
  /** Corvid Spies, Vault Keepers: battles in every clearing with them. */
  raid: verb('raid'),
  /** Corvid Spies: a random card of each enemy there. */
  pilfer: verb('pilfer', 'clearing', CLEARINGS),
  /** Mole Artisans: the crafted card is kept. */
  keepCard: verb('keep-card'),
  /** Furious and Stoic Protector: where the pawn goes. */
  stride: verb('stride', 'clearing', CLEARINGS),
  /** Flame Bearers: the enemy piece that goes. */
  burn: verb('burn', 'clearing', CLEARINGS, 'piece', PIECES),
  /** Rat Smugglers: an item card for a move or a battle. */
  smuggle: verb('smuggle', 'title', TITLES),
  /** Popular Band: where it plays. */
  perform: verb('perform', 'clearing', CLEARINGS),
  /** Popular Band: whose warrior comes from this clearing. */
  lure: verb('lure', 'clearing', MOVE_ENDS, 'faction', FACTIONS),
};
