import type { Ability, Faction, Item, Leader, Machine, MachineKind, Terrain } from '../words.ts';

/** Where the values of a group come from; `own`: a printed copy; `reconstructed`: no source is known, replace them from one. */
export type Origin = 'rulebook' | 'public' | 'own' | 'reconstructed';

/** §W-24.10: what a special ability does: one of these and nothing else. */
export type AbilityEffect =
  | { readonly op: 'passFirstPlayer'; readonly times: number }
  | { readonly op: 'gainItem'; readonly item: Item; readonly who: 'self' | 'all' }
  | { readonly op: 'clearPollution'; readonly where: 'allAdjacent' }
  | { readonly op: 'destroyMech'; readonly where: 'here' | 'adjacent'; readonly n: number }
  | { readonly op: 'breachWall'; readonly where: 'any'; readonly n: number }
  | { readonly op: 'replaceMechWithPollution'; readonly where: 'anyCellWithoutToxic'; readonly n: number }
  | { readonly op: 'takeDamage'; readonly n: number }
  | { readonly op: 'removeDamage'; readonly who: 'all' | 'chosen'; readonly n: number | 'all' }
  | { readonly op: 'gainSupport'; readonly n: number }
  | { readonly op: 'drawDefenders'; readonly n: number }
  | { readonly op: 'relocateCamp'; readonly terrain: Terrain }
  | { readonly op: 'relocateLeader'; readonly who: 'eachMay'; readonly where: 'adjacent' }
  | { readonly op: 'relocateLeader'; readonly who: 'self'; readonly where: 'terrain'; readonly terrain: Terrain }
  | { readonly op: 'onDamageGainSupport'; readonly n: number }
  | { readonly op: 'onCampBuiltGainSupport'; readonly by: 'any'; readonly n: number }
  | { readonly op: 'onMoveClearPollution' }
  | { readonly op: 'extraSupportPerMech'; readonly n: number }
  | { readonly op: 'ignoreDieFace'; readonly face: 1 | 2 }
  | { readonly op: 'regroupToAnyCamp'; readonly noDamageRoll: true }
  | { readonly op: 'corridorAnyTerrain' }
  | { readonly op: 'moveThroughWalls' }
  | { readonly op: 'rocketsReachAdjacentMech' }
  | { readonly op: 'skipMachineCard' };

/** A step of a machine card. */
export type MachineStep =
  | { readonly op: 'advanceConstructors'; readonly each: number; readonly lockstep: true }
  | { readonly op: 'advanceConstructor'; readonly which: 'firstByScan' | 'other'; readonly times: number }
  | { readonly op: 'deployResetConstructors' }
  | { readonly op: 'buildFactoryIfEnclosed'; readonly max: 1 }
  | { readonly op: 'spreadPollution'; readonly when: 'always' | 'noFactoryBuiltByThisCard' }
  | { readonly op: 'toggleDirection' }
  | { readonly op: 'constructorsDeployHunters'; readonly each: number }
  | { readonly op: 'huntersPursue'; readonly activeRange: number; readonly otherRange: number }
  | { readonly op: 'damagePlayersSharingCellWithMech'; readonly n: number };

/** §W-22.1, §W-22.2: when an ability works. */
export type Timing = 'reveal' | 'persistent';

/** One special ability. */
export interface AbilityData {
  readonly id: Ability;
  readonly timing: Timing;
  readonly effect: AbilityEffect;
}

/** One defender card (§W-8.1); its faction and leader are in its id. */
export interface DefenderData {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  readonly ap: number;
  readonly ability: Ability;
}

/** One leader with the name printed on the figure's card. */
export interface LeaderData {
  readonly id: Leader;
  readonly faction: Faction;
  readonly name: string;
}

/** One machine card. */
export interface MachineData {
  readonly id: Machine;
  readonly kind: MachineKind;
  readonly level: 'base' | 'hard';
  readonly steps: readonly MachineStep[];
}

/** One side of a terrain tile: three terrains, and the position of its pollution symbol if it has one. */
export interface TileSide {
  readonly cells: readonly [Terrain, Terrain, Terrain];
  readonly pollution: number | null;
}

/** One terrain tile. */
export interface TileData {
  readonly id: string;
  readonly front: TileSide;
  readonly back: TileSide;
}

/** A cell in axial coordinates. */
export type AxialCell = readonly [q: number, r: number];

/** The support track of one number of players: spaces before the first camp, and the hand under each camp. */
export interface TrackData {
  readonly spacesBeforeCamps: number;
  readonly hands: readonly number[];
}

interface Group {
  readonly source: Origin;
}

/** The pack: all component values as data. Every group names the origin of its values. */
export interface Pack {
  readonly schema: 'wild-pack/1';
  readonly name: string;
  readonly abilities: Group & { readonly list: readonly AbilityData[] };
  readonly defenders: Group & { readonly list: readonly DefenderData[] };
  readonly leaders: Group & { readonly list: readonly LeaderData[] };
  readonly machineCards: Group & { readonly list: readonly MachineData[] };
  readonly damageDie: Group & {
    readonly faces: readonly number[];
    readonly melee: readonly number[];
    readonly sniper: readonly number[];
  };
  readonly factories: Group & { readonly chuteSides: readonly (readonly number[])[] };
  readonly tiles: Group & { readonly list: readonly TileData[] };
  readonly board: Group & {
    readonly slots: readonly (readonly [AxialCell, AxialCell, AxialCell])[];
    readonly mechSymbols: readonly AxialCell[];
  };
  readonly supportTracks: Group & { readonly byPlayers: { readonly [players in '2' | '3' | '4']: TrackData } };
  readonly setup: Group & {
    readonly startingHand: number;
    readonly maxDamage: number;
    readonly snipersOnBase: number;
    readonly breachMarkers: number;
  };
  readonly limits: Group & {
    readonly factoriesBuilt: number;
    readonly toxicSites: number;
    readonly deathsPerTerrain: number;
    readonly pollutionToToxic: number;
  };
}
