import type { KeepersEvent } from '../../../../../games/root/factions/13-keepers/events.ts';
import type { EventSamples } from '../../event-samples.testkit.ts';

/** Events of every kind that the faction emits, with each way they can be told. */
export const keepersEvents: EventSamples<KeepersEvent> = {
  'relic-laid': [{ type: 'relic-laid', forest: 13, relic: 0 }],
  delved: [{ type: 'delved', forest: 13, clearing: 2, relic: 5 }],
  carried: [{ type: 'carried', from: 2, to: 3, relic: 5 }],
  recovered: [{ type: 'recovered', clearing: 2, relic: 11, column: 1 }],
  'relic-buried': [{ type: 'relic-buried', by: 0, forest: 14, relic: 8 }],
  waystation: [
    { type: 'waystation', station: 0, clearing: 2, side: 1 },
    { type: 'waystation', station: 0, clearing: -1, side: 0 },
  ],
  gathered: [{ type: 'gathered', card: 5, column: 2 }],
  reassigned: [{ type: 'reassigned', card: 5, from: 0, to: 1 }],
};
