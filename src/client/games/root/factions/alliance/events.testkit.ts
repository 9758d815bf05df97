import type { AllianceEvent } from '../../../../../games/root/factions/08-alliance/events.ts';
import type { EventSamples } from '../../event-samples.testkit.ts';

/** Events of every kind that the faction emits, with each way they can be told. */
export const allianceEvents: EventSamples<AllianceEvent> = {
  officers: [{ type: 'officers', officers: 2 }],
};
