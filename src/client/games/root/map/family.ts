import { FACTIONS } from '../../../../games/root/words.ts';

/** The colour family of a faction; hirelings have none. */
export function familyOf(party: number): string | undefined {
  return FACTIONS[party];
}
