import { FACTIONS } from '../../../../games/root/words.ts';

/** The colour family of a faction; the second Vagabond wears the first one's, hirelings have none. */
export function familyOf(party: number): string | undefined {
  const faction = FACTIONS[party];
  return faction === 'vagabond2' ? 'vagabond' : faction;
}
