import type { FactionData } from '../faction-data.ts';
import { newHundreds } from './state.ts';

/** §12.3.1: the box and the board of the Hundreds. */
export const hundredsData = {
  isPlayable: true,
  pieces: [
    { id: 'rat', class: 'warrior', count: 20 },
    { id: 'warlord', class: 'warrior', count: 1 },
    { id: 'stronghold', class: 'building', count: 6, crafts: true, marksCorner: true },
    { id: 'mob', class: 'token', count: 5 },
  ],
  piles: [],
  reach: 9,
  stance: 'militant',
  startsInCorner: true,
  hirelings: ['flame-bearers'],
  fields: () => ({ hundreds: newHundreds() }),
  ownTimeToAct: true,
} as const satisfies FactionData;
