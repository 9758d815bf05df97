import type { Piece } from '../../components/pieces.ts';
import type { Clearing, Faction, Party } from '../../words.ts';
import type { Frame, Seat } from '../../../../kernel/index.ts';

/** Mole Artisans: the card of an item that was just crafted. */
export interface ArtisansFrame extends Frame {
  readonly proc: 'artisans';
  step: 'card';
  readonly faction: Faction;
  readonly title: number;
}

/** Popular Band: its Daylight. */
export interface PopularBandFrame extends Frame {
  readonly proc: 'popularBand';
  step: 'stage' | 'lure' | 'another';
  readonly faction: Faction;
  clearing: Clearing;
  /** Clearings from which somebody has come. */
  from: Clearing[];
}

/** Highway Bandits: where they lie in wait. */
export interface HighwayBanditsFrame extends Frame {
  readonly proc: 'highwayBandits';
  step: 'withdraw' | 'path';
  readonly seat: Seat;
  /** The player whose pieces the path must touch, -1 in set-up. */
  readonly faction: Faction;
  left: number;
}

/** Highway Bandits: a warrior more at the end of their controller's own move. */
export interface BanditHelpFrame extends Frame {
  readonly proc: 'banditHelp';
  step: 'join';
  readonly faction: Faction;
  readonly clearing: Clearing;
}

/** Flame Bearers: the start of their controller's Birdsong. */
export interface BearersFrame extends Frame {
  readonly proc: 'bearers';
  step: 'count' | 'burn' | 'spread';
  readonly faction: Faction;
  /** Pieces that must still go, by clearing. */
  due: number[];
}

/** §14.7.8: an item out of a ruin; what lies there is decided when somebody looks for the first time. */
export interface PlunderFrame extends Frame {
  readonly proc: 'plunder';
  step: 'look' | 'item' | 'take';
  readonly faction: Faction;
  readonly clearing: Clearing;
}

/** §14.2.2: a player gains control of hirelings. */
export interface HirelingGainFrame extends Frame {
  readonly proc: 'hirelingGain';
  step: 'take' | 'roll' | 'hired';
  readonly faction: Faction;
  readonly party: Party;
}

/** §14.2.1, §14.2.3: what hirelings ask for at the end of a turn. */
export interface HirelingControlFrame extends Frame {
  readonly proc: 'hirelingControl';
  step: 'lose' | 'empty' | 'handOver' | 'marker' | 'hire';
  readonly faction: Faction;
  /** The card that must be given away, -1 for none. */
  party: Party;
}

/** §14.7.3: the Dynasty's Daylight. */
export interface LastDynastyFrame extends Frame {
  readonly proc: 'lastDynasty';
  step: 'act' | 'battle' | 'again';
}

/** §14.7.4: points for rule, a moment of its own among others of the start of Birdsong (1.1.3). */
export interface NoblesFrame extends Frame {
  readonly proc: 'nobles';
  step: 'score';
  readonly faction: Faction;
}

/** Lizard Envoys: the start of their controller's Birdsong. */
export interface EnvoysFrame extends Frame {
  readonly proc: 'envoys';
  step: 'card';
  readonly faction: Faction;
}

/** §14.7.7: the Exile's set-up and Daylight. */
export interface ExileFrame extends Frame {
  readonly proc: 'exile';
  step: 'camp' | 'act';
  readonly seat: Seat;
}

/** Sunward Expedition: set-up and Daylight. */
export interface ExpeditionFrame extends Frame {
  readonly proc: 'expedition';
  step: 'begin' | 'takeUp' | 'foothold' | 'warriors' | 'then' | 'battle';
  readonly faction: Faction;
  clearing: Clearing;
}

/** Sunward Expedition: a foothold and three warriors together. */
export interface ExpeditionSetupFrame extends Frame {
  readonly proc: 'expeditionSetup';
  step: 'land' | 'foothold';
  readonly seat: number;
}

/** Riverfolk Flotilla: the start of its controller's Birdsong. */
export interface FlotillaFrame extends Frame {
  readonly proc: 'flotilla';
  step: 'next' | 'draw' | 'sail' | 'battle';
  readonly faction: Faction;
  /** How many players, from the controller on, were asked whether they draw. */
  asked: number;
}

/** Bandit Gangs: their Daylight. */
export interface BanditGangsFrame extends Frame {
  readonly proc: 'banditGangs';
  step: 'act';
  readonly faction: Faction;
}

/** One warrior at each of a player's posts: footholds, vaults, bandits; §2.5: too few for all are the player's choice. */
export interface GarrisonFrame extends Frame {
  readonly proc: 'hirelingGarrison';
  step: 'begin' | 'where';
  readonly faction: Faction;
  readonly warrior: Piece;
  /** Warriors that each clearing has still to get. */
  due: number[];
}

/** One move of hireling warriors, the number still to be said. */
export interface HirelingMoveFrame extends Frame {
  readonly proc: 'hirelingMove';
  step: 'count' | 'go';
  readonly piece: Piece;
  readonly from: Clearing;
  readonly to: Clearing;
  count: number;
}

