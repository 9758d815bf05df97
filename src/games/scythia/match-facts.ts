import type { MatchFacts } from '../../kernel/index.ts';
import type { Components } from './components/components.ts';
import type { ScythiaState } from './state.ts';

/** §S-2.9: the hero of each seat, and its place in the order of play. */
export function matchFacts(c: Components, s: ScythiaState): MatchFacts {
  const { seats } = s.settings;
  return {
    map: '',
    deck: '',
    seats: Array.from({ length: seats }, (_, seat) => ({
      faction: c.hero.names[s.heroes[seat] ?? -1] ?? '',
      order: (seat - s.first + seats) % seats,
    })),
  };
}
