import { FACTION_DATA } from '../../factions/data.ts';
import type { FactionName } from '../../words.ts';

/** §A.1: the recommended least for two to six players. */
const LEAST: Readonly<Record<number, number>> = { 2: 17, 3: 18, 4: 21, 5: 25, 6: 28 };

/** §A.1-R1: advice on a mix of factions; it never forbids one. */
export function reachOf(factions: readonly FactionName[]): { readonly reach: number; readonly least: number } {
  const reach = factions.reduce((sum, name) => sum + FACTION_DATA[name].reach, 0);
  return { reach, least: LEAST[factions.length] ?? 0 };
}
