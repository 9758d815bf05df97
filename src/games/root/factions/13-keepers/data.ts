import type { FactionData } from '../faction-data.ts';
import { RETINUE_COLUMNS, newKeepers } from './state.ts';

/** §13.3.2: the box and the board of the Keepers. */
export const keepersData = {
  isPlayable: true,
  pieces: [
    { id: 'badger', class: 'warrior', count: 15, marksCorner: true },
    { id: 'waystation', class: 'building', count: 3, crafts: true },
    { id: 'relic', class: 'token', count: 12 },
  ],
  // §13.5.2
  piles: [{ name: 'retinue', columns: RETINUE_COLUMNS, seenBy: 'everybody', first: 10 }],
  reach: 8,
  stance: 'militant',
  startsInCorner: true,
  hirelings: ['vault-keepers'],
  fields: () => ({ keepers: newKeepers() }),
  ownTimeToAct: true,
} as const satisfies FactionData;
