import type { FactionName } from '../games/root/words.ts';

/** Factions of the engine whose lines are not judged: recorded games show their pieces only. */
export const UNREAD_FACTIONS: readonly FactionName[] = ['duchy', 'corvids'];
/** Of those, the factions whose games are not written either. */
export const UNWRITTEN_FACTIONS: readonly FactionName[] = ['duchy'];

/** The letter of each faction in the notation. */
export const FACTION_LETTERS: Readonly<Record<FactionName, string>> = {
  marquise: 'C',
  eyrie: 'E',
  alliance: 'A',
  vagabond: 'V',
  vagabond2: 'G',
  cult: 'L',
  riverfolk: 'O',
  hundreds: 'H',
  keepers: 'K',
  duchy: 'D',
  corvids: 'P',
};
