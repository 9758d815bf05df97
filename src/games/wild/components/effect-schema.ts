import type { AbilityEffect, MachineStep, Timing } from './pack.ts';
import { ITEMS, TERRAINS } from '../words.ts';

/** What a field of an effect may hold: a count of at least 1, the word `all` or a count, or one of these values. */
export type Field = 'count' | 'countOrAll' | readonly (string | number | boolean)[];

/** The fields of one op. */
export type Fields = Readonly<Record<string, Field>>;

/** One op that a pack may use, with the fields it must have and, for abilities, when it works. */
export interface Op<Name extends string = string> {
  readonly op: Name;
  readonly fields: Fields;
  readonly timing?: Timing;
}

/** §W-24.10: all effects of abilities. A pack that uses any other effect is not loaded. */
export const ABILITY_OPS: readonly Op<AbilityEffect['op']>[] = [
  { op: 'passFirstPlayer', timing: 'reveal', fields: { times: 'count' } },
  { op: 'gainItem', timing: 'reveal', fields: { item: ITEMS, who: ['self', 'all'] } },
  { op: 'clearPollution', timing: 'reveal', fields: { where: ['allAdjacent'] } },
  { op: 'destroyMech', timing: 'reveal', fields: { where: ['here', 'adjacent'], n: 'count' } },
  { op: 'breachWall', timing: 'reveal', fields: { where: ['any'], n: 'count' } },
  { op: 'replaceMechWithPollution', timing: 'reveal', fields: { where: ['anyCellWithoutToxic'], n: 'count' } },
  { op: 'takeDamage', timing: 'reveal', fields: { n: 'count' } },
  { op: 'removeDamage', timing: 'reveal', fields: { who: ['all', 'chosen'], n: 'countOrAll' } },
  { op: 'gainSupport', timing: 'reveal', fields: { n: 'count' } },
  { op: 'drawDefenders', timing: 'reveal', fields: { n: 'count' } },
  { op: 'relocateCamp', timing: 'reveal', fields: { terrain: TERRAINS } },
  { op: 'relocateLeader', timing: 'reveal', fields: { who: ['eachMay'], where: ['adjacent'] } },
  { op: 'relocateLeader', timing: 'reveal', fields: { who: ['self'], where: ['terrain'], terrain: TERRAINS } },
  { op: 'onDamageGainSupport', timing: 'persistent', fields: { n: 'count' } },
  { op: 'onCampBuiltGainSupport', timing: 'persistent', fields: { by: ['any'], n: 'count' } },
  { op: 'onMoveClearPollution', timing: 'persistent', fields: {} },
  { op: 'extraSupportPerMech', timing: 'persistent', fields: { n: 'count' } },
  { op: 'ignoreDieFace', timing: 'persistent', fields: { face: [1, 2] } },
  { op: 'regroupToAnyCamp', timing: 'persistent', fields: { noDamageRoll: [true] } },
  { op: 'corridorAnyTerrain', timing: 'persistent', fields: {} },
  { op: 'moveThroughWalls', timing: 'persistent', fields: {} },
  { op: 'rocketsReachAdjacentMech', timing: 'persistent', fields: {} },
  { op: 'skipMachineCard', timing: 'persistent', fields: {} },
];

/** §W-24.10: all steps of machine cards. */
export const MACHINE_OPS: readonly Op<MachineStep['op']>[] = [
  { op: 'advanceConstructors', fields: { each: 'count', lockstep: [true] } },
  { op: 'advanceConstructor', fields: { which: ['firstByScan', 'other'], times: 'count' } },
  { op: 'deployResetConstructors', fields: {} },
  { op: 'buildFactoryIfEnclosed', fields: { max: [1] } },
  { op: 'spreadPollution', fields: { when: ['always', 'noFactoryBuiltByThisCard'] } },
  { op: 'toggleDirection', fields: {} },
  { op: 'constructorsDeployHunters', fields: { each: 'count' } },
  { op: 'huntersPursue', fields: { activeRange: 'count', otherRange: 'count' } },
  { op: 'damagePlayersSharingCellWithMech', fields: { n: 'count' } },
];
