import type { EyrieEvent } from '../../../../../games/root/factions/07-eyrie/events.ts';
import type { EventSamples } from '../../event-samples.testkit.ts';

/** Events of every kind that the faction emits, with each way they can be told. */
export const eyrieEvents: EventSamples<EyrieEvent> = {
  leader: [{ type: 'leader', leader: 0 }],
  deposed: [{ type: 'deposed', leader: 3 }],
  turmoil: [{ type: 'turmoil' }],
  tucked: [{ type: 'tucked', card: 11, column: 3 }],
};
