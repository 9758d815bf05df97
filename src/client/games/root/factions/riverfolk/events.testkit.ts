import type { RiverfolkEvent } from '../../../../../games/root/factions/11-riverfolk/events.ts';
import type { EventSamples } from '../../event-samples.testkit.ts';

/** Events of every kind that the faction emits, with each way they can be told. */
export const riverfolkEvents: EventSamples<RiverfolkEvent> = {
  warriors: (['supply', 'payments', 'funds', 'committed'] as const).map(
    (from) => ({ type: 'warriors', owner: 1, from, to: 'funds', count: 2 }) as const,
  ),
  price: [{ type: 'price', service: 1, price: 3 }],
  bought: [{ type: 'bought', faction: 0, service: 2, price: 1 }],
};
