import type { VagabondEvent } from '../../../../../games/root/factions/09-vagabond/events.ts';
import type { EventSamples } from '../../event-samples.testkit.ts';

/** Events of every kind that the faction emits, with each way they can be told. */
export const vagabondEvents: EventSamples<VagabondEvent> = {
  'first-setup': [{ type: 'first-setup', faction: 3 }],
  character: [{ type: 'character', faction: 3, character: 5 }],
  pawn: [
    { type: 'pawn', faction: 3, from: -1, to: 13, law: '9.3.2' },
    { type: 'pawn', faction: 3, from: 13, to: 2, law: '9.4.2' },
  ],
  'ruins-filled': [{ type: 'ruins-filled', items: 4 }],
  looked: [
    { type: 'looked', faction: 3, clearing: 5 },
    { type: 'looked', faction: 3, clearing: 5, item: 1 },
  ],
  explored: [{ type: 'explored', faction: 3, clearing: 5, item: 4 }],
  'quest-up': [{ type: 'quest-up', quest: 0 }],
  'quest-done': [{ type: 'quest-done', faction: 3, quest: 14 }],
  exhausted: [{ type: 'exhausted', faction: 3, item: 7 }],
  shifted: [
    { type: 'shifted', faction: 3, item: 1, to: 0 },
    { type: 'shifted', faction: 3, item: 1, to: 1 },
  ],
  'item-taken': [{ type: 'item-taken', faction: 3, from: 0, item: 2 }],
  relation: [-1, 0, 1, 2, 3].map(
    (relation) => ({ type: 'relation', faction: 3, with: 0, relation, law: '9.2.9' }) as const,
  ),
  'ally-fights': [{ type: 'ally-fights', faction: 3, ally: 0 }],
  coalition: [{ type: 'coalition', faction: 3, partner: 1, card: 5 }],
  enlisted: [{ type: 'enlisted', faction: 3, by: 0, swords: 2 }],
  scorched: [{ type: 'scorched', faction: 3, clearing: 6 }],
  damaged: [{ type: 'damaged', faction: 3, item: 6 }],
  refreshed: [{ type: 'refreshed', faction: 3, item: 5 }],
  repaired: [{ type: 'repaired', faction: 3, item: 4 }],
  'item-lost': [{ type: 'item-lost', faction: 3, item: 3 }],
};
