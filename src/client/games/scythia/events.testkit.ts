import { type ScythiaEvent, SOURCES } from '../../../games/scythia/events.ts';
import { BUILT_IN } from '../../../games/scythia/components/built-in.ts';
import { ITEMS, TRIGGERS } from '../../../games/scythia/words.ts';
import { COMPONENTS } from './names.ts';

/** The events of one kind, also where several kinds share their fields. */
type EventOf<T extends ScythiaEvent['type'], E = ScythiaEvent> = E extends { readonly type: infer U }
  ? T extends U
    ? Omit<E, 'type'> & { readonly type: T }
    : never
  : never;

/** One event of every kind: a kind that is missing here does not compile. */
export const EVENTS: { readonly [T in ScythiaEvent['type']]: readonly EventOf<T>[] } = {
  'quest-shown': BUILT_IN.quests.map((_, quest) => ({ type: 'quest-shown', place: quest, quest }) as const),
  'plunder-laid': [3, 4, 5, 6].map((item) => ({ type: 'plunder-laid', spot: 5, item }) as const),
  'board-set': [{ type: 'board-set', law: 'S-2.4' }],
  'animal-shown': BUILT_IN.animals.map((_, animal) => ({ type: 'animal-shown', place: animal % 3, animal }) as const),
  'hero-shown': BUILT_IN.heroes.map((_, hero) => ({ type: 'hero-shown', hero }) as const),
  'partner-shown': [{ type: 'partner-shown', hero: 0, character: 9 }],
  'first-player': [{ type: 'first-player', seat: 1 }],
  drafted: [{ type: 'drafted', seat: 0, hero: 0, character: 9 }],
  'offer-ended': [{ type: 'offer-ended', hero: 1, character: 3 }],
  drew: [
    { type: 'drew', seat: 0 },
    { type: 'drew', seat: 0, character: 5 },
  ],
  turn: [{ type: 'turn', seat: 0, number: 12 }],
  placed: [0, 1, 2].map((worker) => ({ type: 'placed', seat: 0, building: worker, worker }) as const),
  took: [{ type: 'took', seat: 0, building: 7, worker: 0 }],
  dismissed: [{ type: 'dismissed', seat: 0, slot: 4, character: 2, wounds: 1 }],
  used: COMPONENTS.alternative.names.map((_, alternative) => ({ type: 'used', seat: 0, alternative }) as const),
  played: BUILT_IN.characters.map((_, character) => ({ type: 'played', seat: 0, character }) as const),
  'hero-used': [{ type: 'hero-used', seat: 0, hero: 3 }],
  'eagle-used': [{ type: 'eagle-used', seat: 0, slot: 1, character: 7 }],
  gained: ITEMS.map((_, item) => ({ type: 'gained', seat: 0, item, amount: 2 }) as const),
  paid: ITEMS.map((_, item) => ({ type: 'paid', seat: 0, item, amount: 1 }) as const),
  'over-limit': [{ type: 'over-limit', seat: 0, item: 0, amount: 3 }],
  discarded: [{ type: 'discarded', seat: 0, character: 4 }],
  reshuffled: (['characters', 'animals', 'schemes'] as const).map((deck) => ({ type: 'reshuffled', deck }) as const),
  hired: [{ type: 'hired', seat: 0, character: 4, slot: 2, cost: 3 }],
  healed: [{ type: 'healed', seat: 0, slot: 2 }],
  swapped: [{ type: 'swapped', seat: 0, slot: 2, from: 4, to: 5 }],
  tamed: [-1, 4].flatMap((replaced) =>
    [0, 1].map((side) => ({ type: 'tamed', seat: 0, animal: 7, side, slot: 0, replaced }) as const),
  ),
  released: [{ type: 'released', seat: 0, animal: 3, slot: 1 }],
  'quest-chosen': [{ type: 'quest-chosen', seat: 0, quest: 1 }],
  chose: [{ type: 'chose', seat: 0, number: 2 }],
  passed: [{ type: 'passed', seat: 0 }],
  reroll: [0, 2, 4].map((die) => ({ type: 'reroll', seat: 0, slot: 1, die }) as const),
  'quest-completed': [0, -1].map((seat) => ({ type: 'quest-completed', seat, quest: 2, place: 1 }) as const),
  raid: COMPONENTS.settlement.names.map((_, settlement) => ({ type: 'raid', seat: 0, settlement, worker: 1 }) as const),
  kumis: [0, 1, 2, 5].map((amount) => ({ type: 'kumis', seat: 0, amount }) as const),
  rolled: [false, true].map((again) => ({ type: 'rolled', seat: 0, die: 5, strength: 2, wounds: 1, again }) as const),
  strength: [
    {
      type: 'strength',
      seat: 0,
      law: 'S-6.7',
      kumis: 3,
      dice: [2, 3],
      crew: [1, 2, 0, 0, 0],
      animals: [0, 2, 0, 0, 0],
      abilities: [1, 0, 0, 0, 0],
      total: 14,
      band: 1,
    },
  ],
  ability: TRIGGERS.map((_, trigger) => ({ type: 'ability', seat: 0, slot: 0, character: 3, trigger }) as const),
  wounds: [0, 1, 3].map(
    (total) => ({ type: 'wounds', seat: 0, law: 'S-6.10', dice: total, band: 0, less: 0, total }) as const,
  ),
  wounded: [{ type: 'wounded', seat: 0, slot: 0, character: 3 }],
  killed: [{ type: 'killed', seat: 0, slot: 0, character: 3 }],
  'wounds-lost': [{ type: 'wounds-lost', seat: 0, amount: 2, law: 'A-08' }],
  plundered: [
    { type: 'plundered', seat: 0, spot: 3, plunder: [1, 0, 2, 0], worker: 2 },
    { type: 'plundered', seat: 0, spot: 3, plunder: [0, 0, 0, 0], worker: 2 },
  ],
  scored: SOURCES.flatMap((source) =>
    [-1, 4].map((points) => ({ type: 'scored', seat: -1, source, points, law: 'S-11.3', total: 9 }) as const),
  ),
  'end-triggered': [{ type: 'end-triggered', seat: 0, spots: 2, quests: 5, law: 'S-11.1' }],
  capped: [{ type: 'capped', law: 'A-31' }],
  ended: [{ type: 'ended', law: 'S-11.2' }],
  scheme: BUILT_IN.schemes.map((_, scheme) => ({ type: 'scheme', scheme }) as const),
  'chief-failed': (['spot', 'provisions', 'strength'] as const).map(
    (lacks) => ({ type: 'chief-failed', law: 'S-12.3', lacks }) as const,
  ),
  'chief-provisions': [{ type: 'chief-provisions', amount: 3 }],
  'chief-horse': [0, 1, 2].map((place) => ({ type: 'chief-horse', animal: 9, place }) as const),
  'chief-raid': [{ type: 'chief-raid', spot: 3, provisions: 3, strength: 4 }],
  'chief-spent': [{ type: 'chief-spent', animal: 3 }],
};
