import type { FactionData } from '../faction-data.ts';
import { newQuests, newVagabond } from './state.ts';

const COMMON = {
  ownTimeToAct: true,
  isPlayable: true,
  pieces: [],
  piles: [],
  stance: 'insurgent',
  startsInCorner: false,
  // §14.1.5-R1: the Exile and the Brigand exclude both Vagabonds.
  hirelings: ['the-exile'],
  craftsAllDay: true,
} as const;

/** The first Vagabond. */
export const vagabondData = {
  ...COMMON,
  reach: 5,
  fields: () => ({ vagabonds: [newVagabond(), newVagabond()], quests: newQuests() }),
  sharedFields: ['vagabonds', 'quests'],
} as const satisfies FactionData;

/** §9.7: the second Vagabond, whose state stands beside the first one's. */
export const vagabond2Data = { ...COMMON, reach: 2 } as const satisfies FactionData;
