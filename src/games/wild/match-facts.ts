import type { MatchFacts } from '../../kernel/index.ts';
import { seatOf } from './rules/queries.ts';
import type { WildState } from './state.ts';
import { FACTIONS } from './words.ts';

/** §W-1.4: the faction of each seat; in solo, both factions of the only one. The first player changes with every round. */
export const matchFacts = (s: WildState): MatchFacts => ({
  map: '',
  deck: '',
  seats: Array.from({ length: s.settings.seats }, (_, seat) => {
    const names = s.faction.flatMap((faction, player) => (seatOf(s, player) === seat ? (FACTIONS[faction] ?? []) : []));
    return { faction: names.join('+'), order: seat };
  }),
});
