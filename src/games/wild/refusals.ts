import { defineRefusals } from '../../kernel/index.ts';
import type { WildLaw } from '../../law/index.ts';

const no = defineRefusals<WildLaw>();

/** Why something may not be done, with its paragraph. Numbers given beside a reason are named in its comment. */
export const why = {
  taken: no('W-2.7', 'faction-taken'),
  notOwnLeader: no('W-2.9', 'other-faction'),
  notHomeStart: no('W-2.15', 'not-home'),
  notBorder: no('W-2.15', 'not-border'),
  notInHand: no('W-4.1', 'not-in-hand'),
  otherOwner: no('W-4.4', 'other-owner'),
  hasHand: no('W-4.2', 'hand-not-empty'),
  hasFactionHand: no('W-21.3', 'hand-not-empty'),
  noCardAtAll: no('W-A56', 'cards-left'),
  /** No action points left. */
  points: no('W-6.2', 'no-points'),
  outside: no('W-7.5', 'base'),
  wall: no('W-7.5', 'wall'),
  factoryWall: no('W-7.5', 'factory-wall'),
  constructor: no('W-7.5', 'constructor'),
  here: no('W-A20', 'here'),
  /** a: the distance. */
  notConnected: no('W-11.1b', 'not-connected'),
  mechsOnTheWay: no('W-11.1c', 'mechs-on-the-way'),
  wallsOnTheWay: no('W-7.5', 'walls-on-the-way'),
  /** a: support needed, b: support reached. */
  support: no('W-9.3', 'support'),
  allBuilt: no('W-A29', 'all-camps-built'),
  notHome: no('W-11.2', 'not-home'),
  campHere: no('W-7.6', 'camp-here'),
  noOwnCamp: no('W-11.3', 'no-own-camp'),
  noCampThere: no('W-22.O9', 'no-camp-there'),
  factoryOnCamp: no('W-11.10', 'factory-on-camp'),
  clean: no('W-11.4', 'clean'),
  noCampToHeal: no('W-11.5', 'no-camp'),
  unhurt: no('W-11.5', 'unhurt'),
  noMech: no('W-11.6', 'no-mech'),
  noMarker: no('W-11.7', 'no-marker'),
  noWall: no('W-11.7', 'no-wall'),
  notHere: no('W-6.3', 'not-here'),
  breached: no('W-A23', 'breached'),
  baseWall: no('W-A23', 'base-wall'),
  noFactory: no('W-11.8', 'no-factory'),
  /** a: mechs on the factory. */
  factoryMechs: no('W-11.8', 'mechs'),
  factoryPollution: no('W-11.8', 'pollution'),
  noCampToTake: no('W-11.9', 'no-camp'),
  hasItem: no('W-12.1', 'has-item'),
  noItem: no('W-12.2', 'no-item'),
  potionsUnhurt: no('W-12.4', 'unhurt'),
  rocketsReach: no('W-12.5', 'not-here'),
  /** a: action points to be spent first. */
  pointsLeft: no('W-6.4', 'points-left'),
  otherTerrain: no('W-6.4', 'other-terrain'),
  addNotInHand: no('W-6.4', 'not-in-hand'),
  otherFactionCard: no('W-21.6', 'other-faction'),
  noMechAdjacent: no('W-22.C8', 'no-mech'),
  /** a: the distance. */
  notAdjacent: no('W-22.C8', 'not-adjacent'),
  noMechToRust: no('W-22.V8', 'no-mech'),
  toxicToRust: no('W-22.V8', 'toxic'),
  seventhToxic: no('W-A48', 'seventh-toxic'),
  noTunnel: no('W-22.S7', 'other-terrain'),
  noLibrary: no('W-22.O8', 'other-terrain'),
  slipToBase: no('W-A21', 'base'),
  /** a: the distance. */
  slipTooFar: no('W-22.V6', 'not-adjacent'),
  silence: no('W-5.1', 'silence'),
  soloTalk: no('W-21.2', 'solo'),
  leftTable: no('W-9.6', 'left'),
};

/** When something has its time: given for it in every other window. */
export const when = {
  faction: no('W-2.7', 'set-up'),
  leader: no('W-2.9', 'set-up'),
  mix: no('W-21.1', 'set-up'),
  settle: no('W-2.15', 'set-up'),
  plan: no('W-4.1', 'planning'),
  soloPlan: no('W-21.2', 'turn-start'),
  reveal: no('W-4.4', 'reveal'),
  soloReveal: no('W-21.4', 'turn-start'),
  turn: no('W-6.2', 'own-turn'),
  item: no('W-6.5', 'own-turn'),
  add: no('W-6.4', 'own-turn'),
  shoot: no('W-22.C8', 'ability'),
  demolish: no('W-22.S9', 'ability'),
  rust: no('W-22.V8', 'ability'),
  tunnel: no('W-22.S7', 'ability'),
  slip: no('W-22.V6', 'ability'),
  resettle: no('W-22.O8', 'ability'),
  cure: no('W-22.V9', 'ability'),
  tell: no('W-5.4', 'aside'),
};

/** Every reason the game can give. */
export const REASONS = no.all;
