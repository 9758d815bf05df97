import type { FactionName } from '../games/root/words.ts';

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
