import { BUILT_IN } from '../components/built-in.ts';
import type { Pack } from '../components/pack.ts';

/** The built-in pack with cheap raids, hires and quests: random play then reaches all of its content. */
export const GENEROUS: Pack = {
  ...BUILT_IN,
  id: 'generous',
  civilisations: BUILT_IN.civilisations.map((civ) => ({
    ...civ,
    settlements: civ.settlements.map((settlement) => ({
      ...settlement,
      allowedWorkers: ['blue', 'grey', 'red'],
      crew: 2,
      provisions: 2,
      wagons: Math.min(1, settlement.wagons),
    })),
  })),
  characters: BUILT_IN.characters.map((character) => ({ ...character, cost: Math.min(2, character.cost) })),
  quests: BUILT_IN.quests.map((quest) => ({
    ...quest,
    cost:
      'items' in quest.cost
        ? { items: Object.fromEntries(Object.keys(quest.cost.items).map((item) => [item, 1])) }
        : { discardStrength: 3 },
  })),
};