/** A battle of hirelings, somewhere or in one clearing. */
export interface HirelingBattleFrame extends Frame {
  readonly proc: 'hirelingBattle';
  step: 'whom' | 'raid';
  readonly party: Party;
  /** -1: wherever they have warriors. */
  readonly clearing: Clearing;
  /** 1 when the controller may decline. */
  readonly optional: number;
  /** Clearings of a raid where they have still to battle. */
  left: Clearing[];
}

/** §14.7.1: the Patrol's Daylight. */
export interface ForestPatrolFrame extends Frame {
  readonly proc: 'forestPatrol';
  step: 'act' | 'battle';
}

/** Highway Bandits: a pawn pays with one item, which is damaged. */
export interface PawnTollFrame extends Frame {
  readonly proc: 'pawnToll';
  step: 'item';
  readonly key: string;
  readonly faction: Faction;
}

/** §14.7.2: Feline Physicians tend the warriors that fell in one clearing. */
export interface PhysiciansFrame extends Frame {
  readonly proc: 'physicians';
  step: 'card' | 'where';
  readonly key: string;
  readonly faction: Faction;
  readonly clearing: Clearing;
  readonly count: number;
  /** 1 for those that Revenge has made acolytes (10.2.3). */
  readonly avenged: number;
}

/** Places pieces of hirelings, clearing by clearing; the result of each is its clearing. */
export interface HirelingPlaceFrame extends Frame {
  readonly proc: 'hirelingPlace';
  step: 'where';
  readonly seat: Seat;
  /** The player for whom they are placed, -1 before factions are chosen. */
  readonly faction: Faction;
  readonly piece: Piece;
  /** How many at a time, and how often. */
  readonly count: number;
  times: number;
  readonly site: Site;
  /** The suit for the site `suit`, -1 otherwise. */
  readonly suit: number;
}

/** §14.1: hirelings are dealt and set up before factions are chosen. */
export interface PrepareHirelingsFrame extends Frame {
  readonly proc: 'prepareHirelings';
  step: 'deal' | 'weaken' | 'demote' | 'next' | 'which';
  /** How many players had their turn to set one up. */
  turns: number;
}

/** Warm Sun Prophets: their Daylight. */
export interface ProphetsFrame extends Frame {
  readonly proc: 'prophets';
  step: 'act' | 'arrived' | 'goad';
  /** Who was forced to move, and where to. */
  victim: Faction;
  to: Clearing;
}

/** Furious and Stoic Protector: the start of the controller's Birdsong. */
export interface ProtectorFrame extends Frame {
  readonly proc: 'protector';
  step: 'stride' | 'rage';
  readonly faction: Faction;
}

/** Corvid Spies: set-up and Daylight. */
export interface CorvidSpiesFrame extends Frame {
  readonly proc: 'corvidSpies';
  step: 'first' | 'second' | 'placed' | 'act';
  readonly seat: number;
  readonly faction: Faction;
}

/** §3.3.1.II-R1: what hirelings do at the start of Birdsong of somebody who may win by dominance then. */
export interface HirelingStartFrame extends Frame {
  readonly proc: 'hirelingStart';
  step: 'act' | 'check';
  readonly key: string;
  readonly faction: Faction;
  readonly party: Party;
}

/** §14.7.5: rolls of the uprising die and what follows each. */
export interface SpringUprisingFrame extends Frame {
  readonly proc: 'springUprising';
  step: 'more' | 'roll' | 'act';
  readonly seat: Seat;
  /** Rolls still to come. */
  rolls: number;
  /** 1 when a warrior may also rise: at the start of Birdsong. */
  readonly rising: number;
  suit: number;
}

/** Vault Keepers: set-up, hiring and Daylight. */
export interface VaultKeepersFrame extends Frame {
  readonly proc: 'vaultKeepers';
  step: 'vault' | 'guards' | 'grow' | 'then';
  readonly seat: number;
  readonly faction: Faction;
}

/** The procedures of hirelings. */
export type HirelingFrame =
  | PrepareHirelingsFrame
  | HirelingControlFrame
  | HirelingStartFrame
  | HirelingGainFrame
  | HirelingPlaceFrame
  | HirelingMoveFrame
  | HirelingBattleFrame
  | ForestPatrolFrame
  | PhysiciansFrame
  | LastDynastyFrame
  | NoblesFrame
  | SpringUprisingFrame
  | ExileFrame
  | PlunderFrame
  | ArtisansFrame
  | PopularBandFrame
  | HighwayBanditsFrame
  | BanditHelpFrame
  | PawnTollFrame
  | BearersFrame
  | EnvoysFrame
  | ExpeditionFrame
  | ExpeditionSetupFrame
  | FlotillaFrame
  | BanditGangsFrame
  | GarrisonFrame
  | ProphetsFrame
  | ProtectorFrame
  | CorvidSpiesFrame
  | VaultKeepersFrame;

/** Where hireling pieces may be placed, as their cards say it. */
export type Site =
  | 'any'
  | 'no-corner'
  | 'edge'
  | 'edge-river'
  | 'suit'
  | 'same-suit'
  | 'own-pieces'
  | 'without'
  | 'near'
  | 'enemies';
