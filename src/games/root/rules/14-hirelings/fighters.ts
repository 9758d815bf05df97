import type { FactionRules } from '../../factions/faction.ts';
import { STANDARD } from '../../factions/standard.ts';

/** Hirelings take no turns and craft nothing (14.4.4). */
function never(): never {
  throw new Error('hirelings take no turns');
}

/** §14.4.4, §14.4.5: hireling warriors fight by the common rules alone. */
export const hirelingWarriors: FactionRules = {
  ...STANDARD,
  setup: never,
  birdsong: never,
  daylight: never,
  evening: never,
  craftingPieces: () => 0,
};
