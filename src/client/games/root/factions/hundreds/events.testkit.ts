import type { HundredsEvent } from '../../../../../games/root/factions/12-hundreds/events.ts';
import type { EventSamples } from '../../event-samples.testkit.ts';

/** Events of every kind that the faction emits, with each way they can be told. */
export const hundredsEvents: EventSamples<HundredsEvent> = {
  mood: [{ type: 'mood', mood: 6 }],
  hoarded: [{ type: 'hoarded', item: 3 }],
  'item-removed': [
    { type: 'item-removed', item: 3, hoard: false, law: '12.2.3' },
    { type: 'item-removed', item: 3, hoard: true, law: '12.7.4' },
  ],
  looting: [{ type: 'looting', clearing: 3, from: 1 }],
  looted: [{ type: 'looted', from: 1, item: 0 }],
  unearthed: [{ type: 'unearthed', faction: 7, clearing: 5, item: 4 }],
  'mob-die': [{ type: 'mob-die', suit: 1 }],
  oppressed: [0, 1, 3].map((clearings) => ({ type: 'oppressed', clearings }) as const),
};
