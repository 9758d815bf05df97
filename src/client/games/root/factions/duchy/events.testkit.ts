import type { DuchyEvent } from '../../../../../games/root/factions/17-duchy/events.ts';
import type { EventSamples } from '../../event-samples.testkit.ts';

/** Events of every kind that the faction emits, with each way they can be told. */
export const duchyEvents: EventSamples<DuchyEvent> = {
  minister: [
    { type: 'minister', minister: 1, as: 1 },
    { type: 'minister', minister: 5, as: 3 },
  ],
  swayed: [{ type: 'swayed', minister: 4 }],
  forsaken: [{ type: 'forsaken', minister: 8 }],
};
