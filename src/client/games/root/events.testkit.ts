import type { RootEvent } from '../../../games/root/types.ts';
import type { EventSamples } from './event-samples.testkit.ts';
import { eyrieEvents } from './factions/eyrie/events.testkit.ts';
import { allianceEvents } from './factions/alliance/events.testkit.ts';
import { vagabondEvents } from './factions/vagabond/events.testkit.ts';
import { cultEvents } from './factions/cult/events.testkit.ts';
import { riverfolkEvents } from './factions/riverfolk/events.testkit.ts';
import { hundredsEvents } from './factions/hundreds/events.testkit.ts';
import { corvidsEvents } from './factions/corvids/events.testkit.ts';
import { keepersEvents } from './factions/keepers/events.testkit.ts';
import { duchyEvents } from './factions/duchy/events.testkit.ts';

/** Events of every kind, with each way they can be told: a kind that is missing here or in a faction's folder does not compile. */
export const EVENTS: EventSamples<RootEvent> = {
  chose: [
    { type: 'chose', faction: 0, text: 'build sawmill c4' },
    { type: 'chose', faction: 2, text: 'mobilize' },
    { type: 'chose', faction: -1, seat: 1, text: 'draft keepers' },
  ],
  suit: [{ type: 'suit', clearing: 0, suit: 1 }],
  seated: [{ type: 'seated', place: 0, seat: 1 }],
  turn: [{ type: 'turn', faction: 4, turn: 3 }],
  phase: [{ type: 'phase', faction: 1, phase: 'birdsong' }],
  drew: [
    { type: 'drew', faction: 0, to: 13 },
    { type: 'drew', faction: 0, to: 13, card: 0 },
    { type: 'drew', faction: 2, to: 5 },
    { type: 'drew', faction: 2, to: 5, card: 3 },
  ],
  reshuffled: [{ type: 'reshuffled' }],
  discarded: [{ type: 'discarded', faction: 0, card: 7, law: '2.1' }],
  given: [
    { type: 'given', from: 0, to: 1, pile: 14 },
    { type: 'given', from: 0, to: 1, pile: 14, card: 1 },
    { type: 'given', from: 0, to: 2, pile: 5 },
    { type: 'given', from: 0, to: 2, pile: 5, card: 1 },
    { type: 'given', from: 2, to: 2, pile: 5 },
    { type: 'given', from: 2, to: 2, pile: 5, card: 1 },
  ],
  shown: [
    { type: 'shown', faction: 0, to: 1 },
    { type: 'shown', faction: 0, to: 1, cards: [] },
    { type: 'shown', faction: 0, to: 1, cards: [1, 2] },
  ],
  revealed: [{ type: 'revealed', faction: 0, card: 9 }],
  took: [{ type: 'took', faction: 0, card: 9, law: '3.3.4' }],
  placed: [{ type: 'placed', piece: 0, clearing: 3, count: 2 }],
  removed: [
    { type: 'removed', piece: 1, clearing: 3, count: 1, by: -1 },
    { type: 'removed', piece: 6, clearing: 3, count: 5, by: 0 },
  ],
  moved: [
    { type: 'moved', piece: 0, from: 1, to: 2, count: 21, by: 0 },
    { type: 'moved', piece: 0, from: 1, to: 2, count: 2, by: 3 },
  ],
  ferry: [{ type: 'ferry', from: 0, to: 9 }],
  'path-cleared': [{ type: 'path-cleared', faction: 1, from: 1, to: 4 }],
  'landmark-dealt': [{ type: 'landmark-dealt', landmark: 3 }],
  landmark: [{ type: 'landmark', landmark: 4, clearing: 2 }],
  'market-dealt': [{ type: 'market-dealt', at: 0 }],
  'market-laid': [
    { type: 'market-laid', faction: 0, at: 1 },
    { type: 'market-laid', faction: 0, at: 1, card: 4 },
  ],
  'market-taken': [
    { type: 'market-taken', faction: 0, at: 1 },
    { type: 'market-taken', faction: 0, at: 1, card: 5 },
  ],
  housed: [{ type: 'housed', piece: 3 }],
  printed: [{ type: 'printed', piece: 12, suit: 2 }],
  ruin: [
    { type: 'ruin', clearing: 5, stands: true },
    { type: 'ruin', clearing: 5, stands: false },
  ],
  scored: [{ type: 'scored', faction: 0, points: 2, law: '3.2.1' }],
  lost: [{ type: 'lost', faction: 1, points: 5, law: '7.7.1' }],
  crafted: [{ type: 'crafted', faction: 0, card: 12, law: '4.1' }],
  item: [{ type: 'item', faction: 0, item: 0 }],
  dominance: [{ type: 'dominance', faction: 0, card: 6 }],
  battle: [{ type: 'battle', clearing: 4, attacker: 0, defender: 1 }],
  ambush: [
    { type: 'ambush', faction: 0, card: 0, foil: false },
    { type: 'ambush', faction: 0, card: 0, foil: true },
  ],
  rolled: [{ type: 'rolled', high: 3, low: 1, attacker: 3, defender: 1 }],
  hits: [
    { type: 'hits', on: 0, hits: 2, law: '4.3.3' },
    { type: 'hits', on: 1, hits: 2, dealt: 3, law: '4.3.3' },
  ],
  effect: [{ type: 'effect', faction: 0, card: 40 }],
  coffins: [
    { type: 'coffins', piece: 0, count: 2 },
    { type: 'coffins', piece: 0, count: -2 },
  ],
  won: [{ type: 'won', faction: 0, law: '3.1' }],
  'put-back': [
    { type: 'put-back', faction: 5 },
    { type: 'put-back', faction: 5, card: 1 },
  ],
  hirelings: [{ type: 'hirelings', parties: [9, 12, 21] }],
  demoted: [{ type: 'demoted', party: 12 }],
  'hireling-marker': [{ type: 'hireling-marker', faction: 0, points: 8 }],
  hired: [
    { type: 'hired', faction: 0, party: 9, from: -1 },
    { type: 'hired', faction: 0, party: 9, from: 1 },
  ],
  'control-roll': [{ type: 'control-roll', faction: 0, party: 9, gold: 1, red: 2, markers: 3 }],
  control: [0, 1, 2].map((left) => ({ type: 'control', faction: 0, party: 9, left }) as const),
  'patrol-card': [
    { type: 'patrol-card', count: 1 },
    { type: 'patrol-card', count: -3 },
  ],
  'uprising-die': [{ type: 'uprising-die', suit: 0 }],
  unpaid: [{ type: 'unpaid', faction: 1 }],
  exile: [
    { type: 'exile', from: -1, to: 13 },
    { type: 'exile', from: 13, to: 14 },
  ],
  'exile-item': [
    { type: 'exile-item', item: 0, how: 'added', faction: 1 },
    ...(['added', 'exhausted', 'refreshed', 'lost'] as const).map(
      (how) => ({ type: 'exile-item', item: 8, how, faction: -1 }) as const,
    ),
  ],
  'item-turned': [{ type: 'item-turned', faction: 0, item: 2 }],
  bandit: [
    { type: 'bandit', from: 0, to: 4, stands: true },
    { type: 'bandit', from: 0, to: 4, stands: false },
  ],
  'card-kept': [
    { type: 'card-kept', faction: 0, card: 3, back: false },
    { type: 'card-kept', faction: 0, card: 3, back: true },
  ],
  opening: [
    { type: 'opening', seat: 0 },
    { type: 'opening', seat: 0, card: 1 },
  ],
  'setup-card': [
    { type: 'setup-card', faction: 7, locked: false },
    { type: 'setup-card', faction: 6, locked: true },
  ],
  'setup-character': [{ type: 'setup-character', faction: 3, character: 2 }],
  drafted: [{ type: 'drafted', seat: 1, faction: 8 }],
  homeland: [{ type: 'homeland', faction: 8, clearing: 4 }],
  ...eyrieEvents,
  ...allianceEvents,
  ...vagabondEvents,
  ...cultEvents,
  ...riverfolkEvents,
  ...hundredsEvents,
  ...keepersEvents,
  ...duchyEvents,
  ...corvidsEvents,
};
