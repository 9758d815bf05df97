import type { FactionData } from '../faction-data.ts';
import { newRiverfolk } from './state.ts';

/** §11.3.1: the box and the board of the Riverfolk. */
export const riverfolkData = {
  isPlayable: true,
  pieces: [
    { id: 'otter', class: 'warrior', count: 15 },
    // §11.5.6.I
    { id: 'tradepost', class: 'token', count: 9, single: true },
  ],
  piles: [],
  reach: 5,
  stance: 'insurgent',
  startsInCorner: false,
  hirelings: ['riverfolk-flotilla'],
  openHand: true,
  craftsAllDay: true,
  fields: () => ({ riverfolk: newRiverfolk() }),
  ownTimeToAct: true,
} as const satisfies FactionData;
