import type { CultEvent } from '../../../../../games/root/factions/10-cult/events.ts';
import type { EventSamples } from '../../event-samples.testkit.ts';

/** Events of every kind that the faction emits, with each way they can be told. */
export const cultEvents: EventSamples<CultEvent> = {
  outcast: [
    { type: 'outcast', suit: 0, hated: false },
    { type: 'outcast', suit: 2, hated: true },
  ],
  acolytes: [{ type: 'acolytes', acolytes: 4 }],
  souls: [{ type: 'souls', cards: [1, 2, 3] }],
  returned: [{ type: 'returned', faction: 5, cards: [1, 2] }],
};
